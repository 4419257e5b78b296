/** Spanish texts: what callouts begin with. */

import { type manageDefaults as en } from "../../en/manage/defaults.ts";
import { type Texts } from "../../texts.ts";

export const manageDefaults = {
  title: "Valores predeterminados",
  text: "Los valores iniciales de cada solicitud nueva. Puede cambiarlos en cada solicitud.",
  who: "A quién se confirma",
  respondWithin: "Horas para responder",
  respondWithinHelp: "Contadas desde el envío. Déjelo vacío para no proponer ningún plazo.",
  hoursWrong: "Horas enteras, de {{least}} a {{most}}",
  reminder: "Enviar un recordatorio automático",
  reminderHelp: "A mitad del plazo, los médicos que no hayan respondido reciben un recordatorio.",
  standbys: "Preguntar a los suplentes automáticamente",
  standbysHelp:
    "Si falla un médico confirmado o se anula su confirmación, se pregunta a los suplentes uno tras otro, en su orden. Cada uno tiene para responder una cuarta parte del tiempo hasta el inicio, de 15 minutos a 4 horas; el primero que acepta queda confirmado.",
  late: "Renuncia de última hora, en horas",
  lateHelp: "El médico que renuncia tan cerca del inicio ve su número de teléfono, y usted recibe un aviso.",
  language: "Idioma predeterminado de los médicos",
  languageHelp: "Para los correos y las páginas de respuesta de los médicos que no han elegido idioma.",
  zone: "Zona horaria de la consulta",
  zoneHelp: "Para los días de ausencia, el registro de actividad y los centros nuevos.",
  fees: "Ofrecer honorarios",
  feesHelp:
    "Las solicitudes pueden indicar entonces unos honorarios, que los médicos ven. Si está desactivado, no se muestran honorarios en ninguna parte.",
  currency: "Moneda",
  save: "Guardar valores predeterminados",
  saved: "Guardado.",
  failed: "No se ha podido guardar",
  stale: "Otra persona ha modificado estos ajustes entretanto.",
  times: "Horarios de los turnos",
  timesText: "Al elegir un turno en una sesión se rellenan estas horas; allí pueden cambiarse.",
  start: "{{session}} desde",
  end: "{{session}} hasta",
  except: "Otro horario en algunos días",
  exceptText: "Algunas sesiones empiezan antes un día de la semana.",
  addDay: "Añadir un día",
  weekday: "Día",
  session: "Turno",
  removeDay: "Quitar {{day}}, {{session}}",
  noDays: "El mismo horario todos los días.",
  sameTimes: "El inicio y el fin no pueden ser iguales.",
  twice: "El mismo día y turno aparece dos veces.",
  saveTimes: "Guardar horarios",
  retention: {
    title: "Cuánto tiempo se conservan los datos personales",
    text: "Cada noche se elimina de las solicitudes que terminaron antes de ese plazo: el texto de los correos y las direcciones a las que se enviaron, las notas de las respuestas, los mensajes, los motivos, las notas internas, los comentarios y las notificaciones. De los médicos archivados hace más tiempo se eliminan el nombre, los datos de contacto, el número de colegiado, las notas, los grupos, los centros, las ausencias y las preferencias de los cirujanos. Las confirmaciones, las respuestas y el registro de actividad permanecen. Lo eliminado no se puede recuperar.",
    label: "Conservar durante",
    forEver: "Sin límite",
    save: "Guardar",
  },
} satisfies Texts<typeof en, "es">;
