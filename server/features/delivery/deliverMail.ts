/** One job of the mail queue: reads the outbox row, sends it, and writes down what came of it. No transaction is open while sending. */
import { type Tx } from "../../db/database.ts";
import { isDeadlock, isUnavailable } from "../../db/unavailable.ts";
import { withoutUnsubscribing } from "../../mail/transport/mailHeaders.ts";
import { maskLinks } from "../../mail/transport/maskLinks.ts";
import { returnPath } from "../../mail/transport/returnPath.ts";
import { type Delivery, type Envelope, type Mailer, type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { type CompanyWork, inCompany, type Ports } from "../../platform/ports.ts";
import { MAIL_TRIES, type MailJob } from "../../platform/queues.ts";
import { type Tally } from "../../platform/tally.ts";
import { recordChange } from "../notifications/public.ts";
import { markReached, markRecipient, markRefused, tellUndelivered } from "./addressState.ts";
import { type ClaimTimes, MailClaim } from "./mailClaim.ts";
import { retryUntilStored } from "./retryUntilStored.ts";
import { isStillAsked } from "./stillAsked.ts";

/**
 * `stopping`: the conversation is to be over at once. `settled` hears what the mail is from then on. `claim`, `pauseMs`: other
 * times than usual.
 */
type Delivering = {
  stopping?: AbortSignal;
  settled?: Tally["mailSettled"];
  claim?: Partial<ClaimTimes>;
  pauseMs?: number;
};

/** Throws when the queue is to try again. Returns what came of it in words, for the job's record. */
export async function deliverMail(
  ports: Ports,
  mailer: Mailer | undefined,
  job: MailJob,
  { stopping, settled = () => undefined, claim: times, pauseMs }: Delivering = {},
): Promise<string> {
  const claim = await MailClaim.take(ports.database.db, job.id, times);
  if (!(claim instanceof MailClaim)) return claim;
  try {
    const { mail, signal } = claim;
    const ending = stopping ? AbortSignal.any([signal, stopping]) : signal;
    const delivery = (await lapseOf(ports, mail, job)) ?? (await attempt(ports, mailer, mail, ending));
    const isSettled = await retryUntilStored(() => settle(ports, mail, delivery), passes, pauseMs);
    if (!isSettled) throw new Error("The doctor's address has changed: the mail goes to the new one");
    settled(STATUS[delivery.kind]);
    return delivery.kind === "refused" ? delivery.reason : delivery.kind;
  } finally {
    claim.end();
  }
}

/** What has been sent is not sent again because the database was away, or chose another change, when it was to be written down. */
const passes = (error: unknown): boolean => isUnavailable(error) || isDeadlock(error);

const lapse = (reason: string): Delivery => ({ kind: "refused", reason, bounced: false });
const TOO_LATE = lapse("The list had started, or the offer or its link had ended, before it could be sent");
const NOT_ASKED = lapse("What it asks for was settled before it could be sent");
const LAPSED: readonly Delivery[] = [TOO_LATE, NOT_ASKED];

/** Why it is not to be sent any more. */
async function lapseOf(ports: Ports, mail: OutboxMail, { notAfter, lists }: MailJob): Promise<Delivery | undefined> {
  if (notAfter !== undefined && ports.clock.now() >= new Date(notAfter)) return TOO_LATE;
  return (await isStillAsked(ports, mail, lists)) ? undefined : NOT_ASKED;
}

const FREE = { claimed_by: null, claimed_until: null } as const;

/** A copy leaves under MAIL_FROM: that it cannot be delivered says nothing of the doctor's address. */
function envelopeOf(ports: Ports, mail: OutboxMail): Envelope {
  if (mail.is_copy) return { recipient: mail.bcc_address ?? "" };
  const sender = returnPath(ports, mail.id);
  return { recipient: mail.to_address, ...(sender ? { sender } : {}) };
}

async function attempt(
  ports: Ports,
  mailer: Mailer | undefined,
  mail: OutboxMail,
  ending: AbortSignal,
): Promise<Delivery> {
  if (!mailer) return { kind: "kept" };
  try {
    return await mailer.send(mail, envelopeOf(ports, mail), ending);
  } catch (error) {
    const reason = String(error).slice(0, 500);
    const attempts = mail.attempts + 1;
    if (attempts >= MAIL_TRIES) return { kind: "refused", reason, bounced: false };
    await ports.database.db
      .updateTable("outbox_emails")
      .set({ attempts, last_error: reason, ...FREE })
      .where("id", "=", mail.id)
      .where("claimed_by", "=", mail.claimed_by)
      .execute();
    throw error;
  }
}

const STATUS = { accepted: "sent", kept: "kept", refused: "failed" } as const;

/**
 * False: the earlier address was refused, and the doctor has had a new one since the conversation began, so that the mail
 * waits again. What was accepted stays as it was sent, so that a later report is not taken to be about the new address.
 */
async function settle(ports: Ports, mail: OutboxMail, delivery: Delivery): Promise<boolean> {
  const isBounced = delivery.kind === "refused" && delivery.bounced;
  const write = async (tx: Tx, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable("outbox_emails")
      .set({
        status: STATUS[delivery.kind],
        attempts: mail.attempts + 1,
        last_error: delivery.kind === "refused" ? delivery.reason : null,
        ...(delivery.kind === "accepted" ? { sent_at: now, to_address: mail.to_address } : { sent_at: null }),
        ...FREE,
        // At /dev/mailbox the links are the point; once really sent, nobody needs them here.
        ...(delivery.kind === "kept"
          ? {}
          : {
              html: maskLinks(mail.html),
              text: maskLinks(mail.text),
              // Its entries have the link too.
              ics: null,
              headers: JSON.stringify(withoutUnsubscribing(mail.headers)),
            }),
      })
      .where("id", "=", mail.id)
      .$if(isBounced, (query) => query.where("to_address", "=", mail.to_address))
      .executeTakeFirstOrThrow();
    if (!isBounced || numUpdatedRows > 0n) return true;
    await tx
      .updateTable("outbox_emails")
      .set({ attempts: mail.attempts + 1, ...FREE })
      .where("id", "=", mail.id)
      .where("claimed_by", "=", mail.claimed_by)
      .execute();
    return false;
  };
  const { company_id } = mail;
  if (company_id === null) return ports.database.db.transaction().execute((tx) => write(tx, ports.clock.now()));
  return inCompany(ports, company_id, async (unit) => {
    if (!(await write(unit.tx, unit.now))) return false;
    await follow(unit, mail, delivery);
    if (mail.callout_id !== null) await recordChange(unit, mail.callout_id);
    return true;
  });
}

/** What the screens show of it: whether the doctor could be asked, whether the address works, and what never arrived. */
async function follow(unit: CompanyWork, mail: OutboxMail, delivery: Delivery): Promise<void> {
  await markRecipient(unit, mail, LAPSED.includes(delivery) ? "skipped" : STATUS[delivery.kind]);
  if (delivery.kind === "accepted") await markReached(unit, mail);
  else if (delivery.kind === "refused" && delivery.bounced) await markRefused(unit, mail, "bounced");
  else if (delivery.kind === "refused" && delivery !== NOT_ASKED && (delivery !== TOO_LATE || mail.ics !== null))
    await tellUndelivered(unit, mail);
}
