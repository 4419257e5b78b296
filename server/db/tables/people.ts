/** Companies, the people who sign in, and their sessions, as Kysely sees them. */
import { type ColumnType, type Generated } from "kysely";
import { type UserRole, type WeekStart } from "../../../src/contract/account.ts";
import { type CalloutMode } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type SessionTimes } from "../../../src/contract/shapes/calloutDefaults.ts";
import { type NotificationPrefs } from "../../../src/contract/shapes/user.ts";

export interface PeopleTables {
  companies: {
    id: Generated<number>;
    name: string;
    kind: Generated<"practice" | "group">;
    phone: string | null;
    status: Generated<"pending" | "active" | "suspended">;
    verified_at: Date | null;
    verified_by: string | null;
    notification_seq: Generated<number>;
    created_at: Generated<Date>;
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
    default_mode: Generated<CalloutMode>;
    respond_within_hours: Generated<number | null>;
    automatic_reminder: Generated<boolean>;
    ask_standbys: Generated<boolean>;
    doctor_locale: Generated<Language>;
    /** Null: the usual ones. */
    session_times: ColumnType<SessionTimes | null, string | undefined, string>;
    defaults_version: Generated<number>;
    /** Null: for ever. */
    retention_months: Generated<number | null>;
    fees_enabled: Generated<boolean>;
    /** ISO 4217. */
    currency: Generated<string>;
    second_factor_required: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  users: {
    id: Generated<number>;
    company_id: number;
    first_name: string;
    last_name: string;
    email: string;
    /** Asked for, but not confirmed yet. */
    unconfirmed_email: Generated<string | null>;
    phone: string | null;
    password_hash: string | null;
    password_version: Generated<number>;
    confirmed_at: Date | null;
    role: Generated<UserRole>;
    status: Generated<"invited" | "active" | "disabled">;
    locale: Generated<Language>;
    time_zone: string | null;
    week_start: Generated<WeekStart>;
    notification_prefs: ColumnType<NotificationPrefs, string | undefined, string>;
    /** Whether the address of this version is open to calendar programmes. */
    calendar_open: Generated<boolean>;
    calendar_version: Generated<number>;
    terms_accepted_at: Date | null;
    terms_version: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    user_id: number;
    client: string;
    scope: Generated<"full" | "password_reset">;
    generation: Generated<number>;
    /** Addresses the person had while this session lived. */
    former_uids: Generated<string[]>;
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
  second_factors: {
    user_id: number;
    /** Half of the secret; the other half is a key that is not in the database. */
    seed: string;
    /** Null: being set up. */
    confirmed_at: Date | null;
    /** The time step of the last code that was taken; no code of it or of one before is taken again. */
    last_step: Generated<number>;
    created_at: Date;
  };
  recovery_codes: { user_id: number; code_hash: string; used_at: Date | null };
  user_tokens: {
    id: Generated<number>;
    user_id: number;
    kind: "password_reset" | "confirmation" | "invitation" | "email_change";
    token_hash: string;
    email: string;
    password_version: number;
    expires_at: Date;
    used_at: Date | null;
    created_at: Date;
  };
}
