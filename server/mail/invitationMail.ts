/** Tells a doctor that a practice will ask by mail: what a callout is, that nothing is to be set up, and where to check the details. */
import { telephoneLink } from "./calloutMailBody.ts";
import { calloutTexts } from "./calloutTexts.ts";
import { html, lines } from "./html.ts";
import { type MailDoctor, type MailPractice, type RenderedMail } from "./mailFacts.ts";
import { anchor, button, mailFrame, notice, opening, plainParagraph } from "./mailFrame.ts";
import { ownText } from "./ownText.ts";

/** `link` leads to the doctor's own page. */
type InvitationFacts = { practice: MailPractice; doctor: MailDoctor; link: string };

export function renderInvitation({ practice, doctor, link }: InvitationFacts): Omit<RenderedMail, "ics" | "notAfter"> {
  const texts = calloutTexts(doctor.locale);
  const { invitation } = texts;
  const dear = texts.dear(doctor.title ? `${doctor.title} ${doctor.lastName}` : doctor.name);
  // A name may hold what would end the header line.
  const subject = invitation
    .subject(practice.name)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  const lead = invitation.lead(practice.name);
  const own = ownText(practice, "invitation", texts.language);
  const contact = `${practice.name}\n${texts.telephone} ${practice.phone}, ${practice.replyTo}\n${texts.reply}`;
  const more = invitation.text.join("");
  const paragraphs = [
    `${practice.name}\n${invitation.heading}`,
    dear,
    ...(own.opening ? [own.opening] : []),
    lead,
    `${invitation.button}: ${link}\n${invitation.ease}`,
    `${invitation.title}\n${more}`,
    ...(own.closing ? [own.closing] : []),
    contact,
    texts.personal,
  ];
  return {
    subject,
    html: mailFrame({
      language: texts.language,
      subject,
      preview: invitation.title,
      sender: { name: practice.name, detail: "" },
      rows: [
        opening(invitation.heading, [dear, ...(own.opening ? [lines(own.opening)] : []), lead]),
        button(link, invitation.button, invitation.ease),
        notice("neutral", invitation.title, more),
        ...(own.closing ? [plainParagraph(own.closing)] : []),
      ],
      footer: html`<strong style="color:#0B1B2B">${practice.name}</strong><br>${texts.telephone} ${anchor(telephoneLink(practice.phone), practice.phone)} · ${anchor(`mailto:${practice.replyTo}`, practice.replyTo)}<br>${texts.reply}`,
      smallPrint: texts.personal,
    }),
    text: `${paragraphs.join("\n\n")}\n`,
  };
}
