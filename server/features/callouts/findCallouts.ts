/** The ids on one page of the table of callouts, in order. */
import { type Kysely, sql } from "kysely";
import { type CalloutTab } from "../../../src/contract/callout.ts";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { PER_PAGE } from "../../../src/contract/page.ts";
import { type Tables } from "../../db/schema.ts";
import { inTab } from "./calloutFilters.ts";
import { type Narrowed } from "./narrowCallouts.ts";

/** What grows with the years; of everything else a practice has few at a time. */
const GROWING: readonly CalloutTab[] = ["past", "all"];

const COLUMNS = { when: "first_starts_at", respond_by: "respond_by", updated_at: "updated_at" } as const;

/**
 * Callouts to be put in order. Few are found first and then sorted: the planner cannot know that they stand at one end of
 * time, and would read all history in the wished order to come upon them. OFFSET keeps the two apart.
 */
function candidates(db: Kysely<Tables>, now: Date, tab: CalloutTab, { few, within }: Narrowed, fewAhead = false) {
  const those = db
    .selectFrom("callouts")
    .select(["id", "urgency", "first_starts_at", "last_ends_at", "respond_by", "updated_at"])
    .where((e) => e.and([inTab(e, tab, now), within(e)]));
  const ahead = fewAhead ? those.where("last_ends_at", ">=", now) : those;
  const fenced = few || fewAhead || !GROWING.includes(tab) ? ahead.offset(sql.lit(0)) : ahead;
  return db.selectFrom(fenced.as("some"));
}

async function findSorted(db: Kysely<Tables>, now: Date, query: CalloutsQuery, narrowed: Narrowed): Promise<number[]> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const sort = query.sort ?? (tab === "past" ? "-when" : "when");
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const base = candidates(db, now, tab, narrowed).select("some.id");
  // Q8: without a wish of one's own, urgent ones stand first among those that wait for something.
  const urgentFirst =
    !query.sort && (tab === "needs_action" || tab === "open") ? base.orderBy("some.urgency", "desc") : base;
  const column = COLUMNS[sort.replace("-", "") as keyof typeof COLUMNS];
  const sorted =
    column === "respond_by"
      ? urgentFirst.orderBy("some.respond_by", (order) =>
          (direction === "desc" ? order.desc() : order.asc()).nullsLast(),
        )
      : urgentFirst.orderBy(`some.${column}`, direction);
  const rows = await sorted
    .orderBy("some.id", direction)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map((row) => row.id);
}

/** All callouts as one looks at a diary: what is still to come, soonest first, then what is over, latest first. */
async function findAhead(db: Kysely<Tables>, now: Date, query: CalloutsQuery, narrowed: Narrowed): Promise<number[]> {
  const { page = 1, per_page = PER_PAGE } = query;
  const end = page * per_page;
  const ahead = await candidates(db, now, "all", narrowed, true)
    .select("some.id")
    .orderBy("some.first_starts_at")
    .orderBy("some.id")
    .limit(end)
    .execute();
  const shown = ahead.slice(end - per_page);
  if (ahead.length === end) return shown.map((row) => row.id);
  const over = await candidates(db, now, "all", narrowed)
    .select("some.id")
    .where("some.last_ends_at", "<", now)
    .orderBy("some.first_starts_at", "desc")
    .orderBy("some.id", "desc")
    .limit(per_page - shown.length)
    .offset(Math.max(0, end - per_page - ahead.length))
    .execute();
  return [...shown, ...over].map((row) => row.id);
}

export const findCallouts = (
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
  narrowed: Narrowed,
): Promise<number[]> =>
  ((query.tab ?? "all") === "all" && !query.sort ? findAhead : findSorted)(db, now, query, narrowed);
