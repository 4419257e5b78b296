/** One description of a mail about a callout, written out twice: as HTML and as plain text. */

import { type EmailTextKind } from "../../../src/contract/emailTexts.ts";
import { isolated } from "../../../src/contract/isolated.ts";
import { type CalloutTexts, type Phrase } from "../../locales/en/calloutTexts.ts";
import { type Html, html, lines as typed } from "../layout/html.ts";
import { listLabels } from "../layout/listLabels.ts";
import { type ListPart, listRows, rowAsHtml, rowAsText } from "../layout/listRows.ts";
import { contactFooter, contactText, smallPrint, smallText } from "../layout/mailFooter.ts";
import {
  button,
  cards,
  mailFrame,
  notice,
  opening,
  plainParagraph,
  quiet,
  quotation,
  sheetOfRows,
  strong,
} from "../layout/mailFrame.ts";
import { ownText } from "../layout/ownText.ts";
import { partOfTimes, zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type CalloutMailFacts, type MailDoctor, type MailList } from "../mailFacts.ts";
import { changeAsHtml, changeAsText, changeGroups } from "./changeRows.ts";
import { updateTexts } from "./updateTexts.ts";

export type MailContent = {
  kind: EmailTextKind | "message";
  subject: string;
  preview: string;
  heading: string;
  lead: Phrase;
  /** What each list says besides when and where it is. */
  parts: readonly ListPart[];
  /** Below these lists, where a yes does not do the same for all of them. */
  remarks?: ReadonlyMap<number, string>;
  message?: string | null;
  /** What is offered, in words. */
  fee?: string | null;
  /** Said of the calendar file that comes with it. */
  attached?: string | undefined;
  action?: { label: string; note: string };
  /** Asks for an answer; such mails can be paused. */
  asks?: boolean;
  notice: { tone: "risk" | "confirmed" | "neutral"; title: string; text: Phrase };
};

const plain = (phrase: Phrase): string => phrase.join("");
const withBold = (phrase: Phrase): Html =>
  html`${phrase.map((part, index) => (index % 2 === 1 ? strong(part) : part))}`;

/** "Dear Dr Itokawa", and without a title the whole name. */
export const salutation = ({ title, lastName, name }: MailDoctor): string =>
  title ? `${title} ${isolated(lastName)}` : isolated(name);

/** Whose clock is meant; by name where it is not the practice's. */
const clock = ({ practice }: CalloutMailFacts, list: MailList, texts: CalloutTexts): string =>
  practice.timeZone === undefined || practice.timeZone === list.timeZone
    ? texts.localTime
    : texts.zone(zonedTimeLabels(texts.language).zoneName(list.startsAt, list.timeZone));

/** "All day, 08:00–17:30", or where it is about a part, "08:00–12:00 of 08:00–17:30". */
const timesOf = (list: MailList, texts: CalloutTexts): string =>
  list.part
    ? partOfTimes(list.part, list, texts.partOf)
    : zonedTimeLabels(texts.language).sessionAndTimes(texts.session[list.session], list);

/** Only what asks can be paused; where, on the doctor's page, which unfolds it for the query: not every browser does for the fragment. */
const pauseLink = (link: string, { asks }: MailContent): string | null => (asks ? `${link}?emails#emails` : null);

const reasonOf = ({ reason }: CalloutMailFacts): string => reason?.trim() ?? "";

