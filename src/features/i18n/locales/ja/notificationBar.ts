/** Japanese texts: what the first page says of notifications: the bell, and a lost connection. */

import { type notificationBar as en } from "../en/notificationBar.ts";
import { type Texts } from "../texts.ts";

export const notificationBar = {
  bell: {
    unread_zero: "通知、未読なし",
    unread_other: "通知、未読{{count}}件",
    unreadMany: "通知、未読{{shown}}件",
  },
  live: {
    lost: "接続が切れました。",
    lostSince: "{{time}}時点のデータを表示しています。再接続しています…",
    lostUnknown: "再接続しています…",
    tryNow: "今すぐ再接続",
  },
} satisfies Texts<typeof en, "ja">;
