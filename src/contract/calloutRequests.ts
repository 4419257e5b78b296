/** What the app sends to make, preview, send, confirm and cancel callouts (product.md §4). */
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
  /** Without it, made from the lists (product.md §2.6). */
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
/** `override_ids`: asked although on leave, booked elsewhere or not credentialed (product.md Q1). */
export type RecipientsInput = { doctor_ids: number[]; group_ids: number[]; override_ids?: number[] };
export type CalloutRequest = { callout: CalloutInput };
/** POST /callouts. With `send_at`, an ISO instant, the draft waits for that moment at once (product.md C2). */
export type CreateCalloutRequest = { callout: CalloutInput & { send_at?: string } };
/**
 * PUT /callouts/{id}. A draft or scheduled callout: the whole input. Once sent: message, respond-by and notes only
 * (product.md Q5). 409 `stale` carries a `StaleCallout`.
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
  /** What the lists' surgeons said of those who would be mailed; it holds nobody back. */
  preferences: { doctor: DoctorRef; surgeon: string; preference: SurgeonPreference }[];
  /** `html_url` shows it as HTML for some minutes, in a frame without rights (product.md Q26). */
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
  | "expired";
/** The exact mails a decision will send, each as the first of its doctors will read it, in the doctor's language. */
export type DecisionPreview = {
  mails: { kind: MailKind; doctors: DoctorRef[]; email: { subject: string; text: string } }[];
  silent: number;
};

/** `despite_credential`: the person was asked once more; without it 409 `not_credentialed` (product.md Q1). */
export type ConfirmRequest = { lock_version: number; despite_credential?: boolean; reason?: string | null };
export type CancelRequest = { reason: string; lock_version: number };
export type RecordAnswerRequest = {
  response: Answer;
  note?: string | null;
  /** Wall times, HH:MM, within the list (product.md Q10). */
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
