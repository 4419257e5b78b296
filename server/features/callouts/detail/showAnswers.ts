/** The answers to a callout with what is told of each: its times, clashes, and how the doctor fits. */
import { type ExpressionBuilder, type Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { byFit } from "../../../../src/contract/rules/answerOrder.ts";
import { type CalloutResponse, type DoctorFit } from "../../../../src/contract/shapes/callout.ts";
import { withDates } from "../../../db/jsonDates.ts";
import { type Tables } from "../../../db/schema.ts";
import { intersect, isCoveredBy, isSame, partRange, type Range, rangeOf, wallSpan } from "../../../domain/coverage.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { figuresOf, NO_FIGURES } from "../../../domain/ninetyDays.ts";
import { cameLate, type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { dateAt } from "../../../domain/zonedTime.ts";
import { credentialFor } from "../recipients/reasonsAgainst.ts";
import { usuallyNotIn } from "../recipients/usuallyNot.ts";
import { agreedRange, bookedRange, bookingsFor, isOffered, listsOf, openRange } from "../state/lockCallout.ts";
import { CONFIRMED, isAway, surgeonLists, surgeonPreference } from "./fit.ts";
import { findRecipients, type Recipient } from "./showRecipients.ts";

type Db = Kysely<Tables>;

/** What is asked of a list here. */
type AnsweredList = Pick<
  ListRecord,
  | "id"
  | "site_id"
  | "date"
  | "session"
  | "start_time"
  | "end_time"
  | "time_zone"
  | "starts_at"
  | "ends_at"
  | "positions"
  | "cover_status"
>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The other lists for which the doctor is confirmed at that time; the first one first. */
const clashesOf = (e: ExpressionBuilder<Tables, "responses" | "lists">) =>
  jsonArrayFrom(
    e
      .selectFrom("responses as booking")
      .innerJoin("lists as other", "other.id", "booking.list_id")
      .innerJoin("sites", "sites.id", "other.site_id")
      .select(["booking.callout_id", "other.id as list_id", "other.date", "sites.short_name as site"])
      .select((c) => [
        c.ref("booking.booked_from").$notNull().as("from"),
        c.ref("booking.booked_to").$notNull().as("to"),
      ])
      .whereRef("booking.doctor_id", "=", "responses.doctor_id")
      .whereRef("booking.list_id", "!=", "responses.list_id")
      .where("booking.outcome", "=", CONFIRMED)
      .whereRef("booking.booked_from", "<", "lists.ends_at")
      .whereRef("booking.booked_to", ">", "lists.starts_at")
      .orderBy("other.starts_at"),
  );

export const findAnswers = (db: Db, now: Date, calloutId: number) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .selectAll("responses")
    .select(["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade", "doctors.mobile_phone"])
    .select("doctors.archived_at")
    .select((e) => [surgeonLists(e, now).as("surgeon_lists"), surgeonPreference(e).as("preference")])
    .select((e) => [isAway(e).as("away"), clashesOf(e).as("clashes")])
    .where("responses.callout_id", "=", calloutId)
    .orderBy("responses.id")
    .execute();

export type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number];
type Elsewhere = { clash: CalloutResponse["clash"]; range: Range };

const elsewhereOf = ({ clashes }: FoundAnswer): Elsewhere[] =>
  clashes.map((one) => {
    const { from, to, ...clash } = withDates(one, ["from", "to"]);
    return { clash, range: { from, to } };
  });

type Around<List> = { list: List; answers: readonly ResponseRecord[]; elsewhere: readonly Elsewhere[] };

const stretch = ({ list, answers, elsewhere }: Around<AnsweredList>, range: Range | undefined) =>
  range
    ? {
        ...wallSpan(list, range),
        whole: isSame(range, rangeOf(list)),
        completes: isCoveredBy(list, [...bookingsFor({ responses: answers }, list), range]),
        blocked: elsewhere.some((one) => intersect(one.range, range) !== undefined),
      }
    : null;

/** What was offered, what is booked and what could be: nothing, once the list has started or the doctor is archived. */
function presentOffer(row: FoundAnswer, around: Around<AnsweredList | undefined>, now: Date) {
  const { list, answers: responses } = around;
  const { offered_from: from, offered_to: to, earlier_response, consent, consent_due_at } = row;
  const booked = bookedRange(row);
  const offer = list && from && to ? { from, to } : undefined;
  const answers = { responses };
  const ahead = list !== undefined && list.cover_status !== "cancelled" && list.starts_at > now;
  const live = ahead && row.outcome !== "confirmed" && row.archived_at === null;
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
    bookable: live ? stretch({ ...around, list }, agreedRange(answers, list, row)) : null,
    bookable_spoken: live && isOffered(row) ? stretch({ ...around, list }, openRange(answers, list)) : null,
    asked_again_at: iso(row.asked_again_at),
  };
}

function presentFit(row: FoundAnswer, list: AnsweredList | undefined, recipient: Recipient | undefined): DoctorFit {
  const { asked, offered, booked, weekends } = figuresOf(recipient?.earlier ?? NO_FIGURES);
  return {
    credential: list ? credentialFor(recipient?.credentials ?? [], list) : null,
    with_surgeon: Number(row.surgeon_lists?.count ?? 0),
    last_with_surgeon: row.surgeon_lists?.last ?? null,
    preference: row.preference,
    away: Boolean(row.away),
    usually_not: list !== undefined && usuallyNotIn(recipient?.usual_times ?? [])(row.doctor_id, list),
    offered: asked,
    accepted: offered,
    confirmed: booked,
    weekends,
  };
}

type Together = { lists: readonly AnsweredList[]; recipients: readonly Recipient[] };

/** In the order in which they are to be looked at. */
export function presentAnswers(
  answers: readonly FoundAnswer[],
  { lists, recipients }: Together,
  now: Date,
): CalloutResponse[] {
  const listById = new Map(lists.map((list) => [list.id, list]));
  const recipientOf = new Map(recipients.map((recipient) => [recipient.doctor_id, recipient]));
  return answers
    .map((row): CalloutResponse => {
      const elsewhere = elsewhereOf(row);
      const list = listById.get(row.list_id);
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
        came_late: cameLate(row),
        ...presentOffer(row, { list, answers, elsewhere }, now),
        standby_rank: row.standby_rank,
        standby_wanted_at: iso(row.standby_wanted_at),
        decision_reason: row.decision_reason,
        acknowledged_at: iso(row.acknowledged_at),
        clash: elsewhere[0]?.clash ?? null,
        fit: presentFit(row, list, recipientOf.get(row.doctor_id)),
        lock_version: row.lock_version,
      };
    })
    .sort(byFit);
}

export async function answersOf(db: Db, now: Date, calloutId: number): Promise<CalloutResponse[]> {
  const [answers, lists, recipients] = await Promise.all([
    findAnswers(db, now, calloutId),
    listsOf(db, calloutId),
    findRecipients(db, now, calloutId),
  ]);
  return presentAnswers(answers, { lists, recipients }, now);
}
