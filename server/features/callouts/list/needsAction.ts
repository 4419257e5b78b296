/** What needs a person's attention, read from the facts that the database keeps of every callout. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type RiskFlag, YES_ANSWERS } from "../../../../src/contract/callout.ts";
import { type Tables } from "../../../db/schema.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;

/** Doctors who offered for a list that still has a position, and are not archived. */
export const offerCount = (e: Callouts, now: Date) =>
  e
    .selectFrom("responses as offer")
    .innerJoin("lists as wanted", "wanted.id", "offer.list_id")
    .innerJoin("doctors", "doctors.id", "offer.doctor_id")
    .whereRef("offer.callout_id", "=", "callouts.id")
    .where("doctors.archived_at", "is", null)
    .where("offer.outcome", "=", "none")
    .where("offer.response", "in", YES_ANSWERS)
    .where("wanted.cover_status", "=", "calling")
    .where("wanted.starts_at", ">", now)
    .select((o) => o.fn.count<number>("offer.doctor_id").distinct().as("offers"));

const atPresent = (e: ExpressionBuilder<Tables, "callout_needs">, now: Date) =>
  e.and([e("callout_needs.begins_at", "<", now), e("callout_needs.ends_at", ">", now)]);

/** Gravest first. */
const RISKS: readonly RiskFlag[] = ["doctor_withdrew", "no_availability", "change_unanswered", "unacknowledged"];

/** The gravest fact, or null. */
export const riskOf = (e: Callouts, now: Date) =>
  e
    .selectFrom("callout_needs")
    .select((n) => n.ref("callout_needs.need").$castTo<RiskFlag>().as("risk"))
    .whereRef("callout_needs.callout_id", "=", "callouts.id")
    .where((n) => atPresent(n, now))
    .where("callout_needs.need", "in", RISKS)
    .orderBy((n) => sql`array_position(${n.val([...RISKS])}::text[], ${n.ref("callout_needs.need")})`)
    .limit(1);

/** Callouts of the needs themselves. */
export const needingNow = (db: Pick<Kysely<Tables>, "selectFrom">, now: Date) =>
  db
    .selectFrom("callout_needs")
    .select("callout_needs.callout_id as id")
    .where((n) => atPresent(n, now))
    .distinct();

type Needs = ExpressionBuilder<Tables, "callout_needs">;

/**
 * When a callout needs cover, of its needs that are not over: at the start of its first list that lacks a doctor; where every
 * list has one, of the first booking that a doctor has not seen. The needs of a list end as it starts.
 */
const neededAt = (n: Needs, now: Date) =>
  n.fn.coalesce(
    n.fn.min("callout_needs.ends_at").filterWhere("callout_needs.need", "in", ["offers", "no_availability"]),
    n.fn
      .min("callout_needs.ends_at")
      .filterWhere("callout_needs.need", "in", ["change_unanswered", "unacknowledged"])
      .filterWhere("callout_needs.begins_at", "<", now),
    n.fn.min("callout_needs.first_starts_at"),
  );

/** Callouts of the needs themselves, with what puts them in order. */
export const needingInOrder = (db: Pick<Kysely<Tables>, "selectFrom">, now: Date) =>
  db
    .selectFrom("callout_needs")
    .select(["callout_needs.callout_id as id", "callout_needs.urgency", "callout_needs.first_starts_at"])
    .select((n) => neededAt(n, now).as("needed_at"))
    .where("callout_needs.ends_at", ">", now)
    .groupBy(["callout_needs.callout_id", "callout_needs.urgency", "callout_needs.first_starts_at"])
    .having((n) => sql<boolean>`bool_or(${n("callout_needs.begins_at", "<", now)})`);

/** The same of one callout. */
export const coverNeededAt = (e: Callouts, now: Date) =>
  e
    .selectFrom("callout_needs")
    .select((n) => neededAt(n, now).as("needed_at"))
    .whereRef("callout_needs.callout_id", "=", "callouts.id")
    .where("callout_needs.ends_at", ">", now);

/** At risk, or offers wait for a choice. */
export const needsAction = (e: Callouts, now: Date) =>
  e(
    "callouts.id",
    "in",
    e
      .selectFrom("callout_needs")
      .select("callout_needs.callout_id")
      .where((n) => atPresent(n, now)),
  );
