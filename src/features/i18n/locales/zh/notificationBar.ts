/** Chinese texts: what the first page says of notifications: the bell, and a lost connection. */

import { type notificationBar as en } from "../en/notificationBar.ts";
import { type Texts } from "../texts.ts";

export const notificationBar = {
  bell: {
    unread_zero: "通知，没有未读",
    unread_other: "通知，{{count}} 条未读",
    unreadMany: "通知，{{shown}} 条未读",
  },
  live: {
    lost: "连接已断开。",
    lostSince: "显示的是 {{time}} 的数据。正在重新连接…",
    lostUnknown: "正在重新连接…",
    tryNow: "立即重试",
  },
} satisfies Texts<typeof en, "zh">;
