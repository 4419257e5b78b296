/** What is known of every row of the check: its mistakes, the doctor who has its address, and what is to be done. */
import { type ImportField, type KnownChoice } from "../../contract/files/importFields.ts";
import { repeatedRows } from "../../contract/rules/doctorImport.ts";
import { type ImportError, type ImportReport, type ImportRow } from "../../contract/shapes/doctors/doctorImport.ts";
import { type DraftRow, importRow, type Problems, problemsOf } from "./draftRows.ts";

/** Fields about which only the server knows what is right. */
const ASKED_FIELDS: readonly ImportField[] = ["groups", "sites"];
/** A change of these has to be asked of the server again. */
export const isAsked = (field: ImportField): boolean => field === "email" || ASKED_FIELDS.includes(field);

type Doctor = { id: number; name: string };

/** The person's work on the rows; replaced, never changed. */
export type Check = {
  rows: readonly DraftRow[];
  known: ReadonlyMap<number, Doctor>;
  refused: ReadonlyMap<number, Problems>;
  /** Fields that were worked on stay open, right or wrong. */
  touched: ReadonlyMap<number, readonly ImportField[]>;
  /** For rows that have no choice of their own. */
  choice: KnownChoice;
  choices: ReadonlyMap<number, KnownChoice>;
};

export type CheckedRow = {
  draft: DraftRow;
  problems: Problems;
  doctor: Doctor | undefined;
  choice: KnownChoice;
  touched: readonly ImportField[];
};
export type Fate = "wrong" | "new" | "update" | "skip";

const refusedOf = (errors: readonly ImportError[]): Map<number, Problems> => {
  const asked = errors.filter(({ field }) => ASKED_FIELDS.includes(field));
  return new Map(
    [...Map.groupBy(asked, ({ row }) => row)].map(([row, own]) => [
      row,
      Object.fromEntries(
        own.map(({ field, rule, count, value }) => [
          field,
          { rule, ...(count ? { count } : {}), ...(value ? { value } : {}) },
        ]),
      ),
    ]),
  );
};
const knownOf = ({ known }: ImportReport): Map<number, Doctor> =>
  new Map(known.map(({ row, id, name }) => [row, { id, name }]));

/** `before`: the work that was done on the same file. */
export const beginCheck = (rows: readonly DraftRow[], report: ImportReport, before?: Check): Check => ({
  rows,
  known: knownOf(report),
  refused: refusedOf(report.errors),
  touched: before?.touched ?? new Map(),
  choice: before?.choice ?? "skip",
  choices: before?.choices ?? new Map(),
});

/** The server's word on some rows takes the place of its earlier one. */
export function hearOf(check: Check, numbers: readonly number[], report: ImportReport): Check {
  const [known, refused] = [new Map(check.known), new Map(check.refused)];
  for (const number of numbers) {
    known.delete(number);
    refused.delete(number);
  }
  for (const [row, doctor] of knownOf(report)) known.set(row, doctor);
  for (const [row, problems] of refusedOf(report.errors)) refused.set(row, problems);
  return { ...check, known, refused };
}

export function correct(check: Check, number: number, field: ImportField, text: string): Check {
  const rows = check.rows.map((row) =>
    row.number === number ? { ...row, cells: { ...row.cells, [field]: text } } : row,
  );
  const fields = check.touched.get(number) ?? [];
  const touched = new Map(check.touched).set(number, fields.includes(field) ? fields : [...fields, field]);
  const refused = new Map(check.refused);
  const { [field]: _old, ...others } = refused.get(number) ?? {};
  refused.set(number, others);
  return { ...check, rows, touched, refused };
}

export const choose = (check: Check, number: number, choice: KnownChoice): Check => ({
  ...check,
  choices: new Map(check.choices).set(number, choice),
});

export function checkedRows(check: Check): CheckedRow[] {
  const repeated = repeatedRows(check.rows.map(({ number, cells }) => ({ row: number, email: cells.email })));
  return check.rows.map((draft) => ({
    draft,
    problems: {
      ...problemsOf(draft),
      ...(repeated.has(draft.number) ? { email: { rule: "twice" as const } } : {}),
      ...check.refused.get(draft.number),
    },
    doctor: check.known.get(draft.number),
    choice: check.choices.get(draft.number) ?? check.choice,
    touched: check.touched.get(draft.number) ?? [],
  }));
}

export function fateOf({ problems, doctor, choice }: CheckedRow): Fate {
  if (Object.keys(problems).length > 0) return "wrong";
  return doctor ? choice : "new";
}

export const sentRows = (rows: readonly CheckedRow[]): ImportRow[] =>
  rows.filter((row) => fateOf(row) !== "wrong").map(({ draft, choice }) => importRow(draft, choice));
