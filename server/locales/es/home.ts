/** What a doctor's home says besides the words of the page of one callout, in Spanish. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 sesión" : `${count} sesiones`);

export const es: HomeTexts = {
  title: "Sus sesiones",
  contents: {
    answer: (count) => `${count} por responder`,
    offered: (count) => (count === 1 ? "1 ofrecimiento" : `${count} ofrecimientos`),
    booked: (count) => (count === 1 ? "1 confirmada" : `${count} confirmadas`),
  },
  answer: {
    title: "Por responder",
    none: "Ahora mismo no hay nada por responder.",
    send: "Enviar mis respuestas",
    thanks: "Gracias, la consulta tiene sus respuestas.",
    notTaken: "Estas respuestas no se han aceptado porque la sesión ha empezado o está cerrada:",
    rest: "Sus demás respuestas se han guardado.",
    note: (count) => (count === 1 ? "Nota sobre esta sesión" : `Nota sobre estas ${count} sesiones`),
  },
  offered: { title: "Mis ofrecimientos", none: "No tiene ofrecimientos pendientes.", change: "Cambiar mi respuesta" },
  others: (count) => `Rechazadas o cubiertas: ${lists(count)}`,
  booked: { title: "Confirmadas", none: "No tiene sesiones confirmadas por delante.", chip: "Confirmada" },
  cancelled: (count) => `Canceladas: ${lists(count)}`,
  past: (count) => `Pasadas: ${lists(count)}`,
  away: {
    title: "Estaré ausente",
    lead: "Esos días no se le preguntará por sesiones. Las que ya tiene confirmadas se quedan como están.",
    from: "Primer día",
    to: "Último día",
    add: "Añadir estos días",
    remove: "Quitar",
    removeSpan: (span) => `Quitar ${span}`,
    byOffice: "Introducido por la consulta",
    saved: (span) => `Guardado. Figura como ausente: ${span}`,
    booked: (count) =>
      count === 1 ? "Tiene una sesión confirmada en esas fechas" : `Tiene ${count} sesiones confirmadas en esas fechas`,
    stays:
      "La sesión sigue siendo suya si no renuncia a ella. Si no puede hacerla, renuncie ahora, por favor, para que se pueda buscar a otra persona.",
    keep: (count) => (count === 1 ? "Mantener mi sesión" : "Mantener mis sesiones"),
    wrong: {
      dates: "Indique el primer día y el último, por favor.",
      order: "El último día no puede ser anterior al primero.",
      past: "Esos días ya han pasado. Compruebe las fechas, por favor.",
      long: "Es más de un año, o faltan más de dos. Compruebe el año, por favor.",
    },
  },
  usuallyNot: {
    title: "Normalmente no",
    lead: "Marque cuándo no suele trabajar. La consulta lo ve y aun así puede preguntarle.",
    saved: "Guardado. La consulta ve estas horas.",
  },
  calendar: {
    title: "Dirección de calendario",
    lead: "Su aplicación de calendario puede mostrar sus sesiones confirmadas y mantenerlas al día.",
    open: "Crear dirección",
    address: "Dirección para su aplicación de calendario",
    secret: "Quien tenga esta dirección puede ver sus sesiones confirmadas. No la comparta.",
    subscribe: "Añadir a mi aplicación de calendario",
    replace: "Nueva dirección",
    close: "Desactivar",
    opened: "Añada esta dirección a su aplicación de calendario como calendario suscrito.",
    closed: "Desactivada. Los calendarios suscritos ya no se actualizan.",
  },
  figures: {
    title: "Sus últimos 90 días",
    you: "Usted",
    median: "Mediana",
    asked: "Sesiones por las que se le preguntó",
    offered: "Dijo que sí",
    booked: "Confirmadas",
    weekends: "De ellas, en fin de semana",
    of: (doctors) => `Mediana de los ${doctors} médicos a los que se preguntó.`,
    few: "No hay mediana con la que comparar, porque se preguntó a pocos médicos.",
    order:
      "La consulta ve estas cifras junto a sus ofrecimientos. A igualdad de condiciones, aparece primero quien tiene menos sesiones confirmadas.",
  },
};
