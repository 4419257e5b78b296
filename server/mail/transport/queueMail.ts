/** A mail becomes a durable job in the transaction of the change that causes it: both happen, or neither. */
import { fromKysely } from "pg-boss";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { MAIL_PRIORITY, MAIL_QUEUE, type MailJob } from "../../platform/queues.ts";
import { type SentKind } from "../mailKinds.ts";
import { AUTOMATIC, threadOf, unsubscribing } from "./mailHeaders.ts";

export type MailDraft = {
  kind: SentKind;
  /** A second mail with the same key is not sent. */
  idempotencyKey: string;
  /** The sender's display name; the address is MAIL_FROM, so that SPF and DKIM hold. */
  fromName?: string | null;
  to: { name: string | null; address: string };
  /** A copy sent apart, with what only the reader may open removed; the mails of a callout have a digest instead. */
  bcc?: string | null;
  replyTo?: string | null;
  subject: string;
  html: string;
  text: string;
  ics?: string;
  headers?: Record<string, string>;
  doctorId?: number;
  calloutId?: number;
  recipientId?: number;
  /** For an answer; the doctor may pause such mails. */
  asks?: boolean;
  /** From then on it is not sent any more: no mail about a list that has started. */
  notAfter?: Date;
};

/** The transaction to join: a company's, or one of somebody who has no company. */
export type MailUnit = Pick<CompanyWork, "tx" | "now"> & {
  ports: Pick<Ports, "config" | "database"> & Partial<Pick<Ports, "keys">>;
  companyId: number | null;
};

/** Queues the mail, and the office's copy as a job of its own. Returns the outbox row's id, or nothing for a known key. */
export async function queueMail({ tx, now, ports, companyId }: MailUnit, mail: MailDraft): Promise<number | undefined> {
  const thread = threadOf(ports.config.mailFrom.split("@").at(-1) ?? "", mail);
  const headers = { ...AUTOMATIC, ...thread.headers, ...(await unsubscribing(tx, ports, mail)), ...mail.headers };
  const stored = await tx
    .insertInto("outbox_emails")
    .values({
      company_id: companyId,
      kind: mail.kind,
      idempotency_key: mail.idempotencyKey,
      message_id: thread.messageId,
      from_name: mail.fromName ?? null,
      to_name: mail.to.name,
      to_address: mail.to.address,
      bcc_address: mail.bcc ?? null,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      ics: mail.ics ?? null,
      headers: JSON.stringify(headers),
      doctor_id: mail.doctorId ?? null,
      callout_id: mail.calloutId ?? null,
      recipient_id: mail.recipientId ?? null,
      last_error: null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return undefined;
  const job: MailJob = { id: stored.id, ...(mail.notAfter ? { notAfter: mail.notAfter.toISOString() } : {}) };
  const jobs: MailJob[] = mail.bcc ? [job, { ...job, copy: true }] : [job];
  const priority = MAIL_PRIORITY[mail.doctorId || mail.calloutId ? "callout" : "account"];
  for (const one of jobs) await ports.database.boss.send(MAIL_QUEUE, one, { db: fromKysely(tx), priority });
  return stored.id;
}
