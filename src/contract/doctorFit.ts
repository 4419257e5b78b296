/** How a doctor fits a list, in plain facts, as the wire has them. */
import { type SurgeonPreference } from "./doctor.ts";

/** Whether a doctor may work at a list's site on its day; null: nothing is recorded of the doctor, so no site is ruled out. */
export type Credential = { state: "valid" | "expired" | "missing"; until: string | null } | null;

/** Plain facts that help to choose. Lists are counted; this callout's own are not. */
export type DoctorFit = {
  credential: Credential;
  /** Lists done with the list's surgeon. */
  with_surgeon: number;
  /** What the list's surgeon said of the doctor. */
  preference: SurgeonPreference | null;
  /** Lists that the doctor was asked about, and offered for, in the last 90 days. */
  offered: number;
  accepted: number;
  /** And was booked for. */
  confirmed: number;
};
