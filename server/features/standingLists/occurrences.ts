/** The days on which a standing list is. */
import { DAY_MS } from "../../../src/contract/durations.ts";
import { addDays } from "../../domain/zonedTime.ts";

type Repeated = { weekday: number; every_weeks: number; starts_on: string; ends_on: string | null };

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** 1 is Monday. */
const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The first of them. */
const firstDay = ({ weekday, starts_on }: Repeated): string =>
  addDays(starts_on, (weekday - weekdayOf(starts_on) + 7) % 7);

export function isDayOf(list: Repeated, date: string): boolean {
  const first = firstDay(list);
  if (date < first || (list.ends_on !== null && date > list.ends_on)) return false;
  return daysBetween(first, date) % (7 * list.every_weeks) === 0;
}

/** Those from one day to another, both included. */
export function daysOf(list: Repeated, from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (isDayOf(list, date)) days.push(date);
  return days;
}
