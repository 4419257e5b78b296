/** Spanish texts: lists covered in part, open again, and decided about together. */

import { type calloutCover as en } from "../../en/callouts/cover.ts";
import { type Texts } from "../../texts.ts";

export const calloutCover = {
  seat: "{{span}} {{doctor}}",
  open_one: "{{span}} sin cubrir",
  open_many: "{{span}}: {{count}} sin cubrir",
  open_other: "{{span}}: {{count}} sin cubrir",
  openOn: "{{date}}: {{spans}} sin cubrir",
  cancelledFor: "Cancelada: {{reason}}",
  consent: {
    times: "Horario cambiado, aún sin respuesta",
    moved: "Trasladada: debe volver a confirmarse",
    movedBy: "Trasladada: debe volver a confirmarse; plazo: {{when}}",
  },
  said: {
    offered: "Se ofreció para {{span}}",
    offeredOn: "Se ofreció para el {{date}}, {{span}}",
    earlier: "Respondió «{{answer}}» para el {{date}}, {{span}}",
    before: "Respondió «{{answer}}» antes del traslado",
  },
  completes: "Completa la sesión",
  bookedFor: "Para {{span}}",
  withdrew: "Ya no puede acudir",
  ended: {
    times: "Motivo: cambió el horario",
    moved: "Motivo: se trasladó la sesión",
  },
  stoodDown: "Ya no hace falta",
  toldNotNeeded: "Se le avisó de que no hacía falta",
  askedAgain: "Preguntado de nuevo {{when}}",
  toldWhy: "Motivo: {{reason}}",
  again: {
    short: "Preguntar de nuevo",
    one: "Preguntar de nuevo: {{doctor}}",
    bar_one: "A {{count}} médico que se había ofrecido se le avisó de que no hacía falta.",
    bar_many: "A {{count}} de médicos que se habían ofrecido se les avisó de que no hacían falta.",
    bar_other: "A {{count}} médicos que se habían ofrecido se les avisó de que no hacían falta.",
    barAsked_one:
      "A {{count}} médico que se había ofrecido se le avisó de que no hacía falta, y ya se le ha preguntado de nuevo.",
    barAsked_many:
      "A {{count}} de médicos que se habían ofrecido se les avisó de que no hacían falta, y ya se les ha preguntado de nuevo.",
    barAsked_other:
      "A {{count}} médicos que se habían ofrecido se les avisó de que no hacían falta, y ya se les ha preguntado de nuevo.",
    all_one: "Preguntar de nuevo",
    all_many: "Preguntar de nuevo a todos",
    all_other: "Preguntar de nuevo a todos",
    rest_one: "Preguntar a {{count}} más",
    rest_many: "Preguntar a {{count}} más",
    rest_other: "Preguntar a los otros {{count}}",
    title: "¿Preguntar de nuevo a {{doctor}}?",
    titleAll_one: "¿Preguntar de nuevo a {{count}} médico?",
    titleAll_many: "¿Preguntar de nuevo a {{count}} de médicos?",
    titleAll_other: "¿Preguntar de nuevo a {{count}} médicos?",
    text: "La sesión vuelve a estar abierta. El ofrecimiento anterior solo cuenta si vuelven a decir que sí.",
    submit_one: "Preguntar de nuevo y enviar {{count}} correo",
    submit_many: "Preguntar de nuevo y enviar {{count}} de correos",
    submit_other: "Preguntar de nuevo y enviar {{count}} correos",
    done: "Se ha preguntado de nuevo",
  },
  spoken: {
    short: "Ya lo hemos hablado",
    one: "Ya lo hemos hablado: confirmar a {{doctor}}",
    recorded:
      "La respuesta del médico no basta para esto. En la actividad constará que usted ha hablado con él o ella.",
  },
  books: {
    whole: "Se confirma toda la sesión, {{span}}",
    part: "Se confirma {{span}}",
  },
  choice: {
    label: "Se confirma",
    offered: "Como se ofreció: {{span}}",
    whole: "Toda la sesión: {{span}}. Lo hemos hablado",
    open: "Todo lo que queda sin cubrir: {{span}}. Lo hemos hablado",
  },
  picks: {
    confirm: "¿Para qué sesiones?",
    release: "¿De qué sesiones?",
  },
  record: {
    all: "Todas las sesiones",
    before: "Hasta ahora: {{answer}}.",
    instant:
      "Para respuestas por teléfono. «Disponible» para toda la sesión confirma al médico de inmediato y le envía la confirmación, si todavía se necesita a alguien.",
    withdraws:
      "{{doctor}} tiene confirmada esta sesión. «No disponible» anula la confirmación y la sesión vuelve a estar abierta.",
    missing: "Elija una respuesta.",
  },
  chain: {
    title: "Suplentes",
    asking: {
      whole: "Se pregunta primero a {{doctor}}",
      part: "Se pregunta primero a {{doctor}}, para {{span}}",
    },
    left: "quedan {{span}}, hasta las {{time}}",
    over: "Se acabó el plazo",
    state: {
      asking: "En este momento no se pregunta a nadie.",
      stopped: "Se dejó de preguntar.",
      exhausted: "Ningún suplente podía acudir o ya no queda tiempo para preguntar.",
    },
    result: {
      accepted: "{{doctor}} dijo que sí",
      declined: "{{doctor}} dijo que no",
      lapsed: "{{doctor}} no respondió a tiempo",
      withdrawn: "{{doctor}}: ofrecimiento retirado",
    },
    following: "Después: {{doctors}}",
    start: "Preguntar a los suplentes uno tras otro",
    again: "Empezar de nuevo",
    hurry: "Preguntar ya al siguiente",
    stop: "Dejar de preguntar",
    do: {
      start: {
        title: "¿Preguntar a los suplentes uno tras otro?",
        text: "Cada suplente tiene un tiempo para responder antes de que se pregunte al siguiente. Si dice que sí, queda confirmado al momento; si dice que no, o no responde a tiempo, se pregunta al siguiente.",
        submit: "Empezar a preguntar",
        submitMails_one: "Empezar y enviar {{count}} correo",
        submitMails_many: "Empezar y enviar {{count}} de correos",
        submitMails_other: "Empezar y enviar {{count}} correos",
        done: "Se está preguntando a los suplentes",
      },
      next: {
        title: "¿Preguntar ya al siguiente suplente?",
        text: "Se pasa por alto al médico al que se está preguntando, que sigue como suplente.",
        submit: "Preguntar ya al siguiente",
        submitMails_one: "Preguntar al siguiente y enviar {{count}} correo",
        submitMails_many: "Preguntar al siguiente y enviar {{count}} de correos",
        submitMails_other: "Preguntar al siguiente y enviar {{count}} correos",
        done: "Se está preguntando al siguiente suplente",
      },
      stop: {
        title: "¿Dejar de preguntar a los suplentes?",
        text: "Se retira el ofrecimiento en curso. Todos siguen como suplentes y puede empezar de nuevo.",
        submit: "Dejar de preguntar",
        submitMails_one: "Dejar de preguntar y enviar {{count}} correo",
        submitMails_many: "Dejar de preguntar y enviar {{count}} de correos",
        submitMails_other: "Dejar de preguntar y enviar {{count}} correos",
        done: "Se dejó de preguntar",
      },
    },
  },
} satisfies Texts<typeof en, "es">;
