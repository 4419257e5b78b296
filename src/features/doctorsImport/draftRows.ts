/** The rows between the file and the server: texts that can be corrected, and what they mean on the wire. */
import { splitParts } from "../../contract/files/csvCell.ts";
import { IMPORT_FIELDS, type ImportField, type KnownChoice } from "../../contract/files/importFields.ts";
import { roleOf } from "../../contract/files/roleSynonyms.ts";
import { checkImportRow, type ImportProblem } from "../../contract/rules/doctorImport.ts";
import { type ImportRow, type ImportSite } from "../../contract/shapes/doctors/doctorImport.ts";
import { cellsOf } from "../../lib/tables/matchColumns.ts";
import { type Table } from "../../lib/tables/readTable.ts";
import { type Matching } from "./doctorsFile.ts";
import { languageOf } from "./headerSynonyms.ts";

/** `number`: as the spreadsheet numbers the row. Replaced, never changed. */
export type DraftRow = { readonly number: number; readonly cells: Readonly<Record<ImportField, string>> };

export const draftRows = ({ rows }: Table, matching: Matching): DraftRow[] =>
  rows.map(({ number, cells }) => ({ number, cells: cellsOf(IMPORT_FIELDS, matching, cells) }));

/** "St Vincent's (2027-03-31)". */
function siteOf(text: string): ImportSite {
  const [, name, until] = /^(.*?)\s*\(([\d./-]{6,10})\)$/.exec(text) ?? [];
  return name ? { name, until: until ?? null } : { name: text, until: null };
}

/** The most digits that a telephone number has (ITU-T E.164), with the 00 before it. */
const MOST_DIGITS = 17;

/** "0170 / 123.45-67": numbers are stored with spaces and hyphens alone. Two in one cell stay as they are, for somebody to choose. */
const phoneOf = (text: string): string =>
  text.replaceAll(/\D/g, "").length > MOST_DIGITS ? text : text.replaceAll(/\s*[/.]\s*/g, " ").trim();

const listed = (text: string): string[] => splitParts(text);

export function importRow({ number, cells }: DraftRow, known: KnownChoice): ImportRow {
  const optional = {
    title: cells.title,
    mobile_phone: phoneOf(cells.mobile_phone),
    grade: cells.grade,
    registration_body: cells.registration_body,
    registration_number: cells.registration_number,
    notes: cells.notes,
    locale: cells.locale && languageOf(cells.locale),
  };
  return {
    row: number,
    known,
    first_name: cells.first_name,
    last_name: cells.last_name,
    email: cells.email,
    role: cells.role && roleOf(cells.role),
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== "")),
    ...(cells.specialties ? { specialties: splitParts(cells.specialties, /[,，、]/) } : {}),
    ...(cells.groups ? { groups: listed(cells.groups) } : {}),
    ...(cells.sites ? { sites: listed(cells.sites).map(siteOf) } : {}),
  };
}

export type Problems = Partial<Record<ImportField, ImportProblem>>;
const checked = new WeakMap<DraftRow, Problems>();

/** What is wrong with the row in itself; looked at once. */
export function problemsOf(row: DraftRow): Problems {
  const problems = checked.get(row) ?? checkImportRow(importRow(row, "skip"));
  checked.set(row, problems);
  return problems;
}
