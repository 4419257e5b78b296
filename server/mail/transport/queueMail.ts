/** A mail becomes a durable job in the transaction of the change that causes it: both happen, or neither. */
import { type Insertable } from "kysely";
import { fromKysely } from "pg-boss";
import { type Tables } from "../../db/schema.ts";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { MAIL_PRIORITY, MAIL_QUEUE, type MailJob } from "../../platform/queues.ts";
import { OFFICE_COPY, type SentKind } from "../mailKinds.ts";
import { AUTOMATIC, threadHeaders, unsubscribing, withoutUnsubscribing } from "./mailHeaders.ts";
import { maskLinks } from "./maskLinks.ts";

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
  /** Ids of the lists that it is about: what asks for them is not sent once nobody is needed there. */
  lists?: number[];
  /** For an answer; the doctor may pause such mails. */
  asks?: boolean;
  /** From then on it is not sent any more: no mail about a list that has started. */
  notAfter?: Date;
  /** Until then it waits. */
  notBefore?: Date | undefined;
};

/** The transaction to join: a company's, or one of somebody who has no company. */
export type MailUnit = Pick<CompanyWork, "tx" | "now"> & {
  ports: Pick<Ports, "config" | "database"> & Partial<Pick<Ports, "keys">>;
  companyId: number | null;
};

/** Queues the mail, and the office's copy as a mail of its own. Returns the outbox row's id, or nothing for a known key. */
export async function queueMail(unit: MailUnit, mail: MailDraft): Promise<number | undefined> {
  const row = await rowOf(unit, mail);
  const id = await store(unit, mail, row);
  if (id !== undefined && mail.bcc) await store(unit, mail, copyOf(unit, mail, row));
  return id;
}

type Row = Insertable<Tables["outbox_emails"]>;

const domainOf = (address: string): string => address.split("@").at(-1)?.toLowerCase() ?? "";

async function rowOf({ tx, now, ports, companyId }: MailUnit, mail: MailDraft): Promise<Row> {
  const { messageId, headers } = threadHeaders(domainOf(ports.config.mailFrom), mail);
  return {
    company_id: companyId,
    kind: mail.kind,
    idempotency_key: mail.idempotencyKey,
    message_id: messageId,
    from_name: mail.fromName ?? null,
    to_name: mail.to.name,
    to_address: mail.to.address,
    bcc_address: mail.bcc ?? null,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ics: mail.ics ?? null,
    headers: JSON.stringify({
      ...AUTOMATIC,
      ...headers,
      ...(await unsubscribing(tx, ports, mail)),
      ...mail.headers,
    }),
    doctor_id: mail.doctorId ?? null,
    callout_id: mail.calloutId ?? null,
    recipient_id: mail.recipientId ?? null,
    last_error: null,
    created_at: now,
    sent_at: null,
  };
}

/** To the office what the doctor gets, less what only the doctor may open, and the invitation to their calendar. */
function copyOf({ ports }: MailUnit, { headers = {}, idempotencyKey }: MailDraft, row: Row): Row {
  const named = { kind: OFFICE_COPY, idempotencyKey };
  const { messageId } = threadHeaders(domainOf(ports.config.mailFrom), named);
  return {
    ...row,
    is_copy: true,
    kind: OFFICE_COPY,
    idempotency_key: `${OFFICE_COPY}:${idempotencyKey}`,
    message_id: messageId,
    html: maskLinks(row.html),
    text: maskLinks(row.text),
    ics: null,
    headers: JSON.stringify({ ...AUTOMATIC, ...withoutUnsubscribing(headers) }),
    // What becomes of it says nothing of the doctor's address.
    doctor_id: null,
    recipient_id: null,
  };
}

async function store({ tx, now, ports }: MailUnit, mail: MailDraft, row: Row): Promise<number | undefined> {
  const stored = await tx
    .insertInto("outbox_emails")
    .values(row)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return undefined;
  const { notAfter, lists } = mail;
  const lapses = { ...(notAfter ? { notAfter: notAfter.toISOString() } : {}), ...(lists ? { lists } : {}) };
  const job: MailJob = { id: stored.id, ...lapses };
  const priority = MAIL_PRIORITY[mail.doctorId || mail.calloutId ? "callout" : "account"];
  // The lanes see by it which domain holds them up.
  const domain = domainOf((row.is_copy && row.bcc_address) || row.to_address);
  const group = domain ? { group: { id: domain } } : {};
  // In seconds, which the queue counts by its own clock.
  const wait = mail.notBefore && Math.ceil((mail.notBefore.getTime() - now.getTime()) / 1000);
  const later = wait ? { startAfter: wait } : {};
  await ports.database.boss.send(MAIL_QUEUE, job, { db: fromKysely(tx), priority, ...group, ...later });
  return stored.id;
}
