/** Doctors, their groups, and the places and surgeons of lists, as the wire has them (product.md §2.3, §2.4). */
import { type Language } from "./languages.ts";

export type DoctorRole = "anaesthetist" | "surgical_assistant" | "surgeon" | "other";
export const DOCTOR_STATUSES = ["active", "paused", "archived"] as const;
export type DoctorStatus = (typeof DOCTOR_STATUSES)[number];
export type EmailState = "ok" | "bounced" | "complained" | "unverified";

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
  locale: Language;
  groups: { id: number; name: string }[];
  /** ISO instant of the newest answer. */
  last_response_at: string | null;
  lock_version: number;
};

/** `doctors` counts those who can be asked (active). */
export type DoctorGroup = { id: number; name: string; doctors: number };
export type Site = { id: number; name: string; short_name: string; time_zone: string; theatres: string[] };
export type Surgeon = { id: number; display_name: string; specialty: string | null };
