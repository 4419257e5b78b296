/** The table of callouts: one page of rows, and how many each tab holds under the same filters. */
import { type Kysely } from "kysely";
import { PER_PAGE } from "../../../../src/contract/page.ts";
import { type CalloutRow, type CalloutsMeta } from "../../../../src/contract/shapes/callout.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Page } from "../../../../src/contract/shapes/page.ts";
import { type Tables } from "../../../db/schema.ts";
import { findRows, presentRow } from "./calloutRows.ts";
import { findCallouts } from "./findCallouts.ts";

/** `meta.total` stops at the ceiling as the counts do. */
export async function listCallouts(
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
): Promise<Page<CalloutRow, CalloutsMeta>> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const { ids, counts } = await findCallouts(db, now, query);
  const found = await findRows(db, now, ids);
  return { data: found.map(presentRow), meta: { page, per_page, total: counts[tab], counts } };
}
