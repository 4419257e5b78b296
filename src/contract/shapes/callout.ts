/** Callouts, and what doctors said to them, as the wire has them. */
import { type Static, Type } from "typebox";
import {
  ANSWERS,
  CALLOUT_MODES,
  CALLOUT_STATUSES,
  CREDENTIAL_STATES,
  DELIVERIES,
  OUTCOMES,
  RESPONSE_SOURCES,
  RESPONSE_STATES,
  RISK_FLAGS,
  SKIP_REASONS,
  URGENCIES,
} from "../callout.ts";
import { CALLOUT_TABS } from "../calloutTabs.ts";
import { SURGEON_PREFERENCES } from "../doctor.ts";
import { additive, boolean, byName, dataOf, instant, integer, nullable, oneOf, orNull, text } from "./base.ts";
import { CalloutList, ConsentAsked, ResponseCounts, StandbyChain, WallSpan } from "./calloutList.ts";
import { DoctorRef } from "./doctor.ts";
import { metaWith, pageOf } from "./page.ts";
import { CalloutWaves } from "./waves.ts";

/** A row of the callouts table. Counts add up over doctors: the best answer each gave to any list. */
export const CalloutRow = Type.Object({
  id: integer,
  reference: text,
  title: text,
  /** A person gave the title; else it follows the lists. */
  title_own: boolean,
  status: oneOf(CALLOUT_STATUSES),
  mode: oneOf(CALLOUT_MODES),
  urgency: oneOf(URGENCIES),
  lists: Type.Array(CalloutList),
  counts: ResponseCounts,
  /** Positions held from start to end, and needed, over all lists that are not cancelled. */
  filled: integer,
  needed: integer,
  /** Offers (available or if needed) that wait for a choice. */
  offers: integer,
  risk: nullable(oneOf(RISK_FLAGS)),
  needs_action: boolean,
  respond_by: nullable(instant),
  send_at: nullable(instant),
  sent_at: nullable(instant),
  /** The administrator who sent it, or had it sent at its time. */
  sent_by: nullable(text),
  closed_at: nullable(instant),
  cancel_reason: nullable(text),
  created_at: instant,
  updated_at: instant,
  lock_version: integer,
});
export type CalloutRow = Static<typeof CalloutRow>;
/** The current row of a stale change, and who made it what it is. */
export type StaleCallout = CalloutRow & { updated_by: string | null };

export const CalloutsMeta = metaWith({ counts: Type.Object(byName(CALLOUT_TABS, integer)) });
export type CalloutsMeta = Static<typeof CalloutsMeta>;
export const CalloutsResponse = pageOf(CalloutRow, CalloutsMeta);

/** `blocked`: the doctor is booked elsewhere within it, so that it cannot be confirmed. */
export const BookableStretch = Type.Object({
  ...WallSpan.properties,
  whole: boolean,
  completes: boolean,
  blocked: additive(boolean),
});

/** Whether a doctor may work at a list's site on its day; null: nothing is recorded of the doctor, so no site is ruled out. */
export const Credential = orNull(Type.Object({ state: oneOf(CREDENTIAL_STATES), until: nullable(text) }));
export type Credential = Static<typeof Credential>;

/** How a doctor fits a list: plain facts that help to choose. Lists are counted; this callout's own are not. */
export const DoctorFit = Type.Object({
  credential: Credential,
  /** Lists done with the list's surgeon, and the day of the last of them. */
  with_surgeon: integer,
  last_with_surgeon: additive(nullable(text)),
  /** What the list's surgeon said of the doctor. */
  preference: orNull(oneOf(SURGEON_PREFERENCES)),
  /** Lists that the doctor was asked about, and offered for, in the last 90 days. */
  offered: integer,
  accepted: integer,
  /** And was booked for; how many of those were at a weekend. */
  confirmed: integer,
  weekends: additive(integer),
  /** Is marked as away then, or usually does not work then, as the doctor said. */
  away: additive(boolean),
  usually_not: additive(boolean),
});
export type DoctorFit = Static<typeof DoctorFit>;

/** May lie halfway between two. */
export const FitMedians = Type.Object({
  offered: Type.Number(),
  accepted: Type.Number(),
  confirmed: Type.Number(),
  weekends: Type.Number(),
});
export type FitMedians = Static<typeof FitMedians>;

