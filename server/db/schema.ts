/** Tables as Kysely sees them; the migrations are the truth. int8 is read as a number, date as YYYY-MM-DD text. */
import { type ColumnType, type Generated } from "kysely";
import {
  type CalloutMode,
  type CalloutStatus,
  type CoverStatus,
  type Outcome,
  type ResponseSource,
  type ResponseState,
  type RoleNeeded,
  type Session,
  type Urgency,
} from "../../src/contract/callout.ts";
import { type DoctorRole, type DoctorStatus, type EmailState } from "../../src/contract/doctor.ts";
import { type Language } from "../../src/contract/languages.ts";
import { type NotificationParams } from "../../src/contract/notification.ts";
import { type UserRole } from "../../src/contract/user.ts";

type Json<T> = ColumnType<T, string | undefined, string>;
type GeneratedAt = Generated<Date>;

export interface Tables {
  companies: {
    id: Generated<number>;
    name: string;
    kind: Generated<"practice" | "group">;
    phone: string | null;
    status: Generated<"pending" | "active" | "suspended">;
    verified_at: Date | null;
    verified_by: string | null;
    notification_seq: Generated<number>;
    created_at: GeneratedAt;
  };
  company_settings: {
    company_id: number;
    admin_emails_address: string | null;
    callout_emails_name: string | null;
    callout_emails_address: string | null;
    callout_emails_phone: string | null;
    callout_emails_bcc_all: Generated<boolean>;
    time_zone: Generated<string>;
    withdraw_phone_hours: Generated<number>;
    updated_at: GeneratedAt;
  };
  users: {
    id: Generated<number>;
    company_id: number;
    first_name: string;
    last_name: string;
    email: string;
    phone: string | null;
    password_hash: string | null;
    password_version: Generated<number>;
    confirmed_at: Date | null;
    role: Generated<UserRole>;
    status: Generated<"invited" | "active" | "disabled">;
    locale: Generated<Language>;
    time_zone: string | null;
    terms_accepted_at: Date | null;
    terms_version: string | null;
    created_at: GeneratedAt;
    updated_at: GeneratedAt;
  };
  sessions: {
    id: Generated<string>;
    user_id: number;
    client: string;
    scope: Generated<"full" | "password_reset">;
    generation: Generated<number>;
    token_hash: string;
    previous_token_hash: string | null;
    last_token_hash: string | null;
    rotated_at: Date;
    current_used_at: Date | null;
    expires_at: Date;
    last_used_at: Date;
    user_agent: string | null;
    ip: string | null;
    created_at: Date;
  };
  user_tokens: {
    id: Generated<number>;
    user_id: number;
    kind: "password_reset" | "confirmation" | "invitation";
    token_hash: string;
    email: string;
    password_version: number;
    expires_at: Date;
    used_at: Date | null;
    created_at: Date;
  };
  sites: {
    id: Generated<number>;
    company_id: number;
    name: string;
    short_name: string;
    address: string | null;
    time_zone: string;
    phone: string | null;
    theatres: Generated<string[]>;
    archived_at: Date | null;
  };
  surgeons: {
    id: Generated<number>;
    company_id: number;
    display_name: string;
    specialty: string | null;
    archived_at: Date | null;
  };
  doctors: {
    id: Generated<number>;
    company_id: number;
    title: string | null;
    first_name: string;
    last_name: string;
    email: string;
    mobile_phone: string | null;
    role: Generated<DoctorRole>;
    grade: string | null;
    status: Generated<DoctorStatus>;
    email_state: Generated<EmailState>;
    locale: Generated<Language>;
    notes: string | null;
    last_response_at: Date | null;
    archived_at: Date | null;
    lock_version: Generated<number>;
    created_at: GeneratedAt;
    updated_at: GeneratedAt;
  };
  doctor_groups: { id: Generated<number>; company_id: number; name: string };
  doctor_group_members: { company_id: number; group_id: number; doctor_id: number };
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
    cover_status: Generated<CoverStatus>;
    lock_version: Generated<number>;
    created_at: GeneratedAt;
  };
  callouts: {
    id: Generated<number>;
    company_id: number;
    reference: string;
    title: string;
    status: Generated<CalloutStatus>;
    mode: Generated<CalloutMode>;
    urgency: Generated<Urgency>;
    message: string | null;
    respond_by: Date | null;
    send_at: Date | null;
    sent_at: Date | null;
    closed_at: Date | null;
    cancel_reason: string | null;
    first_starts_at: Date;
    last_ends_at: Date;
    doctor_withdrew_at: Date | null;
    created_by: number;
    lock_version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  callout_lists: { company_id: number; callout_id: number; list_id: number };
  callout_recipients: {
    id: Generated<number>;
    company_id: number;
    callout_id: number;
    doctor_id: number;
    source: Generated<"manual" | "group">;
    delivery: Generated<"queued" | "sent" | "failed" | "skipped">;
    skip_reason: string | null;
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
    decided_by: number | null;
    decided_at: Date | null;
    acknowledged_at: Date | null;
    calendar_sequence: Generated<number>;
    lock_version: Generated<number>;
  };
  response_history: {
    id: Generated<number>;
    company_id: number;
    response_id: number;
    response: ResponseState;
    outcome: Outcome;
    note: string | null;
    source: string | null;
    created_at: Date;
  };
  installation: { only_row: Generated<boolean>; epoch: Generated<string>; created_at: GeneratedAt };
  notifications: {
    id: Generated<number>;
    company_id: number;
    seq: number;
    notification_type: string;
    title: string;
    callout_id: number | null;
    action_by_id: number | null;
    params: Json<NotificationParams>;
    created_at: Date;
  };
  notification_reads: { company_id: number; notification_id: number; user_id: number; read_at: Date };
  audit_events: {
    id: Generated<number>;
    company_id: number | null;
    actor_type: "admin" | "doctor" | "system" | "provider";
    actor_id: number | null;
    action: string;
    subject_type: string | null;
    subject_id: number | null;
    params: Json<Record<string, string | number>>;
    request_id: string | null;
    created_at: Date;
  };
  outbox_emails: {
    id: Generated<number>;
    company_id: number | null;
    kind: string;
    idempotency_key: string;
    message_id: string;
    from_name: string | null;
    to_name: string | null;
    to_address: string;
    bcc_address: string | null;
    reply_to: string | null;
    subject: string;
    html: string;
    text: string;
    ics: string | null;
    headers: Json<Record<string, string>>;
    doctor_id: number | null;
    callout_id: number | null;
    recipient_id: number | null;
    status: Generated<"queued" | "sent" | "failed">;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Date;
    sent_at: Date | null;
  };
  rate_limits: { key: string; hits: number; window_ends_at: Date };
}

/** Tables whose every row belongs to one company; a query inside a company never sees another's rows. */
export const COMPANY_TABLES = [
  "audit_events",
  "callout_lists",
  "callout_recipients",
  "callouts",
  "company_settings",
  "doctor_group_members",
  "doctor_groups",
  "doctors",
  "lists",
  "notification_reads",
  "notifications",
  "outbox_emails",
  "response_history",
  "responses",
  "sites",
  "surgeons",
  "users",
] as const satisfies (keyof Tables)[];
