/** The answer that the practice decides about, locked with its callout and doctor. */

import { isRunning } from "../../../../src/contract/callout.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { answersOf } from "../detail/showAnswers.ts";
import { type LockedCallout, listOf, lockCallout } from "../state/lockCallout.ts";

/** `lockVersion`: of the answer as the administrator saw it. */
export type AnswerAsked = { calloutId: number; responseId: number; lockVersion: number };

/** The callout locked with the doctor of these answers. Throws `notFound` for an answer that is not of this callout. */
export async function lockAnswers(unit: CompanyWork, calloutId: number, responseIds: readonly number[]) {
  const found = await unit.tx
    .selectFrom("responses")
    .select(["id", "doctor_id"])
    .where("id", "in", responseIds)
    .where("callout_id", "=", calloutId)
    .execute();
  if (responseIds.length === 0 || found.length < new Set(responseIds).size) throw notFound("response");
  return lockCallout(unit, calloutId, [...new Set(found.map((one) => one.doctor_id))]);
}

/** One of them. Refuses what is not under way, and lists that have begun or are cancelled. */
export function answerOf(unit: CompanyWork, locked: LockedCallout, responseId: number) {
  const response = locked.responses.find((one) => one.id === responseId);
  if (!response) throw notFound("response");
  const { status } = locked.callout;
  const list = listOf(locked, response);
  if (!isRunning(status) || list.cover_status === "cancelled")
    throw new Problem(409, "invalid_transition", ["This can be decided only while the callout is open or confirmed."]);
  if (list.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  return { response, list };
}

/** Throws `stale` with the answer as it is now. */
export async function refuseStale(
  { tx, now }: CompanyWork,
  asked: Pick<AnswerAsked, "calloutId" | "lockVersion">,
  response: ResponseRecord,
): Promise<void> {
  if (response.lock_version === asked.lockVersion) return;
  const data = (await answersOf(tx, now, asked.calloutId)).find((one) => one.id === response.id);
  throw new Problem(409, "stale", ["This answer has changed in the meantime. Please look again."], { data });
}
