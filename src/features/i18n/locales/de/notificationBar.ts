/** German texts: what the first page says of notifications: the bell, and a lost connection. */

import { type notificationBar as en } from "../en/notificationBar.ts";
import { type Texts } from "../texts.ts";

export const notificationBar = {
  bell: {
    unread_zero: "Benachrichtigungen, keine ungelesen",
    unread_one: "Benachrichtigungen, {{count}} ungelesen",
    unread_other: "Benachrichtigungen, {{count}} ungelesen",
    unreadMany: "Benachrichtigungen, {{shown}} ungelesen",
  },
  live: {
    lost: "Verbindung unterbrochen.",
    lostSince: "Sie sehen den Stand von {{time}} Uhr. Verbindung wird wiederhergestellt …",
    lostUnknown: "Verbindung wird wiederhergestellt …",
    tryNow: "Jetzt versuchen",
  },
} satisfies Texts<typeof en, "de">;
