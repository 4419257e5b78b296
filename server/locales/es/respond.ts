/** What the doctor's page says, in Spanish. */
import { type RespondTexts } from "../en/respond.ts";

const booked = (lists: number, part: boolean): string => {
  if (part) return "Contamos con usted en el horario indicado abajo.";
  return `Contamos con usted para ${lists === 1 ? "esta sesión" : "estas sesiones"}.`;
};

export const es: RespondTexts = {
  language: "es",
  calloutFor: (doctor) => `Solicitud para ${doctor}`,
  call: (phone) => `Llamar a la consulta, ${phone}`,
  questions: "¿Alguna pregunta? Llame al",
  privacy: "Privacidad",
  needed: (role, surgeon, specialty) => `${role}${surgeon && ` con ${surgeon}`}${specialty && `, ${specialty}`}.`,
  answerBy: ["Responda antes del ", ", por favor."],
  answers: { available: "Disponible", if_needed: "Si hace falta", unavailable: "No disponible" },
  noAnswer: "Sin respuesta",
  filledChip: "Cubierta",
  closedChip: "Cerrada",
  cancelledChip: "Cancelada",
  stillOpen: (times) => `Queda por cubrir: ${times}`,
  away: "A esa hora figura como ausente.",
  elsewhere: (where) => `A esa hora ya tiene confirmada otra sesión: ${where}`,
  note: "Nota para la consulta",
  ownNote: "Su nota para la consulta",
  optional: "(opcional)",
  noteExample: "Por ejemplo: solo desde las 08:30",
  notBooked: "No queda en firme hasta que la consulta lo confirme.",
  form: {
    title: "¿Puede cubrir esta sesión?",
    others: "¿Puede cubrir el resto?",
    send: "Enviar mi respuesta",
  },
  first: {
    yes: "Sí, cuenten conmigo",
    send: "Enviar: un sí queda en firme",
    part: "Si se ofrece solo para una parte, no queda en firme hasta que la consulta lo confirme.",
    changed:
      "Algo ha cambiado: ahora, un sí confirmaría la sesión al momento. Revise su respuesta y envíela otra vez, por favor.",
    late: {
      title: "Otro médico se le ha adelantado por muy poco",
      lead: ["La sesión se cubrió justo antes de que llegara su respuesta: ", "no", " contamos con usted."],
    },
  },
  again: {
    title: "Vuelve a estar abierta: ¿sigue disponible?",
    lead: "Usted se había ofrecido y la sesión quedó cubierta. Su ofrecimiento solo vuelve a contar si dice que sí otra vez.",
  },
  renewal: {
    title: "Ha cambiado el horario",
    lead: "Díganos, por favor, si su respuesta sigue siendo válida.",
    question: (times) => `El horario es ahora ${times}. ¿Mantiene su respuesta?`,
    before: (times) => `Usted había respondido para ${times}.`,
    part: (times) => `De su ofrecimiento queda ${times}.`,
    yes: "Sí, mantengo mi respuesta",
  },
  earlier: {
    date: (when) => `Usted había respondido para ${when}; responda para la nueva fecha, por favor.`,
    times: (when) => `Usted había respondido para ${when}; responda para el nuevo horario, por favor.`,
    other: "La sesión ha cambiado desde que respondió; responda de nuevo, por favor.",
  },
  sent: {
    thanks: (name) => `Gracias, ${name}`,
    told: ["Ha respondido «", "»: ", "."],
    words: { available: "disponible", if_needed: "disponible si hace falta", unavailable: "no disponible" },
    eitherWay: "La consulta le escribirá en cualquier caso.",
    released: "Su confirmación se ha anulado.",
    notExpected: "No le esperamos en esta sesión.",
    change: "Cambiar mi respuesta",
  },
  confirmed: {
    title: "Sesión confirmada",
    booked,
    ask: "Pulse «Entendido» para que la consulta lo sepa.",
    known: "La consulta sabe que lo ha visto.",
    times: (part, whole) => `Confirmada: ${part} (de ${whole})`,
    where: "Lugar",
    surgeon: "Cirujano/a",
    address: "Dirección",
    gotIt: "Entendido",
    calendar: "Añadir al calendario",
    cannot: "Ya no puedo",
    late: (hours) => `Si faltan menos de ${hours} horas, llámenos además por teléfono.`,
  },
  changed: {
    times: {
      title: "Cambio de horario: ¿le va bien?",
      lead: "Seguimos contando con usted, ahora en el nuevo horario.",
      yes: "Sí, me va bien",
    },
    moved: {
      title: "Cambio de la sesión: ¿sigue disponible?",
      lead: "Vuelva a confirmarlo, por favor.",
      yes: "Sí, sigo disponible",
    },
    before: "Antes",
    due: ["Responda antes del ", ". Si no responde, su confirmación terminará en ese momento."],
  },
  withdraw: {
    title: "¿Ya no puede hacer esta sesión?",
    lead: "Dejaremos de contar con usted y la consulta buscará a otra persona enseguida.",
    telephone: "Llámenos también ahora, por favor",
    soon: "La sesión empieza pronto.",
    reason: "Motivo",
    reasonHint: "Lo leerá la consulta.",
    button: "Sí, renuncio a la sesión",
    keep: "No, mantengo la sesión",
  },
  offer: {
    title: "Le preguntamos en primer lugar",
    lead: "Usted es suplente y ahora hace falta un médico para esta sesión.",
    until: ["Nadie más recibe la pregunta hasta que venza su plazo: ", "."],
    left: (time) => `Tiene ${time} para responder.`,
    books: "Un sí confirma la sesión al momento.",
    no: "No, no puedo",
    lapsed: "El plazo para responder ha terminado. Sigue como suplente.",
    ended: "Le habíamos preguntado en primer lugar; eso ha terminado. Sigue como suplente.",
  },
  filled: {
    title: "Sesión cubierta, gracias",
    lead: (lists) => [
      `Ya tenemos a alguien para ${lists === 1 ? "esta sesión" : "estas sesiones"}. No tiene que hacer nada y `,
      "no",
      " le esperamos.",
    ],
    stepIn: "¿Podría acudir si cambian los planes?",
    askFirst: "Le avisaríamos a usted en primer lugar. No es una confirmación.",
    standby: "Apúnteme como suplente",
    offered: "Se ha ofrecido a acudir si cambian los planes.",
  },
  cancelled: {
    title: "Solicitud cancelada",
    lead: ["La consulta ya no necesita a nadie. No tiene que hacer nada y ", "no", " le esperamos."],
  },
  closed: {
    title: "Solicitud cerrada",
    lead: "Esta solicitud ha terminado y ya no admite respuestas. Si ha surgido algo, llámenos por teléfono.",
  },
  part: {
    title: "¿Solo una parte?",
    from: "Desde",
    to: "Hasta",
    said: (from, to) => `Solo ${from}–${to}`,
    wrong: "Indique las dos horas: dentro de la sesión y el inicio antes del fin.",
  },
  wrong: {
    nothing: "Elija una respuesta, por favor.",
    note: (most) => `Acorte la nota a ${most} caracteres.`,
    reason: (most) => `Acorte el motivo a ${most} caracteres.`,
    young: "Ha sido muy rápido. Pulse el botón otra vez, por favor.",
    forged: "No se ha reconocido esta página. Revise su respuesta y pulse el botón otra vez.",
    bookedForMore:
      "Entretanto se le ha confirmado para más tiempo, por lo que su respuesta para una parte de la sesión no se ha guardado. Si no puede cubrirlo todo, llámenos por teléfono, por favor.",
    refused: "La sesión ya ha empezado o está cerrada y no se puede cambiar. Llámenos por teléfono, por favor.",
    changed: "La sesión ha cambiado desde que abrió esta página. Revise su respuesta y envíela otra vez, por favor.",
    bookedSince: (button) =>
      `Se le ha confirmado la sesión desde que abrió esta página. Si no puede hacerla, pulse «${button}», por favor.`,
    otherList: "Esta sesión ha cambiado.",
  },
  settings: {
    title: "Correos e idioma",
    pause: "Pausar los correos con solicitudes",
    days: (days) => (days === 1 ? "1 día" : `${days} días`),
    resume: "Volver a recibir correos",
    paused: (until) => (until ? `Sin correos hasta el ${until}.` : "No recibe correos con solicitudes."),
    note: "Seguirá recibiendo los correos sobre sus confirmaciones.",
    language: "Idioma",
    save: "Guardar",
  },
  expired: {
    title: "Este enlace ha caducado",
    lead: "Las sesiones ya han pasado. Si tiene alguna pregunta, llame a la consulta.",
  },
  unknown: {
    title: "Este enlace no es válido",
    lead: "Abra de nuevo el enlace de su correo o llame a la consulta: el número está en el correo.",
  },
  busy: { title: "Un momento, por favor", lead: "Ha habido demasiadas solicitudes. Inténtelo dentro de unos minutos." },
  foreign: { title: "No se ha podido aceptar", lead: "Abra de nuevo el enlace de su correo y responda allí." },
  broken: {
    title: "Algo ha fallado",
    lead: "No se ha cambiado nada. Inténtelo de nuevo en un momento o llame a la consulta.",
  },
  notSaved: {
    title: "No se ha podido guardar",
    lead: "La consulta no ha recibido lo que ha enviado. Inténtelo dentro de unos minutos o llame a la consulta.",
  },
  unclear: {
    title: "No sabemos si se ha guardado",
    lead: "Abra de nuevo el enlace de su correo dentro de unos minutos para comprobarlo, o llame a la consulta.",
  },
};
