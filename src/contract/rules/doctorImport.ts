/** What is wrong with a row of a file of doctors. */
import { isDate } from "../dates.ts";
import { DOCTOR_ROLES } from "../doctor.ts";
import { type ImportField } from "../files/importFields.ts";
import { LANGUAGES } from "../languages.ts";
import { LIMITS } from "../limits.ts";
import { type ImportError, type ImportRow } from "../shapes/doctors/doctorImport.ts";
import { checkForm } from "./forms.ts";

export type ImportProblem = Pick<ImportError, "rule" | "count" | "value">;

/** The most characters of each field that the form's table does not name; as the columns are. */
const LONGEST = { title: 20, grade: 60, registration_body: 40, registration_number: 40, notes: 2000 } as const;
const SPECIALTIES = { each: LIMITS.doctorSpecialty[1], many: 20 };

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
