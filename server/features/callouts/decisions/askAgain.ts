/** Asking doctors who were stood down whether they are still free, now that their list is open again. */

import { REMINDER_PAUSE_MS } from "../../../../src/contract/rules/answerTimes.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { mayBeAskedAgain } from "../recipients/mayBeAskedAgain.ts";
import { isCovered, isOffered } from "../state/lockCallout.ts";
import { answerOf, lockAnswers } from "./lockResponse.ts";

type Asked = { calloutId: number; responseIds: readonly number[] };

/** Asked so shortly before that asking once more would only press them. */
const isJustAsked = ({ asked_again_at }: ResponseRecord, now: Date): boolean =>
  asked_again_at !== null && now.getTime() - asked_again_at.getTime() < REMINDER_PAUSE_MS;

/** One mail a doctor, two hours apart at least. Returns how many are asked. */
export async function askAgain(unit: CompanyWork, { calloutId, responseIds }: Asked, userId: number): Promise<number> {
  const { tx, now, companyId } = unit;
  const locked = await lockAnswers(unit, calloutId, responseIds);
  const chosen = [...new Set(responseIds)].map((id) => answerOf(unit, locked, id));
  const stoodDown = chosen.filter(
    ({ response, list }) =>
      !isCovered(locked, list) &&
      isOffered(response) &&
      response.outcome === "not_required" &&
      !isJustAsked(response, now),
  );
  const mayBeAsked = await mayBeAskedAgain(
    unit,
    locked,
    stoodDown.map(({ response, list }) => ({ doctor_id: response.doctor_id, list })),
  );
  const mailings: Mailing[] = [];
  for (const { response, list } of stoodDown) {
    if (!mayBeAsked(response.doctor_id)) continue;
    const values = { asked_again_at: now, lock_version: response.lock_version + 1 };
    await tx.updateTable("responses").set(values).where("id", "=", response.id).execute();
    Object.assign(response, values);
    mailings.push({ kind: "ask_again", response, lists: [list] });
  }
  if (mailings.length === 0)
    throw new Problem(409, "nobody_to_send_to", ["None of the chosen doctors can be asked at the moment."]);
  await queueMailings(unit, locked, mailings);
  const asked = new Set(mailings.map(({ response }) => response.doctor_id)).size;
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "doctors_asked_again",
    subject: { type: "callout", id: calloutId },
    params: { doctors: asked },
  });
  await recordChange(unit, calloutId);
  return asked;
}
