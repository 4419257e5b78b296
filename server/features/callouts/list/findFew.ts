/** Few callouts are read once, and counted and put in order among themselves. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { inTab } from "./calloutFilters.ts";
import { orderOf } from "./calloutOrder.ts";
import { type Counts, cappedCounts, tabCounts } from "./countCallouts.ts";
import { type Ids, isAmong } from "./narrowCallouts.ts";
import { coverNeededAt } from "./needsAction.ts";

export type FoundPage = { ids: number[]; counts: Counts };

type Callouts = ExpressionBuilder<Tables, "callouts">;

/** What tabs and order ask of a callout; `company_id` is for `forCompany`, which narrows what is called callouts. */
const ASKED = [
  "id",
  "company_id",
  "status",
  "urgency",
  "first_starts_at",
  "last_ends_at",
  "respond_by",
  "updated_at",
] as const;

/** Null of what is over, which therefore comes last and in an order of its own. */
const ahead = (e: Callouts, now: Date, column: "id" | "first_starts_at") =>
  e
    .case()
    .when("callouts.last_ends_at", ">=", now)
    .then(e.ref(`callouts.${column}`))
    .end();

function sorted(e: Callouts, now: Date, query: CalloutsQuery) {
  const { column, direction, urgentFirst, byNeed, diary, limit, offset } = orderOf(query);
  const tab = e
    .selectFrom("callouts")
    .select("callouts.id")
    .where((c) => inTab(c, query.tab ?? "all", now))
    .limit(limit)
    .offset(offset);
  if (diary)
    return tab
      .orderBy((c) => ahead(c, now, "first_starts_at"))
      .orderBy((c) => ahead(c, now, "id"))
      .orderBy("callouts.first_starts_at", "desc")
      .orderBy("callouts.id", "desc");
  if (byNeed) return tab.orderBy((c) => coverNeededAt(c, now)).orderBy("callouts.id");
  const begun = urgentFirst ? tab.orderBy("callouts.urgency", "desc") : tab;
  return begun.orderBy(`callouts.${column}`, (by) => by[direction]().nullsLast()).orderBy("callouts.id", direction);
}

/** `among`: all that were found. */
export async function findFew(db: Kysely<Tables>, now: Date, query: CalloutsQuery, among: Ids): Promise<FoundPage> {
  const { ids, ...counts } = await db
    .with("callouts", (few) =>
      few
        .selectFrom("callouts")
        .select(ASKED)
        .where((e) => isAmong(e, among)),
    )
    .selectFrom("callouts")
    .select((e) => tabCounts(e, now))
    .select((e) => sql<number[]>`to_json(array(${sorted(e, now, query)}))`.as("ids"))
    .executeTakeFirstOrThrow();
  return { ids, counts: cappedCounts(counts) };
}
