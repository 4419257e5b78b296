/** What a doctor's home says besides the words of the page of one callout, in Spanish. */
import { type HomeTexts } from "../en/home.ts";

const lists = (count: number): string => (count === 1 ? "1 sesión" : `${count} sesiones`);

export const es: HomeTexts = {
  title: "Sus sesiones",
  contents: {
    answer: (count) => `${count} por responder`,
    offered: (count) => (count === 1 ? "1 ofrecida" : `${count} ofrecidas`),
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
  offered: { title: "Ofrecidas", none: "No tiene ofrecimientos pendientes.", change: "Cambiar mi respuesta" },
  others: (count) => `Rechazadas o cubiertas: ${lists(count)}`,
  booked: { title: "Confirmadas", none: "No tiene sesiones confirmadas por delante.", chip: "Confirmada" },
  past: (count) => `Pasadas: ${lists(count)}`,
};
