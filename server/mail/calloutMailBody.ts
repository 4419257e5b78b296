/** One description of a mail about a callout, written out twice: as HTML and as plain text. */
import { type EmailTextKind } from "../../src/contract/emailTexts.ts";
import { type CalloutTexts, type Phrase } from "./callout/words.ts";
import { type Html, html, lines as typed } from "./html.ts";
import { listLabels } from "./listLabels.ts";
import { type ListPart, listRows, rowAsHtml, rowAsText } from "./listRows.ts";
import { type CalloutMailFacts, type MailDoctor, type MailList } from "./mailFacts.ts";
import { contactFooter, contactText, smallPrint, smallText } from "./mailFooter.ts";
import { button, cards, mailFrame, notice, opening, plainParagraph, quiet, quotation, strong } from "./mailFrame.ts";
import { ownText } from "./ownText.ts";
import { wallWords } from "./wallWords.ts";

export type MailContent = {
  kind: EmailTextKind;
  subject: string;
  preview: string;
  heading: string;
  lead: Phrase;
  /** What each list says besides when and where it is. */
  parts: readonly ListPart[];
  message?: string | null;
  /** What is offered, in words. */
  fee?: string | null;
  action?: { label: string; note: string };
  notice: { tone: "risk" | "confirmed" | "neutral"; title: string; text: Phrase };
};

const plain = (phrase: Phrase): string => phrase.join("");
const withBold = (phrase: Phrase): Html =>
  html`${phrase.map((part, index) => (index % 2 === 1 ? strong(part) : part))}`;

/** "Dear Dr Itokawa", and without a title the whole name. */
export const salutation = ({ title, lastName, name }: MailDoctor): string => (title ? `${title} ${lastName}` : name);

/** Whose clock is meant; by name where it is not the practice's. */
const clock = ({ practice }: CalloutMailFacts, list: MailList, texts: CalloutTexts): string =>
  practice.timeZone === undefined || practice.timeZone === list.timeZone
    ? texts.localTime
    : texts.zone(wallWords(texts.language).zoneName(list.startsAt, list.timeZone));

export function bodyAsHtml(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): string {
  const { practice, callout, link, lists } = facts;
  const own = ownText(practice, content.kind, texts.language);
  const pause = pauseLink(link, content.kind);
  const { longDate, sessionAndTimes } = wallWords(texts.language);
  const entries = lists.map((list) => ({
    title: longDate(list.date),
    lines: [
      html`${sessionAndTimes(texts.session[list.session], list)} ${quiet(clock(facts, list, texts))}`,
      ...listRows(list, texts, content.parts).map((row) => quiet(rowAsHtml(row, texts.language))),
    ],
  }));
  return mailFrame({
    language: texts.language,
    subject: content.subject,
    preview: content.preview,
    sender: { name: practice.name, detail: texts.callout(callout.reference) },
    rows: [
      opening(content.heading, [
        texts.dear(salutation(facts.doctor)),
        ...(own.opening ? [typed(own.opening)] : []),
        withBold(content.lead),
      ]),
      cards(entries),
      ...(content.message ? [quotation(texts.message, content.message)] : []),
      ...(content.fee ? [plainParagraph(texts.fee(content.fee))] : []),
      ...(content.action ? [button(link, content.action.label, content.action.note)] : []),
      notice(content.notice.tone, content.notice.title, withBold(content.notice.text)),
      ...(own.closing ? [plainParagraph(own.closing)] : []),
    ],
    footer: contactFooter(practice, texts),
    smallPrint: smallPrint(practice, texts, { personal: content.action !== undefined, pause }),
  });
}

/** Only what asks can be paused; where, on the doctor's page. */
const pauseLink = (link: string, kind: EmailTextKind): string | null =>
  kind === "callout" || kind === "reminder" ? `${link}#emails` : null;

/** Lines of at most 72 characters, broken between words; addresses are never broken. */
function wrapped(text: string, indent = ""): string {
  const rows: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    let row = "";
    for (const word of line.split(" ")) {
      if (row && row.length + word.length + 1 + indent.length > 72) {
        rows.push(row);
        row = word;
      } else row = row ? `${row} ${word}` : word;
    }
    rows.push(row);
  }
  return rows.join(`\n${indent}`);
}

export function bodyAsText(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): string {
  const { practice, lists, link } = facts;
  const own = ownText(practice, content.kind, texts.language);
  const pause = pauseLink(link, content.kind);
  const { inSentence, longDate, sessionAndTimes } = wallWords(texts.language);
  const { tone, title } = content.notice;
  const entry = (list: MailList, index: number): string => {
    const number = lists.length > 1 ? `${index + 1}) ` : "";
    const indent = " ".repeat(3);
    const rows = [
      `${number}${longDate(list.date)}, ${inSentence(sessionAndTimes(texts.session[list.session], list))} ${clock(facts, list, texts)}`,
      ...listRows(list, texts, content.parts).map(
        (row) => `${indent}${wrapped(rowAsText(row, texts.language), indent)}`,
      ),
    ];
    return rows.join("\n");
  };
  const { colon } = listLabels(texts.language);
  const blocks = [
    `${practice.name}\n${content.heading}`,
    texts.dear(salutation(facts.doctor)),
    ...(own.opening ? [wrapped(own.opening)] : []),
    wrapped(plain(content.lead)),
    lists.map(entry).join("\n"),
    ...(content.message ? [`${texts.message}${colon.trimEnd()}\n${wrapped(content.message)}`] : []),
    ...(content.fee ? [wrapped(texts.fee(content.fee))] : []),
    ...(content.action ? [`${content.action.label}${colon}${link}\n${wrapped(content.action.note)}`] : []),
    `${tone === "risk" ? title.toLocaleUpperCase(texts.language) : title}\n${wrapped(plain(content.notice.text))}`,
    ...(own.closing ? [wrapped(own.closing)] : []),
    contactText(practice, texts),
    smallText(practice, texts, { personal: content.action !== undefined, pause }),
  ];
  return `${blocks.join("\n\n")}\n`;
}
