/** The mails that ask for an answer, from facts to subject, HTML and text. Nothing is read or sent here. */
import { type EmailTextKind } from "../../../src/contract/emailTexts.ts";
import { type CalloutTexts, type Phrase } from "../../locales/en/calloutTexts.ts";
import { type Asking } from "../../locales/en/updateTexts.ts";
import { textsIn } from "../../locales/texts.ts";
import { offeredFee } from "../layout/offeredFee.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type CalloutMailFacts, type MailList, type RenderedMail } from "../mailFacts.ts";
import { calloutTexts } from "./calloutTexts.ts";
import { common, formatInstant, formatLists, renderCalloutMail } from "./renderCalloutMail.ts";
import { updateTexts } from "./updateTexts.ts";

/** Whether the first sentence says for all lists who operates and what is needed. */
const isAlike = (lists: readonly MailList[]): boolean =>
  Boolean(common(lists, (list) => list.surgeon) && common(lists, (list) => list.role)) &&
  new Set(lists.map((list) => list.specialty)).size === 1;

/** What a yes does: the promise, a sentence more where it books, and below each list where they differ. `always`: it books whichever list. */
type Promised = { always: boolean; title: string; more: string; remarks: Map<number, string> };

function promiseOf({ lists, callout, instant }: CalloutMailFacts, { answer }: CalloutTexts): Promised {
  const booking = lists.filter((list) => instant.has(list.id));
  if (booking.length === 0) return { always: false, title: answer.notBooked, more: "", remarks: new Map() };
  const { title, mixed, text } = answer.instant;
  if (booking.length === lists.length) {
    const promise = callout.asksUsual
      ? { title: answer.usual.title, more: answer.usual.text(lists.length) }
      : { title, more: text };
    return { always: true, ...promise, remarks: new Map() };
  }
  const remarks = new Map(lists.map((list) => [list.id, instant.has(list.id) ? title : answer.notBooked]));
  return { always: false, title: mixed, more: text, remarks };
}

/** Below each list: what had been offered of it, and what a yes does where that differs. */
function remarksOn({ lists, offered }: CalloutMailFacts, texts: CalloutTexts, promised: Promised["remarks"]) {
  const { gap } = zonedTimeLabels(texts.language);
  const { part } = textsIn(texts.language).respond.again;
  return new Map(
    lists.flatMap(({ id }) => {
      const times = offered?.get(id);
      const remark = [times && part(times), promised.get(id)].filter(Boolean).join(gap);
      return remark ? [[id, remark] as const] : [];
    }),
  );
}

function asking(facts: CalloutMailFacts, kind: EmailTextKind, words: Asking): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { lists, callout } = facts;
  const { answer } = texts;
  const { gap } = zonedTimeLabels(texts.language);
  const [start = "", needed = "", rest = ""] = answer.looking(
    [...new Set(lists.map((list) => list.role))],
    formatLists(facts, texts),
  );
  const days = new Set(lists.map((list) => list.date)).size;
  const { always, title, more, remarks } = promiseOf(facts, texts);
  const sought: Phrase = callout.asksUsual
    ? [words.lead + answer.usual.lead(lists.length)]
    : [words.lead + start, needed, rest + (lists.length > 1 ? answer.partly(days) : "")];
  const { respondBy } = callout;
  const [before = "", by = "", after = ""]: Phrase =
    // A deadline that has passed is not told.
    respondBy && respondBy > facts.now ? answer.respondBy(formatInstant(facts, texts, respondBy)) : [];
  const deadline = `${before}${by}${after}`;
  const first = more ? more + gap : "";
  return renderCalloutMail(facts, texts, {
    kind,
    subject: always ? words.firstSubject : words.subject,
    preview: [deadline, title].filter(Boolean).join(gap),
    heading: words.heading,
    lead: sought,
    parts: isAlike(lists) && !callout.asksUsual ? ["cases"] : ["who", "cases"],
    remarks: remarksOn(facts, texts, remarks),
    message: callout.message,
    fee: offeredFee(facts, texts.language),
    action: { label: answer.button, note: answer.ease },
    asks: true,
    notice: {
      tone: "risk",
      title,
      text: by ? [first + before, by, after + gap + answer.eitherWay] : [first + answer.eitherWay],
    },
  });
}

/** Asks for an answer. */
export function renderCallout(facts: CalloutMailFacts): RenderedMail {
  const { answer } = calloutTexts(facts.doctor.locale);
  const usual = answer.usual.heading(facts.lists.length);
  const words = facts.callout.asksUsual ? { subject: usual, firstSubject: usual, heading: usual } : answer;
  return asking(facts, "callout", { ...words, lead: "" });
}

/** To those who have not answered, or not since the list moved: only the lists that can still be answered. */
export function renderReminder(facts: CalloutMailFacts): RenderedMail {
  const { reminder } = calloutTexts(facts.doctor.locale);
  return asking(facts, "reminder", { ...reminder, lead: facts.answered ? reminder.anew : reminder.lead });
}

/** To those who had offered and were stood down: their offer counts again with one yes. */
export const renderAskAgain = (facts: CalloutMailFacts): RenderedMail =>
  asking(facts, "ask_again", updateTexts(facts.doctor.locale).askAgain);

/** Of what moved: the earlier answer was for something else; who had given none hears what is different. */
function askedSince(facts: CalloutMailFacts, kind: "changed" | "asked_anew"): RenderedMail {
  const { askedAnew, changedAsking } = updateTexts(facts.doctor.locale);
  const { lead } = facts.answered ? askedAnew : changedAsking;
  return asking(facts, kind, { ...(kind === "changed" ? changedAsking : askedAnew), lead });
}
export const renderAskedAnew = (facts: CalloutMailFacts): RenderedMail => askedSince(facts, "asked_anew");
export const renderChangedAsking = (facts: CalloutMailFacts): RenderedMail => askedSince(facts, "changed");

/** To those who were asked before: one more list belongs to the callout, or needs somebody that they were not asked about. */
export function renderListAdded(facts: CalloutMailFacts): RenderedMail {
  const { listAdded, alsoOpen } = updateTexts(facts.doctor.locale);
  return asking(facts, "list_added", facts.alsoOpen ? alsoOpen : listAdded);
}
