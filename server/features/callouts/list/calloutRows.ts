/** Callouts as the wire has them: each row is read together with its lists, bookings and answers. */
import { type ExpressionBuilder, type Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type ResponseState } from "../../../../src/contract/callout.ts";
import { type CalloutRow } from "../../../../src/contract/shapes/callout.ts";
import { type CalloutList, type ResponseCounts } from "../../../../src/contract/shapes/calloutList.ts";
import { withDates } from "../../../db/jsonDates.ts";
import { type Tables } from "../../../db/schema.ts";
import { presentList } from "../../../domain/presentList.ts";
import { offerCount, riskOf } from "./needsAction.ts";

type Callouts = ExpressionBuilder<Tables, "callouts">;

const listsOf = (e: Callouts) =>
  jsonArrayFrom(
    e
      .selectFrom("callout_lists")
      .innerJoin("lists", "lists.id", "callout_lists.list_id")
      .innerJoin("sites", "sites.id", "lists.site_id")
      .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
      .selectAll("lists")
      .select(["sites.name as site_name", "sites.short_name as site_short_name"])
      .select("surgeons.display_name as surgeon_display_name")
      .whereRef("callout_lists.callout_id", "=", "callouts.id")
      .orderBy("lists.starts_at")
      .orderBy("lists.id"),
  );

/** What each doctor answered to each list; only what is counted. */
const answersOf = (e: Callouts) =>
  jsonArrayFrom(
    e
      .selectFrom("responses")
      .select(["responses.list_id", "responses.doctor_id", "responses.response"])
      .whereRef("responses.callout_id", "=", "callouts.id"),
  );

const bookingsOf = (e: Callouts) =>
  jsonArrayFrom(
    e
      .selectFrom("responses")
      .innerJoin("doctors", "doctors.id", "responses.doctor_id")
      .select(["responses.id as response_id", "responses.list_id", "responses.acknowledged_at"])
      .select(["responses.consent", "responses.consent_due_at"])
      .select((b) => [b.ref("booked_from").$notNull().as("from"), b.ref("booked_to").$notNull().as("to")])
      .select(["doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
      .whereRef("responses.callout_id", "=", "callouts.id")
      .where("responses.outcome", "=", "confirmed")
      .orderBy("responses.decided_at")
      .orderBy("responses.id"),
  );

/** Callouts with what is told from other tables; asked of the few that are shown. */
export const calloutsQuery = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("callouts")
    .leftJoin("users as sender", "sender.id", "callouts.sent_by")
    .selectAll("callouts")
    .select(["sender.first_name as sender_first_name", "sender.last_name as sender_last_name"])
    .select((e) => [riskOf(e, now).as("risk"), offerCount(e, now).as("offers")])
    .select((e) => [listsOf(e).as("lists"), answersOf(e).as("answers"), bookingsOf(e).as("bookings")]);

export type Found = Awaited<ReturnType<ReturnType<typeof calloutsQuery>["execute"]>>[number];

/** In the order of the ids; those that are not there are left out. */
export async function findRows(db: Kysely<Tables>, now: Date, ids: readonly number[]): Promise<Found[]> {
  const rows = await calloutsQuery(db, now)
    .where((e) => e("callouts.id", "=", e.fn.any(e.val(ids))))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const noCounts = (): ResponseCounts => ({ available: 0, if_needed: 0, unavailable: 0, none: 0 });
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const RANK: readonly ResponseState[] = ["available", "if_needed", "unavailable", "none"];

/** Every doctor once, with the best answer given to any of the lists. */
function countDoctors(answers: { doctor_id: number; response: ResponseState }[]): ResponseCounts {
  const best = new Map<number, ResponseState>();
  for (const { doctor_id, response } of answers) {
    const before = best.get(doctor_id);
    if (!before || RANK.indexOf(response) < RANK.indexOf(before)) best.set(doctor_id, response);
  }
  const counts = noCounts();
  for (const response of best.values()) counts[response]++;
  return counts;
}

const LIST_DATES = ["starts_at", "ends_at", "chain_started_at", "created_at", "updated_at"] as const;
const BOOKING_DATES = ["from", "to", "acknowledged_at", "consent_due_at"] as const;

export const datedLists = ({ lists }: Pick<Found, "lists">) => lists.map((list) => withDates(list, LIST_DATES));

function presentLists(found: Found): CalloutList[] {
  const { bookings, answers } = found;
  const bookingsOfList = Map.groupBy(bookings, (booking) => booking.list_id);
  const answersToList = Map.groupBy(answers, (answer) => answer.list_id);
  return datedLists(found).map((list) => {
    const booked = (bookingsOfList.get(list.id) ?? []).map((booking) => withDates(booking, BOOKING_DATES));
    return {
      ...presentList(list, booked),
      counts: countDoctors(answersToList.get(list.id) ?? []),
    };
  });
}

const senderOf = ({ sender_first_name, sender_last_name }: Found): string | null =>
  [sender_first_name, sender_last_name].filter(Boolean).join(" ") || null;

export function presentRow(found: Found): CalloutRow {
  const lists = presentLists(found);
  // Of a callout that was cancelled as a whole, all that it asked for is told.
  const live = lists.filter((list) => found.status === "cancelled" || list.cover_status !== "cancelled");
  const offers = found.status === "open" ? Number(found.offers ?? 0) : 0;
  return {
    id: found.id,
    reference: found.reference,
    title: found.title,
    title_own: found.title_own,
    status: found.status,
    mode: found.mode,
    urgency: found.urgency,
    lists,
    counts: countDoctors(found.answers),
    filled: live.reduce((sum, list) => sum + list.filled, 0),
    needed: live.reduce((sum, list) => sum + list.positions, 0),
    offers,
    risk: found.risk,
    needs_action: found.risk !== null || offers > 0,
    respond_by: iso(found.respond_by),
    send_at: iso(found.send_at),
    sent_at: iso(found.sent_at),
    sent_by: found.sent_at && senderOf(found),
    closed_at: iso(found.closed_at),
    cancel_reason: found.cancel_reason,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    lock_version: found.lock_version,
  };
}
