/** One list as its doctor's page knows it: the doctor's answer, what became of it, and what the doctor is asked now. */
import {
  type Answer,
  isRunning,
  type Outcome,
  type ResponseState,
  type RoleNeeded,
  saysYes,
} from "../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { intersect, isSame, openSpans, partRange, type Range, rangeOf, wallSpan } from "../../domain/coverage.ts";
import { type CalloutRecord, cameLate, type ListRecord, type ResponseRecord } from "../../domain/records.ts";
import { dateAt } from "../../domain/zonedTime.ts";
import { mailList } from "../../mail/callout/calloutMailFacts.ts";
import { type MailList } from "../../mail/mailFacts.ts";
import {
  agreedBooking,
  bookedRange,
  bookingsFor,
  isBookable,
  isOffered as isYes,
  type Part,
  type StandbyOffer,
  standsBy,
  WHOLE,
} from "../callouts/public.ts";

/**
 * `booked` for this doctor; `filled` by others; `open` to answers; `cancelled`: alone, or with its callout; `closed`:
 * started, or the callout is over. A list that had begun when its callout was cancelled stays booked.
 */
type ListState = "booked" | "filled" | "open" | "cancelled" | "closed";

/** A date and times on the site's clocks. */
export type Moment = { date: string; from: string; to: string };

/** What a booked doctor has not answered yet; `before`: the times that were agreed to, if they are known and others. */
export type Consent = { about: "times" | "moved"; dueAt: Date | null; before: Moment | null };

export type RespondList = MailList & {
  /** When the page is made. */
  now: Date;
  state: ListState;
  response: ResponseState;
  outcome: Outcome;
  note: string | null;
  /** Wall times, if only part of the list was offered. */
  offered: Part;
  /** The answer that still counts: a yes does not once the doctor was stood down or released. */
  standing: ResponseState;
  respondedAt: Date | null;
  acknowledged: boolean;
  /** On standby, or the doctor asked for it. */
  standsBy: boolean;
  /** The place in the line of standbys, from 1. */
  rank: number | null;
  /** What tells it from the other lists of the page; null where they are alike. `place`: whether a row says where it is. */
  apart: { role: RoleNeeded | null; surgeon: string | null; specialty: string | null; place?: boolean };
  /** Its clocks are others than the practice's, which is told with its times. */
  otherClock: boolean;
  sequence: number;
  /** Where others cover it in part: when somebody is still needed. */
  stillOpen: readonly Range[];
  /** A yes to the whole list books at once. */
  instant: boolean;
  /** Usually falls to this doctor, who is asked alone. */
  usual: boolean;
  /** Said yes after somebody else was booked by saying it first. */
  tooLate: boolean;
  /** Was stood down when the list was filled, and is needed again. */
  again: boolean;
  /** Still to come, and the doctor is marked as away then. */
  away: boolean;
  /** Other bookings of the doctor's at that time. */
  elsewhere: readonly (Moment & { site: string })[];
  /** Why the practice decided so, for the doctor to read. */
  reason: string | null;
  /** A booking that moved has ended, since no yes came in time. */
  unanswered: boolean;
  consent: Consent | null;
  /** Asked alone as a standby: until then, or no longer. */
  asked: { until: Date } | "lapsed" | "ended" | null;
  /** The list's times changed after the yes: what it was given for, and what of it a yes would now be to. */
  renewal: { before: Moment; part: Part } | null;
  /** Answered before the list moved; without the times that a no, or an unknown yes, was for. */
  earlier: { before: Moment | null } | null;
};

export type Booking = Range & { listId: number; timeZone: string; site: string };

type Around = {
  callout: CalloutRecord;
  answers: ResponseRecord[];
  /** Every offer to a standby of this callout, the newest last. */
  offers: readonly StandbyOffer[];
  recipientId: number;
  /** Ids of lists of which a yes books this doctor. */
  instant: ReadonlySet<number>;
  /** The doctor's own, of whichever callout. */
  bookings: readonly Booking[];
  /** When the doctor is away. */
  away: readonly Range[];
  now: Date;
};

const moment = (zone: { time_zone: string }, range: Range): Moment => ({
  date: dateAt(range.from, zone.time_zone),
  ...wallSpan(zone, range),
});

