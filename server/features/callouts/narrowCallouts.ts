/**
 * Tells a search that finds few from one that finds many: the few are then named by their ids; of the many, a page and
 * the counts are found soon in whatever order the table is read.
 */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Tables } from "../../db/schema.ts";
import { filtered, isNarrowed } from "./calloutFilters.ts";

/** Twice what a tab counts. */
const FEW = 2000;

export type Narrowed = {
  few: boolean;
  within: (e: ExpressionBuilder<Tables, "callouts">) => Expression<SqlBool>;
};

export async function narrowCallouts(db: Kysely<Tables>, query: CalloutsQuery): Promise<Narrowed> {
  const many: Narrowed = { few: false, within: (e) => filtered(e, query) };
  if (!isNarrowed(query)) return many;
  const found = await db
    .selectFrom("callouts")
    .select("callouts.id")
    .where((e) => filtered(e, query))
    .limit(FEW + 1)
    .execute();
  if (found.length > FEW) return many;
  const ids = found.map((row) => row.id);
  return { few: true, within: (e) => sql<SqlBool>`${e.ref("callouts.id")} = any(${e.val(ids)}::bigint[])` };
}
