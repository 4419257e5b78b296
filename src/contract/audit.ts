/** What a practice can read up on: every act that leaves a line in the audit log, and the log as the wire has it. */
import { type PageMeta } from "./page.ts";

/** Each act stands in one area, by which the log is narrowed; whoever records a new act names it here, and the app then wants words for it. */
export const AUDIT_AREAS = {
  callouts: [
    "callout_created",
    "draft_changed",
    "callout_changed",
    "callout_deleted",
    "callout_scheduled",
    "callout_unscheduled",
    "callout_sent",
    "callout_reminded",
    "recipients_added",
    "doctor_link_copied",
    "doctor_link_renewed",
    "callout_filled",
    "callout_reopened",
    "callout_cancelled",
    "callout_expired",
    "callout_list_changed",
    "callout_list_added",
    "callout_list_cancelled",
    "doctors_asked_again",
    "list_created",
    "list_changed",
    "list_deleted",
  ],
  bookings: [
    "answer_recorded",
    "booking_confirmed",
    "booking_acknowledged",
    "booking_released",
    "doctor_on_standby",
    "doctor_stood_down",
    "standby_wanted",
    "credential_overridden",
    "confirmed_by_word",
    "change_accepted",
    "standby_asked",
    "standby_declined",
    "standby_lapsed",
    "standby_chain_stopped",
    "standbys_exhausted",
    "offer_reconsidered",
  ],
  doctors: [
    "doctor_created",
    "doctor_changed",
    "doctor_archived",
    "doctor_restored",
    "doctor_merged",
    "doctor_paused",
    "doctor_unpaused",
    "doctor_invited",
    "doctor_confirmed",
    "doctors_imported",
    "leave_added",
    "leave_removed",
    "group_created",
    "group_changed",
    "group_deleted",
    "group_members_changed",
  ],
  practice: [
    "practice_registered",
    "company_verified",
    "company_suspended",
    "contact_details_changed",
    "data_exported",
    "calendar_feed_opened",
    "calendar_feed_closed",
    "callout_defaults_changed",
    "session_times_changed",
    "privacy_changed",
    "old_data_removed",
    "email_text_changed",
    "site_created",
    "site_changed",
    "site_archived",
    "site_restored",
    "site_deleted",
    "surgeon_created",
    "surgeon_changed",
    "surgeon_archived",
    "surgeon_restored",
    "surgeon_deleted",
  ],
  administrators: [
    "user_invited",
    "invitation_resent",
    "invitation_withdrawn",
    "signup_completed",
    "user_changed",
    "user_role_changed",
    "user_disabled",
    "user_enabled",
  ],
  accounts: [
    "signed_in",
    "signed_out",
    "session_revoked",
    "other_sessions_revoked",
    "profile_changed",
    "password_changed",
    "password_reset_requested",
    "password_reset",
    "email_confirmed",
    "email_change_requested",
    "email_change_withdrawn",
    "email_changed",
  ],
} as const;
export type AuditArea = keyof typeof AUDIT_AREAS;
export type AuditAction = (typeof AUDIT_AREAS)[AuditArea][number];

export const AUDIT_ACTOR_TYPES = ["admin", "doctor", "system", "provider"] as const;
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
const AUDIT_SUBJECT_TYPES = ["callout", "user", "company", "doctor", "group", "site", "surgeon", "list"] as const;
export type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];

/** What a line may tell beside its act; whoever tells something new names it here, and the exported log then wants a word for it. */
export const AUDIT_FACTS = [
  ...["doctor", "doctors", "surgeon", "site", "group", "name", "email", "reference", "by", "actor"],
  ...["list_date", "session", "start_time", "end_time", "list_start"],
  ...["response", "before", "reason", "change", "fields", "from", "to", "until", "send_at"],
  ...["kind", "language", "what", "rows", "added", "removed"],
  ...["created", "updated", "unchanged", "skipped", "mails", "notes", "news"],
] as const;
export type AuditFact = (typeof AUDIT_FACTS)[number];

/** By field, what it was and what it is, as text and cut where long; null where it was empty, or is not told. */
export type AuditDiff = Record<string, [before: string | null, after: string | null]>;

export type AuditLine = {
  id: number;
  action: AuditAction;
  /** `name` null: the system, our own staff, or somebody who is gone. */
  actor: { type: AuditActorType; name: string | null };
  /** `name`: a callout's reference, a person; null for what is gone, or has its name in `params`. */
  subject: { type: AuditSubjectType; id: number; name: string | null } | null;
  /** Facts the sentence needs: a doctor's name, a count, a role before and after. */
  params: Record<string, string | number>;
  diff: AuditDiff | null;
  created_at: string;
};

/** `from` and `to` are dates of the practice's own clock, both included. */
export type AuditQuery = {
  area?: AuditArea;
  /** One administrator. */
  user_id?: number;
  actor_type?: AuditActorType;
  from?: string;
  to?: string;
  page?: number;
  per_page?: number;
};
export type AuditMeta = PageMeta & {
  /** IANA name of the clock that `from` and `to` mean. */
  time_zone: string;
};
