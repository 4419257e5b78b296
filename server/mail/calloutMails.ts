/** The mails of a callout, from facts to subject, HTML, text and calendar entry. Nothing is read or sent here. */
import { common, listsInWords, offeredFee, render, withCalendar } from "./calloutMailParts.ts";
import { calloutTexts } from "./calloutTexts.ts";
import {
  type BookingMailFacts,
  type CalloutMailFacts,
  type MailList,
  type RenderedMail,
  type StandbyMailFacts,
} from "./mailFacts.ts";
import { wallWords } from "./wallWords.ts";

/** Whether the first sentence says for all lists who operates and what is needed. */
const isAlike = (lists: readonly MailList[]): boolean =>
  Boolean(common(lists, (list) => list.surgeon) && common(lists, (list) => list.role)) &&
  new Set(lists.map((list) => list.specialty)).size === 1;

/** Asks for an answer; once more in other words. */
function asking(facts: CalloutMailFacts, again: boolean): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { lists, callout } = facts;
  const { answer, reminder } = texts;
  const [start = "", needed = "", rest = ""] = answer.looking(
    [...new Set(lists.map((list) => list.role))],
    listsInWords(facts, texts),
  );
  const days = new Set(lists.map((list) => list.date)).size;
  const zone = lists[0]?.timeZone ?? "UTC";
  const deadline =
    callout.respondBy && answer.respondBy(wallWords(texts.language).shortInstant(callout.respondBy, zone));
  const [before = "", by = "", after = ""] = deadline ?? [];
  return render(facts, texts, {
    kind: again ? "reminder" : "callout",
    subject: again ? reminder.subject : answer.subject,
    preview: `${deadline ? `${deadline.join("")} ` : ""}${answer.notBooked}`,
    heading: again ? reminder.heading : answer.heading,
    lead: [(again ? reminder.lead : "") + start, needed, rest + (lists.length > 1 ? answer.partly(days) : "")],
    parts: isAlike(lists) ? ["cases"] : ["who", "cases"],
    message: callout.message,
    fee: offeredFee(facts, texts.language),
    action: { label: answer.button, note: answer.ease },
    notice: {
      tone: "risk",
      title: answer.notBooked,
      text: deadline ? [before, by, `${after} ${answer.eitherWay}`] : [answer.eitherWay],
    },
  });
}

/** Asks for an answer (C3). */
export const renderCallout = (facts: CalloutMailFacts): RenderedMail => asking(facts, false);

/** To those who have not answered (product.md Q6): only the lists that can still be answered. */
export const renderReminder = (facts: CalloutMailFacts): RenderedMail => asking(facts, true);

/** Books the doctor (C4), with an invitation. */
export function renderConfirmation(facts: BookingMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { confirmation } = texts;
  const mail = render(facts, texts, {
    kind: "confirmation",
    subject: confirmation.subject,
    preview: confirmation.title,
    heading: confirmation.heading,
    lead: [confirmation.lead(listsInWords(facts, texts))],
    parts: ["who", "cases", "arrival"],
    fee: offeredFee(facts, texts.language),
    action: { label: confirmation.button, note: confirmation.ease },
    notice: { tone: "confirmed", title: confirmation.title, text: confirmation.text },
  });
  return withCalendar(mail, "request", facts);
}

/** Offered, not chosen, willing to step in (R6); the link leads to where the offer is taken back. */
export function renderStandby(facts: StandbyMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { standby } = texts;
  const rank = facts.rank === undefined ? "" : standby.rank(facts.rank);
  return render(facts, texts, {
    kind: "standby",
    subject: standby.subject,
    preview: `${standby.title} ${standby.text.join("")}`,
    heading: standby.heading,
    lead: [standby.lead(listsInWords(facts, texts)) + rank],
    parts: ["who", "cases"],
    action: { label: standby.button, note: standby.ease },
    notice: { tone: "neutral", title: standby.title, text: standby.text },
  });
}

type StandDown = "filled" | "released" | "cancelled" | "expired" | "notRequired";

/** The mails that stand somebody down differ in words only. */
function standDown(facts: CalloutMailFacts, kind: StandDown): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { subject, heading, lead, title, text } = texts[kind];
  return render(facts, texts, {
    kind: kind === "notRequired" ? "not_required" : kind,
    subject,
    preview: `${title} ${text.join("")}`,
    heading,
    lead: [lead(listsInWords(facts, texts))],
    parts: [],
    notice: { tone: "neutral", title, text },
  });
}

/** "Filled, thank you", to those who offered (product.md Q2). */
export const renderFilled = (facts: CalloutMailFacts): RenderedMail => standDown(facts, "filled");

/** Offered, and stood down by the office (R6). */
export const renderNotRequired = (facts: CalloutMailFacts): RenderedMail => standDown(facts, "notRequired");

/** The callout ran out of time (C8), which is when its last list starts: to those who had offered, until that list ends. */
export const renderExpired = (facts: CalloutMailFacts): RenderedMail => ({
  ...standDown(facts, "expired"),
  notAfter: new Date(Math.max(...facts.lists.map((list) => list.endsAt.getTime()))),
});

/** A booking has ended, by the practice or by the doctor (C5); takes the invitation back. */
export const renderReleased = (facts: BookingMailFacts): RenderedMail =>
  withCalendar(standDown(facts, "released"), "cancel", facts);

/** The callout is cancelled (C7); takes invitations back, if `sequences` names booked lists. */
export const renderCancelled = (facts: BookingMailFacts): RenderedMail =>
  withCalendar(standDown(facts, "cancelled"), "cancel", facts);
