/** The table of callouts: one page of rows, and how many each tab holds under the same filters. */
import { type Kysely } from "kysely";
import { PER_PAGE } from "../../../../src/contract/page.ts";
import { type CalloutRow, type CalloutsMeta } from "../../../../src/contract/shapes/callout.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Page } from "../../../../src/contract/shapes/page.ts";
import { type Tables } from "../../../db/schema.ts";
import { presentRows } from "./calloutRows.ts";
import { findCallouts } from "./findCallouts.ts";
import { offerCount, riskOf } from "./needsAction.ts";

/** Callouts with what is told from other tables; asked of the few that are shown. */
export const calloutsQuery = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("callouts")
    .leftJoin("users as sender", "sender.id", "callouts.sent_by")
    .selectAll("callouts")
    .select(["sender.first_name as sender_first_name", "sender.last_name as sender_last_name"])
    .select((e) => [riskOf(e, now).as("risk"), offerCount(e, now).as("offers")]);

/** `meta.total` stops at the ceiling as the counts do. */
export async function listCallouts(
  db: Kysely<Tables>,
  now: Date,
  query: CalloutsQuery,
): Promise<Page<CalloutRow, CalloutsMeta>> {
  const { tab = "all", page = 1, per_page = PER_PAGE } = query;
  const { ids, counts } = await findCallouts(db, now, query);
  const rows = await calloutsQuery(db, now)
    .where("callouts.id", "in", [0, ...ids])
    .execute();
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { data: await presentRows(db, found), meta: { page, per_page, total: counts[tab], counts } };
}
