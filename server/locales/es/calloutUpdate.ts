/** What the mails about changed and reopened lists say, in Spanish. */
import { type UpdateTexts } from "../en/updateTexts.ts";

export const es: UpdateTexts = {
  askAgain: {
    subject: "Vuelve a estar abierta: ¿sigue disponible?",
    firstSubject: "Vuelve a estar abierta, para el primero que acepte: ¿sigue disponible?",
    heading: "Vuelve a estar abierta: ¿sigue disponible?",
    lead: "Usted se había ofrecido. Su ofrecimiento solo vuelve a contar si dice que sí otra vez. ",
  },
  changedAsking: {
    subject: "Cambio: ¿puede cubrir una sesión?",
    firstSubject: "Cambio, para el primero que acepte: ¿puede cubrir una sesión?",
    heading: "Hay un cambio: ¿puede cubrir una sesión?",
    lead: "Algo ha cambiado desde que le preguntamos. ",
  },
  askedAnew: {
    subject: "Cambio de la sesión: ¿puede cubrirla?",
    firstSubject: "Cambio de la sesión, para el primero que acepte: ¿puede cubrirla?",
    heading: "Cambio de la sesión: ¿puede cubrirla?",
    lead: "Usted respondió antes de este cambio, así que su respuesta ya no cuenta. Responda de nuevo, por favor. ",
  },
  listAdded: {
    subject: "Una sesión más: ¿puede cubrirla?",
    firstSubject: "Una sesión más, para el primero que acepte: ¿puede cubrirla?",
    heading: "Una sesión más: ¿puede cubrirla?",
    lead: "Hemos añadido una sesión a esta solicitud. ",
  },
  alsoOpen: {
    subject: "También por cubrir: ¿está disponible?",
    firstSubject: "También por cubrir, para el primero que acepte: ¿está disponible?",
    heading: "También por cubrir: ¿está disponible?",
    lead: "Hasta ahora no le habíamos preguntado por esto. Sus demás respuestas no cambian. ",
  },
  changed: {
    subject: "Cambio en su sesión",
    heading: "Hay un cambio en su sesión confirmada",
    lead: (lists) => `Hay un cambio en su confirmación para ${lists}.`,
    button: "Abrir mi página",
    ease: "Su confirmación, tal como está ahora.",
    title: "Seguimos contando con usted.",
    text: ["No tiene que hacer nada. Si ya no puede venir, indíquelo en su página."],
  },
  timesChanged: {
    subject: "Cambio de horario: ¿le va bien?",
    heading: "Ha cambiado el horario: ¿le va bien?",
    lead: (lists) => `Ha cambiado el horario que tenía confirmado para ${lists}.`,
    button: "Responder ahora",
    ease: "Díganos si le va bien: se responde en unos segundos, sin iniciar sesión.",
    title: "Seguimos contando con usted.",
    text: [
      "Contamos con usted en el nuevo horario, salvo que nos diga que no puede. Con poca antelación, llame además por teléfono.",
    ],
  },
  moved: {
    subject: "Cambio de la sesión: ¿sigue disponible?",
    heading: "Cambio de la sesión: ¿sigue disponible?",
    lead: (lists) => `Ha cambiado lo que tenía confirmado: ${lists}.`,
    button: "Responder ahora",
    ease: "Sí o no: se responde en unos segundos, sin iniciar sesión.",
    title: "Vuelva a confirmarlo, por favor.",
    text: (until) =>
      until
        ? ["Responda antes del ", until, ". Si no responde, su confirmación terminará en ese momento."]
        : ["Hasta que responda no sabremos si puede venir."],
  },
  standbyOffer: {
    subject: "Le preguntamos en primer lugar: ¿puede cubrirla?",
    heading: "Le preguntamos en primer lugar: ¿puede cubrirla?",
    lead: (lists) => `Le tenemos como suplente y ahora necesitamos un médico para ${lists}.`,
    button: "Responder ahora",
    ease: "Sí o no: se responde en unos segundos, sin iniciar sesión.",
    title: "Un sí confirma la sesión al momento.",
    text: (until) => [
      "No preguntamos a nadie más hasta el ",
      until,
      ". Si no puede, díganoslo, por favor, para poder preguntar a otros.",
    ],
  },
  offerClosed: {
    subject: "Ya no hace falta que responda",
    heading: "Ya no hace falta que responda",
    lead: (lists) => `Le habíamos preguntado en primer lugar por ${lists}. Este ofrecimiento ha terminado.`,
    button: "Abrir mi página",
    ease: "Allí también puede dejar de ser suplente.",
    title: "Sigue como suplente.",
    text: ["", "No", " le esperamos mientras no le avisemos."],
  },
  message: {
    subject: "Mensaje sobre su ofrecimiento",
    heading: "Un mensaje sobre su ofrecimiento",
    lead: (lists) => `Se ha ofrecido para ${lists}. Tenemos un mensaje para usted.`,
    button: "Abrir mi página",
    ease: "Allí puede ver su respuesta y cambiarla.",
    title: "No ha cambiado nada.",
    text: ["Su ofrecimiento sigue en pie. Si ya tiene la sesión confirmada, sigue en pie."],
    again: ["Su ofrecimiento anterior solo vuelve a contar si dice que sí otra vez en su página."],
  },
  changes: {
    title: "Qué ha cambiado",
    none: "sin indicar",
    field: {
      date: "Fecha",
      times: "Horario",
      site: "Centro",
      theatre: "Quirófano",
      surgeon: "Cirujano/a",
      specialty: "Especialidad",
      role: "Función",
      case_mix: "Tipo de intervenciones",
      requirements: "Requisitos",
      notes: "Nota",
      message: "Mensaje de la consulta",
      fee: "Honorarios",
    },
  },
};
