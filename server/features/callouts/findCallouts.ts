/** The ids on one page of the table of callouts, in order. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type CalloutTab } from "../../../src/contract/calloutTabs.ts";
import { PER_PAGE } from "../../../src/contract/page.ts";
import { type Tables } from "../../db/schema.ts";
import { inTab, spans } from "./calloutFilters.ts";
import { type Narrowed } from "./narrowCallouts.ts";
import { needingNow } from "./needsAction.ts";

type Direction = "asc" | "desc";
type Condition = (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;
type Slice = { limit: number; offset: number };

const COLUMNS = { when: "first_starts_at", respond_by: "respond_by", updated_at: "updated_at" } as const;

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

/** In a column's order; `urgentFirst`: Q8. */
async function findSorted(db: Kysely<Tables>, where: Condition, fence: boolean, order: Order): Promise<number[]> {
  const { column, direction, urgentFirst, limit, offset } = order;
  const base = candidates(db, where, fence).select("some.id");
  const begun = urgentFirst ? base.orderBy("some.urgency", "desc") : base;
  const sorted =
    column === "respond_by"
      ? begun.orderBy("some.respond_by", (by) => (direction === "desc" ? by.desc() : by.asc()).nullsLast())
      : begun.orderBy(`some.${column}`, direction);
  const rows = await sorted.orderBy("some.id", direction).limit(limit).offset(offset).execute();
  return rows.map((row) => row.id);
}
type Order = Slice & {
  column: (typeof COLUMNS)[keyof typeof COLUMNS];
  direction: Direction;
  urgentFirst: boolean;
};

/** By start: each span of a tab is read in its own index, as far as the page needs it, and then they are put together. */
async function findSpans(
  db: Kysely<Tables>,
  parts: ReturnType<typeof spans>,
  { few, within }: Narrowed,
  { direction, limit, offset }: Slice & { direction: Direction },
): Promise<number[]> {
  const [first, ...others] = parts.map(({ where, fence }) =>
    db
      .selectFrom(
        candidates(db, (e) => e.and([where(e), within(e)]), fence || few)
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

/** By urgency and start, which the needs know themselves. */
async function findNeeding(
  db: Kysely<Tables>,
  now: Date,
  { whole, within }: Narrowed,
  order: Order,
): Promise<number[]> {
  const { direction, urgentFirst, limit, offset } = order;
  const needing = needingNow(db, now);
  const those = whole
    ? needing
    : needing.innerJoin("callouts", "callouts.id", "callout_needs.callout_id").where(within);
  const base = db.selectFrom(those.as("need")).select("need.id");
  const begun = urgentFirst ? base.orderBy("need.urgency", "desc") : base;
  const sorted = begun.orderBy("need.first_starts_at", direction).orderBy("need.id", direction);
  return (await sorted.limit(limit).offset(offset).execute()).map((row) => row.id);
}

/** All callouts as one looks at a diary: what is still to come, soonest first, then what is over, latest first. */
async function findAhead(db: Kysely<Tables>, now: Date, narrowed: Narrowed, { limit, offset }: Slice) {
  const end = offset + limit;
  const ahead = await findSpans(db, spans("ahead", now), narrowed, { direction: "asc", limit: end, offset: 0 });
  const shown = ahead.slice(offset);
  if (ahead.length === end) return shown;
  const rest = { limit: limit - shown.length, offset: Math.max(0, offset - ahead.length) };
  return [...shown, ...(await findSpans(db, spans("over", now), narrowed, { direction: "desc", ...rest }))];
}

/** What grows with the years; of everything else a practice has few at a time. */
const GROWING: readonly CalloutTab[] = ["past", "all"];

export function findCallouts(
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
  narrowed: Narrowed,
): Promise<number[]> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const { few, within } = narrowed;
  const slice = { limit: per_page, offset: (page - 1) * per_page };
  if (tab === "all" && !query.sort) return findAhead(db, now, narrowed, slice);
  const sort = query.sort ?? (tab === "past" ? "-when" : "when");
  const direction = sort.startsWith("-") ? "desc" : "asc";
  // Without a wish of one's own, urgent ones stand first among those that wait for something.
  const urgentFirst = !query.sort && (tab === "needs_action" || tab === "open");
  const column = COLUMNS[sort.replace("-", "") as keyof typeof COLUMNS];
  if (column === "first_starts_at" && (tab === "past" || tab === "confirmed" || tab === "drafts"))
    return findSpans(db, spans(tab, now), narrowed, { direction, ...slice });
  const order = { column, direction, urgentFirst, ...slice } as const;
  if (column === "first_starts_at" && tab === "needs_action") return findNeeding(db, now, narrowed, order);
  const inOrder = tab === "open" && urgentFirst && !few;
  const where: Condition = (e) => e.and([inTab(e, tab, now), within(e)]);
  return findSorted(db, where, few || !(inOrder || GROWING.includes(tab)), order);
}
