/** What is known of every row of the check: its mistakes, what speaks against its list, and whether it is taken. */
import { type ListField } from "../../contract/files/listFields.ts";
import {
  type ListsImportError,
  type ListsImportNote,
  type ListsImportReport,
  type ListsImportRow,
} from "../../contract/shapes/lists/listsImport.ts";
import { bringsTimes, type DraftRow, importRow, nameKey, type Reading } from "./draftRows.ts";

/** A name that the practice does not have, or that several of its sites or surgeons could mean. */
export type UnknownName = { field: "site" | "surgeon"; text: string; ambiguous: boolean; rows: number };

/** The person's work on the rows, and the server's latest word on them; replaced, never changed. */
export type Check = {
  rows: readonly DraftRow[];
  reading: Reading;
  report: ListsImportReport;
  unknown: readonly UnknownName[];
  /** Keys of the names that were matched by guessing, and that nobody has chosen otherwise. */
  guessed: ReadonlySet<string>;
  /** Fields that were worked on stay open, right or wrong. */
  touched: ReadonlyMap<number, readonly ListField[]>;
  /** Taken or left out by hand. */
  byHand: ReadonlyMap<number, boolean>;
};

export type Problems = Partial<Record<ListField, ListsImportError>>;
type Fate = "wrong" | "there" | "left" | "new";
export type CheckedRow = {
  draft: DraftRow;
  sent: ListsImportRow;
  problems: Problems;
  notes: readonly ListsImportNote[];
  touched: readonly ListField[];
  fate: Fate;
  /** Of a row that is there: the earlier row that brings its list. */
  sameAs?: number;
};

/** Each name once, with how many rows have it. */
function unknownNames(rows: readonly DraftRow[], { errors, notes }: ListsImportReport): UnknownName[] {
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]));
  const named = [
    ...errors
      .filter(({ field, rule }) => rule === "ambiguous" || (field === "site" && rule === "unknown"))
      .map(({ field, rule, row }) => ({ field: field as UnknownName["field"], ambiguous: rule === "ambiguous", row })),
    ...notes
      .filter(({ kind }) => kind === "surgeon_text")
      .map(({ row }) => ({ field: "surgeon" as const, ambiguous: false, row })),
  ].map(({ row, ...name }) => ({ ...name, text: cellsOf.get(row)?.[name.field] ?? "" }));
  return [...Map.groupBy(named, ({ field, text }) => nameKey(field, text)).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, rows: 1 + others.length }] : [],
  );
}

const keyOf = ({ field, text }: Pick<UnknownName, "field" | "text">): string => nameKey(field, text);

/** Names that were shown stay for as long as a row has them; then those that the report adds. */
export function namesShown(
  shown: readonly UnknownName[],
  rows: readonly DraftRow[],
  report: ListsImportReport,
): UnknownName[] {
  const kept = shown.flatMap((name) => {
    const having = rows.filter(({ cells }) => nameKey(name.field, cells[name.field]) === keyOf(name)).length;
    return having > 0 ? [{ ...name, rows: having }] : [];
  });
  const keys = new Set(kept.map(keyOf));
  return [...kept, ...unknownNames(rows, report).filter((name) => !keys.has(keyOf(name)))];
}

/** `before`: the work that was done on the same file. */
export const beginCheck = (
  rows: readonly DraftRow[],
  reading: Reading,
  report: ListsImportReport,
  before?: Check,
): Check => {
  const matched = (before?.unknown ?? []).filter((name) => reading.names.get(keyOf(name)));
  return {
    ...{ rows, reading, report },
    unknown: namesShown(matched, rows, report),
    guessed: before?.guessed ?? new Set(),
    touched: before?.touched ?? new Map(),
    byHand: before?.byHand ?? new Map(),
  };
};

/** Surgeons whose names were guessed are shown, although the report no longer asks for them. */
export function withGuesses(check: Check, keys: readonly string[]): Check {
  const texts = new Set(check.rows.map(({ cells }) => cells.surgeon.trim()));
  const guesses = [...texts]
    .filter((text) => keys.includes(nameKey("surgeon", text)))
    .map((text): UnknownName => ({ field: "surgeon", text, ambiguous: false, rows: 0 }));
  return {
    ...check,
    unknown: namesShown([...check.unknown, ...guesses], check.rows, check.report),
    guessed: new Set([...check.guessed, ...keys]),
  };
}

export function correct(check: Check, number: number, field: ListField, text: string): Check {
  const rows = check.rows.map((row) =>
    row.number === number ? { ...row, cells: { ...row.cells, [field]: text } } : row,
  );
  const fields = check.touched.get(number) ?? [];
  const touched = new Map(check.touched).set(number, fields.includes(field) ? fields : [...fields, field]);
  const errors = check.report.errors.filter((error) => error.row !== number || error.field !== field);
  return { ...check, rows, touched, report: { ...check.report, errors } };
}

/** An empty name takes the matching back. */
export function matchName(check: Check, { field, text }: UnknownName, name: string): Check {
  const names = new Map(check.reading.names).set(nameKey(field, text), name);
  const guessed = new Set([...check.guessed].filter((key) => key !== nameKey(field, text)));
  return { ...check, guessed, reading: { ...check.reading, names } };
}

export const take = (check: Check, number: number, on: boolean): Check => ({
  ...check,
  byHand: new Map(check.byHand).set(number, on),
});

/** A surgeon whom the practice does not have is nothing to leave a list out for. */
const speaksAgainst = ({ kind }: ListsImportNote): boolean => kind !== "surgeon_text";

/** A time that the row's session brings once its date is one. */
const comesWithDate = ({ cells }: DraftRow, { field, rule }: ListsImportError): boolean =>
  rule === "required" &&
  (field === "start_time" || field === "end_time") &&
  !cells[field] &&
  bringsTimes(cells.session);

export function checkedRows({ rows, reading, report, touched, byHand }: Check): CheckedRow[] {
  const errors = Map.groupBy(report.errors, ({ row }) => row);
  const notes = Map.groupBy(report.notes, ({ row }) => row);
  const existing = new Map(report.existing.map((one) => [one.row, one]));
  /** By the first row of a list: the row that brings it. */
  const bringing = new Map<number, number>();
  return rows.map((draft): CheckedRow => {
    const { number } = draft;
    const wrong = (errors.get(number) ?? []).filter((error) => !comesWithDate(draft, error));
    const known = existing.get(number);
    const first = known?.same_as ?? number;
    // The check tells the first row of a list alone what speaks against it.
    const noted = notes.get(first) ?? [];
    const taken = byHand.get(number) ?? !noted.some(speaksAgainst);
    const sameAs = bringing.get(first);
    const there = sameAs !== undefined || (known !== undefined && known.same_as === null);
    const fate = wrong.length > 0 ? "wrong" : there ? "there" : taken ? "new" : "left";
    if (fate === "new") bringing.set(first, number);
    return {
      draft,
      sent: importRow(draft, reading),
      problems: Object.fromEntries(wrong.map((error) => [error.field, error])),
      notes: noted,
      touched: touched.get(number) ?? [],
      fate,
      ...(fate === "there" && sameAs !== undefined ? { sameAs } : {}),
    };
  });
}

export const sentRows = (rows: readonly CheckedRow[]): ListsImportRow[] =>
  rows.filter(({ fate }) => fate === "new").map(({ sent }) => sent);
