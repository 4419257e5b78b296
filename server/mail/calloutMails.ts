/** The five mails of a callout, from facts to subject, HTML, text and calendar entry. Nothing is read or sent here. */
import { calendar } from "./calendar.ts";
import { bodyAsHtml, bodyAsText, type MailContent } from "./calloutMailBody.ts";
import { type CalloutTexts, calloutTexts } from "./calloutTexts.ts";
import { type BookingMailFacts, type CalloutMailFacts, type MailList, type RenderedMail } from "./mailFacts.ts";
import { inSentence, joinWords, ROLE_NOUN, shortDates, shortInstant } from "./wallWords.ts";

/** What all lists have in common, or nothing. */
function common(lists: readonly MailList[], of: (list: MailList) => string | null): string {
  const [first, ...others] = new Set(lists.map(of));
  return others.length > 0 ? "" : (first ?? "");
}

/** "two plastics lists with Ms P. Sorrento-Hale". */
const listsInWords = ({ lists }: CalloutMailFacts, texts: CalloutTexts): string =>
  texts.lists(
    lists.length,
    inSentence(common(lists, (list) => list.specialty)),
    common(lists, (list) => list.surgeon),
  );

/** "Anaesthetist, Wed 2 and Thu 3 Dec, St Brannoc’s": what a subject tells. */
function inSubject({ lists }: CalloutMailFacts): string {
  const roles = [...new Set(lists.map((list) => ROLE_NOUN[list.role]))];
  const sites = [...new Set(lists.map((list) => list.siteName))];
  return [joinWords(roles), shortDates(lists), joinWords(sites)].join(", ");
}

/** No sender, recipient or header can be smuggled in by a name (reliability.md GE7). */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

function render(facts: CalloutMailFacts, texts: CalloutTexts, content: MailContent): RenderedMail {
  const urgent = facts.callout.urgency === "urgent" ? texts.urgent : "";
  const subject = oneLine(urgent + content.subject);
  return {
    subject,
    html: bodyAsHtml(facts, texts, { ...content, subject }),
    text: bodyAsText(facts, texts, content),
    notAfter: new Date(Math.max(...facts.lists.map((list) => list.startsAt.getTime()))),
  };
}

/** The calendar entry for those of the lists that were booked. */
function withCalendar(mail: RenderedMail, method: "request" | "cancel", facts: BookingMailFacts): RenderedMail {
  const { practice, doctor, sequences, link, now } = facts;
  const lists = facts.lists.filter((list) => list.id in sequences);
  if (lists.length === 0) return mail;
  return { ...mail, ics: calendar({ method, practice, doctor, lists, sequences, host: new URL(link).hostname, now }) };
}

/** Asks for an answer (C3). */
export function renderCallout(facts: CalloutMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { lists, callout } = facts;
  const role = joinWords([...new Set(lists.map((list) => texts.aRole[list.role]))]);
  const [lookingFor, needed, where] = texts.answer.looking(role, listsInWords(facts, texts));
  const days = new Set(lists.map((list) => list.date)).size;
  const zone = lists[0]?.timeZone ?? "UTC";
  const [before, after] = texts.answer.respondBy;
  const deadline = callout.respondBy && shortInstant(callout.respondBy, zone);
  const respondBy = deadline ? [before, deadline, `${after} `] : [];
  return render(facts, texts, {
    subject: texts.answer.subject(inSubject(facts)),
    preview: [...respondBy, texts.answer.notBooked].join(""),
    heading: texts.answer.heading,
    lead: [lookingFor, needed, where + (lists.length > 1 ? texts.answer.partly(days) : "")],
    detailed: !common(lists, (list) => list.surgeon) || !common(lists, (list) => list.role),
    message: callout.message,
    action: { label: texts.answer.button, note: texts.answer.ease },
    notice: {
      tone: "risk",
      title: texts.answer.notBooked,
      text: deadline ? [before, deadline, `${after} ${texts.answer.eitherWay}`] : [texts.answer.eitherWay],
    },
  });
}

/** Books the doctor (C4), with an invitation. */
export function renderConfirmation(facts: BookingMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const mail = render(facts, texts, {
    subject: texts.confirmation.subject(inSubject(facts)),
    preview: texts.confirmation.booked,
    heading: texts.confirmation.heading,
    lead: [texts.confirmation.lead(listsInWords(facts, texts))],
    detailed: true,
    action: { label: texts.confirmation.button, note: texts.confirmation.ease },
    notice: { tone: "confirmed", title: texts.confirmation.booked, text: [texts.confirmation.change] },
  });
  return withCalendar(mail, "request", facts);
}

/** The three mails that stand somebody down differ in words only. */
function standDown(facts: CalloutMailFacts, kind: "filled" | "released" | "cancelled"): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const words = texts[kind];
  return render(facts, texts, {
    subject: words.subject(inSubject(facts)),
    preview: `${words.nothing} ${words.notExpected.join("")}`,
    heading: words.heading,
    lead: [words.lead(listsInWords(facts, texts))],
    detailed: false,
    notice: { tone: "neutral", title: words.nothing, text: words.notExpected },
  });
}

/** "Filled, thank you", to those who offered (product.md Q2). */
export const renderFilled = (facts: CalloutMailFacts): RenderedMail => standDown(facts, "filled");

/** A booking has ended, by the practice or by the doctor (C5); takes the invitation back. */
export const renderReleased = (facts: BookingMailFacts): RenderedMail =>
  withCalendar(standDown(facts, "released"), "cancel", facts);

/** The callout is cancelled (C7); takes invitations back, if `sequences` names booked lists. */
export const renderCancelled = (facts: BookingMailFacts): RenderedMail =>
  withCalendar(standDown(facts, "cancelled"), "cancel", facts);
