/** The table of callouts: one page of rows, and how many each tab holds under the same filters. */
import { type Kysely } from "kysely";
import { CALLOUT_TABS, type CalloutRow, type CalloutTab, COUNT_CEILING } from "../../../src/contract/callout.ts";
import { type CalloutsMeta, type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Page, PER_PAGE } from "../../../src/contract/page.ts";
import { type Tables } from "../../db/schema.ts";
import { filtered, inTab } from "./calloutFilters.ts";
import { presentRows } from "./calloutRows.ts";
import { offerCount, riskOf } from "./needsAction.ts";

type Sort = NonNullable<CalloutsQuery["sort"]>;

/** Callouts with what is told from other tables. */
export const calloutsQuery = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("callouts")
    .selectAll("callouts")
    .select((e) => [riskOf(e, now).as("risk"), offerCount(e, now).as("offers")]);

type Counts = Record<CalloutTab, number>;

const toCounts = (of: (tab: CalloutTab) => unknown): Counts => {
  const count = (tab: CalloutTab): number => Math.min(Number(of(tab) ?? 0), COUNT_CEILING);
  return {
    needs_action: count("needs_action"),
    open: count("open"),
    confirmed: count("confirmed"),
    drafts: count("drafts"),
    past: count("past"),
    all: count("all"),
  };
};

/** Counting stops at the ceiling, so that it costs the same however many there are (Q33). */
async function countTabs(db: Kysely<Tables>, now: Date, query: CalloutsQuery): Promise<Counts> {
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
  return toCounts((tab) => counted[tab]);
}

/** Text is looked for in every title, so it is looked for once: the tabs are told apart among what was found. */
async function countFound(db: Kysely<Tables>, now: Date, query: CalloutsQuery): Promise<Counts> {
  const counted = await db
    .with("found", (w) =>
      w
        .selectFrom("callouts")
        .selectAll()
        .where((e) => filtered(e, query)),
    )
    .selectFrom("found as callouts")
    .select((e) =>
      CALLOUT_TABS.map((tab) =>
        e.fn
          .countAll<number>()
          .filterWhere((c) => inTab(c, tab, now))
          .as(tab),
      ),
    )
    .executeTakeFirstOrThrow();
  return toCounts((tab) => counted[tab]);
}

/** Ids of the page's rows, in order; what costs more is asked of these few only. */
async function findPage(db: Kysely<Tables>, now: Date, query: CalloutsQuery, sort: Sort): Promise<number[]> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const base = db
    .selectFrom("callouts")
    .select("callouts.id")
    .where((e) => e.and([inTab(e, tab, now), filtered(e, query)]));
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
  const rows = await sorted
    .orderBy("callouts.id", direction)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map((row) => row.id);
}

/** All callouts as one looks at a diary: what is still to come, soonest first, then what is over, latest first. */
async function findAhead(db: Kysely<Tables>, now: Date, query: CalloutsQuery): Promise<number[]> {
  const { page = 1, per_page = PER_PAGE } = query;
  const end = page * per_page;
  const base = db
    .selectFrom("callouts")
    .select("callouts.id")
    .where((e) => filtered(e, query));
  const ahead = await base
    .where("callouts.last_ends_at", ">=", now)
    .orderBy("callouts.first_starts_at")
    .orderBy("callouts.id")
    .limit(end)
    .execute();
  const over =
    ahead.length < end
      ? await base
          .where("callouts.last_ends_at", "<", now)
          .orderBy("callouts.first_starts_at", "desc")
          .orderBy("callouts.id", "desc")
          .limit(end - ahead.length)
          .execute()
      : [];
  return [...ahead, ...over].slice(end - per_page).map((row) => row.id);
}

/** `meta.total` stops at the ceiling as the counts do. */
export async function listCallouts(
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
): Promise<Page<CalloutRow, CalloutsMeta>> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const sort = query.sort ?? (tab === "past" ? "-when" : "when");
  const count = query.q?.trim() ? countFound : countTabs;
  const finding = tab === "all" && !query.sort ? findAhead(db, now, query) : findPage(db, now, query, sort);
  const [counts, ids] = await Promise.all([count(db, now, query), finding]);
  const rows = await calloutsQuery(db, now)
    .where("callouts.id", "in", [0, ...ids])
    .execute();
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { data: await presentRows(db, found), meta: { page, per_page, total: counts[tab], counts } };
}