export const CalloutResponse = Type.Object({
  id: integer,
  recipient_id: integer,
  list_id: integer,
  doctor: Type.Object({ ...DoctorRef.properties, mobile_phone: additive(nullable(text)) }),
  response: oneOf(RESPONSE_STATES),
  note: nullable(text),
  responded_at: nullable(instant),
  source: nullable(oneOf(RESPONSE_SOURCES)),
  /** Only part of the list, as wall times, HH:MM; null: from its start, to its end. */
  part_from: nullable(text),
  part_to: nullable(text),
  /** `not_required`: stood down; the offer counts for nothing until the doctor says yes again. */
  outcome: oneOf(OUTCOMES),
  /** Stood down because the list was filled when the offer came: no email told the doctor so. */
  came_late: additive(boolean),
  /** What the last yes was given for, by the clocks of the site; null without one. `current`: the list has not changed since. */
  offered: orNull(Type.Object({ ...WallSpan.properties, date: text, current: boolean })),
  /** What was answered before the list moved; `offered` says to which times. */
  earlier_response: nullable(oneOf(ANSWERS)),
  /** The stretch the doctor is booked for. */
  booked: orNull(WallSpan),
  consent: orNull(ConsentAsked),
  /** What Confirm books by the doctor's own word; null: nothing. `completes`: the list is covered by it. */
  bookable: orNull(BookableStretch),
  /** What can be booked if the office has spoken to the doctor; null: nothing is open. */
  bookable_spoken: orNull(BookableStretch),
  /** When a doctor who was stood down was last asked whether they are still free. */
  asked_again_at: nullable(instant),
  /** Among the standbys of the list, 1 is asked first. */
  standby_rank: nullable(integer),
  /** The doctor asked for it on the page of a filled list. */
  standby_wanted_at: nullable(instant),
  decision_reason: nullable(text),
  acknowledged_at: nullable(instant),
  fit: DoctorFit,
  /** Confirmed elsewhere at that time, in this company. */
  clash: orNull(Type.Object({ list_id: integer, callout_id: additive(integer), date: text, site: text })),
  lock_version: integer,
});
export type CalloutResponse = Static<typeof CalloutResponse>;

export const CalloutRecipient = Type.Object({
  id: integer,
  doctor: DoctorRef,
  /** "sent": accepted by the mail server; "kept": there was none to give it to. */
  delivery: oneOf(DELIVERIES),
  skip_reason: nullable(oneOf(SKIP_REASONS)),
  /** To be asked although on leave, booked elsewhere or not credentialed. */
  overridden: boolean,
  /** Emails go to the doctor: neither paused nor archived, and no mail server refuses the address. */
  reachable: additive(boolean),
  sent_at: nullable(instant),
  reminded_at: nullable(instant),
  /** "Link opened", which may have been a mail scanner. */
  first_opened_at: nullable(instant),
});
export type CalloutRecipient = Static<typeof CalloutRecipient>;

export const CalloutDetail = Type.Object({
  ...CalloutRow.properties,
  /** Milliseconds that are left in which the sending can be called back: so long no mail has gone out. */
  call_back_ms: additive(integer),
  message: nullable(text),
  /** Never mailed. */
  internal_notes: nullable(text),
  /** In the practice's currency, to the hundredth. */
  fee_amount: nullable(Type.Number()),
  /** "an hour", "as the patient's own fee". */
  fee_text: nullable(text),
  /** What it was duplicated from. */
  copied_from: orNull(Type.Object({ id: integer, reference: text })),
  created_by: Type.Object({ id: integer, name: text }),
  /** Groups that stand for some of them, while the callout can be written. */
  recipient_groups: additive(
    Type.Array(Type.Object({ id: integer, name: text, count: integer, doctor_ids: Type.Array(integer) })),
  ),
  recipients: Type.Array(CalloutRecipient),
  /** Of the figures of 90 days, over those who were asked; null: they are too few. */
  medians: additive(orNull(FitMedians)),
  /** Those who fit best first: the order of `byFit`. */
  responses: Type.Array(CalloutResponse),
  waves: additive(CalloutWaves),
  /** Of lists whose standbys are, or were, asked. */
  chains: Type.Array(StandbyChain),
});
export type CalloutDetail = Static<typeof CalloutDetail>;
export const CalloutDetailResponse = dataOf(CalloutDetail);
