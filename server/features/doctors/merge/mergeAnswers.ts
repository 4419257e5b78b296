/** What a duplicate was asked, answered and is booked for goes over to the doctor who stays. */
import { type Selectable } from "kysely";
import { type Tx } from "../../../db/database.ts";
import { type Tables } from "../../../db/schema.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { closeRanks, isOffered } from "../../callouts/public.ts";
import { type Pair } from "./mergeFields.ts";

type Recipient = Selectable<Tables["callout_recipients"]>;

/** Callouts that both are in. */
export const sharedCallouts = (tx: Tx, { from, into }: Pair) =>
  tx
    .selectFrom("callout_recipients as one")
    .innerJoin("callout_recipients as other", "other.callout_id", "one.callout_id")
    .select("one.callout_id")
    .where("one.doctor_id", "=", from.id)
    .where("other.doctor_id", "=", into.id)
    .orderBy("one.callout_id")
    .execute();

/** "Put me on standby" says more than the answer before it. */
const lastWord = ({ responded_at, standby_wanted_at }: ResponseRecord): number =>
  Math.max(responded_at?.getTime() ?? 0, standby_wanted_at?.getTime() ?? 0);

/** Of two answers of one person to one list: a booking is never lost, a later no outweighs a place among the standbys, else the newer one stands. */
function stronger(one: ResponseRecord, other: ResponseRecord): ResponseRecord {
  const both = lastWord(one) >= lastWord(other) ? [one, other] : [other, one];
  const [newer = one] = both;
  const booked = both.find(({ outcome }) => outcome === "confirmed");
  if (booked || newer.response === "unavailable") return booked ?? newer;
  const standbys = both.filter(({ outcome }) => outcome === "standby");
  return standbys.sort((a, b) => (a.standby_rank ?? 0) - (b.standby_rank ?? 0))[0] ?? newer;
}

/** The wish to stand by, for whichever entry it was made, unless the practice has decided about the answer since. */
function wishOf(stays: ResponseRecord, weaker: ResponseRecord): Date | null {
  if (!isOffered(stays) || stays.outcome === "confirmed" || stays.outcome === "standby") return null;
  const decided = stays.decided_by === null ? null : stays.decided_at;
  const theirs = weaker.standby_wanted_at;
  const isAnswered = theirs !== null && decided !== null && decided > theirs;
  return earlier(stays.standby_wanted_at, isAnswered ? null : theirs);
}

/** The stronger of the answers to each list becomes `kept`'s; the weaker one's history goes with it. */
async function joinAnswers(unit: CompanyWork, kept: Recipient, gone: Recipient): Promise<void> {
  const { tx } = unit;
  const responses = await tx
    .selectFrom("responses")
    .selectAll()
    .where("callout_id", "=", kept.callout_id)
    .orderBy("id")
    .execute();
  const dropped = new Set<number>();
  for (const answer of responses.filter((one) => one.recipient_id === gone.id)) {
    const own = responses.find((one) => one.recipient_id === kept.id && one.list_id === answer.list_id);
    const stays = own ? stronger(own, answer) : answer;
    const weaker = own && (stays === own ? answer : own);
    const standby_wanted_at = weaker ? wishOf(stays, weaker) : stays.standby_wanted_at;
    if (weaker) {
      dropped.add(weaker.id);
      await tx
        .updateTable("standby_offers")
        .set({ response_id: stays.id })
        .where("response_id", "=", weaker.id)
        .execute();
      await tx
        .updateTable("response_history")
        .set({ response_id: stays.id })
        .where("response_id", "=", weaker.id)
        .execute();
      await tx.deleteFrom("responses").where("id", "=", weaker.id).execute();
    }
    const owner = { recipient_id: kept.id, doctor_id: kept.doctor_id };
    const firsts = {
      first_answered_at: earlier(stays.first_answered_at, weaker?.first_answered_at ?? null),
      first_offered_at: earlier(stays.first_offered_at, weaker?.first_offered_at ?? null),
    };
    // Both entries may stand in one calendar.
    const calendar_sequence = Math.max(stays.calendar_sequence, weaker?.calendar_sequence ?? 0);
    const values = { ...owner, ...firsts, standby_wanted_at, calendar_sequence, lock_version: stays.lock_version + 1 };
    await tx.updateTable("responses").set(values).where("id", "=", stays.id).execute();
    Object.assign(stays, values);
  }
  const left = { responses: responses.filter(({ id }) => !dropped.has(id)) };
  for (const listId of new Set(responses.map((one) => one.list_id))) await closeRanks(unit, left, listId);
}

const DELIVERED = ["skipped", "failed", "queued", "kept", "sent"] as const;
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);
const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Two recipients become one; the links of both mails lead to it. */
async function joinRecipients(unit: CompanyWork, kept: Recipient, gone: Recipient): Promise<void> {
  const { tx, companyId } = unit;
  await joinAnswers(unit, kept, gone);
  const best = DELIVERED.indexOf(gone.delivery) > DELIVERED.indexOf(kept.delivery) ? gone : kept;
  await tx
    .updateTable("callout_recipients")
    .set({
      delivery: best.delivery,
      skip_reason: best.skip_reason,
      sent_at: earlier(kept.sent_at, gone.sent_at),
      first_opened_at: earlier(kept.first_opened_at, gone.first_opened_at),
      reminded_at: later(kept.reminded_at, gone.reminded_at),
      overridden: kept.overridden || gone.overridden,
      // Asked at once by either name is asked at once.
      wave: kept.wave === null || gone.wave === null ? null : Math.min(kept.wave, gone.wave),
    })
    .where("id", "=", kept.id)
    .execute();
  await tx
    .updateTable("merged_recipients")
    .set({ recipient_id: kept.id })
    .where("recipient_id", "=", gone.id)
    .execute();
  await tx
    .insertInto("merged_recipients")
    .values({ id: gone.id, company_id: companyId, recipient_id: kept.id, link_version: gone.link_version })
    .execute();
  for (const table of ["outbox_emails", "phone_calls"] as const)
    await tx.updateTable(table).set({ recipient_id: kept.id }).where("recipient_id", "=", gone.id).execute();
  await tx.deleteFrom("callout_recipients").where("id", "=", gone.id).execute();
}

/**
 * The callouts are locked. Neither is mailed: what was said to either was said to the same person. Returns the callouts
 * in which two answers became one.
 */
export async function moveAnswers(unit: CompanyWork, pair: Pair): Promise<number[]> {
  const { tx, now } = unit;
  const { from, into } = pair;
  const shared = await sharedCallouts(tx, pair);
  for (const { callout_id } of shared) {
    const recipients = await tx
      .selectFrom("callout_recipients")
      .selectAll()
      .where("callout_id", "=", callout_id)
      .where("doctor_id", "in", [from.id, into.id])
      .execute();
    const kept = recipients.find((one) => one.doctor_id === into.id);
    const gone = recipients.find((one) => one.doctor_id === from.id);
    if (kept && gone) await joinRecipients(unit, kept, gone);
  }
  // Both cannot be rung at once any more.
  await tx
    .updateTable("phone_calls")
    .set({ ended_at: now, result: "dropped" })
    .where("doctor_id", "=", from.id)
    .where("ended_at", "is", null)
    .execute();
  for (const table of ["callout_recipients", "responses", "freed_answers", "outbox_emails", "phone_calls"] as const)
    await tx.updateTable(table).set({ doctor_id: into.id }).where("doctor_id", "=", from.id).execute();
  return shared.map(({ callout_id }) => callout_id);
}
