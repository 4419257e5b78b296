/** Callouts, lists and answers as the wire has them. All instants are ISO-8601 UTC. */
import { type DoctorRef, type DoctorRole } from "./doctor.ts";
import { type DoctorFit } from "./doctorFit.ts";
import { type Fee } from "./fee.ts";

export const SESSIONS = ["am", "pm", "all_day", "evening", "on_call", "custom"] as const;
export type Session = (typeof SESSIONS)[number];
export const CALLOUT_STATUSES = ["draft", "scheduled", "open", "confirmed", "cancelled", "expired"] as const;
export type CalloutStatus = (typeof CALLOUT_STATUSES)[number];
export const CALLOUT_MODES = ["select", "first_come"] as const;
export type CalloutMode = (typeof CALLOUT_MODES)[number];
export const URGENCIES = ["routine", "urgent"] as const;
export type Urgency = (typeof URGENCIES)[number];
export const ROLES_NEEDED = ["anaesthetist", "surgical_assistant", "other"] as const satisfies DoctorRole[];
export type RoleNeeded = (typeof ROLES_NEEDED)[number];
/** What a list asks of its doctor besides the role; doctors read it too. */
export const REQUIREMENTS = ["paediatric", "obstetric", "cardiac", "thoracic", "neurosurgical", "regional"] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** The doctor's statement; it is not a booking. */
export const ANSWERS = ["available", "if_needed", "unavailable"] as const;
export type Answer = (typeof ANSWERS)[number];
export type ResponseState = "none" | Answer;
/** The practice's decision; kept apart from the statement on purpose. */
export type Outcome = "none" | "confirmed" | "standby" | "not_required" | "released";
export type CoverStatus = "uncovered" | "calling" | "covered" | "cancelled";
/** Why a doctor who was named is not mailed. */
export type SkipReason = "on_leave" | "clash" | "not_credentialed" | "paused" | "bounced" | "duplicate";
/**
 * `date`, where one says more, by the clocks of the site: the last day of the leave, the day of the other booking, the
 * last day of the credential, the day on which the pause ends.
 */
export type Skip = { reason: SkipReason; date: string | null };
export type ResponseSource = "email_link" | "admin_on_behalf";

/** Plain facts, in words on the screen. */
export type RiskFlag = "no_availability" | "doctor_withdrew" | "change_unanswered" | "unacknowledged";

export type ResponseCounts = { available: number; if_needed: number; unavailable: number; none: number };

/** A stretch of a list in its wall times, HH:MM; `to` is on the next day where it is not after `from`. */
export type WallSpan = { from: string; to: string };

/**
 * What a booked doctor has not answered yet: `times`, the list starts or ends up to an hour earlier or later; `moved`, it is
 * on another day, at another site, for another role or further away in time. `due_at`: when a moved booking ends by itself.
 */
export type ConsentAsked = { about: "times" | "moved"; due_at: string | null };

/** Who is booked for which stretch of a list. */
export type ListBooking = WallSpan & {
  response_id: number;
  doctor: DoctorRef;
  /** From the list's start to its end. */
  whole: boolean;
  consent: ConsentAsked | null;
  acknowledged_at: string | null;
};

/** A stretch of a list for which `missing` doctors are still needed. */
export type OpenSpan = WallSpan & { missing: number };

/** The standbys of a list are asked one after another, each with a time in which nobody else is asked. */
export type StandbyChain = {
  list_id: number;
  /** `asking`: an offer is out; `stopped` by the office; `exhausted`: nobody is left to ask. */
  state: "asking" | "stopped" | "exhausted";
  offer: (WallSpan & { response_id: number; doctor: DoctorRef; offered_at: string; expires_at: string }) | null;
  /** Who was asked before, oldest first. */
  asked: { doctor: DoctorRef; result: "accepted" | "declined" | "lapsed" | "withdrawn" }[];
  /** Who comes next, in their order. */
  next: DoctorRef[];
};

