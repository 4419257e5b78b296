/** A notice in the person's own language, composed from its type and params (product.md Q19). */
import { type TFunction } from "i18next";
import { SESSIONS, type Session } from "../../contract/callout.ts";
import { type NotificationParams } from "../../contract/notification.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { type Notice } from "./notice.ts";

/** `language` as in `<html lang>`. */
export type Words = { t: TFunction<"notifications">; language: string };

export type NoticeWords = { title: string; line: string | null };

const isSession = (text: string | undefined): text is Session => SESSIONS.some((session) => session === text);

/** A list's local date is a calendar day without a zone; reading it as UTC keeps it. */
function day(date: string | undefined, language: string): string | null {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return null;
  return new Intl.DateTimeFormat(dateLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
    .format(time)
    .replace(/^(\p{L}+), /u, language === "en" ? "$1 " : "$&");
}

function title({ type, params, title: given }: Notice, t: Words["t"]): string {
  const { doctor, response } = params;
  switch (type) {
    case "new_callout":
      return t("title.newCallout");
    case "new_availability":
      if (!doctor) return given || t("title.newAvailability");
      return response === "if_needed" ? t("title.ifNeeded", { doctor }) : t("title.available", { doctor });
    case "notification_change_to_unavailable":
      return doctor ? t("title.unavailable", { doctor }) : given || t("title.changedToUnavailable");
    case "callout_confirmed":
      return doctor ? t("title.confirmed", { doctor }) : given || t("title.calloutConfirmed");
    case "callout_not_sent":
      return t("title.notSent");
    case "callout_expired":
      return t("title.expired");
    case "email_bounced":
      return doctor ? t("title.bounced", { doctor }) : given;
    case "unknown":
      return given || t("title.unknown");
  }
}

/** "Fri 27 Nov, all day, Ms Merrowby, St Brannoc’s"; what is missing is left out. */
function where({ list_date, session, surgeon, site }: NotificationParams, { t, language }: Words): string | null {
  // A name is not broken between "Ms" and the rest.
  const name = surgeon?.replaceAll(" ", "\u00a0");
  const parts = [day(list_date, language), isSession(session) ? t(`session.${session}`) : null, name, site];
  return parts.filter(Boolean).join(t("separator")) || null;
}

export function noticeWords(notice: Notice, words: Words): NoticeWords {
  const composed = title(notice, words.t);
  const line = notice.type === "email_bounced" ? words.t("title.bouncedLine") : where(notice.params, words);
  // Another server sends only a title; beside "New callout" it says which.
  return { title: composed, line: line ?? (notice.title && notice.title !== composed ? notice.title : null) };
}

/** Titles of desktop notifications (specification §7). */
export function desktopTitle({ type }: Notice, t: Words["t"]): string {
  switch (type) {
    case "new_callout":
      return t("desktop.newCallout");
    case "new_availability":
    case "notification_change_to_unavailable":
      return t("desktop.availability");
    case "callout_confirmed":
      return t("desktop.confirmed");
    default:
      return t("desktop.unknown");
  }
}

/** The body is the message's title (specification §7), in the person's language where it can be composed. */
export function desktopBody(notice: Notice, words: Words): string {
  const { title: composed, line } = noticeWords(notice, words);
  if (notice.type === "new_callout") return line ?? notice.title;
  return line ? `${composed}${words.t("separator")}${line}` : composed;
}
