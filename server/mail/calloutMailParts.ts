/** From which each mail about a callout is put together: its lists in words, its subject, its calendar entry. */
import { type Fee, feeInWords } from "../../src/contract/fee.ts";
import { type Language } from "../../src/contract/languages.ts";
import { calendar } from "./calendar.ts";
import { type CalloutTexts } from "./callout/words.ts";
import { bodyAsHtml, bodyAsText, type MailContent } from "./calloutMailBody.ts";
import { listLabels } from "./listLabels.ts";
import { type BookingMailFacts, type CalloutMailFacts, type MailList, type RenderedMail } from "./mailFacts.ts";
import { oneLine } from "./oneLine.ts";
import { wallWords } from "./wallWords.ts";

/** What all lists have in common, or nothing. */
export function common(lists: readonly MailList[], of: (list: MailList) => string | null): string {
  const [first, ...others] = new Set(lists.map(of));
  return others.length > 0 ? "" : (first ?? "");
}

/** What the practice offers, where it offers anything. */
export const offeredFee = (
  { practice, callout }: Pick<CalloutMailFacts, "practice"> & { callout: { fee: Fee } },
  language: Language,
): string | null => practice.feeCurrency && feeInWords(callout.fee, practice.feeCurrency, language);

/** "two plastics lists with Ms P. Sorrento-Hale". */
export const listsInWords = ({ lists }: CalloutMailFacts, texts: CalloutTexts): string =>
  texts.lists(
    lists.length,
    wallWords(texts.language).inSentence(common(lists, (list) => list.specialty)),
    common(lists, (list) => list.surgeon),
  );

/** "Anaesthetist, Wed 2 and Thu 3 Dec, St Brannoc’s": what a subject tells. */
function inSubject({ lists }: CalloutMailFacts, texts: CalloutTexts): string {
  const { joinWords, shortDates } = wallWords(texts.language);
  const roles = [...new Set(lists.map((list) => texts.role[list.role]))];
  const sites = [...new Set(lists.map((list) => list.siteName))];
  return [joinWords(roles), shortDates(lists), joinWords(sites)].join(listLabels(texts.language).comma);
}

export function render(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): RenderedMail {
  const urgent = facts.callout.urgency === "urgent" ? texts.urgent : "";
  const subject = oneLine(urgent + texts.about(content.subject, inSubject(facts, texts)));
  return {
    subject,
    html: bodyAsHtml(facts, texts, { ...content, subject }),
    text: bodyAsText(facts, texts, content),
    notAfter: new Date(Math.max(...facts.lists.map((list) => list.startsAt.getTime()))),
  };
}

/** The calendar entry for those of the lists that were booked. */
export function withCalendar(mail: RenderedMail, method: "request" | "cancel", facts: BookingMailFacts): RenderedMail {
  const { practice, doctor, sequences, link, now } = facts;
  const lists = facts.lists.filter((list) => list.id in sequences);
  if (lists.length === 0) return mail;
  return { ...mail, ics: calendar({ method, practice, doctor, lists, sequences, host: new URL(link).hostname, now }) };
}
