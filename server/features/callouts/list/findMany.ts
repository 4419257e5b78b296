/** The ids on one page of many callouts, in order; read no further than the page needs. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { type CalloutTab } from "../../../../src/contract/calloutTabs.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { inTab, spans } from "./calloutFilters.ts";
import { type Direction, type Order, orderOf, type Slice } from "./calloutOrder.ts";
import { type Many } from "./narrowCallouts.ts";
import { needingInOrder } from "./needsAction.ts";

type Condition = (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;

/**
 * Callouts to be put in order. Few are found first and then sorted: the planner cannot know that they stand at one end of
 * time, and would read all history in the wished order to come upon them. OFFSET keeps the two apart.
 */
function candidates(db: Kysely<Tables>, where: Condition, fence: boolean) {
  const those = db
    .selectFrom("callouts")
    .select(["id", "urgency", "first_starts_at", "respond_by", "updated_at"])
    .where(where);
  return db.selectFrom((fence ? those.offset(sql.lit(0)) : those).as("some"));
}

/** In a column's order. */
async function findSorted(db: Kysely<Tables>, where: Condition, fence: boolean, order: Order): Promise<number[]> {
  const { column, direction, urgentFirst, limit, offset } = order;
  const base = candidates(db, where, fence).select("some.id");
  const begun = urgentFirst ? base.orderBy("some.urgency", "desc") : base;
  const sorted =
    column === "respond_by"
      ? begun.orderBy("some.respond_by", (by) => by[direction]().nullsLast())
      : begun.orderBy(`some.${column}`, direction);
  const rows = await sorted.orderBy("some.id", direction).limit(limit).offset(offset).execute();
  return rows.map((row) => row.id);
}

/** By start: each span of a tab is read in its own index, as far as the page needs it, and then they are put together. */
async function findSpans(
  db: Kysely<Tables>,
  parts: ReturnType<typeof spans>,
  { within }: Many,
  { direction, limit, offset }: Slice & { direction: Direction },
): Promise<number[]> {
  const [first, ...others] = parts.map(({ where, fence }) =>
    db
      .selectFrom(
        candidates(db, (e) => e.and([where(e), within(e)]), fence)
          .select(["some.id", "some.first_starts_at"])
          .orderBy("some.first_starts_at", direction)
          .orderBy("some.id", direction)
          .limit(offset + limit)
          .as("part"),
      )
      .select(["part.id", "part.first_starts_at"]),
  );
  if (!first) return [];
  const rows = await db
    .selectFrom(others.reduce((all, part) => all.unionAll(part), first).as("some"))
    .select("some.id")
    .orderBy("some.first_starts_at", direction)
    .orderBy("some.id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id);
}

/** By when cover is needed, or by start; both the needs know themselves. */
async function findNeeding(db: Kysely<Tables>, now: Date, { whole, within }: Many, order: Order): Promise<number[]> {
  const { direction, byNeed, limit, offset } = order;
  const needing = needingInOrder(db, now);
  const those = whole
    ? needing
    : needing.innerJoin("callouts", "callouts.id", "callout_needs.callout_id").where(within);
  const base = db.selectFrom(those.as("need")).select("need.id");
  const sorted = base
    .orderBy(byNeed ? "need.needed_at" : "need.first_starts_at", direction)
    .orderBy("need.id", direction);
  return (await sorted.limit(limit).offset(offset).execute()).map((row) => row.id);
}

/** What is still to come, then what is over. */
async function findDiary(db: Kysely<Tables>, now: Date, narrowed: Many, { limit, offset }: Slice) {
  const end = offset + limit;
  const ahead = await findSpans(db, spans("ahead", now), narrowed, { direction: "asc", limit: end, offset: 0 });
  const shown = ahead.slice(offset);
  if (ahead.length === end) return shown;
  const rest = { limit: limit - shown.length, offset: Math.max(0, offset - ahead.length) };
  return [...shown, ...(await findSpans(db, spans("over", now), narrowed, { direction: "desc", ...rest }))];
}

/** What grows with the years; of everything else a practice has few at a time. */
const GROWING: readonly CalloutTab[] = ["past", "all"];

export function findMany(db: Kysely<Tables>, now: Date, query: CalloutsQuery, narrowed: Many): Promise<number[]> {
  const { tab = "all" } = query;
  const order = orderOf(query);
  if (order.diary) return findDiary(db, now, narrowed, order);
  if (order.column === "first_starts_at" && (tab === "past" || tab === "confirmed" || tab === "drafts"))
    return findSpans(db, spans(tab, now), narrowed, order);
  if (order.column === "first_starts_at" && tab === "needs_action") return findNeeding(db, now, narrowed, order);
  const inOrder = tab === "open" && order.urgentFirst;
  const where: Condition = (e) => e.and([inTab(e, tab, now), narrowed.within(e)]);
  return findSorted(db, where, !inOrder && !GROWING.includes(tab), order);
}
