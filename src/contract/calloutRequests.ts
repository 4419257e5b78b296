/** What the app sends to make, preview, send, confirm and cancel callouts (product.md §4). */
import {
  type Answer,
  type CalloutMode,
  type CalloutStatus,
  type CalloutTab,
  type RoleNeeded,
  type Session,
  type Urgency,
} from "./callout.ts";
import { type DoctorRef } from "./doctor.ts";
import { type PageMeta } from "./page.ts";

export type ListInput = {
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
};

export type CalloutInput = {
  mode: CalloutMode;
  urgency: Urgency;
  message?: string | null;
  /** ISO instant. */
  respond_by?: string | null;
  lists: ListInput[];
  recipients: { doctor_ids: number[]; group_ids: number[] };
};
export type CalloutRequest = { callout: CalloutInput };

export type SkipReason = "on_leave" | "clash" | "not_credentialed" | "paused" | "bounced" | "duplicate";

/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. */
export type CalloutPreview = {
  will_send: DoctorRef[];
  skipped: { doctor: DoctorRef; reason: SkipReason }[];
  email: { from_name: string; subject: string; html: string; text: string } | null;
};

export type MailKind = "callout" | "confirmation" | "filled" | "released" | "cancelled";
/** The exact mails a decision will send. */
export type DecisionPreview = { mails: { kind: MailKind; doctors: DoctorRef[] }[]; silent: number };

export type ConfirmRequest = { lock_version: number };
export type CancelRequest = { reason: string; lock_version: number };
export type RecordAnswerRequest = { response: Answer; note?: string | null };

export type CalloutsQuery = {
  tab?: CalloutTab;
  q?: string;
  site_id?: number;
  surgeon_id?: number;
  role?: RoleNeeded;
  status?: CalloutStatus;
  /** Local dates, YYYY-MM-DD, both included. */
  from?: string;
  to?: string;
  sort?: "when" | "-when" | "respond_by" | "-respond_by" | "updated_at" | "-updated_at";
  page?: number;
  per_page?: number;
};
export type CalloutsMeta = PageMeta & { counts: Record<CalloutTab, number> };