/** A list as a callout shows it: wall time in the site's zone, and the instants. */
export type CalloutList = {
  id: number;
  /** Local date, YYYY-MM-DD, and wall times, HH:MM. */
  date: string;
  session: Session;
  start_time: string;
  end_time: string;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  site: { id: number; name: string; short_name: string };
  theatre: string | null;
  surgeon: { id: number | null; name: string };
  specialty: string | null;
  role_needed: RoleNeeded;
  positions: number;
  case_mix: string | null;
  requirements: Requirement[];
  /** Doctors read these. */
  notes_public: string | null;
  /** Never mailed. */
  notes_internal: string | null;
  cover_status: CoverStatus;
  /** Why this list alone was cancelled. */
  cancel_reason: string | null;
  lock_version: number;
  counts: ResponseCounts;
  confirmed: ListBooking[];
  /** When somebody is still needed; empty: the list is covered. */
  open: OpenSpan[];
  /** Positions held from the list's start to its end. */
  filled: number;
};

/** A row of the callouts table. Counts add up over doctors: the best answer each gave to any list. */
export type CalloutRow = {
  id: number;
  reference: string;
  title: string;
  /** A person gave the title; else it follows the lists. */
  title_own: boolean;
  status: CalloutStatus;
  mode: CalloutMode;
  urgency: Urgency;
  lists: CalloutList[];
  counts: ResponseCounts;
  /** Positions held from start to end, and needed, over all lists that are not cancelled. */
  filled: number;
  needed: number;
  /** Offers (available or if needed) that wait for a choice. */
  offers: number;
  risk: RiskFlag | null;
  needs_action: boolean;
  respond_by: string | null;
  send_at: string | null;
  sent_at: string | null;
  /** The administrator who sent it, or had it sent at its time. */
  sent_by: string | null;
  closed_at: string | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
  lock_version: number;
};

/** `blocked`: the doctor is booked elsewhere within it, so that it cannot be confirmed. */
type BookableStretch = WallSpan & { whole: boolean; completes: boolean; blocked?: boolean };

export type CalloutResponse = {
  id: number;
  recipient_id: number;
  list_id: number;
  doctor: DoctorRef & { mobile_phone?: string | null };
  response: ResponseState;
  note: string | null;
  responded_at: string | null;
  source: ResponseSource | null;
  /** Only part of the list, as wall times, HH:MM; null: from its start, to its end. */
  part_from: string | null;
  part_to: string | null;
  /** `not_required`: stood down; the offer counts for nothing until the doctor says yes again. */
  outcome: Outcome;
  /** What the last yes was given for, by the clocks of the site; null without one. `current`: the list has not changed since. */
  offered: (WallSpan & { date: string; current: boolean }) | null;
  /** What was answered before the list moved; `offered` says to which times. */
  earlier_response: Answer | null;
  /** The stretch the doctor is booked for. */
  booked: WallSpan | null;
  consent: ConsentAsked | null;
  /** What Confirm books by the doctor's own word; null: nothing. `completes`: the list is covered by it. */
  bookable: BookableStretch | null;
  /** What can be booked if the office has spoken to the doctor; null: nothing is open. */
  bookable_spoken: BookableStretch | null;
  /** When a doctor who was stood down was last asked whether they are still free. */
  asked_again_at: string | null;
  /** Among the standbys of the list, 1 is asked first. */
  standby_rank: number | null;
  /** The doctor asked for it on the page of a filled list. */
  standby_wanted_at: string | null;
  decision_reason: string | null;
  acknowledged_at: string | null;
  /** Confirmed elsewhere at that time, in this company. */
  clash: { list_id: number; callout_id?: number; date: string; site: string } | null;
  fit: DoctorFit;
  lock_version: number;
};

export type CalloutRecipient = {
  id: number;
  doctor: DoctorRef;
  /** "sent": accepted by the mail server; "kept": there was none to give it to. */
  delivery: "queued" | "sent" | "kept" | "failed" | "skipped";
  skip_reason: SkipReason | null;
  /** To be asked although on leave, booked elsewhere or not credentialed. */
  overridden: boolean;
  sent_at: string | null;
  reminded_at: string | null;
  /** "Link opened", which may have been a mail scanner. */
  first_opened_at: string | null;
};

export type CalloutDetail = CalloutRow &
  Fee & {
    message: string | null;
    /** Never mailed. */
    internal_notes: string | null;
    /** What it was duplicated from. */
    copied_from: { id: number; reference: string } | null;
    created_by: { id: number; name: string };
    recipients: CalloutRecipient[];
    /** Groups that stand for some of them, while the callout can be written. */
    recipient_groups?: { id: number; name: string; count: number; doctor_ids: number[] }[];
    responses: CalloutResponse[];
    /** Of lists whose standbys are, or were, asked. */
    chains: StandbyChain[];
  };
