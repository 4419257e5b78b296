/** Words of the exported audit log that the screen does not have, in Spanish. */
import { type FileTexts } from "../en/fileTexts.ts";

export const es: FileTexts = {
  person: { admin: "Administrador", doctor: "Médico", system: "Sistema", provider: "Asistencia" },
  thing: {
    ...{ callout: "Solicitud", user: "Administrador", company: "Consulta", doctor: "Médico" },
    ...{
      group: "Grupo",
      site: "Centro",
      surgeon: "Cirujano",
      list: "Sesión quirúrgica",
      standing_list: "Sesión periódica",
    },
  },
  fact: {
    ...{ doctor: "Médico", doctors: "Médicos", surgeon: "Cirujano", site: "Centro", group: "Grupo", name: "Nombre" },
    ...{ email: "Correo electrónico", reference: "Referencia", by: "Por", actor: "Por", list_date: "Fecha" },
    ...{ session: "Turno", start_time: "Inicio", end_time: "Fin", list_start: "Inicio de la sesión" },
    ...{ response: "Respuesta", before: "Antes", reason: "Motivo", change: "Cambio", fields: "Campos" },
    ...{ from: "Desde", to: "Hasta", until: "Hasta", send_at: "Envío", kind: "Correo", language: "Idioma" },
    ...{ what: "Archivo", rows: "Filas", added: "Añadidos", removed: "Quitados", created: "Nuevos" },
    ...{ updated: "Actualizados", unchanged: "Sin cambios", skipped: "Omitidos", mails: "Correos" },
    ...{ notes: "Notas", news: "Notificaciones", wave: "Tanda" },
  },
  changed: { from: "Antes", to: "Después" },
};
