/** The days that the product knows, the same everywhere: what lies outside is a slip of the keyboard. */
import { DAY_MS } from "./durations.ts";
export const DATES = { first: "1900-01-01", last: "2199-12-31" } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As many days lie less than eleven months apart. */
const ELEVEN_MONTHS_DAYS = 334;

/** Whether a date is told with its year: where it is another than now, or the date most of a year away. */
export function tellsYear(date: string, now: number): boolean {
  const days = Math.abs(Date.parse(`${date}T12:00:00Z`) - now) / DAY_MS;
  return days > ELEVEN_MONTHS_DAYS || date.slice(0, 4) !== String(new Date(now).getUTCFullYear());
}

/** Whether the text is a day of the calendar, YYYY-MM-DD, within the days that the product knows. */
export function isDate(text: string): boolean {
  if (!DAY.test(text) || text < DATES.first || text > DATES.last) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
