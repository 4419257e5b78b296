/** Lists, callouts, recipients and their answers, as Kysely sees them. */
import { type ColumnType, type Generated } from "kysely";
import {
  type Answer,
  type CalloutMode,
  type CalloutStatus,
  type CoverStatus,
  type Outcome,
  type PhoneCallResult,
  type Requirement,
  type ResponseSource,
  type ResponseState,
  type RoleNeeded,
  type Session,
  type SkipReason,
  type Urgency,
} from "../../../src/contract/callout.ts";
import { type ConsentAsked, type StandbyChain } from "../../../src/contract/shapes/calloutList.ts";
import { type WavesState } from "../../../src/contract/waves.ts";

/** What became different, of one list (or, without one, of the callout); raw values, for the mail to find words for. */
export type MailChange = {
  listId: number | null;
  field:
    | "date"
    | "times"
    | "site"
    | "theatre"
    | "surgeon"
    | "specialty"
    | "role"
    | "case_mix"
    | "requirements"
    | "notes"
    | "message"
    | "fee";
  /** `date` YYYY-MM-DD, `times` "08:00–12:00", `role` and `requirements` as on the wire ("a, b"), the rest as typed. */
  before: string | null;
  after: string | null;
};

/** Why a booking ended that nobody said no to: moved, and no yes came in time; or the list is so changed or moved that nothing of it is left. */
export type BookingEnd = "unanswered" | "times" | "moved";

