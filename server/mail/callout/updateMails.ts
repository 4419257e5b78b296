/** The mails about a change to a booking, the standbys' own, and what the office writes to those who offered. */
import { type Phrase } from "../../locales/en/calloutTexts.ts";
import { offeredFee } from "../layout/offeredFee.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import {
  type BookingMailFacts,
  type CalloutMailFacts,
  type RenderedMail,
  type StandbyMailFacts,
} from "../mailFacts.ts";
import { type MailContent } from "./calloutMailBody.ts";
import { renderChangedAsking } from "./calloutMails.ts";
import { calloutTexts } from "./calloutTexts.ts";
import { formatInstant, formatLists, renderCalloutMail, renderMailWithCalendar } from "./renderCalloutMail.ts";
import { updateTexts } from "./updateTexts.ts";

type Told = Pick<MailContent, "kind" | "parts"> & {
  tone: MailContent["notice"]["tone"];
  words: {
    subject: string;
    heading: string;
    lead: (lists: string) => string;
    title: string;
    button: string;
    ease: string;
  };
  text: Phrase;
};

function contentOf(facts: CalloutMailFacts, { kind, parts, tone, words, text }: Told): MailContent {
  const texts = calloutTexts(facts.doctor.locale);
  return {
    kind,
    subject: words.subject,
    preview: [words.title, text.join("")].join(zonedTimeLabels(texts.language).gap),
    heading: words.heading,
    lead: [words.lead(formatLists(facts, texts))],
    parts,
    fee: offeredFee(facts, texts.language),
    action: { label: words.button, note: words.ease },
    notice: { tone, title: words.title, text },
  };
}

const BOOKED = ["who", "cases", "arrival"] as const;

function renderChange(facts: BookingMailFacts, method: "request" | "tentative", told: Told): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  return renderMailWithCalendar(facts, texts, contentOf(facts, told), { method, attached: "update" });
}

/** To who is booked: nothing to agree to. To anybody else it asks, as the callout did. */
export function renderChanged(facts: BookingMailFacts): RenderedMail {
  if (!facts.lists.some((list) => list.id in facts.sequences)) return renderChangedAsking(facts);
  const words = updateTexts(facts.doctor.locale).changed;
  return renderChange(facts, "request", { kind: "changed", parts: BOOKED, tone: "confirmed", words, text: words.text });
}

/** The booking stays; is it all right? */
export function renderTimesChanged(facts: BookingMailFacts): RenderedMail {
  const words = updateTexts(facts.doctor.locale).timesChanged;
  const told = { kind: "times_changed", parts: BOOKED, tone: "confirmed", words, text: words.text } as const;
  return renderChange(facts, "request", told);
}

/** The booking waits for a yes, until `until`. */
export function renderMoved(facts: BookingMailFacts): RenderedMail {
  const words = updateTexts(facts.doctor.locale).moved;
  const { language } = calloutTexts(facts.doctor.locale);
  const until = facts.until && formatInstant(facts, calloutTexts(language), facts.until);
  return renderChange(facts, "tentative", {
    kind: "moved",
    parts: BOOKED,
    tone: "risk",
    words,
    text: words.text(until),
  });
}

/** Asked alone, until `until`; a yes books. */
export function renderStandbyOffer(facts: StandbyMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const words = updateTexts(facts.doctor.locale).standbyOffer;
  const notAfter = facts.until ?? new Date(Math.min(...facts.lists.map(startOf)));
  const told = {
    kind: "standby_offer",
    parts: ["who", "cases"],
    tone: "risk",
    words,
    text: words.text(formatInstant(facts, texts, notAfter)),
  } as const;
  const content = { ...contentOf(facts, told), message: facts.callout.message };
  return { ...renderCalloutMail(facts, texts, content), notAfter };
}

const startOf = ({ startsAt }: { startsAt: Date }): number => startsAt.getTime();

/** That offer is over; the doctor stays on standby. */
export function renderOfferClosed(facts: StandbyMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const words = updateTexts(facts.doctor.locale).offerClosed;
  const told = { kind: "offer_closed", parts: ["who"], tone: "neutral", words, text: words.text } as const;
  return renderCalloutMail(facts, texts, { ...contentOf(facts, told), fee: null });
}

/** In the office's own words, which are its reason to write. */
export function renderMessage(facts: CalloutMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const words = updateTexts(facts.doctor.locale).message;
  const text = facts.offerCounts === false ? words.again : words.text;
  const told = { kind: "message", parts: ["who"], tone: "neutral", words, text } as const;
  const content = { ...contentOf(facts, told), fee: null, message: facts.reason };
  return renderCalloutMail({ ...facts, reason: null }, texts, content);
}
