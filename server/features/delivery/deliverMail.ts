/** One job of the mail queue: reads the outbox row, sends it, and writes down what came of it. No transaction is open while sending. */
import { setTimeout as pause } from "node:timers/promises";
import { type Tx } from "../../db/database.ts";
import { isUnavailable } from "../../db/unavailable.ts";
import { maskLinks } from "../../mail/transport/maskLinks.ts";
import { returnPath } from "../../mail/transport/returnPath.ts";
import { type Delivery, type Mailer, type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { MAIL_TRIES, type MailJob } from "../../platform/queues.ts";
import { recordChange } from "../notifications/public.ts";
import { markReached, markRecipient, markRefused } from "./addressState.ts";

/** Throws when the queue is to try again. Returns what came of it in words, for the job's record. */
export async function deliverMail(
  ports: Ports,
  mailer: Mailer | undefined,
  job: MailJob,
  pauseMs = PAUSE_MS,
): Promise<string> {
  const { db } = ports.database;
  const mail = await db.selectFrom("outbox_emails").selectAll().where("id", "=", job.id).executeTakeFirst();
  if (!mail) return "gone";
  const lapsed = job.notAfter !== undefined && ports.clock.now() >= new Date(job.notAfter);
  if (job.copy) return lapsed ? "lapsed" : sendCopy(mailer, mail);
  if (mail.status !== "queued") return mail.status;
  const delivery = lapsed ? LAPSED : await attempt(ports, mailer, mail);
  await writeDown(() => settle(ports, mail, delivery, mailer !== undefined), pauseMs);
  return delivery.kind === "refused" ? delivery.reason : delivery.kind;
}

/** Milliseconds between attempts to write down what came of a mail, while the database is away; and how many there are. */
const PAUSE_MS = 1_000;
const ATTEMPTS = 3_600;

/** What has been sent is not sent again because the database was away when it was to be written down. */
async function writeDown(work: () => Promise<void>, pauseMs: number): Promise<void> {
  for (let left = ATTEMPTS; ; left--)
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || left === 0) throw error;
      await pause(pauseMs);
    }
}

const LAPSED: Delivery = { kind: "refused", reason: "The list had started before it could be sent", bounced: false };

async function attempt(ports: Ports, mailer: Mailer | undefined, mail: OutboxMail): Promise<Delivery> {
  if (!mailer) return { kind: "accepted" };
  try {
    const sender = returnPath(ports, mail.id);
    return await mailer.send(mail, { recipient: mail.to_address, ...(sender ? { sender } : {}) });
  } catch (error) {
    const reason = String(error).slice(0, 500);
    const attempts = mail.attempts + 1;
    if (attempts >= MAIL_TRIES) return { kind: "refused", reason, bounced: false };
    const { db } = ports.database;
    await db.updateTable("outbox_emails").set({ attempts, last_error: reason }).where("id", "=", mail.id).execute();
    throw error;
  }
}

/**
 * To the office what the doctor got, less what only the doctor may open and the invitation to their calendar. It leaves under
 * MAIL_FROM: that it cannot be delivered says nothing of the doctor's address.
 */
async function sendCopy(mailer: Mailer | undefined, mail: OutboxMail): Promise<string> {
  if (!mailer || !mail.bcc_address) return "kept";
  const copy = {
    ...mail,
    html: maskLinks(mail.html),
    text: maskLinks(mail.text),
    headers: plainHeaders(mail),
    ics: null,
  };
  const delivery = await mailer.send(copy, { recipient: mail.bcc_address });
  return delivery.kind === "refused" ? delivery.reason : delivery.kind;
}

/** Without what only the doctor may press. */
const plainHeaders = ({ headers }: OutboxMail): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("List-Unsubscribe")));

async function settle(ports: Ports, mail: OutboxMail, delivery: Delivery, bySmtp: boolean): Promise<void> {
  const write = async (tx: Tx, now: Date): Promise<void> => {
    const accepted = delivery.kind === "accepted";
    await tx
      .updateTable("outbox_emails")
      .set({
        status: accepted ? "sent" : "failed",
        attempts: mail.attempts + 1,
        last_error: accepted ? null : delivery.reason,
        sent_at: accepted ? now : null,
        // At /dev/mailbox the links are the point; once really sent, nobody needs them here.
        ...(bySmtp
          ? { html: maskLinks(mail.html), text: maskLinks(mail.text), headers: JSON.stringify(plainHeaders(mail)) }
          : {}),
      })
      .where("id", "=", mail.id)
      .execute();
  };
  const { company_id } = mail;
  if (company_id === null) return ports.database.db.transaction().execute((tx) => write(tx, ports.clock.now()));
  await inCompany(ports, company_id, async (unit) => {
    await write(unit.tx, unit.now);
    await follow(unit, mail, delivery);
    if (mail.callout_id !== null) await recordChange(unit, mail.callout_id);
  });
}

/** What the screens show of it: whether the doctor could be asked, and whether the address works. */
async function follow(unit: CompanyWork, mail: OutboxMail, delivery: Delivery): Promise<void> {
  const accepted = delivery.kind === "accepted";
  await markRecipient(unit, mail, accepted ? "sent" : "failed");
  if (accepted) await markReached(unit, mail);
  else if (delivery.bounced) await markRefused(unit, mail, "bounced");
}
