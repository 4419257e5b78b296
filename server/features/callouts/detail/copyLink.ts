/** A doctor's own link for the office, to hand on by telephone or message; who took it is written down. */

import { doctorName } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { doctorLink } from "../../../domain/respondLink.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** Whose link, and who asks for it. */
export type LinkAsked = { calloutId: number; recipientId: number; userId: number };

/** Throws `notFound` for whoever was not asked: their link would open nothing. */
export async function linkOwner({ tx }: CompanyWork, { calloutId, recipientId }: LinkAsked) {
  const recipient = await tx
    .selectFrom("callout_recipients")
    .innerJoin("callouts", "callouts.id", "callout_recipients.callout_id")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select(["callout_recipients.id", "doctor_id", "link_version", "doctors.title", "first_name", "last_name"])
    .where("callout_recipients.id", "=", recipientId)
    .where("callouts.id", "=", calloutId)
    .where("callouts.sent_at", "is not", null)
    .where("callout_recipients.delivery", "<>", "skipped")
    .executeTakeFirst();
  if (!recipient) throw notFound("recipient");
  return recipient;
}

export async function copyLink(unit: CompanyWork, asked: LinkAsked): Promise<string> {
  const recipient = await linkOwner(unit, asked);
  await recordAudit(unit.tx, unit.now, {
    companyId: unit.companyId,
    actor: { type: "admin", id: asked.userId },
    action: "doctor_link_copied",
    subject: { type: "callout", id: asked.calloutId },
    params: { doctor: doctorName(recipient) },
  });
  return doctorLink(unit.ports, recipient);
}
