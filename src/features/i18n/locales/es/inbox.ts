/** Spanish texts: what is done with notifications, and how they are narrowed. */

import { type inbox as en } from "../en/inbox.ts";
import { type Texts } from "../texts.ts";

export const inbox = {
  done: "Hecho",
  notDone: "Pendiente",
  mute: "Silenciar",
  unmute: "Reactivar",
  doneOf: "Hecho: {{title}}",
  notDoneOf: "Pendiente: {{title}}",
  muteOf: "Silenciar esta solicitud: {{title}}",
  unmuteOf: "Reactivar esta solicitud: {{title}}",
  actionsOf: "Acciones: {{title}}",
  muted: "Silenciada",
  tabDone: "Hechas",
  kind: "Tipo",
  anyKind: "Todos los tipos",
  types: {
    new_callout: "Solicitud nueva",
    new_availability: "Disponibilidad",
    notification_change_to_unavailable: "Ya no disponible",
    callout_confirmed: "Solicitud confirmada",
    callout_not_sent: "Solicitud no enviada",
    callout_expired: "Solicitud caducada",
    email_bounced: "Correo devuelto",
    standbys_exhausted: "Ningún suplente disponible",
    doctor_paused: "Correos en pausa",
    comment_mention: "Mención en un comentario",
  },
  mine: "Mis solicitudes",
  filters: "Filtrar las notificaciones",
  older: "Mostrar anteriores",
  loadingOlder: "Cargando notificaciones anteriores",
  olderFailed: "No se pudieron cargar las notificaciones anteriores.",
  emptyDone: "Aún no hay nada marcado como hecho",
  noMatch: "Ninguna notificación coincide",
  clear: "Quitar los filtros",
} satisfies Texts<typeof en>;
