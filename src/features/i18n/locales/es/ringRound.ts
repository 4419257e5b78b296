/** Spanish texts: ringing the doctors of a callout one after another. */

import { type ringRound as en } from "../en/ringRound.ts";
import { type Texts } from "../texts.ts";

export const ringRound = {
  title: "Ronda de llamadas",
  about: "Para {{list}}. El equipo ve al momento a quién está llamando.",
  order:
    "Mismo orden que en la solicitud: ofrecimientos primero, sin impedimentos, preferencia del cirujano, menos sesiones confirmadas en 90 días, más sesiones con este cirujano. Quien solo se ofreció para otras horas va al final.",
  which: "Sesión para la que se llama",
  noCovers:
    "«Dice que no» vale para esta sesión y para las demás sesiones abiertas en las que no se ha ofrecido; los ofrecimientos para otras sesiones se mantienen.",
  back: "Volver a la solicitud",
  ring: "Llamar",
  ringOne: "Llamar a {{doctor}}",
  noPhone: "Sin número de teléfono",
  add: "Añadir",
  decide: "Registrar o confirmar",
  decideFor: "Registrar o confirmar a {{doctor}}",
  book: "Confirmar",
  bookFor: "Confirmar a {{doctor}}",
  asking: "Se le está preguntando ahora",
  addPhone: "Añadir un número para {{doctor}}",
  mine: "Está hablando con {{doctor}}",
  other: "{{name}} está llamando ahora",
  lapsed: "{{name}} llamó, {{ago}}",
  call: {
    no_answer: "Sin respuesta",
    yes: "Sí por teléfono",
    no: "No por teléfono",
    call_back: "Volver a llamar: {{when}}",
    dropped: "Llamada cancelada",
    lapsed: "Llamada sin resultado",
  },
  done: "{{what}} · {{ago}}, {{name}}",
  result: {
    no_answer: "Sin respuesta",
    yes: "Dice que sí",
    no: "Dice que no",
    call_back: "Volver a llamar a las…",
    dropped: "Cancelar la llamada",
  },
  resultFor: "{{result}}: {{doctor}}",
  taken: "{{name}} ya está llamando a {{doctor}}. Pase al siguiente médico.",
  moved: "Esta llamada ha terminado mientras tanto.",
  again: {
    title: "¿Cuándo hay que volver a llamar a {{doctor}}?",
    date: "Fecha",
    time: "Hora",
    past: "Elija un momento futuro.",
    submit: "Guardar",
    back: "Cancelar",
  },
  refused: "No disponibles",
  empty: {
    title: "Nadie a quien llamar",
    text: "De los médicos consultados, no queda nadie sin decidir.",
  },
  closed: {
    title: "No hace falta llamar a nadie",
    text: "Esta solicitud no necesita a nadie en este momento.",
  },
  failed: "No se han podido cargar las llamadas",
} satisfies Texts<typeof en, "es">;
