/** French texts: what the first page says of notifications: the bell, and a lost connection. */

import { type notificationBar as en } from "../en/notificationBar.ts";
import { type Texts } from "../texts.ts";

export const notificationBar = {
  bell: {
    unread_zero: "Notifications, aucune non lue",
    unread_one: "Notifications, {{count}} non lue",
    unread_many: "Notifications, {{count}} non lues",
    unread_other: "Notifications, {{count}} non lues",
    unreadMany: "Notifications, {{shown}} non lues",
  },
  live: {
    lost: "Connexion perdue.",
    lostSince: "Données de {{time}}. Reconnexion…",
    lostUnknown: "Reconnexion…",
    tryNow: "Réessayer maintenant",
  },
} satisfies Texts<typeof en, "fr">;
