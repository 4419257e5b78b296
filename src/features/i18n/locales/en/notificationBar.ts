/** English texts: what the first page says of notifications: the bell, and a lost connection. */
export const notificationBar = {
  bell: {
    unread_zero: "Notifications, none unread",
    unread_one: "Notifications, {{count}} unread",
    unread_other: "Notifications, {{count}} unread",
    unreadMany: "Notifications, {{shown}} unread",
  },
  live: {
    lost: "Connection lost.",
    lostSince: "Showing data from {{time}}. Reconnecting…",
    lostUnknown: "Reconnecting…",
    tryNow: "Try now",
  },
} as const;
