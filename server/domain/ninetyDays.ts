/** What doctors were asked, offered and were booked for in 90 days, in lists: counted in one way for the office and for them. */

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { YES_ANSWERS } from "../../src/contract/callout.ts";
import { DAY_MS } from "../../src/contract/durations.ts";
import { type Tables } from "../db/schema.ts";

const PERIOD_DAYS = 90;
const SATURDAY = 6;

export const FIGURES = ["asked", "offered", "booked", "weekends"] as const;
/** `weekends`: of those booked, lists on a Saturday or Sunday. */
export type Figures = Record<(typeof FIGURES)[number], number>;

export const NO_FIGURES: Figures = { asked: 0, offered: 0, booked: 0, weekends: 0 };

/** Callouts mailed since then count. */
export const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - PERIOD_DAYS * DAY_MS);

/** Of answers and the lists they are to. `isCounted`: of which answers the asking and offering count; the bookings of all do. */
export const figureColumns = (
  e: ExpressionBuilder<Tables, "responses" | "lists">,
  isCounted: Expression<SqlBool> = sql<boolean>`true`,
) => [
  e.fn.countAll<number>().filterWhere(isCounted).as("asked"),
  e.fn.countAll<number>().filterWhere(isCounted).filterWhere("responses.response", "in", YES_ANSWERS).as("offered"),
  e.fn.countAll<number>().filterWhere("responses.outcome", "=", "confirmed").as("booked"),
  e.fn
    .countAll<number>()
    .filterWhere("responses.outcome", "=", "confirmed")
    .filterWhere(sql<number>`extract(isodow from ${e.ref("lists.date")})`, ">=", SATURDAY)
    .as("weekends"),
];

/** Counts come from the database as it likes. */
export const figuresOf = ({ asked, offered, booked, weekends }: Figures): Figures => ({
  asked: Number(asked),
  offered: Number(offered),
  booked: Number(booked),
  weekends: Number(weekends),
});

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}

/** Null: of fewer doctors than `fewest`. */
export function mediansOf(doctors: readonly Figures[], fewest: number): Figures | null {
  if (doctors.length < fewest) return null;
  const each = (figure: keyof Figures): number => medianOf(doctors.map((one) => one[figure]));
  return { asked: each("asked"), offered: each("offered"), booked: each("booked"), weekends: each("weekends") };
}
