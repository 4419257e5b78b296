/** How long after its sending a callout's list had its first offer, and how long until it was filled. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import { SPANS, type Span } from "../../../src/contract/insights.ts";
import { type Duration, type Durations } from "../../../src/contract/shapes/insights.ts";
import { type Tables } from "../../db/schema.ts";
import { begunLists, e, type Item, minutesBetween, NONE, type Rows, type Scope, WEEK } from "./lists.ts";

type Timed = Omit<Item, "kind" | "minutes"> & { offered: number | null; filled: number | null };

/** A list is filled by the booking that completes its cover. */
const timedLists = (scope: Scope): Rows<Timed> =>
  begunLists(scope)
    .leftJoin("responses", (on) =>
      on
        .onRef("responses.callout_id", "=", "callout_lists.callout_id")
        .onRef("responses.list_id", "=", "callout_lists.list_id"),
    )
    .select([WEEK, "callouts.id as callout_id", "lists.id as list_id", "lists.starts_at", NONE.as("doctor_id")])
    .select(minutesBetween(sql`callouts.sent_at`, sql`min(responses.first_offered_at)`).as("offered"))
    .select(
      minutesBetween(
        sql`callouts.sent_at`,
        sql`max(responses.decided_at) filter (where responses.outcome = 'confirmed' and lists.cover_status = 'covered')`,
      ).as("filled"),
    )
    .groupBy(["callouts.id", "lists.id", "callout_lists.date"]);

const spanOf = (minutes: RawBuilder<unknown>) =>
  sql<Span>`case when ${minutes} is null then 'never' when ${minutes} <= 60 then 'within_1h'
    when ${minutes} <= 240 then 'within_4h' when ${minutes} <= 1440 then 'within_1d'
    when ${minutes} <= 4320 then 'within_3d' else 'later' end`;

/** The middle of those that it happened to, in whole minutes. */
export const medianOf = (minutes: RawBuilder<unknown>) =>
  sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`;

const OFFERED = sql.ref("timed.offered");
const FILLED = sql.ref("timed.filled");

const timed = (scope: Scope, took: RawBuilder<unknown>): Rows<Item> =>
  e
    .selectFrom(timedLists(scope).as("timed"))
    .select(["timed.week", "timed.callout_id", "timed.list_id", "timed.doctor_id", "timed.starts_at"])
    .select([sql<number | null>`${took}`.as("minutes"), spanOf(took).as("kind")]);

export const firstOfferItems = (scope: Scope): Rows<Item> => timed(scope, OFFERED);
export const fillTimeItems = (scope: Scope): Rows<Item> => timed(scope, FILLED);

const named = <Prefix extends string>(prefix: Prefix, minutes: RawBuilder<unknown>) =>
  SPANS.map((span) =>
    sql<number>`count(*) filter (where ${spanOf(minutes)} = ${span})`.as(`${prefix}_${span}` as const),
  );

const spansOf = <Prefix extends string>(prefix: Prefix, row: Record<`${Prefix}_${Span}`, number>) =>
  Object.fromEntries(SPANS.map((span) => [span, row[`${prefix}_${span}`]])) as Duration["spans"];

/** Both in one look at the answers. */
export async function durations(db: Kysely<Tables>, scope: Scope): Promise<Durations> {
  const row = await db
    .selectFrom(timedLists(scope).as("timed"))
    .select([medianOf(OFFERED).as("offered"), medianOf(FILLED).as("filled")])
    .select([...named("offered", OFFERED), ...named("filled", FILLED)])
    .executeTakeFirstOrThrow();
  return {
    first_offer: { median_minutes: row.offered, spans: spansOf("offered", row) },
    fill_time: { median_minutes: row.filled, spans: spansOf("filled", row) },
  };
}
