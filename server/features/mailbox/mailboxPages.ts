/** The demo's mailbox as pages: the newest mails, and one mail as its reader would get it. */
import { type Html, html } from "../../mail/layout/html.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";
import { mailboxStyles } from "./mailboxStyles.ts";

export const demoPage = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${mailboxStyles.path}">
</head>
<body>
<nav class="bar"><a href="/">Practice Callouts</a><span class="chip neutral">Demo</span></nav>
<main class="page">${main}</main>
</body>
</html>
`.markup;

const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const TONE = { queued: "open", sent: "confirmed", kept: "neutral", failed: "error" } as const;
const WORD = { queued: "Queued", sent: "Sent", kept: "Kept", failed: "Failed" } as const;
const status = (mail: Pick<OutboxMail, "status">): Html =>
  html`<span class="chip ${TONE[mail.status]}">${WORD[mail.status]}</span>`;

export type MailLine = Pick<
  OutboxMail,
  "id" | "to_name" | "to_address" | "bcc_address" | "is_copy" | "subject" | "from_name" | "status" | "created_at"
>;

/** Who gets it; a copy shows in its own head who got the original. */
const readerOf = ({ is_copy, bcc_address, to_name, to_address }: MailLine) =>
  is_copy && bcc_address
    ? { name: "Copy for the office", address: bcc_address }
    : { name: to_name ?? to_address.split("@")[0], address: to_address };

const line = (mail: MailLine): Html =>
  html`<li><a href="/dev/mailbox/${mail.id}"><span class="to"><b>${readerOf(mail).name}</b><span class="cap sec">${readerOf(mail).address}</span></span><span class="what"><b>${mail.subject}</b><span class="cap sec num">${mail.from_name}${mail.from_name && " · "}<span class="nowrap">${moment(mail.created_at)}</span></span></span>${status(mail)}</a></li>`;

export function listPage(mails: readonly MailLine[], number: number, more: boolean, bySmtp: boolean): string {
  const lead = bySmtp
    ? "Sent through the mail server of SMTP_URL; links are masked once sent."
    : "Without SMTP_URL nothing leaves this machine: mails stay here as they would be sent.";
  const link = (to: number, text: string): Html => html`<a class="btn" href="/dev/mailbox?page=${to}">${text}</a>`;
  return demoPage(
    "Mailbox",
    html`<div class="head"><div><h1>Mailbox</h1><p>${lead}</p></div><span class="pages"><a class="btn" href="/dev/clock">Clock</a><a class="btn" href="/dev/mailbox">Refresh</a></span></div>
<div class="paper">${mails.length > 0 ? html`<ul class="mails">${mails.map(line)}</ul>` : html`<p class="empty">No mail yet. Send a callout, and what its doctors get stands here.</p>`}</div>
<div class="pages">${number > 1 && link(number - 1, "Newer")}${more && link(number + 1, "Older")}</div>`,
  );
}

/** An address too long for its line breaks before its @. */
function person(name: string | null, address: string): Html {
  const at = address.lastIndexOf("@");
  const parts = html`${address.slice(0, at)}<wbr>${address.slice(at)}`;
  return name ? html`${name} &lt;${parts}&gt;` : parts;
}

export function mailPage(mail: OutboxMail, mailFrom: string): string {
  const row = (term: string, value: Html | string | null): Html =>
    value ? html`<dt>${term}</dt><dd>${value}</dd>` : html``;
  const bcc = !mail.is_copy && mail.bcc_address && `${mail.bcc_address} (a separate copy, without the link)`;
  const reader = mail.is_copy && mail.bcc_address && person(null, mail.bcc_address);
  const heads = Object.entries(mail.headers).map(([name, value]) => row(name, value));
  return demoPage(
    mail.subject,
    html`<div class="head"><div><h1>${mail.subject}</h1></div><a class="btn" href="/dev/mailbox">All mails</a></div>
<div class="paper"><dl class="kv">${row("Goes to", reader || null)}${row("From", person(mail.from_name, mailFrom))}${row("To", person(mail.to_name, mail.to_address))}${row("Bcc", bcc || null)}${row("Reply-To", mail.reply_to && person(mail.from_name, mail.reply_to))}${row("Subject", mail.subject)}${row("Date", moment(mail.created_at))}${row("Message-ID", mail.message_id)}${heads}<dt>Status</dt><dd>${status(mail)} ${mail.last_error}</dd></dl></div>
<section><h2>HTML</h2><div class="paper"><iframe title="The mail as HTML" src="/dev/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div></section>
<section><h2>Text</h2><div class="paper"><pre>${mail.text}</pre></div></section>
${mail.ics && html`<section><div class="head"><h2>Calendar entry</h2><a class="btn" href="/dev/mailbox/${mail.id}/invite.ics">Download</a></div><div class="paper"><pre>${mail.ics}</pre></div></section>`}`,
  );
}
