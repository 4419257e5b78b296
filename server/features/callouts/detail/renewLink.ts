/** A new link for a doctor whose old one got into other hands; whatever link there was opens nothing any more. */
import { sql } from "kysely";
import { doctorName } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { doctorLink } from "../../../domain/respondLink.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type LinkAsked, linkOwner } from "./copyLink.ts";

/** Mails that still wait lead to the new one. */
async function relinkMails({ tx }: CompanyWork, recipientId: number, link: string): Promise<void> {
  const relinked = (column: "html" | "text") =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${"/respond/[A-Za-z0-9_-]+([.][a-z0-9]+)+"}, ${new URL(link).pathname}, 'g')`;
  await tx
    .updateTable("outbox_emails")
    .set({ html: relinked("html"), text: relinked("text") })
    .where("recipient_id", "=", recipientId)
    .where("status", "=", "queued")
    .execute();
}

/** Returns the new link, which replaces also those of a doctor who was merged into this one. */
export async function renewLink(unit: CompanyWork, asked: LinkAsked): Promise<string> {
  const { tx, now, companyId, ports } = unit;
  const { calloutId, recipientId, userId } = asked;
  const owner = await linkOwner(unit, asked);
  const renewed = await tx
    .updateTable("callout_recipients")
    .set((e) => ({ link_version: e("link_version", "+", 1) }))
    .where("id", "=", recipientId)
    .returning(["id", "link_version"])
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("merged_recipients").where("recipient_id", "=", recipientId).execute();
  const link = doctorLink(ports, renewed);
  await relinkMails(unit, recipientId, link);
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
