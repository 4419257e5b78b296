/** What happened: notifications, audit and mail; and the counters of rate limits, as Kysely sees them. */
import { type ColumnType, type Generated } from "kysely";
import { type AuditAction, type AuditSubjectType } from "../../../src/contract/audit.ts";
import { type EmailTextKind } from "../../../src/contract/emailTexts.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type AuditDiff } from "../../../src/contract/shapes/audit.ts";
import { type NotificationParams } from "../../../src/contract/shapes/notification.ts";

/** Written as text, read as what it was. */
type Json<T> = ColumnType<T, string | undefined, string>;

export interface EventTables {
  installation: {
    only_row: Generated<boolean>;
    epoch: Generated<string>;
    calendar_domain: Generated<string | null>;
    created_at: Generated<Date>;
  };
  notifications: {
    id: Generated<number>;
    company_id: number;
    seq: number;
    notification_type: string;
    title: string;
    callout_id: number | null;
    action_by_id: number | null;
    /** Whom alone it is for; null: everybody of the company. */
    for_user_id: Generated<number | null>;
    params: Json<NotificationParams>;
    created_at: Date;
  };
  /** `done_at`: needs nothing more of this person; what is done is read. */
  notification_reads: {
    company_id: number;
    notification_id: number;
    user_id: number;
    read_at: Date;
    done_at: Date | null;
  };
  /** News of this callout is listed for this person, but neither counted nor announced. */
  callout_mutes: { company_id: number; callout_id: number; user_id: number };
  audit_events: {
    id: Generated<number>;
    company_id: number | null;
    actor_type: "admin" | "doctor" | "system" | "provider";
    actor_id: number | null;
    action: AuditAction;
    subject_type: AuditSubjectType | null;
    subject_id: number | null;
    params: Json<Record<string, string | number>>;
    diff: ColumnType<AuditDiff | null, string | null | undefined, string | null>;
    request_id: string | null;
    created_at: Date;
    /** Its place in the company's chain, and the hash over it and the event before; set at the commit. */
    seq: Generated<number | null>;
    hash: Generated<string | null>;
  };
  /** What somebody wrote as the reason of what an event tells. */
  audit_reasons: { event_id: number; company_id: number; reason: string };
  /** The last number and hash of each company. */
  audit_chains: { company_id: number; seq: number; hash: string };
  outbox_emails: {
    id: Generated<number>;
    company_id: number | null;
    kind: string;
    idempotency_key: string;
    message_id: string;
    from_name: string | null;
    to_name: string | null;
    to_address: string;
    /** Who gets a copy; of a copy, where it goes instead of to the address that it shows. */
    bcc_address: string | null;
    is_copy: Generated<boolean>;
    reply_to: string | null;
    subject: string;
    html: string;
    text: string;
    /** Calendar objects one after the other, each sent as a file of its own. */
    ics: string | null;
    headers: Json<Record<string, string>>;
    doctor_id: number | null;
    callout_id: number | null;
    recipient_id: number | null;
    /** "kept": there was no mail server to give it to. */
    status: Generated<"queued" | "sent" | "kept" | "failed">;
    /** The conversation with the mail server that it is in, and until when nobody else may begin one (`MailClaim`). */
    claimed_by: string | null;
    claimed_until: Date | null;
    attempts: Generated<number>;
    last_error: string | null;
    created_at: Date;
    sent_at: Date | null;
  };
  email_texts: {
    company_id: number;
    kind: EmailTextKind;
    language: Language;
    opening: string;
    closing: string;
    lock_version: number;
    updated_by: number | null;
    updated_at: Date;
  };
  mail_previews: {
    company_id: number;
    user_id: number;
    slot: "email_text" | "callout";
    digest: string;
    html: string;
    created_at: Date;
  };
  rate_limits: { key: string; hits: number; window_ends_at: Date };
}
