/** One callout with everybody asked, their answers and clashes. */
import { type Kysely } from "kysely";
import {
  type CalloutDetail,
  type CalloutRecipient,
  type CalloutResponse,
  type CalloutRow,
} from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";
import { notFound } from "../../plugins/problem.ts";
import { doctorRef } from "../doctors/doctorName.ts";
import { presentRows } from "./calloutRows.ts";
import { fitOf } from "./fit.ts";
import { calloutsQuery } from "./listCallouts.ts";

type Db = Kysely<Tables>;

const PERSON = ["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"] as const;
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Throws `notFound` for ids that are not this company's (I7). */
export async function showRow(db: Db, now: Date, calloutId: number): Promise<CalloutRow> {
  const found = await calloutsQuery(db, now).where("callouts.id", "=", calloutId).execute();
  const [row] = await presentRows(db, found);
  if (!row) throw notFound("callout");
  return row;
}

async function recipientsOf(db: Db, calloutId: number): Promise<CalloutRecipient[]> {
  const rows = await db
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select([
      "callout_recipients.id as recipient_id",
      "delivery",
      "skip_reason",
      "overridden",
      "sent_at",
      "reminded_at",
      "first_opened_at",
      "doctors.id",
      ...PERSON,
    ])
    .where("callout_recipients.callout_id", "=", calloutId)
    .orderBy("doctors.last_name")
    .orderBy("doctors.id")
    .execute();
  return rows.map((row) => ({
    id: row.recipient_id,
    doctor: doctorRef(row),
    delivery: row.delivery,
    skip_reason: row.skip_reason,
    overridden: row.overridden,
    sent_at: iso(row.sent_at),
    reminded_at: iso(row.reminded_at),
    first_opened_at: iso(row.first_opened_at),
  }));
}

/** The first other list, by answer, for which the doctor is confirmed at that time. */
async function clashesOf(db: Db, calloutId: number): Promise<Map<number, CalloutResponse["clash"]>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("responses as booking", (on) =>
      on
        .onRef("booking.doctor_id", "=", "responses.doctor_id")
        .onRef("booking.list_id", "!=", "responses.list_id")
        .on("booking.outcome", "=", "confirmed"),
    )
    .innerJoin("lists as other", (on) =>
      on
        .onRef("other.id", "=", "booking.list_id")
        .onRef("other.starts_at", "<", "lists.ends_at")
        .onRef("other.ends_at", ">", "lists.starts_at"),
    )
    .innerJoin("sites", "sites.id", "other.site_id")
    .select(["responses.id", "other.id as list_id", "other.date", "sites.short_name as site"])
    .where("responses.callout_id", "=", calloutId)
    .orderBy("other.starts_at", "desc")
    .execute();
  return new Map(rows.map(({ id, ...clash }) => [id, clash]));
}

const ORDER = { available: 0, if_needed: 1, unavailable: 2, none: 3 };

/** Those who can come first, then in the order in which they answered. */
export async function responsesOf(db: Db, now: Date, calloutId: number): Promise<CalloutResponse[]> {
  const [rows, clashes, factsOf] = await Promise.all([
    db
      .selectFrom("responses")
      .innerJoin("doctors", "doctors.id", "responses.doctor_id")
      .selectAll("responses")
      .select(PERSON)
      .where("responses.callout_id", "=", calloutId)
      .orderBy("responses.responded_at", (order) => order.asc().nullsLast())
      .orderBy("doctors.last_name")
      .orderBy("responses.id")
      .execute(),
    clashesOf(db, calloutId),
    fitOf(db, now, calloutId),
  ]);
  return rows
    .map(
      (row): CalloutResponse => ({
        id: row.id,
        recipient_id: row.recipient_id,
        list_id: row.list_id,
        doctor: doctorRef({ ...row, id: row.doctor_id }),
        response: row.response,
        note: row.note,
        responded_at: iso(row.responded_at),
        source: row.source,
        part_from: row.part_from,
        part_to: row.part_to,
        outcome: row.outcome,
        standby_rank: row.standby_rank,
        standby_wanted_at: iso(row.standby_wanted_at),
        decision_reason: row.decision_reason,
        acknowledged_at: iso(row.acknowledged_at),
        clash: clashes.get(row.id) ?? null,
        fit: factsOf(row),
        lock_version: row.lock_version,
      }),
    )
    .sort((one, other) => ORDER[one.response] - ORDER[other.response]);
}

export async function showCallout(db: Db, now: Date, calloutId: number): Promise<CalloutDetail> {
  const row = await showRow(db, now, calloutId);
  const [more, recipients, responses] = await Promise.all([
    db
      .selectFrom("callouts")
      .innerJoin("users", "users.id", "callouts.created_by")
      .leftJoin("callouts as source", "source.id", "callouts.copied_from")
      .select(["callouts.message", "callouts.internal_notes", "callouts.fee_amount", "callouts.fee_text"])
      .select(["users.id", "users.first_name", "users.last_name"])
      .select(["source.id as source_id", "source.reference as source_reference"])
      .where("callouts.id", "=", calloutId)
      .executeTakeFirstOrThrow(),
    recipientsOf(db, calloutId),
    responsesOf(db, now, calloutId),
  ]);
  const created_by = { id: more.id, name: `${more.first_name} ${more.last_name}`.trim() };
  const { message, internal_notes, fee_amount, fee_text, source_id, source_reference } = more;
  const copied_from = source_id && source_reference ? { id: source_id, reference: source_reference } : null;
  const fee = { fee_amount, fee_text };
  return { ...row, ...fee, message, internal_notes, copied_from, created_by, recipients, responses };
}
