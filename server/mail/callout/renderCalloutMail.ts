/** How each mail about a callout is rendered: its lists and instants, its subject, its calendar entry. */

import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { listLabels } from "../layout/listLabels.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type BookingMailFacts, type CalloutMailFacts, type MailList, type RenderedMail } from "../mailFacts.ts";
import { oneLine } from "../transport/oneLine.ts";
import { calendar } from "./calendar.ts";
import { bodyAsHtml, bodyAsText, type MailContent } from "./calloutMailBody.ts";

/** What all lists have in common, or nothing. */
export function common(lists: readonly MailList[], of: (list: MailList) => string | null): string {
  const [first, ...others] = new Set(lists.map(of));
  return others.length > 0 ? "" : (first ?? "");
}

/** "two plastics lists with Ms P. Sorrento-Hale". */
export const formatLists = ({ lists }: CalloutMailFacts, texts: CalloutTexts): string =>
  texts.lists(
    lists.length,
    zonedTimeLabels(texts.language).inSentence(common(lists, (list) => list.specialty)),
    common(lists, (list) => list.surgeon),
    lists.length === 1 && lists[0]?.part !== null,
  );

/** On the clocks of the first list, which are named where they are not the practice's. */
export function formatInstant({ lists, practice, now }: CalloutMailFacts, texts: CalloutTexts, instant: Date): string {
  const { gap, shortInstant, zoneName } = zonedTimeLabels(texts.language);
  const { timeZone = "UTC" } = lists[0] ?? {};
  const isOther = practice.timeZone !== undefined && practice.timeZone !== timeZone;
  const clock = isOther ? `${gap}${texts.zone(zoneName(instant, timeZone))}` : "";
  return shortInstant(instant, timeZone, now) + clock;
}

/**
 * "Anaesthetist, Wed 2 and Thu 3 Dec, St Brannoc’s [C-2026-0418]": what every subject of a callout tells, in the same order,
 * so that mail programs and people see what belongs together.
 */
function inSubject({ lists, callout, now }: CalloutMailFacts, texts: CalloutTexts): string {
  const { formatList, shortDates } = zonedTimeLabels(texts.language);
  const roles = [...new Set(lists.map((list) => texts.role[list.role]))];
  const sites = [...new Set(lists.map((list) => list.siteName))];
  const facts = [formatList(roles), shortDates(lists, now), formatList(sites)].join(listLabels(texts.language).comma);
  return callout.reference ? `${facts} [${callout.reference}]` : facts;
}

/** The mails that look for somebody: only these are urgent. */
const isUrgent = ({ callout }: CalloutMailFacts, { kind }: MailContent): boolean =>
  callout.urgency === "urgent" && (kind === "callout" || kind === "reminder");

export function renderCalloutMail(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): RenderedMail {
  const stem = isUrgent(facts, content) ? texts.urgent(content.subject) : content.subject;
  const subject = oneLine(texts.about(stem, inSubject(facts, texts)));
  return {
    subject,
    html: bodyAsHtml(facts, texts, { ...content, subject }),
    text: bodyAsText(facts, texts, content),
    asks: content.asks ?? false,
    notAfter: new Date(Math.max(...facts.lists.map((list) => list.startsAt.getTime()))),
  };
}

/** A booking begins, changes, waits for a yes, or ends. */
type Entry = { method: "request" | "tentative" | "cancel"; attached: keyof CalloutTexts["attached"] };

/**
 * The same with the calendar entries of those of the lists that were booked, which it speaks of where there are any: an
 * invitation or cancellation for each list, since each is about one entry only (RFC 5546 §3.2.2).
 */
export function renderMailWithCalendar(
  facts: BookingMailFacts,
  texts: CalloutTexts,
  content: MailContent,
  { method, attached }: Entry,
): RenderedMail {
  const { practice, doctor, sequences, link, mailFrom, calendarDomain: domain, now } = facts;
  const lists = facts.lists.filter((list) => list.id in sequences);
  if (lists.length === 0) return renderCalloutMail(facts, texts, content);
  const mail = renderCalloutMail(facts, texts, { ...content, attached: texts.attached[attached](lists.length) });
  const shared = { method, practice, doctor, sequences, domain, mailFrom, link, now };
  return { ...mail, ics: lists.map((list) => calendar({ ...shared, lists: [list] })).join("") };
}
