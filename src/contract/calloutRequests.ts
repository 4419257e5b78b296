/** What the app sends to make, preview, send, confirm and cancel callouts. */
import {
  type Answer,
  type CalloutMode,
  type CalloutRow,
  type CalloutStatus,
  type Requirement,
  type RoleNeeded,
  type Session,
  type Skip,
  type Urgency,
} from "./callout.ts";
import { type CalloutTab } from "./calloutTabs.ts";
import { type DoctorRef, type SurgeonPreference } from "./doctor.ts";
import { type ErrorCode } from "./errors.ts";
import { type Fee } from "./fee.ts";
import { type PageMeta } from "./page.ts";

export type ListInput = {
  /** A list that is there already; without it a new one is made. */
  id?: number;
  /** As it was read; 409 `stale` when a list is taken into a callout that was changed meanwhile. */
  lock_version?: number;
  date: string;
  session: Session;
  start_time: string;
  end_time: string;
  site_id: number;
  theatre?: string | null;
  /** One of the company's surgeons, or a name as free text. */
  surgeon_id?: number | null;
  surgeon_name?: string | null;
  specialty?: string | null;
  role_needed: RoleNeeded;
  positions: number;
  case_mix?: string | null;
  requirements?: Requirement[];
  notes_public?: string | null;
  notes_internal?: string | null;
};

export type CalloutInput = Partial<Fee> & {
  /** Without it, made from the lists. */
  title?: string | null;
  mode: CalloutMode;
  urgency: Urgency;
  message?: string | null;
  /** ISO instant. */
  respond_by?: string | null;
  lists: ListInput[];
  /** Weekly repetition is more lists. */
  recipients: RecipientsInput;
  internal_notes?: string | null;
};
/** `override_ids`: asked although on leave, booked elsewhere or not credentialed. */
export type RecipientsInput = { doctor_ids: number[]; group_ids: number[]; override_ids?: number[] };
export type CalloutRequest = { callout: CalloutInput };
/** POST /callouts. With `send_at`, an ISO instant, the draft waits for that moment at once. */
export type CreateCalloutRequest = { callout: CalloutInput & { send_at?: string } };
/**
 * PUT /callouts/{id}. A draft or scheduled callout: the whole input. Once sent: message, fee, respond-by and notes; its lists
 * change one by one. 409 `stale` carries a `StaleCallout`. POST …/change_preview answers a DecisionPreview.
 */
export type ChangeCalloutRequest = { callout: Partial<CalloutInput>; lock_version: number };
/** The current row of a stale change, and who made it what it is. */
export type StaleCallout = CalloutRow & { updated_by: string | null };
/** POST …/schedule, …/unschedule */
export type ScheduleRequest = { send_at: string; lock_version: number };
export type UnscheduleRequest = { lock_version: number };
/** POST …/remind, …/remind_preview: those who have not answered, or these of them. 429 within two hours of the last. */
export type RemindRequest = { recipient_ids?: number[] };
export type RemindAnswer = { queued: number };
/** POST …/recipients (answers the callout) and …/recipients_preview (a CalloutPreview). */
export type AddRecipientsRequest = { recipients: RecipientsInput };
/** POST …/responses/{rid}/standby and …/standby_preview */
export type StandbyRequest = { rank?: number; reason?: string | null; lock_version: number };
/** POST …/responses/{rid}/not_required, …/release and each with _preview */
export type StandDownRequest = { reason?: string | null; lock_version: number };
/** POST …/duplicate: a new draft; with `date` its first list is on that day, and the others as many days apart as before. */
export type DuplicateRequest = { date?: string };
/** POST /callouts/bulk: each by itself; `error` is a code. */
export type BulkRequest = { action: "remind" | "cancel"; ids: number[]; reason?: string };
export type BulkResult = { id: number; ok: boolean; error: ErrorCode | null };
/** GET …/recipients/{rid}/link, and POST …/new_link, after which the one before opens nothing: written into the activity log. */
export type DoctorLinkAnswer = { url: string };

/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. */
export type CalloutPreview = {
  will_send: DoctorRef[];
  skipped: ({ doctor: DoctorRef } & Skip)[];
  /** Asked, although booked elsewhere at the time of one of the lists; `date`: of that booking. */
  elsewhere?: { doctor: DoctorRef; date: string }[];
  /** What the lists' surgeons said of those who would be mailed; it holds nobody back. */
  preferences: { doctor: DoctorRef; surgeon: string; preference: SurgeonPreference }[];
  /** `html_url` shows it as HTML for some minutes, in a frame without rights. */
  email: { from_name: string; subject: string; text: string; html_url: string } | null;
};

