/** Sites, surgeons, doctors and their groups, as Kysely sees them. */
import { type Generated } from "kysely";
import {
  type AwayReason,
  type AwaySource,
  type DayPart,
  type DoctorRole,
  type DoctorStatus,
  type EmailState,
  type GroupColour,
  type SurgeonPreference,
} from "../../../src/contract/doctor.ts";
import { type Language } from "../../../src/contract/languages.ts";

export interface DoctorTables {
  sites: {
    id: Generated<number>;
    company_id: number;
    name: string;
    short_name: string;
    address: string | null;
    time_zone: string;
    phone: string | null;
    theatres: Generated<string[]>;
    access_notes: string | null;
    map_url: string | null;
    archived_at: Date | null;
    lock_version: Generated<number>;
  };
  surgeons: {
    id: Generated<number>;
    company_id: number;
    display_name: string;
    specialty: string | null;
    phone: string | null;
    notes: string | null;
    archived_at: Date | null;
    lock_version: Generated<number>;
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
    /** Null: the practice's usual one. */
    locale: Language | null;
    notes: string | null;
    specialties: Generated<string[]>;
    registration_body: string | null;
    registration_number: string | null;
    /** Until when a pause lasts; null while paused: until somebody ends it. */
    paused_until: Date | null;
    invited_at: Date | null;
    /** When the doctor said that name and address are right; a new address is not confirmed yet. */
    confirmed_at: Date | null;
    last_response_at: Date | null;
    archived_at: Date | null;
    /** Who goes on for this doctor, who was entered twice. */
    merged_into: Generated<number | null>;
    /** Since when nothing says any more who it was. */
    anonymised_at: Generated<Date | null>;
    /** Raised, it ends every link to the doctor's home. */
    home_version: Generated<number>;
    /** Whether the doctor has a calendar address; the version is in it. */
    calendar_open: Generated<boolean>;
    calendar_version: Generated<number>;
    lock_version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  doctor_groups: {
    id: Generated<number>;
    company_id: number;
    name: string;
    colour: Generated<GroupColour>;
    description: string | null;
    lock_version: Generated<number>;
  };
  /** `rank`: the place in the group's order; whoever has not been placed comes after the others. */
  doctor_group_members: { company_id: number; group_id: number; doctor_id: number; rank: Generated<number> };
  /** `credentialed_until`: a local date, that day included; null: no end known. */
  doctor_sites: { company_id: number; doctor_id: number; site_id: number; credentialed_until: string | null };
  doctor_surgeon_preferences: {
    company_id: number;
    doctor_id: number;
    surgeon_id: number;
    preference: SurgeonPreference;
    set_by: number;
    set_at: Date;
  };
  doctor_unavailabilities: {
    id: Generated<number>;
    company_id: number;
    doctor_id: number;
    starts_at: Date;
    ends_at: Date;
    reason: AwayReason;
    /** Who entered it. */
    source: Generated<AwaySource>;
    created_at: Date;
  };
  /** Times of the week at which the doctor usually does not work; Monday is 1. */
  doctor_usually_not: { company_id: number; doctor_id: number; weekday: number; day_part: DayPart };
}
