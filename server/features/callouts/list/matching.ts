/** All callouts that a tab shows under its filters, to be chosen together: so many as can be changed at once. */
import { type Kysely } from "kysely";
import { BULK_MAX } from "../../../../src/contract/callout.ts";
import { type MatchingCallout, type MatchingQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { invalid } from "../../../http/problem.ts";
import { findCallouts } from "./findCallouts.ts";

/** In the table's order. */
export async function matching(db: Kysely<Tables>, now: Date, query: MatchingQuery): Promise<MatchingCallout[]> {
  const { ids } = await findCallouts(db, now, { ...query, page: 1, per_page: BULK_MAX + 1 });
  if (ids.length > BULK_MAX) throw invalid({ base: [`more than ${BULK_MAX} callouts match`] });
  const found = await db
    .selectFrom("callouts")
    .select(["id", "reference", "title"])
    .where("id", "in", [0, ...ids])
    .execute();
  const byId = new Map(found.map((callout) => [callout.id, callout]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
