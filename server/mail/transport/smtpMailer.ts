/** Hands one mail to the mail server that SMTP_URL names, and tells a refusal for good from a bad moment. */

import { type Selectable } from "kysely";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { isMailAddress } from "../../../src/contract/rules/mailAddress.ts";
import { type Tables } from "../../db/schema.ts";
import { type Config } from "../../platform/config.ts";
import { oneLine } from "./oneLine.ts";
import { refusalOf } from "./refusalOf.ts";

export type OutboxMail = Selectable<Tables["outbox_emails"]>;

/**
 * Accepted by the mail server, which is not yet delivered; kept, for want of one; or refused for good, because of the address
 * (`bounced`) or the mail.
 */
export type Delivery = { kind: "accepted" } | { kind: "kept" } | { kind: "refused"; reason: string; bounced: boolean };

/** Who sends to whom: the addresses of the envelope, whatever the headers say. Without a sender it is MAIL_FROM. */
export type Envelope = { recipient: string; sender?: string };

export interface Mailer {
  /** Throws when trying again may help, and where the signal ended the conversation. */
  send(mail: OutboxMail, envelope: Envelope, ending?: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** What the mail server said or did, in its own words; without the code, which a database's error could have as well. */
export class MailServerError extends Error {}

/**
 * Milliseconds: what RFC 5321 §4.5.3.2 allows a mail server, ten minutes after the end of the mail being the longest.
 * Whoever gives up sooner and tries again has sent twice. A conversation that lasts longer is ended before the next try.
 */
export type MailPatience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
const PATIENCE: MailPatience = {
  connectionTimeout: 6 * MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS + 5_000,
};

/** The files of a mail, a calendar object each. */
const calendarFiles = (ics: string): string[] => ics.split(/^(?=BEGIN:VCALENDAR\r?$)/m);

/** One is an invitation that mail programs show with the mail. Of several they would show one or none, so that they are files. */
function invitations(ics: string): Pick<SendMailOptions, "icalEvent" | "attachments"> {
  const method = ics.includes("METHOD:CANCEL") ? "CANCEL" : "REQUEST";
  const files = calendarFiles(ics);
  if (files.length === 1) return { icalEvent: { method, content: ics, filename: "invite.ics" } };
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { attachments: files.map((content, at) => ({ content, contentType, filename: `invite-${at + 1}.ics` })) };
}

/** Structured addresses only: nothing in a name can become another recipient. */
function toMessage(mail: OutboxMail, { recipient, sender }: Envelope, config: Config): SendMailOptions {
  const { ics, from_name, reply_to } = mail;
  const fromName = oneLine(from_name ?? "");
  return {
    from: { name: fromName, address: config.mailFrom },
    to: { name: oneLine(mail.to_name ?? ""), address: mail.to_address },
    envelope: { from: sender ?? config.mailFrom, to: [recipient] },
    ...(reply_to && isMailAddress(reply_to) ? { replyTo: { name: fromName, address: reply_to } } : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: mail.message_id,
    date: mail.created_at,
    headers: mail.headers,
    ...(ics ? invitations(ics) : {}),
  };
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/**
 * A 5xx answer to the recipient or to the mail stays, unless it is aimed at us: as one to the greeting, the sign-in or our own
 * address, that is ours to mend.
 */
function refusal({ responseCode = 0, response = "", command, message }: SmtpError): Delivery | undefined {
  if (responseCode < 500 || (command !== "RCPT TO" && command !== "DATA")) return undefined;
  const blame = refusalOf(response, responseCode, command);
  if (blame === "sender") return undefined;
  return { kind: "refused", reason: message.slice(0, 500), bounced: blame === "address" };
}

/** Undefined without SMTP_URL: mail then appears only in the outbox. */
export function openMailer(config: Config, connections = 4, patience = PATIENCE): Mailer | undefined {
  if (!config.smtpUrl) return undefined;
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: connections,
    // The queue tries again; it counts and waits.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 30_000,
    ...patience,
  });
  return {
    send: async (mail, envelope, ending) => {
      if (!isMailAddress(envelope.recipient) || !isMailAddress(mail.to_address))
        return { kind: "refused", reason: "Not an email address", bounced: true };
      try {
        await transport.sendMail({ ...toMessage(mail, envelope, config), ...(ending ? { signal: ending } : {}) });
        return { kind: "accepted" };
      } catch (error) {
        const refused = refusal(error as SmtpError);
        if (refused) return refused;
        throw new MailServerError((error as SmtpError).message, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
