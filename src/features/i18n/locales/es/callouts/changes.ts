/** Spanish texts: lists of a callout that was sent, changed, added or cancelled alone. */

import { type calloutChanges as en } from "../../en/callouts/changes.ts";
import { type Texts } from "../../texts.ts";

export const calloutChanges = {
  menu: "Más acciones para la sesión del {{date}}",
  open: "Abrir solicitud",
  edit: "Editar sesión…",
  add: "Añadir sesión…",
  cancel: "Cancelar esta sesión…",
  editTitle: "Editar la sesión del {{date}}",
  same: "Todavía no ha cambiado nada.",
  none: "Este cambio solo lo ve su consulta.",
  booked: {
    details_one: "Se avisará a {{doctors}}. No hace falta respuesta.",
    details_many: "Se avisará a {{doctors}}. No hace falta respuesta.",
    details_other: "Se avisará a {{doctors}}. No hace falta respuesta.",
    times_one: "Se preguntará a {{doctors}} si el nuevo horario le va bien. La confirmación se mantiene.",
    times_many: "Se preguntará a {{doctors}} si el nuevo horario les va bien. Las confirmaciones se mantienen.",
    times_other: "Se preguntará a {{doctors}} si el nuevo horario les va bien. Las confirmaciones se mantienen.",
    moved_one:
      "{{doctors}} tiene que aceptar de nuevo, en 24 horas como máximo; si no, la confirmación termina. Los ofrecimientos anteriores ya no cuentan.",
    moved_many:
      "{{doctors}} tienen que aceptar de nuevo, en 24 horas como máximo; si no, sus confirmaciones terminan. Los ofrecimientos anteriores ya no cuentan.",
    moved_other:
      "{{doctors}} tienen que aceptar de nuevo, en 24 horas como máximo; si no, sus confirmaciones terminan. Los ofrecimientos anteriores ya no cuentan.",
  },
  unbooked: {
    details: "Los médicos verán el cambio en su página de respuesta. Nadie tiene que volver a responder.",
    times:
      "Los ofrecimientos se mantienen, con el horario anterior indicado. Los médicos verán el nuevo horario en su página de respuesta.",
    moved: "Los ofrecimientos eran para la sesión tal como era. Se vuelve a preguntar a todos.",
  },
  deadline: "El plazo de respuesta acabará antes de la primera sesión: {{when}}.",
  checking: "Comprobando quién recibirá un correo…",
  unchecked: "No se ha podido comprobar quién recibirá un correo.",
  save: "Guardar",
  saveMails_one: "Guardar y enviar {{count}} correo",
  saveMails_many: "Guardar y enviar {{count}} de correos",
  saveMails_other: "Guardar y enviar {{count}} correos",
  done: "Sesión modificada",
  tooFew: "Debe haber al menos tantos puestos como médicos confirmados al mismo tiempo.",
  overlap:
    "{{doctor}} tiene confirmada a esa hora otra sesión ({{when}}). Elija otra hora o anule antes la confirmación.",
  overlapSomebody: "Un médico confirmado tiene otra sesión a esa hora. Elija otra hora o anule antes la confirmación.",
  notCredentialed: "Un médico confirmado no está acreditado allí en ese momento. No se ha enviado ningún correo.",
  despite: "Mantener la confirmación de todos modos. Queda anotado en la actividad.",
  addTitle: "Añadir una sesión",
  addText:
    "Empieza como copia de la última. Los médicos ya consultados reciben un correo sobre ella, salvo ausencia, pausa, otra sesión confirmada a esa hora u otro impedimento.",
  addSubmit: "Añadir sesión",
  addMails_one: "Añadir y enviar {{count}} correo",
  addMails_many: "Añadir y enviar {{count}} de correos",
  addMails_other: "Añadir y enviar {{count}} correos",
  addDone: "Sesión añadida",
  goOn: "Continuar",
  cancelTitle: "¿Cancelar la sesión del {{date}}?",
  cancelText: "No se puede deshacer. Las demás sesiones de la solicitud se mantienen.",
  keepList: "Mantener la sesión",
  cancelSubmit: "Cancelar sesión",
  cancelMails_one: "Cancelar y enviar {{count}} correo",
  cancelMails_many: "Cancelar y enviar {{count}} de correos",
  cancelMails_other: "Cancelar y enviar {{count}} correos",
  cancelDone: "Sesión cancelada",
} satisfies Texts<typeof en, "es">;
