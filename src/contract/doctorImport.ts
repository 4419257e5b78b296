/** Doctors out of a file: what a row may hold, what is wrong with one, and what an import says it did. */
import { isDate } from "./dates.ts";
import { DOCTOR_ROLES } from "./doctor.ts";
import { LANGUAGES } from "./languages.ts";
import { checkForm, type FieldProblem } from "./rules.ts";

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
export type KnownChoice = "skip" | "update";

/** `until`: the last day of a credential, YYYY-MM-DD. */
export type ImportSite = { name: string; until: string | null };

/** What is left out stays as it is; a file's empty cell never wipes anything. */
export type ImportRow = {
  /** The row's number in the file, as the person sees it. */
  row: number;
  known: KnownChoice;
  first_name: string;
  last_name: string;
  email: string;
  role: string;
  title?: string;
  mobile_phone?: string;
  grade?: string;
  specialties?: string[];
  registration_body?: string;
  registration_number?: string;
  locale?: string;
  /** Names of groups that the practice has. */
  groups?: string[];
  /** Full or short names of sites that the practice has. */
  sites?: ImportSite[];
  notes?: string;
};

/** New doctors without a language of their own have the practice's. */
export type ImportRequest = { rows: ImportRow[] };

type ImportRule = FieldProblem["rule"] | "twice" | "unknown" | "date";
export type ImportProblem = { rule: ImportRule; count?: number; value?: string };
export type ImportError = ImportProblem & { row: number; field: ImportField; message: string };

export type ImportReport = {
  created: number;
  updated: number;
  /** To be updated, but already as the file says. */
  unchanged: number;
  skipped: number;
  errors: ImportError[];
  /** Rows whose address is a doctor's already. */
  known: { row: number; id: number; name: string }[];
};

/** The most characters of each field that the form's table does not name; as the columns are. */
const LONGEST = { title: 20, grade: 60, registration_body: 40, registration_number: 40, notes: 2000 } as const;
const SPECIALTIES = { each: 60, many: 20 };

/** An address as it is compared. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

/** What can be seen without knowing other rows or the practice. */
export function checkImportRow(row: ImportRow): Partial<Record<ImportField, ImportProblem>> {
  const problems: Partial<Record<ImportField, ImportProblem>> = {
    ...checkForm("doctor", { ...row, mobile_phone: row.mobile_phone ?? "" }),
  };
  if (!row.role) problems.role = { rule: "required" };
  else if (!DOCTOR_ROLES.some((role) => role === row.role)) problems.role = { rule: "unknown", value: row.role };
  if (row.locale && !LANGUAGES.some((language) => language === row.locale))
    problems.locale = { rule: "unknown", value: row.locale };
  for (const [field, count] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if ([...(row[field] ?? "")].length > count) problems[field] = { rule: "max", count };
  const { specialties = [], sites = [] } = row;
  if (specialties.length > SPECIALTIES.many || specialties.some((one) => [...one].length > SPECIALTIES.each))
    problems.specialties = { rule: "max", count: SPECIALTIES.each };
  const wrong = sites.find(({ until }) => until !== null && !isDate(until));
  if (wrong) problems.sites = { rule: "date", value: wrong.until ?? "" };
  return problems;
}

/** Rows whose address an earlier row has. */
export function repeatedRows(rows: readonly Pick<ImportRow, "row" | "email">[]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const { row, email } of rows) {
    const key = addressKey(email);
    if (key && seen.has(key)) repeated.add(row);
    seen.add(key);
  }
  return repeated;
}
