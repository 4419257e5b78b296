/** The lists that figures are about, with their callouts. A list is in one callout that was not called off, at most. */
import {
  type AliasableExpression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryNode,
  sql,
} from "kysely";
import { type RoleNeeded } from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";
import { type Period } from "./period.ts";

/** Of which days, which lists, and as seen from when. */
export type Scope = {
  now: Date;
  period: Period;
  ahead: Period;
  lateHours: number;
  site_id?: number | undefined;
  surgeon_id?: number | undefined;
  role?: RoleNeeded | undefined;
};

/** One of what a figure counts. */
export type Item = {
  /** The Monday of its week. */
  week: string;
  kind: string;
  callout_id: number | null;
  list_id: number | null;
  doctor_id: number | null;
  /** When its list starts; of a callout, its first one. */
  starts_at: Date;
  /** How long it took; null where it never happened, or no time is told. */
  minutes: number | null;
};

/** A select of whichever tables that gives rows of that shape. */
export interface Rows<Row> extends AliasableExpression<Row> {
  get isSelectQueryBuilder(): true;
  toOperationNode(): SelectQueryNode;
}

/** Without a connection: whoever runs the query brings it, and with it the company that is meant. */
export const e = expressionBuilder<Tables, never>();

/** A number that this figure does not tell. */
export const NONE = sql<number | null>`null::bigint`;

/** The Monday of a date's week, whatever the session's time zone. */
export const weekOf = (date: RawBuilder<unknown>) => sql<string>`${date} - (extract(isodow from ${date})::int - 1)`;

/** Of a list that was sent. */
export const WEEK = weekOf(sql`callout_lists.date`).as("week");

/** Whole minutes from one moment to another, none below zero; null where the other never came. */
export const minutesBetween = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<number | null>`case when ${to} is not null then
    greatest(0, floor(extract(epoch from ${to} - ${from}) / 60)::int) end`;

const sent = expressionBuilder<Tables, "callout_lists" | "lists" | "callouts">();

/** Of the period, with a callout that was sent. */
const isSent = ({ period, site_id, surgeon_id, role }: Scope) =>
  sent.and([
    sent("callout_lists.date", ">=", period.from),
    sent("callout_lists.date", "<=", period.to),
    sent("callouts.sent_at", "is not", null),
    ...(site_id ? [sent("callout_lists.site_id", "=", site_id)] : []),
    ...(surgeon_id ? [sent("callout_lists.surgeon_id", "=", surgeon_id)] : []),
    ...(role ? [sent("callout_lists.role_needed", "=", role)] : []),
  ]);

/** Begun, and not called off: neither by itself nor with its callout, which leaves the lists alone that have begun. */
const hasBegun = ({ now }: Scope) =>
  sent.and([
    sent.or([
      sent("callouts.status", "in", ["open", "confirmed", "expired"]),
      sent.and([
        sent("callouts.status", "=", "cancelled"),
        sent("lists.starts_at", "<=", sent.ref("callouts.closed_at")),
      ]),
    ]),
    sent("lists.cover_status", "<>", "cancelled"),
    sent("lists.starts_at", "<=", now),
  ]);

export const begunLists = (scope: Scope) =>
  e
    .selectFrom("callout_lists")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .where(isSent(scope))
    .where(hasBegun(scope));

/**
 * What doctors were asked about lists whose callout was sent. Both are joined by the answers' own columns: from the foreign
 * key of these the planner knows how many there are.
 */
export const sentResponses = (scope: Scope) =>
  e
    .selectFrom("callout_lists")
    .innerJoin("responses", (on) =>
      on
        .onRef("responses.callout_id", "=", "callout_lists.callout_id")
        .onRef("responses.list_id", "=", "callout_lists.list_id"),
    )
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("callouts", "callouts.id", "responses.callout_id")
    .where(isSent(scope));

export const begunResponses = (scope: Scope) => sentResponses(scope).where(hasBegun(scope));

/** The live callout of a list, if it has one. */
const liveCallout = (list: ExpressionBuilder<Tables, "lists">) =>
  list
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select("callouts.id")
    .whereRef("callout_lists.list_id", "=", "lists.id")
    .where("callouts.status", "in", ["draft", "scheduled", "open", "confirmed"])
    .limit(1);

/** Lists that are still to begin, asked for or not. */
export function aheadItems({ now, ahead, site_id, surgeon_id, role }: Scope): Rows<Item> {
  let lists = e
    .selectFrom("lists")
    .where("lists.starts_at", ">", now)
    .where("lists.date", ">=", ahead.from)
    .where("lists.date", "<=", ahead.to)
    .where("lists.cover_status", "<>", "cancelled");
  if (site_id) lists = lists.where("lists.site_id", "=", site_id);
  if (surgeon_id) lists = lists.where("lists.surgeon_id", "=", surgeon_id);
  if (role) lists = lists.where("lists.role_needed", "=", role);
  return lists
    .select([weekOf(sql`lists.date`).as("week"), "lists.id as list_id"])
    .select(sql<string>`case lists.cover_status when 'covered' then 'covered' else 'uncovered' end`.as("kind"))
    .select((list) => [
      liveCallout(list).as("callout_id"),
      "lists.starts_at",
      NONE.as("doctor_id"),
      NONE.as("minutes"),
    ]);
}

export const filledItems = (scope: Scope): Rows<Item> =>
  begunLists(scope)
    .select([WEEK, "callouts.id as callout_id", "lists.id as list_id"])
    .select(sql<string>`case lists.cover_status when 'covered' then 'filled' else 'unfilled' end`.as("kind"))
    .select(["lists.starts_at", NONE.as("doctor_id"), NONE.as("minutes")]);
