/**
 * Tells a search that finds few from one that finds many: the few are then named by their ids; of the many, a page and
 * the counts are found soon in whatever order the table is read.
 */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Tables } from "../../db/schema.ts";
import { filtered, isNarrowed, onlySet } from "./calloutFilters.ts";

/** Twice what a tab counts. */
const FEW = 2000;

export type Narrowed = {
  /** Nothing is asked for but a tab. */
  whole: boolean;
  few: boolean;
  /** All of them if they are few, else the first that were found; null where nobody looked. */
  found: number[] | null;
  within: (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;
};

export const isAmong = (e: ExpressionBuilder<Tables, "callouts">, ids: number[]): Expression<SqlBool> =>
  sql<SqlBool>`${e.ref("callouts.id")} = any(${e.val(ids)}::bigint[])`;

/** The first that are found, up to one more than few. */
async function idsOf(db: Kysely<Tables>, query: CalloutsQuery): Promise<number[]> {
  const set = onlySet(query);
  const found = set
    ? await db
        .selectFrom(set.as("found"))
        .select("found.callout_id as id")
        .limit(FEW + 1)
        .execute()
    : await db
        .selectFrom("callouts")
        .select("callouts.id")
        .where((e) => filtered(e, query))
        .limit(FEW + 1)
        .execute();
  return found.map((row) => row.id);
}

export async function narrowCallouts(db: Kysely<Tables>, query: CalloutsQuery): Promise<Narrowed> {
  if (!isNarrowed(query)) {
    const whole = !query.status && !query.mode && !query.urgency;
    return { whole, few: false, found: null, within: (e) => filtered(e, query) };
  }
  const ids = await idsOf(db, query);
  if (ids.length > FEW) return { whole: false, few: false, found: ids, within: (e) => filtered(e, query, true) };
  return { whole: false, few: true, found: ids, within: (e) => isAmong(e, ids) };
}
