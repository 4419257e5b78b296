/** What hangs on a theatre's board: a page for each list, naming only those who are booked for it. */
import { type Requirement, type RoleNeeded, type WallSpan } from "./callout.ts";

/** What the booked doctor has said since; `change_unanswered`: the list was changed, and the doctor has not agreed yet. */
export const COVER_WORDS = ["acknowledged", "unacknowledged", "change_unanswered"] as const;

export type CoverDoctor = {
  /** With the title. */
  name: string;
  phone: string | null;
  /** The body and the number there: "GMC 7012345". */
  registration: string | null;
  word: (typeof COVER_WORDS)[number];
};

/** `doctor` null: nobody is booked for it. */
export type CoverStretch = WallSpan & { doctor: CoverDoctor | null };

export type CoverSheet = {
  list_id: number;
  practice: { name: string; phone: string | null };
  /** Local date, YYYY-MM-DD, and wall times, HH:MM. */
  date: string;
  start_time: string;
  end_time: string;
  time_zone: string;
  site: { name: string; address: string | null; phone: string | null };
  theatre: string | null;
  surgeon: string | null;
  specialty: string | null;
  role_needed: RoleNeeded;
  requirements: Requirement[];
  case_mix: string | null;
  notes_public: string | null;
  /** For each position its stretches, from the list's start to its end without a gap. */
  positions: CoverStretch[][];
  /** ISO instant at which all this was so. */
  as_of: string;
};

/**
 * GET /cover_sheets: of one list, of a callout, or of a day at a site (local date, YYYY-MM-DD), by start. Lists that were
 * cancelled have none.
 */
export type CoverSheetsQuery = { list_id: number } | { callout_id: number } | { date: string; site_id: number };
