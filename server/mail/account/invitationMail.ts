/** Tells a doctor that a practice will ask by mail: what a callout is, that nothing is to be set up, and where to check the details. */
import { salutation } from "../callout/calloutMailBody.ts";
import { calloutTexts } from "../callout/calloutTexts.ts";
import { lines } from "../layout/html.ts";
import { listLabels } from "../layout/listLabels.ts";
import { contactFooter, contactText, smallPrint, smallText } from "../layout/mailFooter.ts";
import { button, mailFrame, notice, opening, plainParagraph } from "../layout/mailFrame.ts";
import { ownText } from "../layout/ownText.ts";
import { type MailDoctor, type MailPractice, type RenderedMail } from "../mailFacts.ts";
import { oneLine } from "../transport/oneLine.ts";

/** `link` leads to the doctor's own details, `home` to all lists. */
type InvitationFacts = { practice: MailPractice; doctor: MailDoctor; link: string; home: string };

export function renderInvitation({
  practice,
  doctor,
  link,
  home,
}: InvitationFacts): Pick<RenderedMail, "subject" | "html" | "text"> {
  const texts = calloutTexts(doctor.locale);
  const { invitation } = texts;
  const dear = texts.dear(salutation(doctor));
  const subject = oneLine(invitation.subject(practice.name));
  const lead = invitation.lead(practice.name);
  const own = ownText(practice, "invitation", texts.language);
  const more = invitation.text.join("");
  const paragraphs = [
    `${practice.name}\n${invitation.heading}`,
    dear,
    ...(own.opening ? [own.opening] : []),
    lead,
    `${invitation.button}${listLabels(texts.language).colon}${link}\n${invitation.ease}`,
    `${invitation.title}\n${more}`,
    ...(own.closing ? [own.closing] : []),
    contactText(practice, texts),
    smallText(practice, texts, { personal: true, home }),
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
      footer: contactFooter(practice, texts),
      smallPrint: smallPrint(practice, texts, { personal: true, home }),
    }),
    text: `${paragraphs.join("\n\n")}\n`,
  };
}
