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

function title(notification: AppNotification, context: FormatContext): string {
  return isWithdrawal(notification)
    ? withdrawalTitle(notification, context)
    : NOTIFICATION_DEFINITIONS[notification.type].title(notification, context);
}

function line(notification: AppNotification, context: FormatContext): string | null {
  if (isWithdrawal(notification)) return withdrawalLine(notification, context);
  return (NOTIFICATION_DEFINITIONS[notification.type].line ?? listWithSite)(notification, context);
}

export function formatNotification(notification: AppNotification, context: FormatContext): NotificationTexts {
  const composed = title(notification, context);
  // Another server sends only a title; beside "New callout" it says which.
  const given = notification.title && notification.title !== composed ? notification.title : null;
  return {
    title: composed,
    line: line(notification, context) ?? (listWithSite(notification, context) ? null : given),
    details: isWithdrawal(notification) ? withdrawalDetails(notification, context) : [],
  };
}

/** Titles of desktop notifications, as specified. */
export const desktopTitle = ({ type }: AppNotification, t: FormatContext["t"]): string =>
  t(`desktop.${NOTIFICATION_DEFINITIONS[type].desktop ?? "unknown"}`);

/** The message's title, in the person's language where it can be composed. */
export function desktopBody(notification: AppNotification, context: FormatContext): string {
  const { title: composed, line } = formatNotification(notification, context);
  if (isWithdrawal(notification)) return context.t("withdrawal.sentence", { title: composed, line: line ?? "" });
  if (notification.type === "new_callout") return line ?? notification.title;
  return line ? `${composed}${context.t("separator")}${line}` : composed;
}