export interface CalloutTables {
  lists: {
    id: Generated<number>;
    company_id: number;
    date: string;
    session: Session;
    start_time: string;
    end_time: string;
    time_zone: string;
    starts_at: Date;
    ends_at: Date;
    site_id: number;
    theatre: string | null;
    surgeon_id: number | null;
    surgeon_name: string | null;
    specialty: string | null;
    role_needed: RoleNeeded;
    positions: Generated<number>;
    case_mix: string | null;
    /** Doctors read these. */
    notes_public: Generated<string | null>;
    notes_internal: Generated<string | null>;
    requirements: Generated<Requirement[]>;
    cover_status: Generated<CoverStatus>;
    /** Why this list alone was cancelled, empty without a reason; null where it was not, or only with its callout. */
    cancel_reason: Generated<string | null>;
    /** Since when its standbys are asked one after another, and what has become of it; null: they never were. */
    chain_started_at: Generated<Date | null>;
    chain_state: Generated<StandbyChain["state"] | null>;
    /** What it was planned from, and for which of its days; the list may have moved since. */
    standing_list_id: Generated<number | null>;
    planned_for: Generated<string | null>;
    lock_version: Generated<number>;
    created_at: Generated<Date>;
    updated_by: Generated<number | null>;
    updated_at: Generated<Date>;
  };
  callouts: {
    id: Generated<number>;
    company_id: number;
    reference: string;
    title: string;
    /** Given by a person, not made from the lists. */
    title_own: Generated<boolean>;
    status: Generated<CalloutStatus>;
    mode: Generated<CalloutMode>;
    urgency: Generated<Urgency>;
    message: string | null;
    fee_amount: Generated<number | null>;
    fee_text: Generated<string | null>;
    respond_by: Date | null;
    send_at: Date | null;
    sent_at: Date | null;
    /** Who sent it, or had it sent at its time. */
    sent_by: Generated<number | null>;
    /** Until then it can be called back, and none of its mails goes out; null: it was sent without that. */
    held_until: Generated<Date | null>;
    closed_at: Date | null;
    cancel_reason: string | null;
    first_starts_at: Date;
    last_ends_at: Date;
    doctor_withdrew_at: Date | null;
    created_by: number;
    internal_notes: Generated<string | null>;
    copied_from: Generated<number | null>;
    /** Asks one doctor about the lists that are usually that doctor's. */
    asks_usual: Generated<boolean>;
    updated_by: Generated<number | null>;
    /** What becomes of the waves that wait; null: not sent yet, or none. */
    waves_state: Generated<WavesState | null>;
    next_wave_at: Generated<Date | null>;
    lock_version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  callout_recipients: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    doctor_id: number;
    source: Generated<"manual" | "group">;
    /** Position of the wave that asked first; null: asked at once, or added by hand. */
    wave: Generated<number | null>;
    delivery: Generated<"queued" | "sent" | "kept" | "failed" | "skipped">;
    skip_reason: SkipReason | null;
    /** Asked although a reason stood against it. */
    overridden: Generated<boolean>;
    reminded_at: Generated<Date | null>;
    sent_at: Date | null;
    first_opened_at: Date | null;
    link_version: Generated<number>;
  };
  responses: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    recipient_id: number;
    list_id: number;
    doctor_id: number;
    response: Generated<ResponseState>;
    note: string | null;
    responded_at: Date | null;
    source: ResponseSource | null;
    outcome: Generated<Outcome>;
    part_from: Generated<string | null>;
    part_to: Generated<string | null>;
    /** What the doctor is booked for; null unless confirmed. */
    booked_from: Generated<Date | null>;
    booked_to: Generated<Date | null>;
    /** The times that the doctor's last yes was given for. */
    offered_from: Generated<Date | null>;
    offered_to: Generated<Date | null>;
    /** What was answered before the list moved; `offered_from` and `offered_to` are those of then. */
    earlier_response: Generated<Answer | null>;
    /** Which change of the list a booked doctor has not answered; after a release, over which it ended. */
    consent: Generated<ConsentAsked["about"] | null>;
    consent_due_at: Generated<Date | null>;
    /** What the doctor had agreed to be booked for before the changes that `consent` asks about. */
    agreed_from: Generated<Date | null>;
    agreed_to: Generated<Date | null>;
    /** What became different of the list when it moved, which this doctor was not told of: others cover it. */
    untold_changes: ColumnType<MailChange[] | null, string | null | undefined, string | null>;
    /** Since when the doctor's yes counts for nothing: it takes a new one. */
    stood_down_at: Generated<Date | null>;
    /** A doctor who was stood down was asked once more. */
    asked_again_at: Generated<Date | null>;
    /** Who spoke to the doctor about times that the doctor has not said yes to. */
    spoken_by: Generated<number | null>;
    standby_rank: Generated<number | null>;
    /** The doctor asked for it on the page of a filled list. */
    standby_wanted_at: Generated<Date | null>;
    decision_reason: Generated<string | null>;
    /** The first answer that the doctor gave by the mailed link, and the first yes, whoever recorded it. */
    first_answered_at: Generated<Date | null>;
    first_offered_at: Generated<Date | null>;
    decided_by: number | null;
    decided_at: Date | null;
    acknowledged_at: Date | null;
    calendar_sequence: Generated<number>;
    lock_version: Generated<number>;
  };
  /** Offers to one standby at a time; `offered_from` to `offered_to` is what a yes books. */
  standby_offers: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    list_id: number;
    response_id: number;
    offered_from: Date;
    offered_to: Date;
    offered_at: Date;
    expires_at: Date;
    status: Generated<"open" | "accepted" | "declined" | "lapsed" | "withdrawn">;
  };
  /** Calls of the office to doctors about a callout; `result` null: under way until `lapses_at`. */
  phone_calls: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    recipient_id: number;
    doctor_id: number;
    user_id: number;
    started_at: Date;
    lapses_at: Date;
    ended_at: Date | null;
    result: PhoneCallResult | null;
    call_back_at: Date | null;
    /** For which list of the callout; null where nobody said it. */
    list_id: Generated<number | null>;
  };
  /** Internal comments; never for doctors. */
  callout_comments: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    user_id: number;
    text: string;
    created_at: Date;
    edited_at: Date | null;
  };
  comment_mentions: { company_id: number; comment_id: number; user_id: number };
  /** What stays of an answer, under its id, whose list has left the callout to be called out again. */
  freed_answers: {
    id: number;
    company_id: number;
    callout_id: number;
    list_id: number;
    doctor_id: number;
    calendar_sequence: number;
  };
  /** Of an answer, or of what stays of it. */
  response_history: {
    id: Generated<number>;
    company_id: number;
    response_id: number | null;
    freed_answer_id: Generated<number | null>;
    response: ResponseState;
    outcome: Outcome;
    note: string | null;
    source: string | null;
    created_at: Date;
  };
  /** Answers to changes that a client may send twice. */
  idempotency_keys: {
    company_id: number;
    user_id: number;
    key: string;
    fingerprint: string;
    answer: string | null;
    created_at: Date;
  };
}
