/** Which callouts a tab and its filters show, as conditions in SQL. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { type CalloutStatus, YES_ANSWERS } from "../../../../src/contract/callout.ts";
import { type CalloutTab } from "../../../../src/contract/calloutTabs.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Tables } from "../../../db/schema.ts";
import { type CalloutSet, setsOf } from "./calloutSets.ts";
import { needsAction } from "./needsAction.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;
/** Of a statement that selects from no table itself. */
export type Outermost = ExpressionBuilder<Tables, never>;
type Condition = Expression<SqlBool>;

/** Literal, so that the partial indexes are known to hold for them. */
const status = (e: Callouts, ...statuses: CalloutStatus[]): Condition =>
  e(
    "callouts.status",
    "in",
    statuses.map((one) => sql.lit(one)),
  );

/**
 * Scheduled ones stand under Drafts; cancelled, expired and those whose lists are over under Past. No callout is in
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

export type Span = { where: (e: Callouts) => Condition; fence: boolean };

/**
 * What a tab shows, by pieces that lie in one index each, in the order of their start. What is under way is fenced: the
 * planner does not know that almost everything that began is over.
 */
export function spans(of: "ahead" | "over" | "confirmed" | "drafts" | "past", now: Date): Span[] {
  const starts = (e: Callouts, operator: "<" | ">=") => e("callouts.first_starts_at", operator, now);
  const ends = (e: Callouts, operator: "<" | ">=") => e("callouts.last_ends_at", operator, now);
  const span = (where: Span["where"], fence = false): Span => ({ where, fence });
  const coming = span((e) => starts(e, ">="));
  const underWay = span((e) => e.and([starts(e, "<"), ends(e, ">=")]), true);
  const over = span((e) => e.and([starts(e, "<"), ends(e, "<")]));
  const having = (one: CalloutStatus, { where, fence }: Span): Span =>
    span((e) => e.and([status(e, one), where(e)]), fence);
  const all = (one: CalloutStatus): Span => span((e) => status(e, one));
  switch (of) {
    case "ahead":
      return [underWay, coming];
    case "over":
      return [over];
    case "confirmed":
      return [having("confirmed", underWay), having("confirmed", coming)];
    case "drafts":
      return [all("draft"), all("scheduled")];
    case "past":
      return [all("cancelled"), all("expired"), having("confirmed", over)];
  }
}

export const inTab = (e: Callouts, tab: CalloutTab, now: Date): Condition => e.or(tabParts(e, tab, now));

/** Whether anything is asked for that another table knows. */
export const isNarrowed = (query: CalloutsQuery): boolean => query.no_availability === true || setsOf(query).length > 0;

/** The one table that knows all that is asked for, if it is one. */
export function onlySet(query: CalloutsQuery): CalloutSet | undefined {
  const [set, ...others] = setsOf(query);
  const alone = others.length === 0 && !query.status && !query.mode && !query.urgency && !query.no_availability;
  return alone ? set : undefined;
}

const withoutOffer = (e: Callouts): Condition =>
  e.and([
    status(e, "open"),
    e.not(
      e.exists(
        e
          .selectFrom("responses as offer")
          .innerJoin("doctors", "doctors.id", "offer.doctor_id")
          .select("offer.id")
          .whereRef("offer.callout_id", "=", "callouts.id")
          .where("doctors.archived_at", "is", null)
          .where("offer.response", "in", YES_ANSWERS),
      ),
    ),
  ]);

/** Everything but the tab. `probe`: see `setsOf`. */
export function filtered(e: Callouts, query: CalloutsQuery, probe = false): Condition {
  const all: Condition[] = setsOf(query, probe).map((set) => (probe ? e.exists(set) : e("callouts.id", "in", set)));
  if (query.status) all.push(status(e, ...query.status));
  if (query.mode) all.push(e("callouts.mode", "=", query.mode));
  if (query.urgency) all.push(e("callouts.urgency", "=", query.urgency));
  if (query.no_availability) all.push(withoutOffer(e));
  return e.and(all);
}
