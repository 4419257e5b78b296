/** Which callouts a tab and its filters show, as conditions in SQL. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type CalloutTab } from "../../../src/contract/callout.ts";
import { type CalloutsQuery } from "../../../src/contract/calloutRequests.ts";
import { type Tables } from "../../db/schema.ts";
import { needsAction } from "./needsAction.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;
type Condition = Expression<SqlBool>;

/** Literal, so that the partial indexes are known to hold for them. */
const status = (e: Callouts, ...statuses: CalloutsQuery["status"][]): Condition =>
  e(
    "callouts.status",
    "in",
    statuses.map((one) => sql.lit(one)),
  );

/**
 * Q7: scheduled ones stand under Drafts; cancelled, expired and those whose lists are over under Past. No callout is in
 * two parts of a tab, and each part has its index.
 */
export function tabParts(e: Callouts, tab: CalloutTab, now: Date): Condition[] {
  switch (tab) {
    case "needs_action":
      return [needsAction(e, now)];
    case "open":
      return [status(e, "open")];
    case "confirmed":
      return [e.and([status(e, "confirmed"), e("callouts.last_ends_at", ">=", now)])];
    case "drafts":
      return [status(e, "draft", "scheduled")];
    case "past":
      return [status(e, "cancelled", "expired"), e.and([status(e, "confirmed"), e("callouts.last_ends_at", "<", now)])];
    case "all":
      return [e.lit(true)];
  }
}

export const inTab = (e: Callouts, tab: CalloutTab, now: Date): Condition => e.or(tabParts(e, tab, now));

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
const DAY = 86_400_000;

/** Reference, title (with site and surgeon), surgeon of any list, or a doctor who offered or is booked. */
const matches = (e: Callouts, text: string): Condition =>
  e(
    "callouts.id",
    "in",
    e
      .selectFrom("callout_texts")
      .select("callout_texts.callout_id")
      .where((t) => t("callout_texts.text", "like", t.fn<string>("lower", [t.val(like(text))]))),
  );

/** Whether anything is asked for that another table knows. */
export const isNarrowed = (query: CalloutsQuery): boolean =>
  Boolean(query.q?.trim() || query.doctor_id || query.no_availability || asksOfLists(query));

const asksOfLists = ({ site_id, surgeon_id, role, from, to }: CalloutsQuery): boolean =>
  Boolean(site_id || surgeon_id || role || from || to);

const wasAsked = (e: Callouts, doctorId: number): Condition =>
  e(
    "callouts.id",
    "in",
    e
      .selectFrom("callout_recipients")
      .select("callout_recipients.callout_id")
      .where("callout_recipients.doctor_id", "=", doctorId),
  );

const withoutOffer = (e: Callouts): Condition =>
  e.and([
    status(e, "open"),
    e.not(
      e.exists(
        e
          .selectFrom("responses as offer")
          .select("offer.id")
          .whereRef("offer.callout_id", "=", "callouts.id")
          .where("offer.response", "in", ["available", "if_needed"]),
      ),
    ),
  ]);

/** Everything but the tab; conditions about lists must hold for one and the same list. */
export function filtered(e: Callouts, query: CalloutsQuery): Condition {
  const { q, site_id, surgeon_id, role, from, to } = query;
  const all: Condition[] = [];
  if (q?.trim()) all.push(matches(e, q.trim()));
  if (query.status) all.push(status(e, query.status));
  if (query.doctor_id) all.push(wasAsked(e, query.doctor_id));
  if (query.mode) all.push(e("callouts.mode", "=", query.mode));
  if (query.urgency) all.push(e("callouts.urgency", "=", query.urgency));
  if (query.no_availability) all.push(withoutOffer(e));
  if (asksOfLists(query)) {
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
