/** The columns of a file of doctors, and what can be wrong with a row. */
import { FIELD_RULES } from "../fieldRules.ts";

/** Rows of one import. */
export const IMPORT_ROWS = 2000;
/** The order of the columns in the file that is exported. */
export const IMPORT_FIELDS = [
  "title",
  "first_name",
  "last_name",
  "email",
  "mobile_phone",
  "role",
  "grade",
  "specialties",
  "registration_body",
  "registration_number",
  "locale",
  "groups",
  "sites",
  "notes",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export const NEEDED_FIELDS = ["first_name", "last_name", "email", "role"] as const satisfies readonly ImportField[];

/** What happens to a row whose address is a doctor's already. */
export const KNOWN_CHOICES = ["skip", "update"] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

export const IMPORT_RULES = [...FIELD_RULES, "twice", "unknown", "ambiguous", "date"] as const;
