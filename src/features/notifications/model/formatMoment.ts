/** When something happened, as short as it can be said: "10:38", "Mon 18:20", "12 Nov, 09:00", "12 Nov 2025, 09:00". */

import { tellsYear } from "../../../contract/dates.ts";
import { DAY_MS } from "../../../contract/durations.ts";
import { dateIn, formatter, ownTimeZone, tidyWeekday } from "../../../lib/dateFormats.ts";

/** The person's zone, else the device's. */
type Zone = string | null | undefined;

export function isToday(at: number, now: number, zone?: Zone): boolean {
  const timeZone = zone || ownTimeZone();
  return dateIn(timeZone, at) === dateIn(timeZone, now);
}

/** `at` and `now` in milliseconds. */
export function formatMoment(at: number, now: number, language: string, zone?: Zone): string {
  const timeZone = zone || ownTimeZone();
  const time = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  if (isToday(at, now, timeZone)) return formatter(language, time).format(at);
  const recent = now - at < 6 * DAY_MS;
  const year = tellsYear(dateIn(timeZone, at), now) ? ({ year: "numeric" } as const) : {};
  const day = recent ? ({ weekday: "short" } as const) : ({ day: "numeric", month: "short", ...year } as const);
  return tidyWeekday(language, formatter(language, { ...day, ...time }).format(at));
}
