/** Doctors, their groups, and the places and surgeons of lists, as the wire has them. */
import { type Language } from "./languages.ts";

export const DOCTOR_ROLES = ["anaesthetist", "surgical_assistant", "surgeon", "other"] as const;
export type DoctorRole = (typeof DOCTOR_ROLES)[number];
export const DOCTOR_STATUSES = ["active", "paused", "archived"] as const;
export type DoctorStatus = (typeof DOCTOR_STATUSES)[number];
export type EmailState = "ok" | "bounced" | "complained" | "unverified";

export const AWAY_REASONS = ["leave", "study_leave", "sick", "no_call", "other"] as const;
export type AwayReason = (typeof AWAY_REASONS)[number];

/** How a surgeon likes to work with a doctor; it rules nobody out. */
export const SURGEON_PREFERENCES = ["preferred", "avoid"] as const;
export type SurgeonPreference = (typeof SURGEON_PREFERENCES)[number];

export const GROUP_COLOURS = ["grey", "blue", "teal", "green", "amber", "red", "violet"] as const;
export type GroupColour = (typeof GROUP_COLOURS)[number];

/** A doctor where only the name is needed; `name` carries the title: "Dr Hana Itokawa". */
export type DoctorRef = { id: number; name: string; grade: string | null };

export type Doctor = DoctorRef & {
  title: string | null;
  first_name: string;
  last_name: string;
  email: string;
  mobile_phone: string | null;
  role: DoctorRole;
  status: DoctorStatus;
  email_state: EmailState;
  /** Null: the practice's usual one. */
  locale: Language | null;
  groups: { id: number; name: string }[];
  /** Where the doctor works; none: nothing is recorded, so no site is ruled out. `credentialed_until`: YYYY-MM-DD, included. */
  sites: DoctorSite[];
  /** ISO instant; null while paused: until somebody ends it. A pause that is over shows as "active". */
  paused_until: string | null;
  /** ISO instant of the newest invitation. */
  invited_at: string | null;
  /** ISO instant at which the doctor said that the details are right. */
  confirmed_at: string | null;
  /** The present or next time away; ISO instants. */
  next_away: { starts_at: string; ends_at: string } | null;
  /** Callouts of the last 90 days, and how many of them the doctor answered. */
  asked: number;
  answered: number;
  /** ISO instant of the newest answer. */
  last_response_at: string | null;
  /** Who goes on for this doctor, who was entered twice; archived for good. */
  merged_into: DoctorRef | null;
  lock_version: number;
};

type DoctorSite = { id: number; short_name: string; credentialed_until: string | null };

/** `doctors` counts those who can be asked (active). */
export type DoctorGroup = {
  id: number;
  name: string;
  colour: GroupColour;
  description: string | null;
  doctors: number;
  lock_version: number;
};
/** In the group's order: those somebody placed, then the others by name. */
export type GroupMember = DoctorRef & { status: DoctorStatus };
export type Site = { id: number; name: string; short_name: string; time_zone: string; theatres: string[] };
export type Surgeon = { id: number; display_name: string; specialty: string | null };
