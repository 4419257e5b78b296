/** What the mails about callouts say, in Spanish. */
import { type CalloutTexts, type Phrase } from "./words.ts";

const NUMBER = ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
const A_ROLE = {
  anaesthetist: "un anestesista",
  surgical_assistant: "un ayudante quirúrgico",
  other: "un médico",
};
const notExpected = (more: string): Phrase => ["", "No", ` le esperamos. ${more}`];

export const es: CalloutTexts = {
  language: "es",
  urgent: "Urgente: ",
  dear: (name) => `Hola, ${name}:`,
  callout: (reference) => `Solicitud ${reference}`,
  role: { anaesthetist: "Anestesista", surgical_assistant: "Ayudante quirúrgico", other: "Médico" },
  session: { am: "Mañana", pm: "Tarde", all_day: "Todo el día", evening: "Noche", on_call: "Guardia", custom: "" },
  about: (subject, facts) => `${subject}${subject.endsWith("?") ? "" : ":"} ${facts}`,
  lists: (count, specialty, surgeon) =>
    `${NUMBER[count] ?? count} ${count === 1 ? "sesión" : "sesiones"}${specialty && ` de ${specialty}`}${surgeon && ` con ${surgeon}`}`,
  localTime: "(hora del hospital)",
  zone: (name) => `(hora del hospital, ${name})`,
  message: "Mensaje del centro",
  fee: (fee) => `Honorarios: ${fee}`,
  answer: {
    subject: "¿Puede cubrirlo?",
    heading: "¿Puede cubrirlo?",
    looking: (roles, lists) => ["Buscamos ", roles.map((role) => A_ROLE[role]).join(" y "), ` para ${lists}.`],
    partly: (days) => (days === 2 ? " Puede aceptar solo uno de los dos días." : " Puede aceptar solo una parte."),
    button: "Responder ahora",
    ease: "Disponible, si hace falta o no disponible. Son diez segundos, sin iniciar sesión.",
    notBooked: "No queda reservado hasta que lo confirmemos.",
    respondBy: (deadline) => ["Responda antes del ", deadline, ", por favor."],
    eitherWay: "Le escribiremos en cualquier caso.",
  },
  reminder: {
    subject: "Recordatorio: ¿puede cubrirlo?",
    heading: "¿Todavía puede ayudarnos?",
    lead: "Aún no tenemos su respuesta. Un «no» también nos ayuda. ",
  },
  confirmation: {
    subject: "Confirmado",
    heading: "Confirmado para usted",
    lead: (lists) => `Contamos con usted para ${lists}. Muchas gracias.`,
    button: "Enterado",
    ease: "Abre su página. Pulse allí «Enterado» para que el centro lo sepa.",
    title: "Contamos con usted.",
    text: ["Si ya no puede, indíquelo en esa misma página; si falta poco tiempo, llame también por teléfono."],
  },
  filled: {
    subject: "Cubierto, gracias",
    heading: "Cubierto, gracias",
    lead: (lists) => `Ya hay otra persona confirmada para ${lists}.`,
    title: "No tiene que hacer nada.",
    text: notExpected("Gracias por ofrecerse."),
  },
  released: {
    subject: "Ya no está confirmado",
    heading: "Su confirmación se ha retirado",
    lead: (lists) => `Ya no contamos con usted para ${lists}.`,
    title: "Quítelo de su agenda, por favor.",
    text: notExpected("Si le sorprende, llámenos."),
  },
  cancelled: {
    subject: "Cancelado",
    heading: "Esta solicitud se ha cancelado",
    lead: (lists) => `El centro ya no necesita a nadie para ${lists}.`,
    title: "No tiene que hacer nada.",
    text: notExpected("Gracias por responder."),
  },
  expired: {
    subject: "Cerrado, gracias",
    heading: "Esta solicitud se ha cerrado",
    lead: (lists) => `La solicitud para ${lists} ha terminado sin una confirmación para usted.`,
    title: "No tiene que hacer nada.",
    text: notExpected("Gracias por ofrecerse."),
  },
  standby: {
    subject: "En reserva",
    heading: "Está usted en reserva",
    lead: (lists) => `Hay otra persona confirmada para ${lists}. Gracias a su ofrecimiento, le tenemos en reserva.`,
    rank: (rank) => (rank > 1 ? ` Ocupa el puesto ${rank}.` : " Ocupa el primer puesto."),
    button: "Abrir mi página",
    ease: "Allí también puede retirar su ofrecimiento.",
    title: "Esto no es una confirmación.",
    text: ["Le preguntaríamos antes. Mientras no le avisemos, ", "no", " le esperamos."],
  },
  notRequired: {
    subject: "No hace falta, gracias",
    heading: "Finalmente no hace falta",
    lead: (lists) => `Al final no le necesitamos para ${lists}.`,
    title: "No tiene que hacer nada.",
    text: notExpected("Gracias por ofrecerse."),
  },
  invitation: {
    subject: (practice) => `Solicitudes de ${practice}`,
    heading: "Recibirá nuestras solicitudes",
    lead: (practice) =>
      `${practice} le ha incluido entre sus médicos. Cuando haya que cubrir una sesión, le preguntaremos por correo; basta con pulsar el enlace para responder, sin cuenta ni contraseña.`,
    button: "Comprobar mis datos",
    ease: "Solo lleva un momento; allí también puede elegir su idioma o pausar los correos.",
    title: "No tiene que configurar nada.",
    text: [
      "Responder es ofrecerse, no queda reservado: solo contamos con usted cuando lo confirmamos. Si no desea estos correos, responda a este mensaje.",
    ],
  },
  uncovered: "sin cubrir",
  event: (practice, phone) => `${practice}, teléfono ${phone}`,
  telephone: "Teléfono",
  reply: "También puede responder a este correo.",
  personal: "Solo usted ha recibido este correo; no lo reenvíe, el enlace es suyo.",
  onlyYou: "Solo usted ha recibido este correo.",
  pause: "Pausar los correos",
  privacy: "Privacidad",
};
