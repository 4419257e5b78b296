/** One callout with everybody asked, their answers and clashes. */
import { type Kysely } from "kysely";
import {
  type CalloutDetail,
  type CalloutRecipient,
  type CalloutResponse,
  type CalloutRow,
} from "../../../../src/contract/shapes/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import { intersect, isCoveredBy, isSame, partRange, type Range, rangeOf, wallSpan } from "../../../domain/coverage.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type ListFacts, type ResponseFacts } from "../../../domain/facts.ts";
import { dateAt } from "../../../domain/zonedTime.ts";
import { notFound } from "../../../http/problem.ts";
import { presentRows } from "../list/calloutRows.ts";
import { calloutsQuery } from "../list/listCallouts.ts";
import { agreedRange, bookedRange, bookingsFor, isOffered, listsOf, openRange } from "../state/lockCallout.ts";
import { askedGroups } from "./askedGroups.ts";
import { fitOf } from "./fit.ts";
import { chainsOf } from "./showChains.ts";

type Db = Kysely<Tables>;

const PERSON = ["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"] as const;
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Throws `notFound` for ids that are not this company's. */
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

type Elsewhere = { clash: CalloutResponse["clash"]; range: Range };

/** The other lists, by answer, for which the doctor is confirmed at that time; the first one first. */
async function clashesOf(db: Db, calloutId: number): Promise<Map<number, Elsewhere[]>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("responses as booking", (on) =>
      on
        .onRef("booking.doctor_id", "=", "responses.doctor_id")
        .onRef("booking.list_id", "!=", "responses.list_id")
        .on("booking.outcome", "=", "confirmed")
        .onRef("booking.booked_from", "<", "lists.ends_at")
        .onRef("booking.booked_to", ">", "lists.starts_at"),
    )
    .innerJoin("lists as other", "other.id", "booking.list_id")
    .innerJoin("sites", "sites.id", "other.site_id")
    .select(["responses.id", "booking.callout_id", "other.id as list_id", "other.date", "sites.short_name as site"])
    .select((e) => [e.ref("booking.booked_from").$notNull().as("from"), e.ref("booking.booked_to").$notNull().as("to")])
    .where("responses.callout_id", "=", calloutId)
    .orderBy("other.starts_at")
    .execute();
  const found = rows.map(({ id, list_id, callout_id, date, site, from, to }) => ({
    id,
    elsewhere: { clash: { list_id, callout_id, date, site }, range: { from, to } },
  }));
  const byAnswer = Map.groupBy(found, ({ id }) => id);
  return new Map([...byAnswer].map(([id, own]) => [id, own.map(({ elsewhere }) => elsewhere)]));
}

type Around = { list: ListFacts; responses: readonly ResponseFacts[]; elsewhere: readonly Elsewhere[] };

const stretch = ({ list, responses, elsewhere }: Around, range: Range | undefined) =>
  range
    ? {
        ...wallSpan(list, range),
        whole: isSame(range, rangeOf(list)),
        completes: isCoveredBy(list, [...bookingsFor({ responses }, list), range]),
        blocked: elsewhere.some((one) => intersect(one.range, range) !== undefined),
      }
    : null;

/** What was offered, what is booked and what could be: nothing, once the list has started. */
function presentOffer(
  row: ResponseFacts,
  { list, responses, elsewhere }: Omit<Around, "list"> & { list: ListFacts | undefined },
  now: Date,
) {
  const { offered_from: from, offered_to: to, earlier_response, consent, consent_due_at } = row;
  const booked = bookedRange(row);
  const offer = list && from && to ? { from, to } : undefined;
  const answers = { responses };
  const ahead = list !== undefined && list.cover_status !== "cancelled" && list.starts_at > now;
  const live = ahead && row.outcome !== "confirmed";
  const part = list && partRange(list, { from: row.part_from, to: row.part_to });
  return {
    offered:
      list && offer
        ? {
            ...wallSpan(list, offer),
            date: dateAt(offer.from, list.time_zone),
            current: part !== undefined && isSame(part, offer) && earlier_response === null,
          }
        : null,
    earlier_response,
    booked: list && booked ? wallSpan(list, booked) : null,
    consent: consent && { about: consent, due_at: iso(consent_due_at) },
    bookable: live ? stretch({ list, responses, elsewhere }, agreedRange(answers, list, row)) : null,
    bookable_spoken: live && isOffered(row) ? stretch({ list, responses, elsewhere }, openRange(answers, list)) : null,
    asked_again_at: iso(row.asked_again_at),
  };
}

const ORDER = { available: 0, if_needed: 1, unavailable: 2, none: 3 };

/** Those who can come first, then in the order in which they answered. */
export async function responsesOf(db: Db, now: Date, calloutId: number): Promise<CalloutResponse[]> {
  const [rows, lists, clashes, factsOf] = await Promise.all([
    db
      .selectFrom("responses")
      .innerJoin("doctors", "doctors.id", "responses.doctor_id")
      .selectAll("responses")
      .select(PERSON)
      .select("doctors.mobile_phone")
      .where("responses.callout_id", "=", calloutId)
      .orderBy("responses.responded_at", (order) => order.asc().nullsLast())
      .orderBy("doctors.last_name")
      .orderBy("responses.id")
      .execute(),
    listsOf(db, calloutId),
    clashesOf(db, calloutId),
    fitOf(db, now, calloutId),
  ]);
  return rows
    .map((row): CalloutResponse => {
      const elsewhere = clashes.get(row.id) ?? [];
      return {
        id: row.id,
        recipient_id: row.recipient_id,
        list_id: row.list_id,
        doctor: { ...doctorRef({ ...row, id: row.doctor_id }), mobile_phone: row.mobile_phone },
        response: row.response,
        note: row.note,
        responded_at: iso(row.responded_at),
        source: row.source,
        part_from: row.part_from,
        part_to: row.part_to,
        outcome: row.outcome,
        ...presentOffer(row, { list: lists.find(({ id }) => id === row.list_id), responses: rows, elsewhere }, now),
        standby_rank: row.standby_rank,
        standby_wanted_at: iso(row.standby_wanted_at),
        decision_reason: row.decision_reason,
        acknowledged_at: iso(row.acknowledged_at),
        clash: elsewhere[0]?.clash ?? null,
        fit: factsOf(row),
        lock_version: row.lock_version,
      };
    })
    .sort((one, other) => ORDER[one.response] - ORDER[other.response]);
}

export async function showCallout(db: Db, now: Date, calloutId: number): Promise<CalloutDetail> {
  const row = await showRow(db, now, calloutId);
  const [more, recipients, responses, chains] = await Promise.all([
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
    chainsOf(db, calloutId),
  ]);
  const created_by = { id: more.id, name: `${more.first_name} ${more.last_name}`.trim() };
  const { message, internal_notes, fee_amount, fee_text, source_id, source_reference } = more;
  const copied_from = source_id && source_reference ? { id: source_id, reference: source_reference } : null;
  const fee = { fee_amount, fee_text };
  const isWritten = row.status === "draft" || row.status === "scheduled";
  const groups = isWritten ? await askedGroups(db, calloutId) : [];
  const recipient_groups = groups.map(({ doctorIds, ...group }) => ({ ...group, doctor_ids: doctorIds }));
  const parts = { recipients, recipient_groups, responses, chains };
  return { ...row, ...fee, message, internal_notes, copied_from, created_by, ...parts };
}
