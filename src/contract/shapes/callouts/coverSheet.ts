/** What hangs on a theatre's board: a page for each list, naming only those who are booked for it. */
import { type Static, Type } from "typebox";
import { COVER_WORDS, REQUIREMENTS, ROLES_NEEDED } from "../../callout.ts";
import { dataOf, day, instant, integer, nullable, oneOf, orNull, recordId, strict, text } from "../base.ts";
import { WallSpan } from "../calloutList.ts";

export const CoverDoctor = Type.Object({
  /** With the title. */
  name: text,
  phone: nullable(text),
  /** The body and the number there: "GMC 7012345". */
  registration: nullable(text),
  word: oneOf(COVER_WORDS),
});
export type CoverDoctor = Static<typeof CoverDoctor>;

/** `doctor` null: nobody is booked for it. */
export const CoverStretch = Type.Object({ ...WallSpan.properties, doctor: orNull(CoverDoctor) });
export type CoverStretch = Static<typeof CoverStretch>;

export const CoverSheet = Type.Object({
  list_id: integer,
  practice: Type.Object({ name: text, phone: nullable(text) }),
  /** Local date, YYYY-MM-DD, and wall times, HH:MM. */
  date: text,
  start_time: text,
  end_time: text,
  time_zone: text,
  site: Type.Object({ name: text, address: nullable(text), phone: nullable(text) }),
  theatre: nullable(text),
  surgeon: nullable(text),
  specialty: nullable(text),
  role_needed: oneOf(ROLES_NEEDED),
  requirements: Type.Array(oneOf(REQUIREMENTS)),
  case_mix: nullable(text),
  notes_public: nullable(text),
  /** For each position its stretches, from the list's start to its end without a gap. */
  positions: Type.Array(Type.Array(CoverStretch)),
  /** When all this was so. */
  as_of: instant,
});
export type CoverSheet = Static<typeof CoverSheet>;
export const CoverSheetsResponse = dataOf(Type.Array(CoverSheet));

/** GET /cover_sheets: one of the three questions of `CoverSheetsQuery`. */
export const CoverSheetsParams = strict({
  list_id: Type.Optional(recordId),
  callout_id: Type.Optional(recordId),
  date: Type.Optional(day),
  site_id: Type.Optional(recordId),
});
export type CoverSheetsParams = Static<typeof CoverSheetsParams>;
/**
 * Of one list, of a callout, or of a day at a site (local date, YYYY-MM-DD), by start. Lists that were cancelled have none.
 */
export type CoverSheetsQuery = { list_id: number } | { callout_id: number } | { date: string; site_id: number };
