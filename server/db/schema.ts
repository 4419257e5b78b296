/** All tables; the migrations are the truth. int8 is read as a number, date as YYYY-MM-DD text. */
import { type CalloutFactTables } from "./tables/calloutFacts.ts";
import { type CalloutTables } from "./tables/callouts.ts";
import { type DoctorTables } from "./tables/doctors.ts";
import { type EventTables } from "./tables/events.ts";
import { type PeopleTables } from "./tables/people.ts";
import { type PlanningTables } from "./tables/planning.ts";
import { type SavedViewTables } from "./tables/savedViews.ts";
import { type WaveTables } from "./tables/waves.ts";

export interface Tables
  extends PeopleTables,
    DoctorTables,
    CalloutTables,
    CalloutFactTables,
    EventTables,
    PlanningTables,
    SavedViewTables,
    WaveTables {}

/** Tables whose every row belongs to one company; a query inside a company never sees another's rows. */
export const COMPANY_TABLES = [
  "audit_chains",
  "audit_events",
  "audit_reasons",
  "callout_comments",
  "callout_lists",
  "callout_mutes",
  "callout_needs",
  "callout_recipients",
  "callout_texts",
  "callouts",
  "comment_mentions",
  "company_settings",
  "days_off",
  "doctor_group_members",
  "doctor_groups",
  "doctor_sites",
  "doctor_surgeon_preferences",
  "doctor_unavailabilities",
  "doctor_usually_not",
  "doctors",
  "email_texts",
  "freed_answers",
  "idempotency_keys",
  "lists",
  "mail_previews",
  "merged_recipients",
  "notification_reads",
  "notifications",
  "outbox_emails",
  "phone_calls",
  "response_history",
  "responses",
  "sites",
  "standby_offers",
  "standing_lists",
  "surgeons",
  "users",
  "saved_views",
  "wave_plans",
  "wave_recipients",
  "waves",
] as const satisfies (keyof Tables)[];
