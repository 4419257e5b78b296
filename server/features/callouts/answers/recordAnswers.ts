/** A doctor's answers to the lists of one callout, by the mailed link or recorded by the office. */
import { type Answer, type ResponseSource, saysYes } from "../../../../src/contract/callout.ts";
import { contains, isSame, partRange, type Range, rangeOf } from "../../../domain/coverage.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type AuditEvent } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { invalid, notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { book, release } from "../booking/booking.ts";
import { keepBooking } from "../booking/keepBooking.ts";
import { alertOffice } from "../mails/alertOffice.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { instantLists } from "../recipients/instantBooking.ts";
import { passOn } from "../standbys/standbyChain.ts";
import {
  bookedRange,
  isCovered,
  isUndecidedOffer,
  type LockedCallout,
  listOf,
  lockCallout,
  offeredRange,
} from "../state/lockCallout.ts";
import { closeRanks } from "../state/rankStandbys.ts";
import { moveResponse } from "../state/transition.ts";
import { notAsShown, type Seen, takesAnswers } from "./asShown.ts";
import { type Given, notifyAnswer, type Part, storeAnswer, WHOLE } from "./storeAnswer.ts";

export type AnswersGiven = {
  recipientId: number;
  /** Without a note the list keeps its own, as long as a yes stays a yes and a no a no. */
  answers: { listId: number; response: Answer; note?: string | null | undefined; part?: Part | null }[];
  source: ResponseSource;
  actor: AuditEvent["actor"];
  /** What the doctor's page showed. */
  seen?: Seen;
};

/**
 * What became of one answer: `recorded`; `unchanged` (the same again); `late` (stored, but the list is filled);
 * `booked` (first come, won); `withdrawn` (was booked, is no longer); `refused` (list started, callout closed);
 * `booked_for_more` (not stored: the doctor is booked for more than the part that was answered); `changed`, `booked_since`,
 * `would_book` (of all answers, none of which is stored: see `notAsShown`).
 */
export type AnswerResult = {
  listId: number;
  result:
    | "recorded"
    | "unchanged"
    | "late"
    | "booked"
    | "withdrawn"
    | "refused"
    | "booked_for_more"
    | "changed"
    | "booked_since"
    | "would_book";
};

const UNSTORED: readonly AnswerResult["result"][] = ["unchanged", "refused", "booked_for_more"];

/** What was noted with a yes goes on beside another yes; why somebody cannot come, beside another no. */
function keptNote(row: ResponseRecord, answer: Answer): string | null {
  if (answer === "unavailable") return row.response === "unavailable" ? row.note : null;
  return saysYes(row.response) && row.outcome !== "released" ? row.note : null;
}

/** Locked, with what has to be mailed once all answers are in. */
type Answering = { unit: CompanyWork; locked: LockedCallout; mailings: Mailing[] };

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
  const answers = given.answers.map((one) => ({
    ...one,
    row: locked.responses.find((row) => row.recipient_id === given.recipientId && row.list_id === one.listId),
  }));
  const other = given.seen && (await notAsShown(unit, locked, given.seen, answers));
  if (other) return answers.map(({ listId }) => ({ listId, result: other }));
  const answering: Answering = { unit, locked, mailings: [] };
  const results: AnswerResult[] = [];
  const { source, actor } = given;
  const doctor = doctorName(recipient);
  for (const { listId, response, note: said, part, row } of answers) {
    const note = said === undefined && row ? keptNote(row, response) : said?.trim() || null;
    const answer = { source, actor, response, note, part: part ?? WHOLE, doctor };
    results.push({ listId, result: row ? await recordOne(answering, row, answer) : "refused" });
  }
  await queueMailings(unit, locked, answering.mailings);
  if (results.some(({ result }) => !UNSTORED.includes(result)))
    await tx.updateTable("doctors").set({ last_response_at: now }).where("id", "=", recipient.doctor_id).execute();
  return results;
}

/** The times a yes is given for; null for a no. Throws 422 for a part that is none. */
function rangeGiven(
  locked: LockedCallout,
  row: ResponseRecord,
  { response, part }: Omit<Given, "range">,
): Range | null {
  if (response === "unavailable") return null;
  const range = partRange(listOf(locked, row), part);
  if (!range) throw invalid({ part_from: ["must lie within the list and before part_to"] });
  return range;
}

/** Nothing new: the same answer, to the times the list has, and it still counts. */
function isSameAgain(row: ResponseRecord, given: Given): boolean {
  const same =
    row.response === given.response &&
    row.note === given.note &&
    row.part_from === given.part.from &&
    row.part_to === given.part.to;
  if (!same || row.stood_down_at) return false;
  if (row.outcome === "released") return given.response === "unavailable";
  if (!given.range || row.outcome === "confirmed") return true;
  const { offered_from: from, offered_to: to } = row;
  return from !== null && to !== null && isSame({ from, to }, given.range);
}

