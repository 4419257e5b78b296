/** A notification in the person's own language, composed from its type and params. */

import { type AppNotification, isWithdrawal } from "./appNotification.ts";
import { withdrawalDetails, withdrawalLine, withdrawalTitle } from "./formatWithdrawal.ts";
import { type FormatContext, listWithSite } from "./listFormat.ts";
import { NOTIFICATION_DEFINITIONS } from "./notificationTypes.ts";

export type NotificationTexts = {
  title: string;
  line: string | null;
  /** Of a booked doctor's withdrawal: whom to ask, and why. */
  details: string[];
};

function title(notification: AppNotification, words: FormatContext): string {
  return isWithdrawal(notification)
    ? withdrawalTitle(notification, words)
    : NOTIFICATION_DEFINITIONS[notification.type].title(notification, words);
}

function line(notification: AppNotification, words: FormatContext): string | null {
  if (isWithdrawal(notification)) return withdrawalLine(notification, words);
  return (NOTIFICATION_DEFINITIONS[notification.type].line ?? listWithSite)(notification, words);
}

export function formatNotification(notification: AppNotification, words: FormatContext): NotificationTexts {
  const composed = title(notification, words);
  // Another server sends only a title; beside "New callout" it says which.
  const given = notification.title && notification.title !== composed ? notification.title : null;
  return {
    title: composed,
    line: line(notification, words) ?? (listWithSite(notification, words) ? null : given),
    details: isWithdrawal(notification) ? withdrawalDetails(notification, words) : [],
  };
}

/** Titles of desktop notifications, as specified. */
export const desktopTitle = ({ type }: AppNotification, t: FormatContext["t"]): string =>
  t(`desktop.${NOTIFICATION_DEFINITIONS[type].desktop ?? "unknown"}`);

/** The message's title, in the person's language where it can be composed. */
export function desktopBody(notification: AppNotification, words: FormatContext): string {
  const { title: composed, line } = formatNotification(notification, words);
  if (isWithdrawal(notification)) return words.t("withdrawal.sentence", { title: composed, line: line ?? "" });
  if (notification.type === "new_callout") return line ?? notification.title;
  return line ? `${composed}${words.t("separator")}${line}` : composed;
}
