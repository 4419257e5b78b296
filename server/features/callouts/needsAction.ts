/** What needs a person's attention, told from plain facts (product.md Q7), as conditions of a query over `callouts`. */
import { type ExpressionBuilder, sql } from "kysely";
import { type RiskFlag } from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;

/** Milliseconds before a list's start from which an open question is a risk (Q7: 72 hours). */
const SOON = 72 * 3_600_000;

const offersOf = (e: Callouts, now: Date) =>
  e
    .selectFrom("responses as offer")
    .innerJoin("lists as wanted", "wanted.id", "offer.list_id")
    .whereRef("offer.callout_id", "=", "callouts.id")
    .where("offer.outcome", "=", "none")
    .where("offer.response", "in", ["available", "if_needed"])
    .where("wanted.cover_status", "=", "calling")
    .where("wanted.starts_at", ">", now);

/** Doctors who offered for a list that still has a position. */
export const offerCount = (e: Callouts, now: Date) =>
  offersOf(e, now).select((o) => o.fn.count<number>("offer.doctor_id").distinct().as("offers"));

/** An open list, soon or after its respond-by, for which nobody has offered. */
const nobodyOffers = (e: Callouts, now: Date) =>
  e.exists(
    e
      .selectFrom("callout_lists as asked")
      .innerJoin("lists as bare", "bare.id", "asked.list_id")
      .select("bare.id")
      .whereRef("asked.callout_id", "=", "callouts.id")
      .where("bare.cover_status", "=", "calling")
      .where("bare.starts_at", ">", now)
      .where((b) =>
        b.or([b("bare.starts_at", "<", new Date(now.getTime() + SOON)), b("callouts.respond_by", "<", now)]),
      )
      .where((b) =>
        b.not(
          b.exists(
            b
              .selectFrom("responses as offer")
              .select("offer.id")
              .whereRef("offer.callout_id", "=", "callouts.id")
              .whereRef("offer.list_id", "=", "bare.id")
              .where("offer.outcome", "=", "none")
              .where("offer.response", "in", ["available", "if_needed"]),
          ),
        ),
      ),
  );

/** Ids, written from the lists' side: few lists start within three days, however many callouts there have been. */
const unacknowledgedIds = (e: Callouts, now: Date) =>
  e
    .selectFrom("lists as near")
    .innerJoin("callout_lists as asked", "asked.list_id", "near.id")
    .innerJoin("responses as booking", (on) =>
      on
        .onRef("booking.callout_id", "=", "asked.callout_id")
        .onRef("booking.list_id", "=", "near.id")
        .on("booking.outcome", "=", "confirmed"),
    )
    .select("asked.callout_id as id")
    .where("booking.acknowledged_at", "is", null)
    .where("near.starts_at", ">", now)
    .where("near.starts_at", "<", new Date(now.getTime() + SOON));

const isOpen = (e: Callouts) => e("callouts.status", "=", "open");

/** The gravest fact, or null. */
export const riskOf = (e: Callouts, now: Date) =>
  e
    .case()
    .when(e.and([isOpen(e), e("callouts.doctor_withdrew_at", "is not", null)]))
    .then(sql.lit<RiskFlag>("doctor_withdrew"))
    .when(e.and([isOpen(e), nobodyOffers(e, now)]))
    .then(sql.lit<RiskFlag>("no_availability"))
    .when(e.and([e("callouts.status", "in", ["open", "confirmed"]), e("callouts.id", "in", unacknowledgedIds(e, now))]))
    .then(sql.lit<RiskFlag>("unacknowledged"))
    .else(null)
    .end();

/** Ids of open callouts at risk or with offers that wait: found by their status, which few have at a time. */
const openIds = (e: Callouts, now: Date) =>
  e
    .selectFrom("callouts")
    .select("callouts.id")
    .where("callouts.status", "=", "open")
    .where((o) =>
      o.or([
        o("callouts.doctor_withdrew_at", "is not", null),
        o.exists(offersOf(o, now).select("offer.id")),
        nobodyOffers(o, now),
      ]),
    );

/** At risk, or offers wait for a choice. */
export const needsAction = (e: Callouts, now: Date) =>
  e.and([
    e("callouts.status", "in", ["open", "confirmed"]),
    e("callouts.id", "in", openIds(e, now).union(unacknowledgedIds(e, now))),
  ]);
