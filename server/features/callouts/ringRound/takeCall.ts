/** A colleague takes a doctor to ring: nobody else rings the same person until the call ends or its lease lapses. */
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { recordRing } from "./recordRing.ts";
import { callUnderWay, presentCall } from "./showCalls.ts";

/** For as long a call is its caller's without a word of what came of it. */
const LEASE_MS = 5 * MINUTE_MS;

/** What the person has under way elsewhere is over: nobody rings two doctors at once. */
const dropOthers = ({ tx, now }: CompanyWork, userId: number) =>
  tx
    .updateTable("phone_calls")
    .set({ ended_at: now, result: "dropped" })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .returning(["callout_id", "doctor_id"])
    .execute();

/** Throws `stale`, with the call, while a colleague is ringing the doctor. */
export async function takeCall(
  unit: CompanyWork,
  { calloutId, recipientId }: { calloutId: number; recipientId: number },
  userId: number,
): Promise<void> {
  const { tx, now, companyId } = unit;
  const { callout } = await lockCallout(unit, calloutId);
  if (callout.status !== "open")
    throw new Problem(409, "invalid_transition", ["Doctors are rung only while the callout is open."]);
  const recipient = await tx
    .selectFrom("callout_recipients")
    .select("doctor_id")
    .where("id", "=", recipientId)
    .where("callout_id", "=", calloutId)
    .executeTakeFirst();
  if (!recipient) throw notFound("recipient");
  const { doctor_id } = recipient;
  const taken = { callout_id: calloutId, doctor_id };
  await tx.selectFrom("doctors").select("id").where("id", "=", doctor_id).forNoKeyUpdate().execute();
  const lapses_at = new Date(now.getTime() + LEASE_MS);
  const current = await callUnderWay(tx, doctor_id);
  if (current?.user_id === userId && current.callout_id === calloutId) {
    await tx.updateTable("phone_calls").set({ lapses_at }).where("id", "=", current.id).execute();
    return recordRing(unit, [taken]);
  }
  if (current && current.user_id !== userId) {
    const call = presentCall(current);
    if (current.lapses_at > now)
      throw new Problem(409, "stale", [`${call.user.name} is ringing this doctor.`], { data: call });
    await tx.updateTable("phone_calls").set({ ended_at: now, result: "lapsed" }).where("id", "=", current.id).execute();
  }
  const others = await dropOthers(unit, userId);
  await tx
    .insertInto("phone_calls")
    .values({
      company_id: companyId,
      callout_id: calloutId,
      recipient_id: recipientId,
      doctor_id,
      user_id: userId,
      started_at: now,
      lapses_at,
      ended_at: null,
      result: null,
      call_back_at: null,
    })
    .execute();
  await recordRing(unit, [taken, ...others]);
}
