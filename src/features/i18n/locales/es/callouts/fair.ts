/** Spanish texts: in which order the answers stand, why, and what helps to choose fairly. */

import { type calloutFair as en } from "../../en/callouts/fair.ts";
import { type Texts } from "../../texts.ts";

export const calloutFair = {
  order: {
    label: "Orden",
    fit: "Mejor encaje primero",
    answered: "Por orden de respuesta",
  },
  ofFit:
    "Orden: sin impedimentos, la sesión completa, «disponible» antes que «si hace falta», preferencia del cirujano, menos sesiones confirmadas en 90 días, más sesiones con este cirujano, primera respuesta.",
  ofAnswers: "Los ofrecimientos están en el orden en que llegaron.",
  before: "{{first}} va antes que {{second}}: {{why}}.",
  why: {
    against: "menos impedimentos",
    stretch: "cubre más del horario pendiente",
    wish: "«disponible», no «si hace falta»",
    preference: "preferido por el cirujano",
    booked: "menos sesiones confirmadas en 90 días",
    surgeon: "más sesiones con este cirujano",
    answered: "respondió antes",
    name: "igual en todo, por orden de nombre",
  },
  offers: "sí: {{accepted}} de {{offered}}",
  offersMedian: "sí: {{accepted}} de {{offered}} (mediana {{usual}} de {{asked}})",
  booked: "confirmadas: {{booked}}",
  bookedMedian: "confirmadas: {{booked}} (mediana {{usual}})",
  weekends: "en fin de semana: {{weekends}}",
  weekendsMedian: "en fin de semana: {{weekends}} (mediana {{usual}})",
  days: "90 días: {{facts}}",
  last: "la última, el {{date}}",
  reason: {
    label: "¿Por qué no {{doctor}} primero?",
    help: "Queda en la actividad. Los médicos no lo ven.",
  },
  email: {
    button: "Escribir a todos los que se ofrecieron",
    title: "Escribir a los que se ofrecieron",
    text: "Cada médico recibe su propio correo y no ve otros nombres. Las respuestas y las confirmaciones no cambian.",
    who: "Para",
    none: "Elija al menos un médico.",
    message: "Mensaje",
    need: "Escriba un mensaje.",
    send: "Enviar",
    submit_one: "Enviar {{count}} correo",
    submit_many: "Enviar {{count}} de correos",
    submit_other: "Enviar {{count}} correos",
    unreached_one: "{{count}} médico elegido no puede recibir correos en este momento.",
    unreached_many: "{{count}} de médicos elegidos no pueden recibir correos en este momento.",
    unreached_other: "{{count}} médicos elegidos no pueden recibir correos en este momento.",
    done: "Los correos se están enviando",
  },
} satisfies Texts<typeof en, "es">;
