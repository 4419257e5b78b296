/** How many callouts each tab holds under the same filters. Counting stops at the ceiling, so that it costs the same however many there are. */
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from "kysely";
import { CALLOUT_TABS, type CalloutTab, COUNT_CEILING } from "../../../../src/contract/calloutTabs.ts";
import { type Tables } from "../../../db/schema.ts";
import { inTab, type Outermost, tabParts } from "./calloutFilters.ts";
import { isAmong, type Many } from "./narrowCallouts.ts";
import { needingNow } from "./needsAction.ts";

export type Counts = Record<CalloutTab, number>;

const capped = (count: number): number => Math.min(count, COUNT_CEILING);

/** Of those that are read, how many are in each tab. */
export const tabCounts = (e: ExpressionBuilder<Tables, "callouts">, now: Date) =>
  CALLOUT_TABS.map((tab) =>
    e.fn
      .countAll<number>()
      .filterWhere((c) => inTab(c, tab, now))
      .as(tab),
  );

export const cappedCounts = (counted: Counts): Counts =>
  Object.fromEntries(CALLOUT_TABS.map((tab) => [tab, capped(Number(counted[tab]))])) as Counts;

/** No callout is in two of these tabs, and each is in one. */
const SHARES = ["open", "confirmed", "drafts", "past"] as const;
const COUNTED = ["needs_action", ...SHARES] as const;
type Counted = (typeof COUNTED)[number];

/** Literal: a plan that is kept for any number is made for too many. */
const CEILING = sql.lit(COUNT_CEILING);

const callouts = expressionBuilder<Tables, "callouts">();

const countUpToCeiling = (e: Outermost, condition: Expression<SqlBool>): Expression<number> =>
  sql<number>`(${e
    .selectFrom(e.selectFrom("callouts").select("callouts.id").where(condition).limit(CEILING).as("some"))
    .select((c) => c.fn.countAll().as("count"))})`;

/** The needs know by themselves which callouts they are of. */
const countNeeding = (e: Outermost, now: Date): Expression<number> =>
  sql<number>`(${e
    .selectFrom(e.selectFrom(needingNow(e, now).as("need")).select("need.id").limit(CEILING).as("some"))
    .select((c) => c.fn.countAll().as("count"))})`;

/** Every part of a tab by its own index. */
const countParts = (e: Outermost, now: Date, { within }: Many, tab: Counted): Expression<number> =>
  tabParts(callouts, tab, now)
    .map((part) => countUpToCeiling(e, callouts.and([part, within(callouts)])))
    .reduce((sum, part) => sql<number>`${sum} + ${part}`);

function countTab(e: Outermost, now: Date, narrowed: Many, tab: Counted): Expression<number> {
  const { whole, first } = narrowed;
  if (whole && tab === "needs_action") return countNeeding(e, now);
  const count = countParts(e, now, narrowed, tab);
  if (tab !== "past" || !first) return count;
  // Mostly those found first tell already that what is over is beyond the ceiling.
  const among = countUpToCeiling(e, callouts.and([isAmong(callouts, first.ids), inTab(callouts, "past", now)]));
  return sql<number>`case when ${among} >= ${COUNT_CEILING} then ${COUNT_CEILING} else ${count} end`;
}

/** Many: each tab by itself. */
export const countMany = (e: Outermost, now: Date, narrowed: Many) =>
  COUNTED.map((tab) => sql<number>`(${countTab(e, now, narrowed, tab)})`.as(tab));

/** With those of all tabs together. */
export const summed = (counted: Record<Counted, number>): Counts =>
  cappedCounts({ ...counted, all: SHARES.reduce((sum, tab) => sum + capped(Number(counted[tab])), 0) });
