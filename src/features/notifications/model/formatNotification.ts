/** A notice in the person's own language, composed from its type and params. */

import { isWithdrawal, type Notice } from "./appNotification.ts";
import { withdrawalDetails, withdrawalLine, withdrawalTitle } from "./formatWithdrawal.ts";
import { type FormatContext, listWithSite } from "./listFormat.ts";
import { NOTICE_TYPES } from "./notificationTypes.ts";

export type NotificationTexts = {
  title: string;
  line: string | null;
  /** Of a booked doctor's withdrawal: whom to ask, and why. */
  details: string[];
};

function title(notice: Notice, words: FormatContext): string {
  return isWithdrawal(notice) ? withdrawalTitle(notice, words) : NOTICE_TYPES[notice.type].title(notice, words);
}

function line(notice: Notice, words: FormatContext): string | null {
  if (isWithdrawal(notice)) return withdrawalLine(notice, words);
  return (NOTICE_TYPES[notice.type].line ?? listWithSite)(notice, words);
}

export function formatNotification(notice: Notice, words: FormatContext): NotificationTexts {
  const composed = title(notice, words);
  // Another server sends only a title; beside "New callout" it says which.
  const given = notice.title && notice.title !== composed ? notice.title : null;
  return {
    title: composed,
    line: line(notice, words) ?? (listWithSite(notice, words) ? null : given),
    details: isWithdrawal(notice) ? withdrawalDetails(notice, words) : [],
  };
}

/** Titles of desktop notifications, as specified. */
export const desktopTitle = ({ type }: Notice, t: FormatContext["t"]): string =>
  t(`desktop.${NOTICE_TYPES[type].desktop ?? "unknown"}`);

/** The message's title, in the person's language where it can be composed. */
export function desktopBody(notice: Notice, words: FormatContext): string {
  const { title: composed, line } = formatNotification(notice, words);
  if (isWithdrawal(notice)) return words.t("withdrawal.sentence", { title: composed, line: line ?? "" });
  if (notice.type === "new_callout") return line ?? notice.title;
  return line ? `${composed}${words.t("separator")}${line}` : composed;
}
