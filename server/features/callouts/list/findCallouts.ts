/** What the table of callouts shows of a question: the ids on one page, in order, and how many each tab holds. */
import { type Kysely, sql } from "kysely";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { countMany, summed } from "./countCallouts.ts";
import { type FoundPage, findFew } from "./findFew.ts";
import { pageOfMany } from "./findMany.ts";
import { narrowCallouts } from "./narrowCallouts.ts";

export async function findCallouts(db: Kysely<Tables>, now: Date, query: CalloutsQuery): Promise<FoundPage> {
  const narrowed = await narrowCallouts(db, query);
  if (narrowed.few) return findFew(db, now, query, narrowed.ids);
  const { ids, ...counts } = await db
    .selectNoFrom((e) => countMany(e, now, narrowed))
    .select((e) => sql<number[]>`to_json(array(${pageOfMany(e, now, query, narrowed)}))`.as("ids"))
    .executeTakeFirstOrThrow();
  return { ids, counts: summed(counts) };
}
