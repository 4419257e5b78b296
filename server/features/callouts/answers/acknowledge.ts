/** "Got it": a confirmed doctor has read the confirmation. */

import { doctorName } from "../../../domain/doctorName.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { listOf, lockCallout } from "../state/lockCallout.ts";

type Read = {
  recipientId: number;
  /** Of this list alone; otherwise of all that the recipient is booked for. */
  listId?: number | undefined;
};

/** Marks the bookings as read; again is nothing. Returns how many were marked now. */
export async function acknowledge(unit: CompanyWork, { recipientId, listId }: Read): Promise<number> {
  const { tx, now, companyId } = unit;
  const recipient = await tx
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select(["callout_recipients.callout_id", "doctors.id", "title", "first_name", "last_name"])
    .where("callout_recipients.id", "=", recipientId)
    .executeTakeFirst();
  if (!recipient) throw notFound("recipient");
  const locked = await lockCallout(unit, recipient.callout_id);
  const unread = locked.responses.filter(
    (one) =>
      one.recipient_id === recipientId &&
      one.outcome === "confirmed" &&
      !one.acknowledged_at &&
      (listId === undefined || one.list_id === listId),
  );
  for (const response of unread) {
    await tx
      .updateTable("responses")
      .set({ acknowledged_at: now, lock_version: response.lock_version + 1 })
      .where("id", "=", response.id)
      .execute();
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "doctor", id: recipient.id },
      action: "booking_acknowledged",
      subject: { type: "callout", id: recipient.callout_id },
      params: { doctor: doctorName(recipient), ...listParams(listOf(locked, response)) },
    });
  }
  if (unread.length > 0) await recordChange(unit, recipient.callout_id);
  return unread.length;
}
