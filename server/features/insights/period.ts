/** Which days the figures are about, by the practice's own calendar: weeks begin on Monday, and today is today there. */

import { DAY_MS } from "../../../src/contract/durations.ts";
import { AHEAD_WEEKS, LONGEST_PERIOD_DAYS, USUAL_PERIOD_WEEKS } from "../../../src/contract/insights.ts";
import { type InsightsQuery } from "../../../src/contract/shapes/insights.ts";
import { addDays, instantAt } from "../../domain/zonedTime.ts";
import { invalid } from "../../http/problem.ts";

/** Local dates, both included. */
export type Period = { from: string; to: string };

const WEEK_DAYS = 7;

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The Monday of a date's week. */
const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS));

/** Throws 422 for days that are none, in the wrong order, too far apart, or half named. */
export function periodOf({ weeks = USUAL_PERIOD_WEEKS, from, to }: InsightsQuery, today: string): Period {
  if (from === undefined && to === undefined)
    return { from: addDays(mondayOf(today), (1 - weeks) * WEEK_DAYS), to: today };
  if (from === undefined || to === undefined) throw invalid({ [from ? "to" : "from"]: ["is missing"] });
  for (const [field, date] of Object.entries({ from, to }))
    if (!instantAt(date, "00:00", "UTC")) throw invalid({ [field]: ["is not a date"] });
  if (from > to) throw invalid({ to: ["is before the first day"] });
  if (daysFrom(from, to) >= LONGEST_PERIOD_DAYS)
    throw invalid({ to: [`is more than ${LONGEST_PERIOD_DAYS} days after the first day`] });
  return { from, to };
}

/** The present week and those after it. */
export const periodAhead = (today: string): Period => ({
  from: today,
  to: addDays(mondayOf(today), AHEAD_WEEKS * WEEK_DAYS - 1),
});

/** The Mondays of all weeks that the period touches. */
export function weeksOf({ from, to }: Period): string[] {
  const first = mondayOf(from);
  return Array.from({ length: Math.floor(daysFrom(first, to) / WEEK_DAYS) + 1 }, (_, index) =>
    addDays(first, index * WEEK_DAYS),
  );
}