export function bodyAsHtml(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): string {
  const { practice, callout, link, lists } = facts;
  const { language } = texts;
  const own = ownText(practice, content.kind, language);
  const { gap, longDate } = zonedTimeLabels(language);
  const entries = lists.map((list) => ({
    title: longDate(list.date),
    lines: [
      html`${timesOf(list, texts)}${gap}${quiet(clock(facts, list, texts))}`,
      ...listRows(list, texts, content.parts).map((row) => quiet(rowAsHtml(row, language))),
      ...(content.remarks?.has(list.id) ? [html`${content.remarks.get(list.id)}`] : []),
    ],
  }));
  const changes = changeGroups(facts, texts).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => changeAsHtml(row, language)),
  }));
  const reason = reasonOf(facts);
  return mailFrame({
    language,
    subject: content.subject,
    preview: content.preview,
    sender: { name: practice.name, detail: texts.callout(callout.reference) },
    rows: [
      opening(content.heading, [
        texts.dear(salutation(facts.doctor)),
        ...(own.opening ? [typed(own.opening)] : []),
        withBold(content.lead),
      ]),
      ...(reason ? [quotation(texts.reason, reason)] : []),
      ...(changes.length > 0 ? [sheetOfRows(updateTexts(language).changes.title, changes)] : []),
      cards(entries),
      ...(content.message ? [quotation(texts.message, content.message)] : []),
      ...(content.fee ? [plainParagraph(texts.fee(content.fee))] : []),
      ...(content.attached ? [plainParagraph(content.attached)] : []),
      ...(content.action ? [button(link, content.action.label, content.action.note)] : []),
      notice(content.notice.tone, content.notice.title, withBold(content.notice.text)),
      ...(own.closing ? [plainParagraph(own.closing)] : []),
    ],
    footer: contactFooter(practice, texts),
    smallPrint: smallPrint(practice, texts, {
      personal: content.action !== undefined,
      home: facts.home,
      pause: pauseLink(link, content),
    }),
  });
}

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

const INDENT = " ".repeat(3);

function listAsText(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent, list: MailList): string {
  const { language } = texts;
  const { gap, inSentence, longDate } = zonedTimeLabels(language);
  const remark = content.remarks?.get(list.id);
  return [
    `${longDate(list.date)}${listLabels(language).comma}${inSentence(timesOf(list, texts))}${gap}${clock(facts, list, texts)}`,
    ...listRows(list, texts, content.parts).map((row) => `${INDENT}${wrapped(rowAsText(row, language), INDENT)}`),
    ...(remark ? [`${INDENT}${wrapped(remark, INDENT)}`] : []),
  ].join("\n");
}

function changesAsText(facts: CalloutMailFacts, texts: CalloutTexts): string[] {
  const groups = changeGroups(facts, texts);
  if (groups.length === 0) return [];
  const rows = groups.flatMap(({ title, rows: some }) => [
    ...(title === null ? [] : [title]),
    ...some.map((row) => `${INDENT}${wrapped(changeAsText(row, texts.language), INDENT)}`),
  ]);
  return [[updateTexts(texts.language).changes.title, ...rows].join("\n")];
}

export function bodyAsText(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): string {
  const { practice, lists, link } = facts;
  const own = ownText(practice, content.kind, texts.language);
  const { tone, title } = content.notice;
  const { colon } = listLabels(texts.language);
  const reason = reasonOf(facts);
  /** Each line marked, as mail programs mark what another wrote. */
  const quoted = (label: string, text: string): string => `${label}${colon.trimEnd()}\n> ${wrapped(text, "> ")}`;
  const entries = lists.map((list, index) => {
    const number = lists.length > 1 ? `${index + 1}) ` : "";
    return `${number}${listAsText(facts, texts, content, list)}`;
  });
  const blocks = [
    `${practice.name}\n${content.heading}`,
    texts.dear(salutation(facts.doctor)),
    ...(own.opening ? [wrapped(own.opening)] : []),
    wrapped(plain(content.lead)),
    ...(reason ? [quoted(texts.reason, reason)] : []),
    ...changesAsText(facts, texts),
    entries.join("\n"),
    ...(content.message ? [quoted(texts.message, content.message)] : []),
    ...(content.fee ? [wrapped(texts.fee(content.fee))] : []),
    ...(content.attached ? [wrapped(content.attached)] : []),
    ...(content.action ? [`${content.action.label}${colon}${link}\n${wrapped(content.action.note)}`] : []),
    `${tone === "risk" ? title.toLocaleUpperCase(texts.language) : title}\n${wrapped(plain(content.notice.text))}`,
    ...(own.closing ? [wrapped(own.closing)] : []),
    contactText(practice, texts),
    smallText(practice, texts, {
      personal: content.action !== undefined,
      home: facts.home,
      pause: pauseLink(link, content),
    }),
  ];
  return `${blocks.join("\n\n")}\n`;
}
