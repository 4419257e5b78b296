/** When something happened, as short as it can be said: "10:38", "Mon 18:20", "12 Nov, 09:00", "12 Nov 2025, 09:00". */

import { tellsYear } from "../../../contract/dates.ts";
import { DAY_MS } from "../../../contract/durations.ts";
import { dateIn, ownTimeZone, tidyWeekday } from "../../../lib/dateFormats.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";

/** The person's zone, else the device's. */
type Zone = string | null | undefined;
const inZone = (zone: Zone): Intl.DateTimeFormatOptions => (zone ? { timeZone: zone } : {});

const dayOf = (at: number, zone: Zone): string => new Intl.DateTimeFormat("en", inZone(zone)).format(at);

export const isToday = (at: number, now: number, zone?: Zone): boolean => dayOf(at, zone) === dayOf(now, zone);

/** `at` and `now` in milliseconds. */
export function formatMoment(at: number, now: number, language: string, zone?: Zone): string {
  const locale = dateLocale(language);
  const time = { hour: "2-digit", minute: "2-digit", ...inZone(zone) } as const;
  if (isToday(at, now, zone)) return new Intl.DateTimeFormat(locale, time).format(at);
  const recent = now - at < 6 * DAY_MS;
  const year = tellsYear(dateIn(zone || ownTimeZone(), at), now) ? ({ year: "numeric" } as const) : {};
  const words = new Intl.DateTimeFormat(locale, {
    ...(recent ? ({ weekday: "short" } as const) : ({ day: "numeric", month: "short", ...year } as const)),
    ...time,
  }).format(at);
  return tidyWeekday(language, words);
}
