/** Tells a doctor that a practice will ask by mail: what a callout is, and that there is nothing to set up (product.md T38). */
import { telephoneLink } from "./calloutMailBody.ts";
import { calloutTexts } from "./calloutTexts.ts";
import { html } from "./html.ts";
import { type MailDoctor, type MailPractice } from "./mailFacts.ts";
import { anchor, mailFrame, notice, opening, quotation } from "./mailFrame.ts";

/** `message`: the practice's own words, shown between. */
export type InvitationFacts = { practice: MailPractice; doctor: MailDoctor; message?: string | null };

export function renderInvitation({ practice, doctor, message }: InvitationFacts) {
  const texts = calloutTexts(doctor.locale);
  const { invitation } = texts;
  const dear = texts.dear(doctor.title ? `${doctor.title} ${doctor.lastName}` : doctor.name);
  const subject = invitation
    .subject(practice.name)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  const lead = invitation.lead(practice.name);
  const contact = `${texts.telephone} ${practice.phone}, ${practice.replyTo}`;
  return {
    subject,
    html: mailFrame({
      language: texts.language,
      subject,
      preview: invitation.title,
      sender: { name: practice.name, detail: "" },
      rows: [
        opening(invitation.heading, [dear, lead]),
        ...(message ? [quotation(texts.message, message)] : []),
        notice("neutral", invitation.title, invitation.text.join("")),
      ],
      footer: html`<strong style="color:#0B1B2B">${practice.name}</strong><br>${texts.telephone} ${anchor(telephoneLink(practice.phone), practice.phone)} · ${anchor(`mailto:${practice.replyTo}`, practice.replyTo)}<br>${texts.reply}`,
      smallPrint: texts.onlyYou,
    }),
    text: `${[practice.name, invitation.heading, dear, lead, ...(message ? [message] : []), `${invitation.title} ${invitation.text.join("")}`, contact, texts.reply].join("\n\n")}\n`,
  };
}
