/** What days and instants in requests are checked by: real, and within the days that the product knows. */
import { DATES, isDate } from "../../src/contract/dates.ts";

const CLOCK = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const INSTANT = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${CLOCK}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${CLOCK})$`);

/** Both as they are written and at UTC, since either may be what is shown and computed with. */
function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDate(day) && isDate(utcDay(text));
}

function utcDay(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? "" : (at.toISOString().split("T")[0] ?? "");
}

/** What the validators understand by these formats, in place of what they bring. */
export const DATE_FORMATS = { date: isDate, "date-time": isInstant } as const;

/** What is said of a value that is in neither. */
export const DATE_REFUSAL = `must be a date from ${DATES.first} to ${DATES.last}`;
