/** A doctor's own link for the office, to hand on by telephone or message; who took it is written down (product.md Q13). */
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { doctorLink } from "../respond/doctorLink.ts";

/** Throws `notFound` for whoever was not asked: their link would open nothing. */
export async function copyLink(
  { tx, now, companyId, ports }: CompanyWork,
  calloutId: number,
  recipientId: number,
  userId: number,
): Promise<string> {
  const recipient = await tx
    .selectFrom("callout_recipients")
    .innerJoin("callouts", "callouts.id", "callout_recipients.callout_id")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select(["callout_recipients.id", "link_version", "doctors.title", "first_name", "last_name"])
    .where("callout_recipients.id", "=", recipientId)
    .where("callouts.id", "=", calloutId)
    .where("callouts.sent_at", "is not", null)
    .where("callout_recipients.delivery", "<>", "skipped")
    .executeTakeFirst();
  if (!recipient) throw notFound("recipient");
  const actor = { type: "admin", id: userId } as const;
  const subject = { type: "callout", id: calloutId } as const;
  const params = { doctor: doctorName(recipient) };
  await recordAudit(tx, now, { companyId, actor, action: "doctor_link_copied", subject, params });
  return doctorLink(ports, recipient);
}
