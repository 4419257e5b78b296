/** A new link for a doctor whose old one got into other hands; whatever link there was opens nothing any more. */
import { doctorName } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { relinkMails, renewOwnLinks } from "../../../domain/renewedLinks.ts";
import { doctorLink } from "../../../domain/respondLink.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type LinkAsked, linkOwner } from "./copyLink.ts";

/** Returns the new link, which replaces also those of a doctor who was merged into this one. Home and calendar address end too. */
export async function renewLink(unit: CompanyWork, asked: LinkAsked): Promise<string> {
  const { tx, now, companyId, ports } = unit;
  const { calloutId, recipientId, userId } = asked;
  const owner = await linkOwner(unit, asked);
  // The doctor first: whoever adds a recipient or an answer meanwhile is waited for, so that those mails are relinked too.
  await tx.selectFrom("doctors").select("id").where("id", "=", owner.doctor_id).forUpdate().execute();
  const renewed = await tx
    .updateTable("callout_recipients")
    .set((e) => ({ link_version: e("link_version", "+", 1) }))
    .where("id", "=", recipientId)
    .returning(["id", "link_version", "doctor_id"])
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("merged_recipients").where("recipient_id", "=", recipientId).execute();
  const link = doctorLink(ports, renewed);
  await relinkMails(unit, { column: "recipient_id", id: recipientId }, "", link);
  // The page behind the link leads to the doctor's home.
  await renewOwnLinks(unit, renewed.doctor_id);
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "doctor_link_renewed",
    subject: { type: "callout", id: calloutId },
    params: { doctor: doctorName(owner) },
  });
  await recordChange(unit, calloutId);
  return link;
}
