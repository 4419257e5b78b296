/**
 * What is known of a doctor's address, from what became of the mails to it; the office hears when it works no longer, and
 * when a mail was given up for another reason.
 */
import { type ExpressionBuilder, sql } from "kysely";
import { type Tables } from "../../db/schema.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordNotification } from "../notifications/public.ts";
import { type OfficeMail, tellOffice } from "./tellOffice.ts";

type Mailed = Pick<OutboxMail, "doctor_id" | "recipient_id"> & OfficeMail;

/**
 * Whether the doctor could be asked: the callout itself counts, whatever came before or after it. Of whoever was not invited
 * at first, since the callout was filled by then, the first mail counts. "skipped": nobody was asked who has not answered anyway.
 */
export async function markRecipient(
  { tx, now }: CompanyWork,
  { kind, recipient_id }: Mailed,
  delivery: "sent" | "kept" | "failed" | "skipped",
): Promise<void> {
  if (recipient_id === null) return;
  await tx
    .updateTable("callout_recipients")
    .set(delivery === "sent" || delivery === "kept" ? { delivery, sent_at: now } : { delivery })
    .where("id", "=", recipient_id)
    .$if(kind !== "callout", (query) => query.where("delivery", "=", "queued"))
    .$if(delivery === "skipped", (query) =>
      query.where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom("responses")
              .select("id")
              .where("recipient_id", "=", recipient_id)
              .where("response", "<>", "none"),
          ),
        ),
      ),
    )
    .execute();
}

/** A correction of capitals alone leaves it the same address. */
const isStill = (to_address: string) => (e: ExpressionBuilder<Tables, "doctors">) =>
  e(e.fn<string>("lower", ["email"]), "=", to_address.toLowerCase());

/** A mail server took a mail to it for the first time. */
export async function markReached({ tx, now }: CompanyWork, { doctor_id, to_address }: Mailed): Promise<void> {
  if (doctor_id === null) return;
  await tx
    .updateTable("doctors")
    .set({ email_state: "ok", updated_at: now })
    .where("id", "=", doctor_id)
    .where(isStill(to_address))
    .where("email_state", "=", "unverified")
    .execute();
}

const TITLE = {
  bounced: (doctor: string) => `Email to ${doctor} bounced`,
  complained: (doctor: string) => `${doctor} marked an email as spam`,
} as const;

/** Nobody is asked there until it is corrected. Told once an address. */
export async function markRefused(
  unit: CompanyWork,
  mail: Mailed,
  email_state: "bounced" | "complained",
): Promise<void> {
  const { doctor_id, to_address } = mail;
  if (doctor_id === null) return email_state === "bounced" ? tellOffice(unit, mail) : undefined;
  const doctor = await unit.tx
    .updateTable("doctors")
    .set({ email_state, updated_at: unit.now })
    .where("id", "=", doctor_id)
    .where(isStill(to_address))
    .where("email_state", "not in", ["bounced", "complained"])
    .returning(["id", "title", "first_name", "last_name"])
    .executeTakeFirst();
  if (!doctor) return;
  const name = doctorName(doctor);
  recordNotification(unit, {
    type: "email_bounced",
    title: TITLE[email_state](name),
    calloutId: null,
    actionById: null,
    params: {
      doctor: name,
      doctor_id: String(doctor.id),
      ...(email_state === "complained" ? { complained: "yes" } : {}),
    },
  });
}

/** The mail was given up, and the address is not to blame: it stays as it is. Told once a doctor and callout. */
export async function tellUndelivered(unit: CompanyWork, mail: Mailed): Promise<void> {
  const { doctor_id, callout_id } = mail;
  if (doctor_id === null) return tellOffice(unit, mail);
  const { tx } = unit;
  const told = await tx
    .selectFrom("notifications")
    .select("seq")
    .where("notification_type", "=", "email_bounced")
    .where("callout_id", "is not distinct from", callout_id)
    .where(sql`params ->> 'doctor_id'`, "=", String(doctor_id))
    .where(sql`params ->> 'undelivered'`, "=", "yes")
    .executeTakeFirst();
  if (told) return;
  const doctor = await tx
    .selectFrom("doctors")
    .select(["title", "first_name", "last_name"])
    .where("id", "=", doctor_id)
    .executeTakeFirst();
  if (!doctor) return;
  const name = doctorName(doctor);
  recordNotification(unit, {
    type: "email_bounced",
    title: `Email to ${name} could not be delivered`,
    calloutId: callout_id,
    actionById: null,
    params: { doctor: name, doctor_id: String(doctor_id), undelivered: "yes" },
  });
}
