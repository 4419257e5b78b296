/** Spanish texts: what the first page says of notifications: the bell, and a lost connection. */

import { type notificationBar as en } from "../en/notificationBar.ts";
import { type Texts } from "../texts.ts";

export const notificationBar = {
  bell: {
    unread_zero: "Notificaciones, ninguna sin leer",
    unread_one: "Notificaciones, {{count}} sin leer",
    unread_many: "Notificaciones, {{count}} sin leer",
    unread_other: "Notificaciones, {{count}} sin leer",
    unreadMany: "Notificaciones, {{shown}} sin leer",
  },
  live: {
    lost: "Conexión perdida.",
    lostSince: "Está viendo los datos de las {{time}}. Reconectando…",
    lostUnknown: "Reconectando…",
    tryNow: "Reintentar ahora",
  },
} satisfies Texts<typeof en, "es">;
