/** Dates and times as people of a language write them, in a place's own time zone; `Intl` only. */
import { tellsYear } from "../contract/dates.ts";
import { dateLocale } from "./dateLocale.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is dear, using it is not. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
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

const MINUTE = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

const two = (n: number): string => String(n).padStart(2, "0");

/** What the clocks of a zone show at an instant: "2026-11-26 08:00"; of the browser's own without a formatter. */
function clockIn(timeZone: string, instant: number): string {
  if (timeZone !== ownTimeZone()) return formatter("sv-SE", { ...MINUTE, timeZone }).format(instant);
  const own = new Date(instant);
  const date = `${own.getFullYear()}-${two(own.getMonth() + 1)}-${two(own.getDate())}`;
  return `${date} ${two(own.getHours())}:${two(own.getMinutes())}`;
}

/** The local date of an instant, YYYY-MM-DD. */
export const dateIn = (timeZone: string, instant: number): string => clockIn(timeZone, instant).slice(0, 10);

/** The wall time of an instant, HH:MM. */
export const timeIn = (timeZone: string, instant: number): string => clockIn(timeZone, instant).slice(-5);

/** Whole days from one local date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000);

export const addDays = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

const SUNDAY_IS_0 = { monday: 1, saturday: 6, sunday: 0 } as const;

/** The first day of a date's week, where weeks begin with `start`. */
export const firstOfWeek = (date: string, start: keyof typeof SUNDAY_IS_0): string =>
  addDays(date, -((noon(date).getUTCDay() - SUNDAY_IS_0[start] + 7) % 7));

/** Milliseconds cut into whole days, hours and minutes. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}

/** The city of a zone where its clock differs from the browser's at that moment, else null. */
export function otherZone(timeZone: string, instant: number): string | null {
  if (clockIn(timeZone, instant) === clockIn(ownTimeZone(), instant)) return null;
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/**
 * The instant at which clocks of a zone show that date and time; a time that the clocks skip means the one after, of a
 * time that comes twice the first is meant. Null where either is not complete.
 */
export function instantOf(timeZone: string, date: string, time: string): number | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // A year that is being typed comes as 0002, 0020, 0202.
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date) || Number.isNaN(asUtc)) return null;
  const shown = (instant: number) => Date.parse(`${clockIn(timeZone, instant).replace(" ", "T")}:00Z`);
  const first = asUtc - (shown(asUtc) - asUtc);
  const found = first - (shown(first) - asUtc);
  return CLOCK_CHANGES.map((change) => found - change).find((before) => shown(before) === asUtc) ?? found;
}

/** By how much clocks are put back: an hour, on Lord Howe Island half of it. Milliseconds. */
const CLOCK_CHANGES = [3_600_000, 1_800_000];

/** Whether a time is not there on that day, or is there twice, since the clocks change; null: once, as it should be. */
export function clockChangeAt(timeZone: string, date: string, time: string): "skipped" | "twice" | null {
  const instant = instantOf(timeZone, date, time);
  if (instant === null) return null;
  const wanted = `${date} ${time}`;
  if (clockIn(timeZone, instant) !== wanted) return "skipped";
  return CLOCK_CHANGES.some((change) => clockIn(timeZone, instant + change) === wanted) ? "twice" : null;
}
