/** Sites and surgeons in full, as practice management shows and changes them. */
import { type DoctorRef, type Site, type Surgeon, type SurgeonPreference } from "./doctor.ts";

export type SiteInput = {
  name: string;
  /** For dense tables. */
  short_name: string;
  address?: string | null;
  /** IANA name: the clock of the lists there. */
  time_zone: string;
  phone?: string | null;
  theatres: string[];
  /** Parking, entrance, code. */
  access_notes?: string | null;
  /** https only. */
  map_url?: string | null;
};

type Kept = {
  /** ISO instant; archived ones are no longer offered, what names them stays. */
  archived_at: string | null;
  /** Whether lists or doctors name it: then it can be archived, but not removed. */
  in_use: boolean;
  lock_version: number;
};

export type SiteDetail = Site & Required<SiteInput> & Kept;

export type SurgeonInput = {
  display_name: string;
  specialty?: string | null;
  phone?: string | null;
  /** For the practice only. */
  notes?: string | null;
  /** Whom the surgeon prefers and whom rather not, each doctor once; left out, they stay as they are. */
  doctors?: { doctor_id: number; preference: SurgeonPreference }[];
};
/** A doctor as a surgeon's form names one. */
export type PreferredDoctor = { doctor: DoctorRef; preference: SurgeonPreference };
export type SurgeonDetail = Surgeon & Required<Omit<SurgeonInput, "doctors">> & { doctors: PreferredDoctor[] } & Kept;