const offeredTo = ({ offered_from: from, offered_to: to }: ResponseRecord): Range | undefined =>
  from && to ? { from, to } : undefined;

function stateOf(list: ListRecord, own: ResponseRecord | undefined, { callout, answers, now }: Around): ListState {
  if (own?.outcome === "confirmed") return "booked";
  if (list.cover_status === "cancelled") return "cancelled";
  if (!isRunning(callout.status) || list.starts_at <= now) return "closed";
  return openSpans(list, bookingsFor({ responses: answers }, list)).length === 0 ? "filled" : "open";
}

/** Nothing where it is open from its start to its end. */
function stillOpen(list: ListRecord, { answers }: Around): Range[] {
  const spans = openSpans(list, bookingsFor({ responses: answers }, list));
  const [only, ...others] = spans;
  return only && others.length === 0 && isSame(only, rangeOf(list)) ? [] : spans;
}

const isOver = (offer: StandbyOffer, now: Date): boolean => offer.status !== "open" || offer.expires_at <= now;

function askedAlone(own: ResponseRecord | undefined, { offers, now }: Around): RespondList["asked"] {
  const last = offers.findLast((offer) => offer.response_id === own?.id);
  if (!own || !last || !standsBy(own)) return null;
  if (!isOver(last, now)) return { until: last.expires_at };
  // The office may have passed it on before its time was up.
  const isLapsed = last.status === "open" || last.status === "lapsed";
  return isLapsed && last.expires_at <= now ? "lapsed" : "ended";
}

function consentOf(list: ListRecord, own: ResponseRecord, now: Date): Consent | null {
  if (own.consent === null || list.starts_at <= now) return null;
  const [agreed, booked] = [agreedBooking(own), bookedRange(own)];
  const known = agreed && booked && !isSame(agreed, booked);
  return { about: own.consent, dueAt: own.consent_due_at, before: known ? moment(list, agreed) : null };
}

/** Nothing of an offer may be left, then there is nothing to renew. */
function renewalOf(list: ListRecord, own: ResponseRecord): RespondList["renewal"] {
  const before = offeredTo(own);
  const given = { from: own.part_from, to: own.part_to };
  const now = partRange(list, given);
  if (!before || !isBookable(own) || (now && isSame(now, before))) return null;
  if (given.from === null && given.to === null) return { before: moment(list, before), part: WHOLE };
  const left = intersect(before, rangeOf(list));
  return left ? { before: moment(list, before), part: wallSpan(list, left) } : null;
}

/** Whether the times of an offer lie outside the list as it is now. */
const isLost = (list: ListRecord, own: ResponseRecord): boolean => {
  const before = offeredTo(own);
  return before !== undefined && !intersect(before, rangeOf(list));
};

function standingOf(list: ListRecord, own: ResponseRecord | undefined): ResponseState {
  if (!own || !isYes(own)) return own?.response ?? "none";
  return own.outcome === "confirmed" || (isBookable(own) && !isLost(list, own)) ? own.response : "none";
}

function earlierOf(list: ListRecord, own: ResponseRecord): RespondList["earlier"] {
  if (own.earlier_response === null) return null;
  const before = offeredTo(own);
  return { before: before && !isSame(before, rangeOf(list)) ? moment(list, before) : null };
}

const REASONED: readonly Outcome[] = ["released", "not_required", "standby"];

/** What stands against or speaks for the answer, and what the doctor is asked. */
function situation(list: ListRecord, own: ResponseRecord | undefined, state: ListState, around: Around) {
  const { callout, instant, bookings } = around;
  const asks = state === "open" || state === "filled";
  const overlapping = bookings.filter((one) => one.listId !== list.id && intersect(one, rangeOf(list)));
  const elsewhere = overlapping.map((one) => ({ ...moment({ time_zone: one.timeZone }, one), site: one.site }));
  const stoodDown = own?.outcome === "not_required" && isYes(own);
  const decided = own && REASONED.includes(own.outcome) ? own.decision_reason : null;
  return {
    stillOpen: state === "open" ? stillOpen(list, around) : [],
    usual: callout.asks_usual,
    instant: state === "open" && own?.outcome !== "standby" && instant.has(list.id),
    tooLate: stoodDown && state === "filled" && callout.mode === "first_come" && cameLate(own),
    // Nobody decides about those who are stood down because the list is filled.
    again: stoodDown && state === "open" && (own.decided_by === null || own.asked_again_at !== null),
    elsewhere: asks ? elsewhere : [],
    reason: state === "cancelled" ? (list.cancel_reason ?? callout.cancel_reason)?.trim() || null : decided,
    unanswered: own?.outcome === "released" && isYes(own) && own.consent === "moved",
    consent: own && state === "booked" ? consentOf(list, own, around.now) : null,
    asked: asks ? askedAlone(own, around) : null,
    renewal: own && asks ? renewalOf(list, own) : null,
    earlier: own && asks ? earlierOf(list, own) : null,
  };
}

