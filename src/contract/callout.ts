/** The words of callouts, lists and answers on the wire; what is made of them is in shapes/. */
import { type DoctorRole } from "./doctor.ts";

export const SESSIONS = ["am", "pm", "all_day", "evening", "on_call", "custom"] as const;
export type Session = (typeof SESSIONS)[number];
/** A session as the parts of a day that it takes: morning, afternoon, evening. Own times say nothing about the time of day. */
export const SESSION_CELLS: Record<Session, readonly [boolean, boolean, boolean]> = {
  am: [true, false, false],
  pm: [false, true, false],
  all_day: [true, true, false],
  evening: [false, false, true],
  on_call: [true, true, true],
  custom: [false, false, false],
};
export const CALLOUT_STATUSES = ["draft", "scheduled", "open", "confirmed", "cancelled", "expired"] as const;
export type CalloutStatus = (typeof CALLOUT_STATUSES)[number];
/** Sent, and not over: doctors can answer, and lists can change. */
export const RUNNING_STATUSES = ["open", "confirmed"] as const satisfies CalloutStatus[];
export const isRunning = (status: CalloutStatus): boolean => status === "open" || status === "confirmed";
/** Not sent yet: it can be written, and doctors know nothing of it. */
export const isUnsent = (status: CalloutStatus): boolean => status === "draft" || status === "scheduled";
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
/** The answers of a doctor who would come. */
export const YES_ANSWERS = ["available", "if_needed"] as const satisfies Answer[];
export const saysYes = (response: ResponseState): response is (typeof YES_ANSWERS)[number] =>
  response === "available" || response === "if_needed";
export const RESPONSE_STATES = ["none", ...ANSWERS] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];
export const RESPONSE_SOURCES = ["email_link", "admin_on_behalf"] as const;
export type ResponseSource = (typeof RESPONSE_SOURCES)[number];
/** The practice's decision; kept apart from the statement on purpose. */
export const OUTCOMES = ["none", "confirmed", "standby", "not_required", "released"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const COVER_STATUSES = ["uncovered", "calling", "covered", "cancelled"] as const;
export type CoverStatus = (typeof COVER_STATUSES)[number];
/** "sent": accepted by the mail server; "kept": there was none to give it to. */
export const DELIVERIES = ["queued", "sent", "kept", "failed", "skipped"] as const;
/** Why a doctor who was named is not mailed. */
export const SKIP_REASONS = ["on_leave", "clash", "not_credentialed", "paused", "bounced", "duplicate"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
/** Plain facts, in words on the screen. */
export const RISK_FLAGS = ["no_availability", "doctor_withdrew", "change_unanswered", "unacknowledged"] as const;
export type RiskFlag = (typeof RISK_FLAGS)[number];
/** What a booked doctor is asked to agree to (shapes/calloutList.ts). */
export const CONSENT_ABOUT = ["times", "moved"] as const;
export const CHAIN_STATES = ["asking", "stopped", "exhausted"] as const;
export const CHAIN_RESULTS = ["accepted", "declined", "lapsed", "withdrawn"] as const;
export const CREDENTIAL_STATES = ["valid", "expired", "missing"] as const;
/** What the booked doctor has said since; `change_unanswered`: the list was changed, and the doctor has not agreed yet. */
export const COVER_WORDS = ["acknowledged", "unacknowledged", "change_unanswered"] as const;

export const CALLOUT_SORTS = ["when", "-when", "respond_by", "-respond_by", "updated_at", "-updated_at"] as const;
export const BULK_ACTIONS = ["remind", "cancel"] as const;
/** As many callouts as are changed at once. */
export const BULK_MAX = 300;
export const DECISIONS_AT_ONCE = ["confirm", "release"] as const;
export const CHAIN_ACTIONS = ["start", "next", "stop"] as const;
/** What a change of a list asks of the booked doctors. */
export const LIST_CHANGES = ["none", "details", "times", "moved"] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

/** What came of a call to a doctor; `dropped`: put down without one. */
export const CALL_RESULTS = ["no_answer", "yes", "no", "call_back", "dropped"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
/** Besides those: nobody said in time what came of it, and somebody else took the call over. */
export const PHONE_CALL_RESULTS = [...CALL_RESULTS, "lapsed"] as const;
export type PhoneCallResult = (typeof PHONE_CALL_RESULTS)[number];

export const MAIL_KINDS = [
  "callout",
  "reminder",
  "confirmation",
  "filled",
  "standby",
  "not_required",
  "released",
  "cancelled",
  "expired",
  /** The list is open again: is a doctor who was stood down still free? */
  "ask_again",
  /** A standby is asked first, for some time alone. */
  "standby_offer",
  /** That offer is over: others cover the list; the doctor stays on standby. */
  "offer_closed",
  /** Nothing a booked doctor must agree to; or a list that moved, to those who have not answered. */
  "changed",
  /** Other times, up to an hour: is that all right? To booked doctors. */
  "times_changed",
  /** Another day, site, role or time: can they still do it? To booked doctors. */
  "moved",
  /** The same to those who had offered or refused: their answer was for the earlier date. */
  "asked_anew",
  /** One more list belongs to the callout. */
  "list_added",
  /** What the office has to say to those who offered; it changes nothing. */
  "message",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
