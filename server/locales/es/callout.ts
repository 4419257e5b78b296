/** What the mails about callouts say, in Spanish. */
import { type CalloutTexts, type Phrase } from "../en/calloutTexts.ts";

const NUMBER = ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
const A_ROLE = {
  anaesthetist: "un o una anestesista",
  surgical_assistant: "un ayudante quirúrgico",
  other: "un médico",
};
const NOTHING_TO_DO = "No tiene que hacer nada.";
const notExpected = (more: string): Phrase => ["", "No", ` le esperamos. ${more}`];

export const es: CalloutTexts = {
  language: "es",
  urgent: (subject) => `Urgente: ${subject.replace(/^¿?\p{Lu}/u, (start) => start.toLocaleLowerCase("es"))}`,
  dear: (name) => `Hola, ${name}:`,
  callout: (reference) => `Solicitud ${reference}`,
  role: { anaesthetist: "Anestesista", surgical_assistant: "Ayudante quirúrgico", other: "Médico" },
  session: {
    am: "Mañana",
    pm: "Tarde",
    all_day: "Todo el día",
    evening: "Tarde-noche",
    on_call: "Guardia",
    custom: "",
  },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon, part) => {
    const number = part ? "una parte de una" : (NUMBER[count] ?? count);
    const noun = count === 1 ? "sesión quirúrgica" : "sesiones quirúrgicas";
    return `${number} ${noun}${specialty && ` de ${specialty}`}${surgeon && ` con ${surgeon}`}`;
  },
  partOf: (part, whole) => `${part} de ${whole}`,
  localTime: "(hora del hospital)",
  zone: (name) => `(hora del hospital, ${name})`,
  message: "Mensaje de la consulta",
  reason: "Motivo indicado por la consulta",
  fee: (fee) => `Honorarios: ${fee}`,
  answer: {
    subject: "¿Puede cubrir una sesión?",
    firstSubject: "Para el primero que acepte: ¿puede cubrir una sesión?",
    heading: "¿Puede cubrir una sesión?",
    looking: (roles, lists) => ["Buscamos ", roles.map((role) => A_ROLE[role]).join(" y "), ` para ${lists}.`],
    partly: (days) =>
      days === 2 ? " Puede ofrecerse para un día o para los dos." : " Puede ofrecerse solo para algunas.",
    button: "Responder ahora",
    ease: "Disponible, si hace falta o no disponible: se responde en unos segundos, sin iniciar sesión.",
    notBooked: "No queda en firme hasta que lo confirmemos.",
    instant: {
      title: "Se confirma al momento al primer médico que pueda hacer toda la sesión.",
      mixed: "En algunas de estas sesiones se confirma al momento al primer médico.",
      text: "«Si hace falta» o solo una parte nunca bastan: en ese caso, no queda en firme hasta que lo confirmemos.",
    },
    respondBy: (deadline) => ["Responda antes del ", deadline, ", por favor."],
    eitherWay: "Le escribiremos en cualquier caso.",
    usual: {
      heading: (lists) => (lists === 1 ? "Su sesión habitual: ¿le va bien?" : "Sus sesiones habituales: ¿le van bien?"),
      lead: (lists) =>
        lists === 1
          ? "Esta sesión suele ser suya. Díganos, por favor, si le va bien."
          : "Estas sesiones suelen ser suyas. Díganos, por favor, si cada una de ellas le va bien.",
      title: "Un «sí» a toda una sesión la deja confirmada al momento.",
      text: (lists) =>
        `No preguntaremos a nadie más por ${lists === 1 ? "esta sesión" : "estas sesiones"} hasta que responda o venza el plazo de respuesta.`,
    },
  },
  reminder: {
    subject: "Recordatorio: ¿puede cubrir una sesión?",
    firstSubject: "Recordatorio, para el primero que acepte: ¿puede cubrir una sesión?",
    heading: "¿Todavía puede ayudarnos?",
    lead: "Aún no tenemos su respuesta. Un «no» también nos ayuda. ",
    anew: "Algo ha cambiado desde que respondió y necesitamos una nueva respuesta. Un «no» también nos ayuda. ",
  },
  confirmation: {
    subject: "Sesión confirmada",
    heading: (lists) => (lists === 1 ? "Sesión confirmada" : "Sesiones confirmadas"),
    lead: (lists) => `Contamos con usted para ${lists}. Muchas gracias.`,
    button: "Entendido",
    ease: "Este botón abre su página. Pulse allí «Entendido» para que la consulta lo sepa.",
    title: "Si ya no puede venir",
    text: ["Indíquelo en esa misma página; con poca antelación, llame además por teléfono."],
  },
  filled: {
    subject: "Sesión cubierta, gracias",
    heading: "Sesión cubierta, gracias",
    lead: (lists) => `Ya tenemos a alguien para ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Gracias por ofrecerse."),
    others: (lists) => `Su ofrecimiento para ${lists} sigue en pie.`,
  },
  released: {
    subject: "Confirmación anulada",
    heading: "Su confirmación se ha anulado",
    lead: (lists) => `Ya no contamos con usted para ${lists}.`,
    title: "Quítelo de su agenda, por favor.",
    text: notExpected("Si no lo esperaba, llámenos."),
    ended: {
      unanswered: "La sesión cambió y no recibimos su sí a tiempo.",
      times: "El horario de la sesión ha cambiado y ya no incluye las horas que usted tenía confirmadas.",
      moved: "La sesión cambió y ya no incluye las horas que usted tenía confirmadas.",
    },
  },
  cancelled: {
    subject: "Solicitud cancelada",
    heading: "Ya no hace falta cubrir la sesión",
    lead: (lists) => `La consulta ya no necesita a nadie para ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Gracias por responder."),
  },
  expired: {
    subject: "Solicitud cerrada, gracias",
    heading: "La búsqueda ha terminado",
    lead: (lists) => `La búsqueda de un médico para ${lists} ha terminado sin una confirmación para usted.`,
    title: NOTHING_TO_DO,
    text: notExpected("Gracias por ofrecerse."),
  },
  standby: {
    subject: "Suplente",
    heading: "Está usted como suplente",
    lead: (lists) => `Gracias por ofrecerse para ${lists}. Le tenemos como suplente.`,
    rank: (rank) => (rank > 1 ? ` Ocupa el puesto ${rank}.` : " Ocupa el primer puesto."),
    button: "Abrir mi página",
    ease: "Allí también puede retirar su ofrecimiento.",
    title: "Esto no es una confirmación.",
    text: [
      "Si le necesitamos, le avisaremos a usted en primer lugar. Mientras no le avisemos, ",
      "no",
      " le esperamos.",
    ],
  },
  notRequired: {
    subject: "Esta vez no hace falta, gracias",
    heading: "Esta vez no hace falta",
    lead: (lists) => `Al final no le necesitamos para ${lists}.`,
    title: NOTHING_TO_DO,
    text: notExpected("Gracias por ofrecerse."),
  },
  invitation: {
    subject: (practice) => `Solicitudes de ${practice}`,
    heading: "Recibirá nuestras solicitudes",
    lead: (practice) =>
      `${practice} le ha añadido a su lista de médicos. Cuando haya que cubrir una sesión quirúrgica, le preguntaremos por correo; responda desde el enlace del correo, sin cuenta ni contraseña.`,
    button: "Comprobar mis datos",
    ease: "Solo lleva un momento; allí también puede elegir su idioma o pausar los correos.",
    title: "No tiene que configurar nada.",
    text: ["Cada correo dice cuándo una respuesta queda en firme. Si no desea estos correos, responda a este mensaje."],
  },
  attached: {
    invitation: (lists) =>
      lists === 1
        ? "Se adjunta una invitación de calendario."
        : "Se adjunta una invitación de calendario para cada sesión.",
    update: (lists) =>
      lists === 1
        ? "Se adjunta una invitación de calendario actualizada."
        : "Se adjunta una invitación de calendario actualizada para cada sesión.",
    cancellation: (lists) =>
      lists === 1
        ? "Se adjunta la cancelación para su calendario."
        : "Se adjunta la cancelación de cada sesión confirmada para su calendario.",
  },
  uncovered: "sin cubrir",
  event: (practice, phone) => `${practice}, teléfono ${phone}`,
  declining: "Rechazar esta cita en su calendario no anula la confirmación: hágalo en su página.",
  telephone: "Teléfono",
  reply: "También puede responder a este correo.",
  personal: "Este enlace es personal. Le rogamos que no lo reenvíe.",
  onlyYou: "Solo usted ha recibido este correo.",
  home: "Todas sus sesiones y ausencias",
  pause: "Pausar los correos",
  privacy: "Privacidad",
};
