/**
 * Tells a search that finds few from one that finds many: the few are then named by their ids; of the many, a page and
 * the counts are found soon in whatever order the table is read.
 */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { filtered, isNarrowed, onlySet } from "./calloutFilters.ts";

/** Twice what a tab counts. */
const FEW_CALLOUTS = 2000;

/** Ids as PostgreSQL writes an array: as a row each, two thousand take the driver longer than the search the database. */
export type Ids = string;
/** The first that were found, up to one more than few. */
type First = { ids: Ids; count: number };

export type Many = {
  few: false;
  /** Nothing is asked for but a tab. */
  whole: boolean;
  /** Null where nobody looked. */
  first: First | null;
  within: (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;
};

type Narrowed = { few: true; ids: Ids } | Many;

export const isAmong = (e: ExpressionBuilder<Tables, "callouts">, ids: Ids): Expression<SqlBool> =>
  sql<SqlBool>`${e.ref("callouts.id")} = any(${ids}::text::bigint[])`;

async function firstOf(db: Kysely<Tables>, query: CalloutsQuery): Promise<First> {
  const set = onlySet(query);
  const found = set
    ? db
        .selectFrom(set.as("set"))
        .select("set.callout_id as id")
        .limit(FEW_CALLOUTS + 1)
    : db
        .selectFrom("callouts")
        .select("callouts.id")
        .where((e) => filtered(e, query))
        .limit(FEW_CALLOUTS + 1);
  const { ids, count } = await db
    .selectFrom(found.as("found"))
    .select((e) => [sql<Ids | null>`array_agg(${e.ref("found.id")})::text`.as("ids"), e.fn.countAll().as("count")])
    .executeTakeFirstOrThrow();
  return { ids: ids ?? "{}", count: Number(count) };
}

export async function narrowCallouts(db: Kysely<Tables>, query: CalloutsQuery): Promise<Narrowed> {
  if (!isNarrowed(query)) {
    const whole = !query.status && !query.mode && !query.urgency;
    return { few: false, whole, first: null, within: (e) => filtered(e, query) };
  }
  const first = await firstOf(db, query);
  if (first.count <= FEW_CALLOUTS) return { few: true, ids: first.ids };
  return { few: false, whole: false, first, within: (e) => filtered(e, query, true) };
}
