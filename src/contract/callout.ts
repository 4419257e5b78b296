/** Callouts, lists and answers as the wire has them (product.md §1, §2.5–§2.9). All instants are ISO-8601 UTC. */
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
/** The practice's decision; kept apart from the statement on purpose (product.md §2.7). */
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

/** Plain facts, in words on the screen (product.md Q7). */
export type RiskFlag = "no_availability" | "doctor_withdrew" | "unacknowledged";

export type ResponseCounts = { available: number; if_needed: number; unavailable: number; none: number };

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
  counts: ResponseCounts;
  confirmed: { response_id: number; doctor: DoctorRef; acknowledged_at: string | null }[];
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
  /** Positions filled and needed over all lists. */
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

export type CalloutResponse = {
  id: number;
  recipient_id: number;
  list_id: number;
  doctor: DoctorRef;
  response: ResponseState;
  note: string | null;
  responded_at: string | null;
  source: ResponseSource | null;
  /** Only part of the list, as wall times, HH:MM; null: from its start, to its end. */
  part_from: string | null;
  part_to: string | null;
  outcome: Outcome;
  /** Among the standbys of the list, 1 is asked first. */
  standby_rank: number | null;
  /** The doctor asked for it on the page of a filled list. */
  standby_wanted_at: string | null;
  decision_reason: string | null;
  acknowledged_at: string | null;
  /** Confirmed elsewhere at that time, in this company. */
  clash: { list_id: number; date: string; site: string } | null;
  fit: DoctorFit;
  lock_version: number;
};

export type CalloutRecipient = {
  id: number;
  doctor: DoctorRef;
  delivery: "queued" | "sent" | "failed" | "skipped";
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
    responses: CalloutResponse[];
  };
