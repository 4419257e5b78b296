/** Calling a callout off: C7. Doctors who answered or were booked hear of it; those who did not are left in peace. */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { type CompanyWork } from "../../ports.ts";
import { recordChange } from "../notifications/record.ts";
import { listOf } from "./booking.ts";
import { listParams } from "./listParams.ts";
import { type LockedCallout, lockCallout, type ResponseFacts } from "./lockCallout.ts";
import { type Mailing, previewMailings, queueMailings } from "./queueMailings.ts";
import { refuseStale } from "./stale.ts";
import { moveCallout, moveResponse } from "./transition.ts";

/**
 * One mail for each doctor with an answer or a booking, about lists that have not started (I12). Who was told "filled"
 * already, or was released, has nothing more to hear.
 */
function mailsOfCancelling(locked: LockedCallout, now: Date): Mailing[] {
  const concerned = locked.responses.filter(
    (one) =>
      (one.outcome === "confirmed" || (one.outcome === "none" && one.response !== "none")) &&
      listOf(locked, one).starts_at > now,
  );
  const byDoctor = Map.groupBy(concerned, (one) => one.doctor_id);
  return [...byDoctor.values()].flatMap((own): Mailing[] => {
    // The calendar entry to take back is the booking's.
    const response = own.find((one) => one.outcome === "confirmed") ?? own[0];
    return response ? [{ kind: "cancelled", response, lists: own.map((one) => listOf(locked, one)) }] : [];
  });
}

export async function cancelCallout(
  unit: CompanyWork,
  asked: { calloutId: number; reason: string; lockVersion: number },
  userId: number,
): Promise<void> {
  const { tx, now } = unit;
  const locked = await lockCallout(unit, asked.calloutId);
  const actor = { type: "admin", id: userId } as const;
  await refuseStale(unit, locked, asked.lockVersion);
  const mails = mailsOfCancelling(locked, now);
  const wasBooked = locked.responses.filter(
    (one) => one.outcome === "confirmed" && listOf(locked, one).starts_at > now,
  );
  const set = { closed_at: now, cancel_reason: asked.reason, send_at: null, doctor_withdrew_at: null };
  await moveCallout(unit, locked, "cancel", { actor, params: { reason: asked.reason }, set });
  await releaseAll(unit, locked, wasBooked, actor);
  await tx
    .updateTable("lists")
    .set({ cover_status: "cancelled" })
    .where("id", "in", [0, ...locked.lists.filter((list) => list.starts_at > now).map((list) => list.id)])
    .execute();
  await queueMailings(unit, locked, mails);
  await recordChange(unit, asked.calloutId);
}

/** A booking of a cancelled callout must not stand in the way of another. */
async function releaseAll(
  unit: CompanyWork,
  locked: LockedCallout,
  booked: ResponseFacts[],
  actor: { type: "admin"; id: number },
) {
  for (const response of booked)
    await moveResponse(unit, response, "release", { actor, params: listParams(listOf(locked, response)) });
}

/** The mails that cancelling sends. `silent`: asked, and not told. */
export async function previewCancelling(unit: CompanyWork, calloutId: number): Promise<DecisionPreview> {
  const locked = await lockCallout(unit, calloutId);
  const mails = mailsOfCancelling(locked, unit.now);
  const asked = new Set(locked.responses.map((one) => one.doctor_id)).size;
  return { mails: await previewMailings(unit, locked, mails), silent: asked - mails.length };
}
