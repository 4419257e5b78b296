/** Dates and times as people of a language write them, in a place's own time zone. */

import { tzOffset } from "@date-fns/tz/tzOffset";
import { tellsYear } from "../contract/dates.ts";
import { DAY_MS, MINUTE_MS } from "../contract/durations.ts";
import { dateLocale } from "./dateLocale.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is dear, using it is not. */
export function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(language), options);
  formatters.set(key, made);
  return made;
}

let own: string | undefined;

/** Of the browser, as long as the page is open. */
export const ownTimeZone = (): string => {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
};

/** A local date (YYYY-MM-DD) stands for itself, in no zone. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** "jue. 26 nov" as the emails have it, where `Intl` writes "jue, 26 nov". */
export const tidyWeekday = (language: string, words: string): string =>
  language === "es" ? words.replace(/^(\p{L}{3}), /u, "$1. ") : words;

const DAY_MONTH = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** "Thu 26 Nov", with the year where it is another than now, or the date most of a year away. */
export function listDate(language: string, date: string, now: number): string {
  const year = tellsYear(date, now) ? ({ year: "numeric" } as const) : {};
  return tidyWeekday(language, formatter(language, { ...DAY_MONTH, ...year }).format(noon(date)));
}

/** "Thu 26 Nov 2026". */
export const fullDate = (language: string, date: string): string =>
  tidyWeekday(language, formatter(language, { ...DAY_MONTH, year: "numeric" }).format(noon(date)));

/** "26 Nov" of an instant by the clocks of the zone, with the year where `listDate` has it. Milliseconds. */
export function dayOf(language: string, timeZone: string, instant: number, now: number): string {
  const year = tellsYear(dateIn(timeZone, instant), now) ? ({ year: "numeric" } as const) : {};
  return formatter(language, { day: "numeric", month: "short", ...year, timeZone }).format(instant);
}

/** "Thursday" of any such day. */
export const weekdayName = (language: string, date: string): string =>
  formatter(language, { weekday: "long", timeZone: "UTC" }).format(noon(date));

/** "November 2026" of any day in it. */
export const monthName = (language: string, date: string): string =>
  formatter(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(noon(date));

/** "Thu" and "26". */
export const listDay = (language: string, date: string): { weekday: string; day: string } => ({
  weekday: formatter(language, { weekday: "short", timeZone: "UTC" }).format(noon(date)),
  day: String(Number(date.slice(8))),
});

/** What the clocks of a zone show at an instant, in milliseconds as if they were those of UTC. */
export const shownIn = (timeZone: string, instant: number): number =>
  instant + tzOffset(timeZone, new Date(instant)) * MINUTE_MS;

/** "2026-11-26T08:00". */
const clockIn = (timeZone: string, instant: number): string =>
  new Date(shownIn(timeZone, instant)).toISOString().slice(0, 16);

/** The local date of an instant, YYYY-MM-DD. */
export const dateIn = (timeZone: string, instant: number): string => clockIn(timeZone, instant).slice(0, 10);

/** The wall time of an instant, HH:MM. */
export const timeIn = (timeZone: string, instant: number): string => clockIn(timeZone, instant).slice(-5);

/** Whole days from one local date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / DAY_MS);

export const addDays = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const SUNDAY_IS_0 = { monday: 1, saturday: 6, sunday: 0 } as const;

/** The first day of a date's week, where weeks begin with `start`. */
export const firstOfWeek = (date: string, start: keyof typeof SUNDAY_IS_0): string =>
  addDays(date, -((noon(date).getUTCDay() - SUNDAY_IS_0[start] + 7) % 7));

/** Milliseconds cut into whole days, hours and minutes. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}

/** The city of a zone where its clock differs from the browser's at that moment, else null. */
export function otherZone(timeZone: string, instant: number): string | null {
  if (shownIn(timeZone, instant) === shownIn(ownTimeZone(), instant)) return null;
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
