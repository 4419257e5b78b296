/** Merging a doctor who was entered twice, as asked for and as shown beforehand. */
import { type Static, Type } from "typebox";
import { MERGED_FIELDS } from "../../doctor.ts";
import { dataOf, doctorVersion, instant, integer, oneOf, recordId, strict, text } from "../base.ts";
import { DoctorRef, DoctorSite } from "../doctor.ts";

/** POST /doctors/{id}/merge_preview: the doctor of the path was entered twice and goes on as `into_id`. */
export const MergePreviewRequest = strict({ into_id: recordId });
/** POST /doctors/{id}/merge: the same with both versions as they were shown; answers with the one who stays. */
export const DoctorMerge = strict({
  into_id: recordId,
  lock_version: doctorVersion,
  into_lock_version: doctorVersion,
});
export type DoctorMerge = Static<typeof DoctorMerge>;

const merged = Type.Object({ ...DoctorRef.properties, email: text, lock_version: integer });
const booking = Type.Object({ callout_id: integer, title: text, starts_at: instant });
/** A list for which one of the two is booked, while the other is booked as well. */
export const MergeClash = Type.Object({ from: booking, into: booking });
export type MergeClash = Static<typeof MergeClash>;
const named = Type.Array(Type.Object({ id: integer, name: text }));

/** What would move; nothing has been changed. */
export const DoctorMergePreview = Type.Object({
  from: merged,
  into: merged,
  /** Callouts the duplicate is in. */
  callouts: integer,
  /** Of them those that both are in: of two answers to one list a booking stays, else the newer one. */
  shared: integer,
  bookings: integer,
  leave: integer,
  emails: integer,
  groups: named,
  /** Whose preference goes over. */
  surgeons: named,
  /** As they will be: new ones, and those whose credential lasts longer. */
  sites: Type.Array(DoctorSite),
  /** "pause": one that the duplicate asked for, and that lasts longer. */
  fields: Type.Array(oneOf([...MERGED_FIELDS, "pause"])),
  /** While there are any, merging is refused with 409 `overlap`. */
  clashes: Type.Array(MergeClash),
});
export type DoctorMergePreview = Static<typeof DoctorMergePreview>;
export const DoctorMergePreviewResponse = dataOf(DoctorMergePreview);
