/** The columns of a file of lists, what can be wrong with a row, and what a person should look at before importing it. */
import { PLACE_NOTES } from "../planning.ts";

/** Rows of one import: a large practice's lists of half a year. */
export const LIST_ROWS = 1000;

export const LIST_FIELDS = [
  "date",
  "start_time",
  "end_time",
  "session",
  "site",
  "theatre",
  "surgeon",
  "specialty",
  "role_needed",
  "positions",
  "case_mix",
  "notes_public",
  "notes_internal",
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** `order`: the end is not after the start; `skipped`: the clocks skip this time; `begun`: the list has begun. */
export const LIST_RULES = [
  "required",
  "max",
  "direction",
  "unknown",
  "ambiguous",
  "date",
  "time",
  "number",
  "order",
  "skipped",
  "begun",
] as const;

/**
 * As in a plan; `theatre_new`: the site has no theatre of that name; `overnight`: times of no usual session that end the next day, as swapped ones do; `surgeon_text`: the practice
 * has no such surgeon, and the name is kept as text.
 */
export const LIST_NOTES = [...PLACE_NOTES, "overnight", "theatre_new", "surgeon_text"] as const;
