/** New links for a doctor whose old ones got into other hands: whatever links there were open nothing any more. */
import { type By } from "../../domain/auditBy.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { relinkMails, renewOwnLinks } from "../../domain/renewedLinks.ts";
import { doctorLink } from "../../domain/respondLink.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockDoctor } from "./saveDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";

/** Those to callouts, with the mails about them that still wait. */
async function renewCalloutLinks(unit: CompanyWork, doctorId: number): Promise<void> {
  const { tx, ports } = unit;
  const renewed = await tx
    .updateTable("callout_recipients")
    .set((e) => ({ link_version: e("link_version", "+", 1) }))
    .where("doctor_id", "=", doctorId)
    .returning(["id", "link_version"])
    .execute();
  const ids = renewed.map(({ id }) => id);
  await tx
    .deleteFrom("merged_recipients")
    .where("recipient_id", "in", [0, ...ids])
    .execute();
  const waiting = await tx
    .selectFrom("outbox_emails")
    .select("recipient_id")
    .distinct()
    .where("doctor_id", "=", doctorId)
    .where("status", "=", "queued")
    .execute();
  const mailed = new Set(waiting.map(({ recipient_id }) => recipient_id));
  for (const recipient of renewed)
    if (mailed.has(recipient.id))
      await relinkMails(unit, { column: "recipient_id", id: recipient.id }, "", doctorLink(ports, recipient));
}

/** Returns the link to the doctor's home. Throws 409 for archived doctors, whose links open nothing anyway. */
export async function renewLinks(unit: CompanyWork, by: By, id: number): Promise<string> {
  const doctor = await lockDoctor(unit.tx, id);
  if (doctor.archived_at) throw new Problem(409, "invalid_transition", ["An archived doctor has no link."]);
  await renewCalloutLinks(unit, id);
  const home = await renewOwnLinks(unit, id);
  await auditDoctor(unit, by, "doctor_link_renewed", id, { doctor: doctorName(doctor) });
  return home;
}