async function recordOne(
  answering: Answering,
  row: ResponseRecord,
  answer: Omit<Given, "range">,
): Promise<AnswerResult["result"]> {
  const { unit, locked } = answering;
  const list = listOf(locked, row);
  if (!takesAnswers(locked, list, unit.now)) return "refused";
  const given: Given = { ...answer, range: rangeGiven(locked, row, answer) };
  const booked = bookedRange(row);
  // The doctor's word for the changed times, by telephone. On the doctor's own page agreeing has a button of its own.
  if (row.consent && booked && given.range && contains(given.range, booked) && given.actor.type !== "doctor") {
    await storeAnswer(unit, locked, row, given);
    answering.mailings.push(...(await keepBooking(unit, locked, row, { actor: given.actor, offered: given.range })));
    return "recorded";
  }
  // The same yes again books where it can by now.
  if (isSameAgain(row, given) && !(await winsFirst(unit, locked, row))) return "unchanged";
  return given.response === "unavailable" ? refuse(answering, row, given) : offer(answering, row, given);
}

/** "No": from whoever was booked, on standby, asked alone, or nothing of all that. */
async function refuse(answering: Answering, row: ResponseRecord, given: Given): Promise<AnswerResult["result"]> {
  const { unit, locked, mailings } = answering;
  const { actor } = given;
  const list = listOf(locked, row);
  const [before, lost] = [row.response, bookedRange(row)];
  await storeAnswer(unit, locked, row, given);
  if (lost) {
    mailings.push(...(await release(unit, locked, row, { actor })));
    if (actor.type === "doctor") await alertOffice(unit, locked, row, lost);
  } else {
    // Also a yes that the practice has released: else the no would read as a withdrawal.
    if (
      row.outcome === "standby" ||
      row.outcome === "not_required" ||
      (row.outcome === "released" && saysYes(before))
    ) {
      const params = { doctor: given.doctor, ...listParams(list) };
      await moveResponse(unit, row, "reconsider", { actor, params });
      await closeRanks(unit, locked, list.id);
    }
    if (locked.offers.some((one) => one.response_id === row.id))
      mailings.push(...(await passOn(unit, locked, list, "declined", actor)));
  }
  if (before === "none" || before === "unavailable") await recordChange(unit, locked.callout.id);
  else await notifyAnswer(unit, locked, row, { ...given, lost });
  return lost ? "withdrawn" : "recorded";
}

/** "Yes" or "if needed": to the whole list or a part, for the first time or once more. */
async function offer(answering: Answering, row: ResponseRecord, given: Given): Promise<AnswerResult["result"]> {
  const { unit, locked, mailings } = answering;
  const { actor, range } = given;
  const list = listOf(locked, row);
  const booked = bookedRange(row);
  if (booked && range && !contains(range, booked)) {
    // The doctor reads of it on the page, which may be older than the booking.
    if (actor.type === "doctor") return "booked_for_more";
    throw new Problem(409, "invalid_transition", [
      "The doctor is booked for more than that. Release the booking first.",
    ]);
  }
  const isChange = row.response !== given.response || row.stood_down_at !== null;
  await storeAnswer(unit, locked, row, given);
  if (row.outcome === "released" || row.outcome === "not_required")
    await moveResponse(unit, row, "reconsider", { actor, params: { doctor: given.doctor, ...listParams(list) } });
  if (isChange) await notifyAnswer(unit, locked, row, given);
  else await recordChange(unit, locked.callout.id);
  if (row.outcome !== "none") return "recorded";
  if (isCovered(locked, list)) {
    // The doctor's page says so at once, and whoever records it sees it; if the list opens again, it takes a new yes.
    const params = { doctor: given.doctor, ...listParams(list) };
    await moveResponse(unit, row, "comeLate", { actor: { type: "system" }, params });
    return "late";
  }
  if (!(await winsFirst(unit, locked, row))) return "recorded";
  mailings.push(...(await book(unit, locked, row, { range: rangeOf(list), actor })));
  return "booked";
}

/** First come: the first yes to the whole list is booked, where nothing stands against it. */
async function winsFirst(unit: CompanyWork, locked: LockedCallout, row: ResponseRecord): Promise<boolean> {
  const list = listOf(locked, row);
  const offered = offeredRange(row, list);
  if (row.response !== "available" || !isUndecidedOffer(row) || !offered || !isSame(offered, rangeOf(list)))
    return false;
  const instant = await instantLists(unit, locked, [row.doctor_id]);
  return instant.get(row.doctor_id)?.has(list.id) ?? false;
}
