/** Hands one mail to the mail server that SMTP_URL names, and tells a refusal for good from a bad moment. */
import { type Selectable } from "kysely";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { type Config } from "../config.ts";
import { type Tables } from "../db/schema.ts";
import { isMailAddress } from "./address.ts";
import { oneLine } from "./oneLine.ts";

export type OutboxMail = Selectable<Tables["outbox_emails"]>;

/** Accepted by the mail server, which is not yet delivered; or refused for good, because of the address (`bounced`) or the mail. */
export type Delivery = { kind: "accepted" } | { kind: "refused"; reason: string; bounced: boolean };

export interface Mailer {
  /** `recipient` is the one address of the envelope, whatever the headers say. Throws when trying again may help. */
  send(mail: OutboxMail, recipient: string): Promise<Delivery>;
  close(): void;
}

/** Milliseconds; all of them end before the queue takes a job for dead (`expireInSeconds`). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/** Structured addresses only: nothing in a name can become another recipient. */
function toMessage(mail: OutboxMail, recipient: string, config: Config): SendMailOptions {
  const { ics, from_name, reply_to } = mail;
  const sender = oneLine(from_name ?? "");
  const method = ics?.includes("METHOD:CANCEL") ? "CANCEL" : "REQUEST";
  return {
    from: { name: sender, address: config.mailFrom },
    to: { name: oneLine(mail.to_name ?? ""), address: mail.to_address },
    envelope: { from: config.mailFrom, to: [recipient] },
    ...(reply_to && isMailAddress(reply_to) ? { replyTo: { name: sender, address: reply_to } } : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: mail.message_id,
    date: mail.created_at,
    headers: mail.headers,
    ...(ics ? { icalEvent: { method, content: ics, filename: "invite.ics" } } : {}),
  };
}

type SmtpError = Error & { responseCode?: number; command?: string };

/** A 5xx answer to the recipient or to the mail stays; one to the greeting, the sign-in or our own address is ours to mend. */
function refusal(error: SmtpError): Delivery | undefined {
  const permanent = error.responseCode !== undefined && error.responseCode >= 500;
  if (!permanent || (error.command !== "RCPT TO" && error.command !== "DATA")) return undefined;
  return { kind: "refused", reason: error.message.slice(0, 500), bounced: error.command === "RCPT TO" };
}

/** Undefined without SMTP_URL: mail then only stands in the outbox. */
export function openMailer(config: Config): Mailer | undefined {
  if (!config.smtpUrl) return undefined;
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 4,
    // The queue tries again; it counts and waits.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  return {
    send: async (mail, recipient) => {
      if (!isMailAddress(recipient) || !isMailAddress(mail.to_address))
        return { kind: "refused", reason: "Not an email address", bounced: true };
      try {
        await transport.sendMail(toMessage(mail, recipient, config));
        return { kind: "accepted" };
      } catch (error) {
        const refused = refusal(error as SmtpError);
        if (refused) return refused;
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
