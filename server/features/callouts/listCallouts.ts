/** The table of callouts: one page of rows, and how many each tab holds under the same filters. */
import { type Kysely } from "kysely";
import { CALLOUT_TABS, type CalloutRow, type CalloutTab, COUNT_CEILING } from "../../../src/contract/callout.ts";
import { type CalloutsMeta, type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Page, PER_PAGE } from "../../../src/contract/page.ts";
import { type Tables } from "../../db/schema.ts";
import { filtered, inTab } from "./calloutFilters.ts";
import { type Found, presentRows } from "./calloutRows.ts";
import { offerCount, riskOf } from "./needsAction.ts";

type Sort = NonNullable<CalloutsQuery["sort"]>;

/** Callouts with what is told from other tables. */
export const calloutsQuery = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("callouts")
    .selectAll("callouts")
    .select((e) => [riskOf(e, now).as("risk"), offerCount(e, now).as("offers")]);

/** Counting stops at the ceiling, so that it costs the same however many there are (Q33). */
async function countTabs(db: Kysely<Tables>, now: Date, query: CalloutsQuery): Promise<Record<CalloutTab, number>> {
  const counted = await db
    .selectNoFrom((e) =>
      CALLOUT_TABS.map((tab) =>
        e
          .selectFrom(
            e
              .selectFrom("callouts")
              .select("callouts.id")
              .where((c) => c.and([inTab(c, tab, now), filtered(c, query)]))
              .limit(COUNT_CEILING)
              .as("some"),
          )
          .select((c) => c.fn.countAll<number>().as("count"))
          .as(tab),
      ),
    )
    .executeTakeFirstOrThrow();
  const of = (tab: CalloutTab): number => Number(counted[tab] ?? 0);
  return {
    needs_action: of("needs_action"),
    open: of("open"),
    confirmed: of("confirmed"),
    drafts: of("drafts"),
    past: of("past"),
    all: of("all"),
  };
}

function findPage(db: Kysely<Tables>, now: Date, query: CalloutsQuery, sort: Sort): Promise<Found[]> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const base = calloutsQuery(db, now).where((e) => e.and([inTab(e, tab, now), filtered(e, query)]));
  // Q8: without a wish of one's own, urgent ones stand first among those that wait for something.
  const urgentFirst =
    !query.sort && (tab === "needs_action" || tab === "open") ? base.orderBy("callouts.urgency", "desc") : base;
  const by = { when: "first_starts_at", respond_by: "respond_by", updated_at: "updated_at" } as const;
  const column = by[sort.replace("-", "") as keyof typeof by];
  const sorted =
    column === "respond_by"
      ? urgentFirst.orderBy("callouts.respond_by", (order) =>
          (direction === "desc" ? order.desc() : order.asc()).nullsLast(),
        )
      : urgentFirst.orderBy(`callouts.${column}`, direction);
  return sorted
    .orderBy("callouts.id", direction)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
}

/** `meta.total` stops at the ceiling as the counts do. */
export async function listCallouts(
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
): Promise<Page<CalloutRow, CalloutsMeta>> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const sort = query.sort ?? (tab === "past" ? "-when" : "when");
  const [counts, found] = await Promise.all([countTabs(db, now, query), findPage(db, now, query, sort)]);
  return { data: await presentRows(db, found), meta: { page, per_page, total: counts[tab], counts } };
}
