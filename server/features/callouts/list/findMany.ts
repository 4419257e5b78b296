/** The ids on one page of many callouts, in order; read no further than the page needs. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type CalloutTab } from "../../../../src/contract/calloutTabs.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { inTab, type Outermost, type Span, spans } from "./calloutFilters.ts";
import { type Direction, type Order, orderOf, type Slice } from "./calloutOrder.ts";
import { type Many } from "./narrowCallouts.ts";
import { needingInOrder } from "./needsAction.ts";

type Condition = (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;

/**
 * Callouts to be put in order. Few are found first and then sorted: the planner cannot know that they stand at one end of
 * time, and would read all history in the wished order to come upon them. OFFSET keeps the two apart.
 */
function candidates(e: Outermost, where: Condition, fence: boolean) {
  const those = e
    .selectFrom("callouts")
    .select(["id", "urgency", "first_starts_at", "respond_by", "updated_at"])
    .where(where);
  return e.selectFrom((fence ? those.offset(sql.lit(0)) : those).as("some"));
}

/** In a column's order. */
function sorted(e: Outermost, where: Condition, fence: boolean, order: Order) {
  const { column, direction, urgentFirst, limit, offset } = order;
  const base = candidates(e, where, fence).select("some.id");
  const begun = urgentFirst ? base.orderBy("some.urgency", "desc") : base;
  const inOrder =
    column === "respond_by"
      ? begun.orderBy("some.respond_by", (by) => by[direction]().nullsLast())
      : begun.orderBy(`some.${column}`, direction);
  return inOrder.orderBy("some.id", direction).limit(limit).offset(offset);
}

type Piece = Span & { direction: Direction; ahead: boolean };

/** Each span of a tab is read in its own index, as far as the page needs it, and then they are put together. */
function together(e: Outermost, pieces: readonly Piece[], { within }: Many, { limit, offset }: Slice) {
  const parts = pieces.map(({ where, fence, direction, ahead }) =>
    e
      .selectFrom(
        candidates(e, (c) => c.and([where(c), within(c)]), fence)
          .select(["some.id", "some.first_starts_at"])
          .orderBy("some.first_starts_at", direction)
          .orderBy("some.id", direction)
          .limit(offset + limit)
          .as("part"),
      )
      .select(["part.id", "part.first_starts_at"])
      .select((c) => c.lit(ahead).as("ahead")),
  );
  const all = parts.reduce((some, part) => some.unionAll(part));
  return e.selectFrom(all.as("some")).select("some.id").limit(limit).offset(offset);
}

/** By start. */
function inSpans(e: Outermost, parts: readonly Span[], narrowed: Many, order: Slice & { direction: Direction }) {
  const { direction } = order;
  const pieces = parts.map((part) => ({ ...part, direction, ahead: true }));
  return together(e, pieces, narrowed, order).orderBy("some.first_starts_at", direction).orderBy("some.id", direction);
}

/** What is still to come, soonest first, then what is over, latest first. */
function inDiary(e: Outermost, now: Date, narrowed: Many, slice: Slice) {
  const pieces: Piece[] = [
    ...spans("ahead", now).map((part) => ({ ...part, direction: "asc" as const, ahead: true })),
    ...spans("over", now).map((part) => ({ ...part, direction: "desc" as const, ahead: false })),
  ];
  return together(e, pieces, narrowed, slice)
    .orderBy("some.ahead", "desc")
    .orderBy((c) => c.case().when(c.ref("some.ahead")).then(c.ref("some.first_starts_at")).end())
    .orderBy((c) => c.case().when(c.ref("some.ahead")).then(c.ref("some.id")).end())
    .orderBy("some.first_starts_at", "desc")
    .orderBy("some.id", "desc");
}

/** By when cover is needed, or by start; both the needs know themselves. */
function needing(e: Outermost, now: Date, { whole, within }: Many, order: Order) {
  const { direction, byNeed, limit, offset } = order;
  const needs = needingInOrder(e, now);
  const those = whole ? needs : needs.innerJoin("callouts", "callouts.id", "callout_needs.callout_id").where(within);
  return e
    .selectFrom(those.as("need"))
    .select("need.id")
    .orderBy(byNeed ? "need.needed_at" : "need.first_starts_at", direction)
    .orderBy("need.id", direction)
    .limit(limit)
    .offset(offset);
}

/** What grows with the years; of everything else a practice has few at a time. */
const GROWING: readonly CalloutTab[] = ["past", "all"];

/** As a part of the statement that also counts them. */
export function pageOfMany(e: Outermost, now: Date, query: CalloutsQuery, narrowed: Many): Expression<{ id: number }> {
  const { tab = "all" } = query;
  const order = orderOf(query);
  if (order.diary) return inDiary(e, now, narrowed, order);
  if (order.column === "first_starts_at" && (tab === "past" || tab === "confirmed" || tab === "drafts"))
    return inSpans(e, spans(tab, now), narrowed, order);
  if (order.column === "first_starts_at" && tab === "needs_action") return needing(e, now, narrowed, order);
  const inOrder = tab === "open" && order.urgentFirst;
  const where: Condition = (c) => c.and([inTab(c, tab, now), narrowed.within(c)]);
  return sorted(e, where, !inOrder && !GROWING.includes(tab), order);
}