/** Which stretch of the list this is about: what is booked, or offered to a standby. */
function rangeAbout(own: ResponseRecord | undefined, state: ListState, { offers, now }: Around): Range | undefined {
  if (state === "booked") return own && bookedRange(own);
  const offer = offers.find((one) => one.response_id === own?.id && !isOver(one, now));
  return offer && { from: offer.offered_from, to: offer.offered_to };
}

/** `range`: what of the list it is about. */
function isAway(list: ListRecord, range: Range | undefined, state: ListState, { away, now }: Around): boolean {
  const about = range ?? rangeOf(list);
  const ahead = state === "open" || state === "filled" || (state === "booked" && about.to > now);
  return ahead && away.some((one) => intersect(one, about));
}

/** A list as this recipient has answered it, and what became of the answer. */
export function ownList(list: ListRecord, around: Around): Omit<RespondList, "apart" | "otherClock"> {
  const own = around.answers.find((one) => one.recipient_id === around.recipientId && one.list_id === list.id);
  const state = stateOf(list, own, around);
  const range = rangeAbout(own, state, around);
  const facts = mailList(list, range && !isSame(range, rangeOf(list)) ? range : null);
  return {
    ...facts,
    now: around.now,
    // It may name a door code.
    arrival: state === "booked" ? facts.arrival : null,
    state,
    response: own?.response ?? "none",
    outcome: own?.outcome ?? "none",
    note: own?.note ?? null,
    offered: { from: own?.part_from ?? null, to: own?.part_to ?? null },
    standing: standingOf(list, own),
    respondedAt: own?.responded_at ?? null,
    acknowledged: Boolean(own?.acknowledged_at),
    standsBy: own?.outcome === "standby" || Boolean(own?.standby_wanted_at),
    rank: own?.standby_rank ?? null,
    sequence: own?.calendar_sequence ?? 0,
    away: isAway(list, range, state, around),
    ...situation(list, own, state, around),
  };
}

export const isOffered = (list: { response: ResponseState }): list is { response: Exclude<Answer, "unavailable"> } =>
  saysYes(list.response);

/** Was booked, and took it back. */
export const hasWithdrawn = (list: RespondList): boolean =>
  list.outcome === "released" && list.response === "unavailable";

/** Still to come, and not the doctor's own: an answer can be given or changed. */
export const isAnswerable = ({ state }: RespondList): boolean => state === "open" || state === "filled";

/** Has withdrawn from what is still to come. */
export const hasWithdrawnAhead = (list: RespondList): boolean => hasWithdrawn(list) && isAnswerable(list);

/** The doctor is asked to choose, without pressing anything before. */
export const needsAnswer = (list: RespondList): boolean =>
  list.state === "open" && list.standing === "none" && decisionOf(list) === undefined;

export type Decision = "standby" | "not_required" | "released";

/**
 * What the practice has said to an offer for a list that is still to come, short of booking it. That others fill the list
 * says the same as "not required".
 */
export function decisionOf(list: RespondList): Decision | undefined {
  const { outcome, state } = list;
  if (!isOffered(list) || !isAnswerable(list)) return undefined;
  if (outcome === "standby" || outcome === "released") return outcome;
  return outcome === "not_required" && state === "open" && !list.again ? outcome : undefined;
}

/** Whether the start is so near that the practice must also hear it by telephone. */
export const mustTelephone = (list: RespondList, hours: number, at: Date): boolean =>
  list.startsAt.getTime() - at.getTime() < hours * HOUR_MS;
