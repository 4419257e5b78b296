/** Local dates ("2026-12-02") and times ("17:00") as text, and as the `Date` that a picker works with. */

/** What a field holds while only a part of it is filled in: neither a date nor nothing. */
export const UNFINISHED = "unfinished";

const two = (number: number): string => String(number).padStart(2, "0");

/** Noon is there on every day of every time zone. */
export function dateOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return null;
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return date;
}

export const dateText = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** On a day without a change of the clocks. */
export function timeOf(text: string): Date | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hour ? new Date(2000, 0, 1, Number(hour), Number(minute)) : null;
}

export const timeText = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;
