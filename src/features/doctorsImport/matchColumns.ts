/** Which column holds what: guessed from the names of the columns, or as the person said for such a file before. */
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from "../../contract/files/importFields.ts";
import { recall, remember } from "../../lib/remembered.ts";
import { HEADER_WORDS, plain } from "./headerWords.ts";

/** By field: the column's index as text, "=anaesthetist" for one value in all rows, or the empty text for nothing. */
export type Matching = Record<ImportField, string>;

const REMEMBERED = "doctorsImportColumns";

/** What was said before, by the column's name: a field, or the empty text for a column that holds nothing of use. */
function saidBefore(): Record<string, string> {
  try {
    const read: unknown = JSON.parse(recall(REMEMBERED) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, string>) : {};
  } catch {
    // Broken: the names alone must do.
    return {};
  }
}

export function rememberColumns(headers: readonly string[], matching: Matching): void {
  const said = headers.map((header, at) => [
    plain(header),
    IMPORT_FIELDS.find((field) => matching[field] === String(at)) ?? "",
  ]);
  remember(REMEMBERED, JSON.stringify({ ...saidBefore(), ...Object.fromEntries(said) }));
}

/** Of the field's words, the earliest that names a free column. */
function guess(field: ImportField, free: ReadonlyMap<number, string>): number | undefined {
  for (const word of HEADER_WORDS[field]) for (const [at, header] of free) if (header === word) return at;
  return undefined;
}

/** No column is taken twice. */
export function matchColumns(headers: readonly string[]): Matching {
  const before = saidBefore();
  const free = new Map(headers.map((header, at) => [at, plain(header)] as const).filter(([, header]) => header !== ""));
  const matching = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ""])) as Matching;
  const take = (field: ImportField, at: number | undefined): void => {
    if (at === undefined || matching[field] !== "") return;
    matching[field] = String(at);
    free.delete(at);
  };
  for (const [at, header] of [...free]) {
    const said = Object.hasOwn(before, header) ? before[header] : undefined;
    const field = IMPORT_FIELDS.find((one) => one === said);
    if (field) take(field, at);
    else if (said === "") free.delete(at);
  }
  for (const field of IMPORT_FIELDS) take(field, guess(field, free));
  return matching;
}

/** Fields that every new doctor needs and no column holds yet. */
export const missingFields = (matching: Matching): ImportField[] =>
  NEEDED_FIELDS.filter((field) => matching[field] === "");
