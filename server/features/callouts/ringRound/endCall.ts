/** What came of a call, recorded by whoever rang. */
import { type CallResult } from "../../../../src/contract/callout.ts";
import { type EndCallRequest } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { invalid, notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordAnswers } from "../answers/recordAnswers.ts";
import { doctorNameOf } from "../mails/queueMailings.ts";
import { isCovered, isOffered, type LockedCallout, liveLists, lockCallout } from "../state/lockCallout.ts";
import { recordRing } from "./recordRing.ts";

type Ended = { calloutId: number; callId: number } & EndCallRequest;

/** A no is audited as the doctor's answer, and a call that was put down says nothing. */
const AUDITED = {
  no_answer: "call_unanswered",
  yes: "call_said_yes",
  call_back: "call_back_agreed",
  no: null,
  dropped: null,
} as const satisfies Record<CallResult, string | null>;

/** Throws 422 for one that is missing, superfluous or past. */
function ringAgainAt({ result, call_back_at }: EndCallRequest, now: Date): Date | null {
  if (result !== "call_back") {
    if (call_back_at === undefined) return null;
    throw invalid({ call_back_at: ["is only told where the doctor asked to be rung again"] });
  }
  const at = call_back_at === undefined ? null : new Date(call_back_at);
  if (!at || at <= now) throw invalid({ call_back_at: ["must be ahead"] });
  return at;
}

type No = { recipientId: number; userId: number; listId: number | undefined };

/**
 * To the list that was rung for, and to what the doctor has not said yes to. Booked doctors and standbys are decided about
 * where the mails of it are seen before.
 */
async function recordNo(unit: CompanyWork, locked: LockedCallout, { recipientId, userId, listId }: No): Promise<void> {
  const own = locked.responses.filter((one) => one.recipient_id === recipientId);
  const decided = own.some(
    (one) =>
      one.outcome === "confirmed" ||
      one.outcome === "standby" ||
      locked.offers.some((offer) => offer.response_id === one.id),
  );
  if (decided)
    throw new Problem(409, "invalid_transition", ["A decision was made about this doctor: record the answer there."]);
  const open = liveLists(locked).filter((list) => list.starts_at > unit.now && !isCovered(locked, list));
  const rungFor = listId ?? open[0]?.id;
  // An earlier no stays as it is: the doctor may have written why.
  const asked = own.filter(({ response }) => response !== "unavailable");
  const refused = open.filter(({ id }) =>
    asked.some((one) => one.list_id === id && (id === rungFor || !isOffered(one))),
  );
  await recordAnswers(unit, {
    recipientId,
    answers: refused.map((list) => ({ listId: list.id, response: "unavailable", note: null })),
    source: "admin_on_behalf",
    actor: { type: "admin", id: userId },
  });
}

/** Throws `stale` where the call is not under way any more, and `notFound` for another person's. */
export async function endCall(unit: CompanyWork, ended: Ended, userId: number): Promise<void> {
  const { tx, now, companyId } = unit;
  const { calloutId, callId, result, list_id: listId } = ended;
  const call_back_at = ringAgainAt(ended, now);
  const locked = await lockCallout(unit, calloutId);
  const list = locked.lists.find(({ id }) => id === listId);
  if (listId !== undefined && !list) throw notFound("list");
  const found = await tx
    .selectFrom("phone_calls")
    .select(["recipient_id", "doctor_id"])
    .where("id", "=", callId)
    .where("callout_id", "=", calloutId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!found) throw notFound("call");
  const { numUpdatedRows } = await tx
    .updateTable("phone_calls")
    .set({ ended_at: now, result, call_back_at, list_id: list?.id ?? null })
    .where("id", "=", callId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem(409, "stale", ["This call has ended in the meantime."]);
  if (result === "no") await recordNo(unit, locked, { recipientId: found.recipient_id, userId, listId });
  const action = AUDITED[result];
  if (action)
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action,
      subject: { type: "callout", id: calloutId },
      params: {
        doctor: await doctorNameOf(tx, found),
        ...(list ? listParams(list) : {}),
        ...(call_back_at ? { until: call_back_at.toISOString() } : {}),
      },
    });
  await recordRing(unit, [{ callout_id: calloutId, doctor_id: found.doctor_id }]);
}
