/** The days that the calendar shows: a week or a month around a date. */
import { addDays, daysBetween, firstOfWeek } from "../../../lib/dateFormats.ts";
import { type Display } from "../shared/calloutQuery.ts";

export type Calendar = Exclude<Display, "table">;
export const CALENDARS = ["week", "theatres", "doctors", "month"] as const satisfies readonly Calendar[];
export const PHONE_CALENDARS = ["week", "doctors", "month"] as const satisfies readonly Calendar[];

export type Period = {
  calendar: Calendar;
  days: string[];
  first: string;
  last: string;
  /** A date of the one before, and of the one after. */
  before: string;
  after: string;
};

export type WeekStart = Parameters<typeof firstOfWeek>[1];

const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

export function periodOf(calendar: Calendar, date: string, begins: WeekStart): Period {
  const first = calendar === "month" ? firstOfMonth(date) : firstOfWeek(date, begins);
  // No month is longer than 31 days.
  const after = calendar === "month" ? firstOfMonth(addDays(first, 31)) : addDays(first, 7);
  const days = Array.from({ length: daysBetween(first, after) }, (_, day) => addDays(first, day));
  return { calendar, days, first, last: addDays(after, -1), before: addDays(first, -1), after };
}
