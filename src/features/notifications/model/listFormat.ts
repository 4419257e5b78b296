/** Which list and which day a notification is about, in the person's own language. */
import { type TFunction } from "i18next";
import { SESSIONS, type Session } from "../../../contract/callout.ts";
import { isDate } from "../../../contract/dates.ts";
import { type NotificationParams } from "../../../contract/shapes/notification.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { dayOf, listDate, ownTimeZone } from "../../../lib/dateFormats.ts";
import { type AppNotification } from "./appNotification.ts";

/** `language` as in `<html lang>`; `zone`: the person's, else the device's. */
export type FormatContext = { t: TFunction<"notifications">; language: string; zone?: string | null | undefined };

/** Of a list with times of its own, only the times themselves say anything. */
type Named = Exclude<Session, "custom">;
const isNamed = (text: string | undefined): text is Named =>
  text !== "custom" && SESSIONS.some((session) => session === text);

/** "Wed 25 Nov", with the year where it is another than at `at` (milliseconds), or most of a year away. */
function day(date: string | undefined, at: number, language: string): string | null {
  if (!date || !isDate(date)) return null;
  const words = listDate(language, date, at);
  return language === "en" ? words.replace(",", "") : words;
}

/** "13:30–17:30", else "PM". */
function timeOf(
  { start_time, end_time, list_start, session }: NotificationParams,
  t: FormatContext["t"],
): string | null {
  if (start_time && end_time) return formatSpan(start_time, end_time, list_start);
  return isNamed(session) ? t(`session.${session}`) : null;
}

/** "Wed 25 Nov, 13:30–17:30, Mr Castellane": as short as one list can be told from another; what is missing is left out. */
export function shortList(
  { params, at }: Pick<AppNotification, "params" | "at">,
  { t, language }: FormatContext,
): string | null {
  const { list_date, surgeon, site } = params;
  // A name is not broken between "Mr" and the rest.
  const parts = [day(list_date, at, language), timeOf(params, t), surgeon?.replaceAll(" ", "\u00a0") ?? site];
  return parts.filter(Boolean).join(t("separator")) || null;
}

/** The same, with the site at the end. */
export function listWithSite(
  notification: Pick<AppNotification, "params" | "at">,
  context: FormatContext,
): string | null {
  const short = shortList(notification, context);
  const { params } = notification;
  return params.surgeon && params.site ? `${short}${context.t("separator")}${params.site}` : short;
}

/** "23 Dec" of an ISO instant, with the year where it is another one than that of `at` (milliseconds), or most of a year away. */
export function dayUntil(instant: string | undefined, at: number, { language, zone }: FormatContext): string | null {
  const time = Date.parse(instant ?? "");
  return Number.isNaN(time) ? null : dayOf(language, zone || ownTimeZone(), time, at);
}
