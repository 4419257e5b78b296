/** One job of the mail queue: reads the outbox row, sends it, and writes down what came of it. No transaction is open while sending. */
import { type Tx } from "../db/database.ts";
import { doctorName } from "../features/doctors/doctorName.ts";
import { recordChange, recordNotification } from "../features/notifications/record.ts";
import { MAIL_TRIES, type MailJob } from "../jobs/queues.ts";
import { type CompanyWork, inCompany, type Ports } from "../ports.ts";
import { maskLinks } from "./maskLinks.ts";
import { type Delivery, type Mailer, type OutboxMail } from "./smtpMailer.ts";

/** Throws when the queue is to try again. Returns what came of it in words, for the job's record. */
export async function deliverMail(ports: Ports, mailer: Mailer | undefined, job: MailJob): Promise<string> {
  const { db } = ports.database;
  const mail = await db.selectFrom("outbox_emails").selectAll().where("id", "=", job.id).executeTakeFirst();
  if (!mail) return "gone";
  const lapsed = job.notAfter !== undefined && ports.clock.now() >= new Date(job.notAfter);
  if (job.copy) return lapsed ? "lapsed" : sendCopy(mailer, mail);
  if (mail.status !== "queued") return mail.status;
  const delivery = lapsed ? LAPSED : await attempt(ports, mailer, mail);
  await settle(ports, mail, delivery, mailer !== undefined);
  return delivery.kind === "refused" ? delivery.reason : delivery.kind;
}

const LAPSED: Delivery = { kind: "refused", reason: "The list had started before it could be sent", bounced: false };

async function attempt(ports: Ports, mailer: Mailer | undefined, mail: OutboxMail): Promise<Delivery> {
  if (!mailer) return { kind: "accepted" };
  try {
    return await mailer.send(mail, mail.to_address);
  } catch (error) {
    const reason = String(error).slice(0, 500);
    const attempts = mail.attempts + 1;
    if (attempts >= MAIL_TRIES) return { kind: "refused", reason, bounced: false };
    const { db } = ports.database;
    await db.updateTable("outbox_emails").set({ attempts, last_error: reason }).where("id", "=", mail.id).execute();
    throw error;
  }
}

/** To the office what the doctor got, less what only the doctor may open and the invitation to their calendar. */
async function sendCopy(mailer: Mailer | undefined, mail: OutboxMail): Promise<string> {
  if (!mailer || !mail.bcc_address) return "kept";
  const copy = {
    ...mail,
    html: maskLinks(mail.html),
    text: maskLinks(mail.text),
    headers: plainHeaders(mail),
    ics: null,
  };
  const delivery = await mailer.send(copy, mail.bcc_address);
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
        // At /dev/mailbox the links are the point; once really sent, nobody needs them here (product.md Q13).
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

/** What the screens show of it: whether the doctor could be asked, and whether the address still works (product.md Q9). */
async function follow(unit: CompanyWork, mail: OutboxMail, delivery: Delivery): Promise<void> {
  const { tx, now } = unit;
  const accepted = delivery.kind === "accepted";
  if (mail.kind === "callout" && mail.recipient_id !== null)
    await tx
      .updateTable("callout_recipients")
      .set(accepted ? { delivery: "sent", sent_at: now } : { delivery: "failed" })
      .where("id", "=", mail.recipient_id)
      .execute();
  if (accepted || !delivery.bounced || mail.doctor_id === null) return;
  const doctor = await tx
    .updateTable("doctors")
    .set({ email_state: "bounced", updated_at: now })
    .where("id", "=", mail.doctor_id)
    .where("email", "=", mail.to_address)
    .where("email_state", "<>", "bounced")
    .returning(["id", "title", "first_name", "last_name"])
    .executeTakeFirst();
  if (doctor) await tellOfBounce(unit, doctor.id, doctorName(doctor));
}

/** Once an address: nobody is asked there until it is corrected (product.md Q20). */
const tellOfBounce = (unit: CompanyWork, id: number, doctor: string): Promise<void> =>
  recordNotification(unit, {
    type: "email_bounced",
    title: `Email to ${doctor} bounced`,
    calloutId: null,
    actionById: null,
    params: { doctor, doctor_id: String(id) },
  });
