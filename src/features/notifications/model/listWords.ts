/** Which list and which day a notice is about, in the person's own language. */

import { type TFunction } from "i18next";
import { SESSIONS, type Session } from "../../../contract/callout.ts";
import { type NotificationParams } from "../../../contract/notification.ts";
import { spanWords } from "../../../contract/wallSpan.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";

/** `language` as in `<html lang>`; `zone`: the person's, else the device's. */
export type Words = { t: TFunction<"notifications">; language: string; zone?: string | null | undefined };

/** Of a list with times of its own, only the times themselves say anything. */
type Named = Exclude<Session, "custom">;
const isNamed = (text: string | undefined): text is Named =>
  text !== "custom" && SESSIONS.some((session) => session === text);

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

/** "13:30–17:30", else "PM". */
function timeOf({ start_time, end_time, list_start, session }: NotificationParams, t: Words["t"]): string | null {
  if (start_time && end_time) return spanWords(start_time, end_time, list_start);
  return isNamed(session) ? t(`session.${session}`) : null;
}

/** "Wed 25 Nov, 13:30–17:30, Mr Castellane": as short as one list can be told from another; what is missing is left out. */
export function shortList(params: NotificationParams, { t, language }: Words): string | null {
  const { list_date, surgeon, site } = params;
  // A name is not broken between "Mr" and the rest.
  const parts = [day(list_date, language), timeOf(params, t), surgeon?.replaceAll(" ", "\u00a0") ?? site];
  return parts.filter(Boolean).join(t("separator")) || null;
}

/** The same, with the site at the end. */
export function listWithSite(params: NotificationParams, words: Words): string | null {
  const short = shortList(params, words);
  return params.surgeon && params.site ? `${short}${words.t("separator")}${params.site}` : short;
}

/** "23 Dec" of an ISO instant, with the year where it is another one than that of `at` (milliseconds). */
export function dayUntil(instant: string | undefined, at: number, { language, zone }: Words): string | null {
  const time = Date.parse(instant ?? "");
  if (Number.isNaN(time)) return null;
  const inZone = zone ? { timeZone: zone } : {};
  const yearOf = (when: number) => new Intl.DateTimeFormat("en", { year: "numeric", ...inZone }).format(when);
  const year = yearOf(time) === yearOf(at) ? {} : ({ year: "numeric" } as const);
  const format = new Intl.DateTimeFormat(dateLocale(language), { day: "numeric", month: "short", ...year, ...inZone });
  return format.format(time);
}
