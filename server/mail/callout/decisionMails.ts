/** The mails that tell of a decision: booked, on standby, stood down. */
import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { listLabels } from "../layout/listLabels.ts";
import { offeredFee } from "../layout/offeredFee.ts";
import { times, zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import {
  type BookingMailFacts,
  type CalloutMailFacts,
  type RenderedMail,
  type StandbyMailFacts,
} from "../mailFacts.ts";
import { type MailContent } from "./calloutMailBody.ts";
import { calloutTexts } from "./calloutTexts.ts";
import { formatLists, renderCalloutMail, renderMailWithCalendar } from "./renderCalloutMail.ts";

/** Books the doctor, with an invitation; for one list or several that were confirmed together. */
export function renderConfirmation(facts: BookingMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { confirmation } = texts;
  const lead = confirmation.lead(formatLists(facts, texts));
  const content: MailContent = {
    kind: "confirmation",
    subject: confirmation.subject,
    preview: lead,
    heading: confirmation.heading(facts.lists.length),
    lead: [lead],
    parts: ["who", "cases", "arrival"],
    fee: offeredFee(facts, texts.language),
    action: { label: confirmation.button, note: confirmation.ease },
    notice: { tone: "confirmed", title: confirmation.title, text: confirmation.text },
  };
  return renderMailWithCalendar(facts, texts, content, { method: "request", attached: "invitation" });
}

const previewOf = ({ language }: CalloutTexts, { title, text }: MailContent["notice"]): string =>
  [title, text.join("")].join(zonedTimeLabels(language).gap);

/** Offered, not chosen, willing to step in (R6); the link leads to where the offer is taken back. */
export function renderStandby(facts: StandbyMailFacts): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const { standby } = texts;
  const rank = facts.rank === undefined ? "" : standby.rank(facts.rank);
  const notice = { tone: "neutral", title: standby.title, text: standby.text } as const;
  return renderCalloutMail(facts, texts, {
    kind: "standby",
    subject: standby.subject,
    preview: previewOf(texts, notice),
    heading: standby.heading,
    lead: [standby.lead(formatLists(facts, texts)) + rank],
    parts: ["who", "cases"],
    action: { label: standby.button, note: standby.ease },
    notice,
  });
}

/** For which other lists the offer still stands; empty where there is none. */
function stillOffered({ stillOffered: lists = [], now }: CalloutMailFacts, texts: CalloutTexts): string {
  const { formatList, gap, mediumDate } = zonedTimeLabels(texts.language);
  const named = lists.map((list) => [mediumDate(list.date, now), times(list)].join(listLabels(texts.language).comma));
  return named.length > 0 ? gap + texts.filled.others(formatList(named)) : "";
}

type StandDown = "filled" | "released" | "cancelled" | "expired" | "notRequired";

/** The mails that stand somebody down differ in words only. */
function standDown(texts: CalloutTexts, facts: CalloutMailFacts, kind: StandDown): MailContent {
  const { subject, heading, lead, title, text } = texts[kind];
  const why = kind === "released" && facts.ended ? texts.released.ended[facts.ended] : "";
  const [last = "", ...before] = text.toReversed();
  const told = [...before.toReversed(), last + stillOffered(facts, texts)];
  const notice = { tone: "neutral", title, text: told } as const;
  return {
    kind: kind === "notRequired" ? "not_required" : kind,
    subject,
    preview: previewOf(texts, notice),
    heading,
    lead: [[lead(formatLists(facts, texts)), why].filter(Boolean).join(zonedTimeLabels(texts.language).gap)],
    parts: [],
    notice,
  };
}

function renderStandDown(facts: CalloutMailFacts, kind: StandDown): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  return renderCalloutMail(facts, texts, standDown(texts, facts, kind));
}

function renderEnd(facts: BookingMailFacts, kind: StandDown): RenderedMail {
  const texts = calloutTexts(facts.doctor.locale);
  const entry = { method: "cancel", attached: "cancellation" } as const;
  return renderMailWithCalendar(facts, texts, standDown(texts, facts, kind), entry);
}

/** "Filled, thank you", to those who offered. */
export const renderFilled = (facts: CalloutMailFacts): RenderedMail => renderStandDown(facts, "filled");

/** Offered, and stood down by the office (R6). */
export const renderNotRequired = (facts: CalloutMailFacts): RenderedMail => renderStandDown(facts, "notRequired");

/** The callout ran out of time, which is when its last list starts: to those who had offered, until that list ends. */
export const renderExpired = (facts: CalloutMailFacts): RenderedMail => ({
  ...renderStandDown(facts, "expired"),
  notAfter: new Date(Math.max(...facts.lists.map((list) => list.endsAt.getTime()))),
});

/** A booking has ended, by the practice or by the doctor; takes the invitation back. */
export const renderReleased = (facts: BookingMailFacts): RenderedMail => renderEnd(facts, "released");

/** The callout or one of its lists is cancelled; takes invitations back, if `sequences` names booked lists. */
export const renderCancelled = (facts: BookingMailFacts): RenderedMail => renderEnd(facts, "cancelled");
