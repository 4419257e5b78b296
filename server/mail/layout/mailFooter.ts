/** What stands below every mail to a doctor, as HTML and as plain text. */

import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { type MailPractice } from "../mailFacts.ts";
import { type Html, html } from "./html.ts";
import { listLabels } from "./listLabels.ts";
import { anchor, footerName } from "./mailFrame.ts";

/** Whom to telephone or to write to, below every mail to a doctor. */
export const contactFooter = ({ name, phone, replyTo }: MailPractice, texts: CalloutTexts): Html =>
  html`${footerName(name)}<br>${texts.telephone} ${anchor(telephoneLink(phone), phone)} · ${anchor(`mailto:${replyTo}`, replyTo)}<br>${texts.reply}`;
export const contactText = ({ name, phone, replyTo }: MailPractice, texts: CalloutTexts): string =>
  `${name}\n${texts.telephone} ${phone}${listLabels(texts.language).comma}${replyTo}\n${texts.reply}`;

type Small = { personal: boolean; home: string; pause?: string | null };

/** Whose the mail is, and where all lists are, emails can be paused and privacy is explained. */
export const smallPrint = ({ privacyUrl }: MailPractice, texts: CalloutTexts, { personal, home, pause }: Small): Html =>
  html`${personal ? texts.personal : texts.onlyYou}<br>${anchor(home, texts.home)} · ${pause && html`${anchor(pause, texts.pause)} · `}${anchor(privacyUrl, texts.privacy)}`;
export const smallText = (
  { privacyUrl }: MailPractice,
  texts: CalloutTexts,
  { personal, home, pause }: Small,
): string =>
  [
    personal ? texts.personal : texts.onlyYou,
    `${texts.home}${listLabels(texts.language).colon}${home}`,
    ...(pause ? [`${texts.pause}${listLabels(texts.language).colon}${pause}`] : []),
    `${texts.privacy}${listLabels(texts.language).colon}${privacyUrl}`,
  ].join("\n");
