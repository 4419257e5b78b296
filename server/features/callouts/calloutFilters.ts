/** Which callouts a tab and its filters show, as conditions in SQL. */
import { type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import { type CalloutTab } from "../../../src/contract/callout.ts";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Tables } from "../../db/schema.ts";
import { needsAction } from "./needsAction.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;
type Condition = Expression<SqlBool>;

/** Q7: scheduled ones stand under Drafts; cancelled, expired and those whose lists are over under Past. */
export function inTab(e: Callouts, tab: CalloutTab, now: Date): Condition {
  switch (tab) {
    case "needs_action":
      return needsAction(e, now);
    case "open":
      return e("callouts.status", "=", "open");
    case "confirmed":
      return e.and([e("callouts.status", "=", "confirmed"), e("callouts.last_ends_at", ">=", now)]);
    case "drafts":
      return e("callouts.status", "in", ["draft", "scheduled"]);
    case "past":
      return e.or([
        e("callouts.status", "in", ["cancelled", "expired"]),
        e.and([e("callouts.status", "=", "confirmed"), e("callouts.last_ends_at", "<", now)]),
      ]);
    case "all":
      return e.lit(true);
  }
}

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
const DAY = 86_400_000;

/** Reference, title (with site and surgeon), surgeon of any list, or a doctor who offered or is booked. */
function matches(e: Callouts, text: string): Condition {
  const pattern = like(text);
  return e.or([
    e("callouts.reference", "ilike", pattern),
    e("callouts.title", "ilike", pattern),
    e(
      "callouts.id",
      "in",
      e
        .selectFrom("surgeons")
        .innerJoin("lists", "lists.surgeon_id", "surgeons.id")
        .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
        .select("callout_lists.callout_id")
        .where("surgeons.display_name", "ilike", pattern),
    ),
    e(
      "callouts.id",
      "in",
      e
        .selectFrom("doctors")
        .innerJoin("responses", "responses.doctor_id", "doctors.id")
        .select("responses.callout_id")
        .where("responses.response", "in", ["available", "if_needed"])
        .where((d) => d(d.fn<string>("concat_ws", [d.val(" "), "title", "first_name", "last_name"]), "ilike", pattern)),
    ),
  ]);
}

/** Everything but the tab; conditions about lists must hold for one and the same list. */
export function filtered(e: Callouts, query: CalloutsQuery): Condition {
  const { q, site_id, surgeon_id, role, status, from, to } = query;
  const all: Condition[] = [];
  if (q?.trim()) all.push(matches(e, q.trim()));
  if (status) all.push(e("callouts.status", "=", status));
  if (site_id || surgeon_id || role || from || to) {
    let lists = e
      .selectFrom("lists")
      .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
      .select("callout_lists.callout_id");
    if (site_id) lists = lists.where("lists.site_id", "=", site_id);
    if (surgeon_id) lists = lists.where("lists.surgeon_id", "=", surgeon_id);
    if (role) lists = lists.where("lists.role_needed", "=", role);
    // The local date decides; the instants beside it, a day wider for any zone, are what the index knows.
    if (from)
      lists = lists.where("lists.date", ">=", from).where("lists.starts_at", ">=", new Date(Date.parse(from) - DAY));
    if (to)
      lists = lists.where("lists.date", "<=", to).where("lists.starts_at", "<", new Date(Date.parse(to) + 2 * DAY));
    all.push(e("callouts.id", "in", lists));
  }
  return e.and(all);
}