export type MailKind =
  | "callout"
  | "reminder"
  | "confirmation"
  | "filled"
  | "standby"
  | "not_required"
  | "released"
  | "cancelled"
  | "expired"
  /** The list is open again: is a doctor who was stood down still free? */
  | "ask_again"
  /** A standby is asked first, for some time alone. */
  | "standby_offer"
  /** That offer is over: others cover the list; the doctor stays on standby. */
  | "offer_closed"
  /** Nothing a booked doctor must agree to; or a list that moved, to those who have not answered. */
  | "changed"
  /** Other times, up to an hour: is that all right? To booked doctors. */
  | "times_changed"
  /** Another day, site, role or time: can they still do it? To booked doctors. */
  | "moved"
  /** The same to those who had offered or refused: their answer was for the earlier date. */
  | "asked_anew"
  /** One more list belongs to the callout. */
  | "list_added";
/** The exact mails a decision will send, each as the first of its doctors will read it, in the doctor's language. */
export type DecisionPreview = {
  mails: { kind: MailKind; doctors: DoctorRef[]; email: { subject: string; text: string } }[];
  silent: number;
};

/** What is said once, however many lists are decided about. */
type Deciding = {
  /** The person was asked once more; without it 409 `not_credentialed`. */
  despite_credential?: boolean;
  /** The office has spoken to the doctor; without it 409 `not_agreed` for times the doctor has not said yes to. Audited. */
  spoken?: boolean;
  reason?: string | null;
};
/** Wall times, HH:MM, within the list; without them what the answer's `bookable` (or with `spoken`, `bookable_spoken`) says. */
type Stretch = { from?: string; to?: string };
/** POST …/responses/{rid}/confirm and …/confirm_preview. */
export type ConfirmRequest = Deciding & Stretch & { lock_version: number };
/** POST …/decisions and …/decisions_preview: one decision about answers of one doctor, in one transaction and one mail. */
export type DecideManyRequest = Deciding & {
  decision: "confirm" | "release";
  responses: (Stretch & { id: number; lock_version: number })[];
};
/** PUT …/answers: what a doctor said by telephone, for several lists at once. */
export type RecordAnswersRequest = {
  recipient_id: number;
  note?: string | null;
  answers: { list_id: number; response: Answer; part_from?: string | null; part_to?: string | null }[];
};
/** POST …/ask_again and …/ask_again_preview: doctors who were stood down from a list that is open again. */
export type AskAgainRequest = { response_ids: number[] };
/** POST …/lists/{list_id}/standby_chain and …/standby_chain_preview. `next`: the one asked now is passed over. */
export type ChainRequest = { action: "start" | "next" | "stop" };
/**
 * PUT …/lists/{list_id} and POST …/lists/{list_id}/change_preview: a list of an open or confirmed callout. `lock_version`
 * is the list's; 409 `stale` carries a `StaleCallout`; 409 `overlap` where a booked doctor is booked elsewhere at the new time.
 */
export type ChangeSentListRequest = {
  list: Omit<ListInput, "id" | "lock_version">;
  lock_version: number;
  despite_credential?: boolean;
};
/** What a change of a list asks of the booked doctors. */
export type ListChange = "none" | "details" | "times" | "moved";
export type ListChangePreview = DecisionPreview & { change: ListChange };
/** POST …/lists and …/lists_preview: one more list, while the callout is open. `lock_version` is the callout's. */
export type AddListRequest = { list: Omit<ListInput, "lock_version">; lock_version: number };
/** POST …/lists/{list_id}/cancel and …/cancel_preview: one of several lists. `lock_version` is the list's. */
export type CancelListRequest = { reason: string; lock_version: number };
export type CancelRequest = { reason: string; lock_version: number };
export type RecordAnswerRequest = {
  response: Answer;
  note?: string | null;
  /** Wall times, HH:MM, within the list. */
  part_from?: string | null;
  part_to?: string | null;
};

export type CalloutsQuery = {
  tab?: CalloutTab;
  q?: string;
  site_id?: number;
  surgeon_id?: number;
  /** Was asked. */
  doctor_id?: number;
  role?: RoleNeeded;
  mode?: CalloutMode;
  urgency?: Urgency;
  status?: CalloutStatus;
  /** Open, and nobody has offered anything yet. */
  no_availability?: boolean;
  /** Local dates, YYYY-MM-DD, both included. */
  from?: string;
  to?: string;
  sort?: "when" | "-when" | "respond_by" | "-respond_by" | "updated_at" | "-updated_at";
  page?: number;
  per_page?: number;
};
export type CalloutsMeta = PageMeta & { counts: Record<CalloutTab, number> };
