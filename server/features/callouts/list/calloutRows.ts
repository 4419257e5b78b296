/** Callouts as the wire has them, for any number of them in a fixed number of queries. */
import { type Kysely, type Selectable } from "kysely";
import { type ResponseState, type RiskFlag } from "../../../../src/contract/callout.ts";
import { type CalloutRow } from "../../../../src/contract/shapes/callout.ts";
import { type CalloutList, type ResponseCounts } from "../../../../src/contract/shapes/calloutList.ts";
import { type Tables } from "../../../db/schema.ts";
import { presentList } from "../../../domain/presentList.ts";

export type Found = Selectable<Tables["callouts"]> & {
  risk: RiskFlag | null;
  offers: number | null;
  sender_first_name: string | null;
  sender_last_name: string | null;
};

const noCounts = (): ResponseCounts => ({ available: 0, if_needed: 0, unavailable: 0, none: 0 });
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const listsQuery = (db: Kysely<Tables>, ids: number[]) =>
  db
    .selectFrom("callout_lists")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["callout_lists.callout_id", "sites.name as site_name", "sites.short_name as site_short_name"])
    .select("surgeons.display_name as surgeon_display_name")
    .where("callout_lists.callout_id", "in", ids)
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();

/** What each doctor answered to each list; only what is counted. */
const answersQuery = (db: Kysely<Tables>, ids: number[]) =>
  db
    .selectFrom("responses")
    .select(["callout_id", "list_id", "doctor_id", "response"])
    .where("callout_id", "in", ids)
    .execute();

const bookingsQuery = (db: Kysely<Tables>, ids: number[]) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.id as response_id", "responses.callout_id", "responses.list_id", "responses.acknowledged_at"])
    .select(["responses.consent", "responses.consent_due_at"])
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .select(["doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
    .where("responses.callout_id", "in", ids)
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .execute();

type Listed = Awaited<ReturnType<typeof listsQuery>>[number];
type Booking = Awaited<ReturnType<typeof bookingsQuery>>[number];

const presentAsked = (list: Listed, counts: ResponseCounts, bookings: Booking[]): CalloutList => ({
  ...presentList(list, bookings),
  counts,
});

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

const senderOf = ({ sender_first_name, sender_last_name }: Found): string | null =>
  [sender_first_name, sender_last_name].filter(Boolean).join(" ") || null;

function presentRow(found: Found, lists: CalloutList[], counts: ResponseCounts): CalloutRow {
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
    counts,
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

/** In the order they were found. */
export async function presentRows(db: Kysely<Tables>, found: Found[]): Promise<CalloutRow[]> {
  const ids = found.map((row) => row.id);
  if (ids.length === 0) return [];
  const [lists, answers, bookings] = await Promise.all([
    listsQuery(db, ids),
    answersQuery(db, ids),
    bookingsQuery(db, ids),
  ]);
  const listsOf = Map.groupBy(lists, (list) => list.callout_id);
  const answersOf = Map.groupBy(answers, (answer) => answer.callout_id);
  return found.map((row) => {
    const given = answersOf.get(row.id) ?? [];
    const own = (listsOf.get(row.id) ?? []).map((list) =>
      presentAsked(
        list,
        countDoctors(given.filter((answer) => answer.list_id === list.id)),
        bookings.filter((booking) => booking.callout_id === row.id && booking.list_id === list.id),
      ),
    );
    return presentRow(row, own, countDoctors(given));
  });
}
