/** Merging a doctor who was entered twice, as asked for and as shown beforehand. */
import { type DoctorRef } from "./doctor.ts";

/** What the one who stays lacks and takes over from the duplicate; notes and specialties are joined. */
export const MERGED_FIELDS = [
  "title",
  "mobile_phone",
  "grade",
  "specialties",
  "registration_body",
  "registration_number",
  "notes",
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** POST /doctors/:id/merge: the doctor of the path was entered twice and goes on as `into_id`; both versions as they were shown. */
export type DoctorMerge = { into_id: number; lock_version: number; into_lock_version: number };

/** A list for which one of the two is booked, while the other is booked as well. */
export type MergeClash = Record<"from" | "into", { callout_id: number; title: string; starts_at: string }>;

/** POST /doctors/:id/merge_preview: what would move; nothing has been changed. */
export type DoctorMergePreview = {
  from: DoctorRef & { email: string; lock_version: number };
  into: DoctorRef & { email: string; lock_version: number };
  /** Callouts the duplicate is in. */
  callouts: number;
  /** Of them those that both are in: of two answers to one list a booking stays, else the newer one. */
  shared: number;
  bookings: number;
  leave: number;
  emails: number;
  groups: { id: number; name: string }[];
  /** Whose preference goes over. */
  surgeons: { id: number; name: string }[];
  /** As they will be: new ones, and those whose credential lasts longer. */
  sites: { id: number; short_name: string; credentialed_until: string | null }[];
  /** "pause": one that the duplicate asked for, and that lasts longer. */
  fields: (MergedField | "pause")[];
  /** While there are any, merging is refused with 409 `overlap`. */
  clashes: MergeClash[];
};
