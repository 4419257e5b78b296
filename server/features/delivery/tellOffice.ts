/** What the practice itself does not get: a colleague's invitation, an alarm, a copy. */
import { sql } from "kysely";
import { OFFICE_COPY } from "../../mail/mailKinds.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordNotification } from "../notifications/public.ts";

/** To the practice's internal address. */
const OWN: readonly string[] = ["late_withdrawal", "office_digest", OFFICE_COPY];
/** Whoever waits for another mail to themselves, such as a new password, notices by themselves. */
const TOLD: readonly string[] = ["invitation", ...OWN];

export type OfficeMail = Pick<OutboxMail, "kind" | "callout_id" | "to_address" | "bcc_address" | "is_copy">;

/** Told once an address, until somebody has read it. */
export async function tellOffice(unit: CompanyWork, mail: OfficeMail): Promise<void> {
  if (!TOLD.includes(mail.kind)) return;
  const address = (mail.is_copy && mail.bcc_address) || mail.to_address;
  const unread = await unit.tx
    .selectFrom("notifications")
    .select("seq")
    .where("notification_type", "=", "email_bounced")
    .where(sql`params ->> 'doctor'`, "=", address)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("notification_reads")
            .select("user_id")
            .whereRef("notification_reads.notification_id", "=", "notifications.id"),
        ),
      ),
    )
    .executeTakeFirst();
  if (unread) return;
  recordNotification(unit, {
    type: "email_bounced",
    title: `Email to ${address} could not be delivered`,
    calloutId: mail.callout_id,
    actionById: null,
    params: { doctor: address, undelivered: "yes", ...(OWN.includes(mail.kind) ? { own: "yes" } : {}) },
  });
}
