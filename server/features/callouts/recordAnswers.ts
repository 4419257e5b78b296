/** A doctor's answers to the lists of one callout, by the mailed link or recorded by the office (product.md R1–R4, C5). */
import { type Answer, type ResponseSource } from "../../../src/contract/callout.ts";
import { notFound, Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent } from "../audit/recordAudit.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { recordChange } from "../notifications/record.ts";
import { alertOffice } from "./alertOffice.ts";
import { book, listOf, refuseOverlap, release } from "./booking.ts";
import { isFilled, isOffer, type LockedCallout, lockCallout, type ResponseFacts } from "./lockCallout.ts";
import { closeRanks } from "./rankStandbys.ts";
import { lacksCredential } from "./reasonsAgainst.ts";
import { type Given, notifyAnswer, type Part, storeAnswer, WHOLE } from "./storeAnswer.ts";
import { moveResponse } from "./transition.ts";

export type AnswersGiven = {
  recipientId: number;
  answers: { listId: number; response: Answer; note: string | null; part?: Part | null }[];
  source: ResponseSource;
  actor: AuditEvent["actor"];
};

/**
 * What became of one answer: `recorded`; `unchanged` (the same again); `late` (stored, but the list is filled);
 * `booked` (first come, won); `withdrawn` (was booked, is no longer); `refused` (list started, callout closed).
 */
export type AnswerResult = {
  listId: number;
  result: "recorded" | "unchanged" | "late" | "booked" | "withdrawn" | "refused";
};

const samePart = (row: ResponseFacts, { from, to }: Part): boolean => row.part_from === from && row.part_to === to;

/** Throws `notFound` when the recipient is not this company's; refusals are results, so that one does not undo the others. */
export async function recordAnswers(unit: CompanyWork, given: AnswersGiven): Promise<AnswerResult[]> {
  const { tx, now } = unit;
  const recipient = await tx
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select(["callout_recipients.callout_id", "doctors.id as doctor_id", "title", "first_name", "last_name"])
    .where("callout_recipients.id", "=", given.recipientId)
    .executeTakeFirst();
  if (!recipient) throw notFound("recipient");
  const locked = await lockCallout(unit, recipient.callout_id, [recipient.doctor_id]);
  const results: AnswerResult[] = [];
  for (const { listId, response, note, part } of given.answers) {
    const row = locked.responses.find((one) => one.recipient_id === given.recipientId && one.list_id === listId);
    const answer = {
      ...given,
      response,
      note: note?.trim() || null,
      part: part ?? WHOLE,
      doctor: doctorName(recipient),
    };
    results.push({ listId, result: row ? await recordOne(unit, locked, row, answer) : "refused" });
  }
  if (results.some(({ result }) => result !== "unchanged" && result !== "refused"))
    await tx.updateTable("doctors").set({ last_response_at: now }).where("id", "=", recipient.doctor_id).execute();
  return results;
}

async function recordOne(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseFacts,
  given: Given,
): Promise<AnswerResult["result"]> {
  const list = listOf(locked, row);
  const { status } = locked.callout;
  if ((status !== "open" && status !== "confirmed") || list.starts_at <= unit.now) return "refused";
  if (row.response === given.response && row.note === given.note && samePart(row, given.part)) return "unchanged";
  const before = row.response;
  await storeAnswer(unit, locked, row, given);
  if (before === given.response) {
    await recordChange(unit, locked.callout.id);
    return "recorded";
  }
  const wasBooked = row.outcome === "confirmed";
  if (given.response === "unavailable") {
    if (wasBooked) {
      await release(unit, locked, row, given.actor);
      if (given.actor.type === "doctor") await alertOffice(unit, locked, row);
    } else if (row.outcome === "standby") {
      await moveResponse(unit, row, "reconsider", { actor: given.actor });
      await closeRanks(unit, locked, list.id);
    }
    if (before === "none") await recordChange(unit, locked.callout.id);
    else await notifyAnswer(unit, locked, row, given);
    return wasBooked ? "withdrawn" : "recorded";
  }
  if (row.outcome === "released") await moveResponse(unit, row, "reconsider", { actor: given.actor });
  await notifyAnswer(unit, locked, row, given);
  if (wasBooked) return "recorded";
  if (isFilled(locked, list)) return "late";
  return (await winsFirst(unit, locked, row, given.actor)) ? "booked" : "recorded";
}

/** First come: the first valid yes is booked (I13). A doctor booked elsewhere at that time has offered, no more. */
async function winsFirst(unit: CompanyWork, locked: LockedCallout, row: ResponseFacts, actor: AuditEvent["actor"]) {
  if (locked.callout.mode !== "first_come" || row.response !== "available" || !isOffer(row)) return false;
  // Nobody can be asked once more whether the doctor is to come without being credentialed (Q1).
  if (await lacksCredential(unit.tx, row.doctor_id, listOf(locked, row))) return false;
  try {
    await refuseOverlap(unit.tx, row.doctor_id, listOf(locked, row));
  } catch (error) {
    if (error instanceof Problem && error.code === "overlap") return false;
    throw error;
  }
  await book(unit, locked, row, actor);
  return true;
}
