/** The four steps of an import of lists, and the way from each to the next. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import { addDays, dateIn } from "../../lib/dateFormats.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { useFormDefaults } from "../callouts/public.ts";
import { correctedRows, useLatestOnly } from "../fileImport/public.ts";
import { useSurgeonsQuery } from "../places/public.ts";
import { usePracticeZone } from "../user/public.ts";
import { type ListsTable, type Period, type UnreadableLists } from "./calendar/listsTable.ts";
import { type OpenedCalendar } from "./calendar/readCalendar.ts";
import { type DateOrder, ordersOf } from "./cellTimes.ts";
import { beginCheck, type Check, type CheckedRow, withGuesses } from "./checkedRows.ts";
import { type DraftRow, draftRows, importRow, nameKey, type Reading } from "./draftRows.ts";
import { guessedSurgeons } from "./guessedSurgeons.ts";
import { isCalendar, type Matching, matchColumns, openedBy, readLists, rememberColumns } from "./listsFile.ts";
import { useTryListsImportMutation } from "./listsImportApi.ts";

/** Of a calendar that was opened: some events may come again for ever. `opened`: which opening of a file it was. */
type Chosen = { calendar: OpenedCalendar; period: Period; opened: number };
/** `order`: null until somebody says it, where the dates could be either. */
type Columns = { table: ListsTable; matching: Matching; order: DateOrder | null };
export type Step =
  | { kind: "upload"; problem?: UnreadableLists; table?: ListsTable; chosen?: Chosen }
  | ({ kind: "match" } & Columns)
  | ({ kind: "check"; check: Check } & Columns)
  | { kind: "result"; report: ListsImportReport; rows: CheckedRow[] };

const SOME_WEEKS_DAYS = 91;

const readBy = (chosen: Chosen): Step => {
  const table = chosen.calendar.unfold(chosen.period);
  return "problem" in table ? { kind: "upload", chosen, problem: table } : { kind: "upload", chosen, table };
};

async function takeTable(file: File, language: string): Promise<Step> {
  const read = await readLists(file, language);
  return "problem" in read ? { kind: "upload", problem: read } : { kind: "upload", table: read };
}

/** In which orders the chosen column's dates may be. */
export function possibleOrders({ table, matching }: Pick<Columns, "table" | "matching">, today: string): DateOrder[] {
  const at = matching.date;
  const texts = at === "" ? [] : table.rows.map(({ cells }) => cells[Number(at)] ?? "");
  return ordersOf(texts, Number(today.slice(0, 4)));
}

/** Null where somebody has to say it. */
export function saidOrder(columns: Pick<Columns, "table" | "matching">, today: string): DateOrder | null {
  const [order, ...others] = possibleOrders(columns, today);
  return order && others.length === 0 ? order : null;
}

const keyOfSurgeon = ({ cells }: DraftRow): string => nameKey("surgeon", cells.surgeon);

/** Of rows whose list is there already, the surgeon stays as written: under another name it would be another list. */
function rowsToGuess(rows: readonly DraftRow[], { existing }: ListsImportReport): DraftRow[] {
  const there = new Set(existing.flatMap(({ row, same_as }) => (same_as === null ? row : [])));
  const written = new Set(rows.filter(({ number }) => there.has(number)).map(keyOfSurgeon));
  return rows.filter((row) => !written.has(keyOfSurgeon(row)));
}

type Ask = ReturnType<typeof useTryListsImportMutation>[0];

/** Tries rows with the names as they were matched before; then with what is guessed of those that are new. */
function useTriedRows(ask: Ask) {
  const { data: surgeons = [] } = useSurgeonsQuery();
  return async (rows: readonly DraftRow[], before: Reading) => {
    const tryWith = async (reading: Reading) => (await ask({ rows: rows.map((row) => importRow(row, reading)) })).data;
    const asWritten = await tryWith(before);
    if (!asWritten) return undefined;
    const guesses = guessedSurgeons(rowsToGuess(rows, asWritten), surgeons, before.names);
    const reading = { ...before, names: new Map([...before.names, ...guesses]) };
    const report = guesses.size > 0 ? await tryWith(reading) : asWritten;
    return report && { reading, report, guessed: [...guesses.keys()] };
  };
}

/** `headers`: of the columns that a calendar has. */
export function useListsSteps(headers: readonly string[]) {
  const { language } = useTranslation().i18n;
  const [step, setStep] = useState<Step>({ kind: "upload" });
  const { times } = useFormDefaults();
  const zone = usePracticeZone();
  const today = dateIn(zone, useNow());
  /** The work on a table, for whoever goes back to its columns, and the file's own step. */
  const kept = useRef<{ columns: Columns; check: Check }>(undefined);
  const uploaded = useRef<Step>({ kind: "upload" });
  const openings = useRef(0);
  const [ask, { isLoading, error, reset }] = useTryListsImportMutation();
  const tryRows = useTriedRows(ask);
  /** Whoever goes on meanwhile no longer waits for an answer. */
  const beginTurn = useLatestOnly();
  const show = (next: Step): void => {
    uploaded.current = next;
    setStep(next);
  };
  const takeCalendar = async (file: File): Promise<Step> => {
    const calendar = await openedBy(() => import("./calendar/readCalendar.ts"), file, { headers, zone });
    if ("problem" in calendar) return { kind: "upload", problem: calendar };
    openings.current += 1;
    const period = { from: today, to: addDays(today, SOME_WEEKS_DAYS) };
    return readBy({ calendar, period, opened: openings.current });
  };
  return {
    step,
    busy: isLoading,
    error,
    today,
    take: async (file: File): Promise<void> => {
      const counts = beginTurn();
      const reading = isCalendar(file) ? takeCalendar(file) : takeTable(file, language);
      const next = await reading.catch((): Step => ({ kind: "upload", problem: { problem: "unreadable" } }));
      if (counts()) show(next);
    },
    /** Nothing is read while the days are not right. */
    choosePeriod: (chosen: Chosen, period: Period | undefined): void =>
      show(period ? readBy({ ...chosen, period }) : { kind: "upload", chosen }),
    toMatch: (table: ListsTable): void => {
      beginTurn();
      const matching = matchColumns(table.headers);
      setStep({ kind: "match", table, matching, order: saidOrder({ table, matching }, today) });
    },
    match: (table: ListsTable, matching: Matching, order: DateOrder | null): void => {
      beginTurn();
      setStep({ kind: "match", table, matching, order });
    },
    toCheck: async ({ table, matching, order }: Columns): Promise<void> => {
      const counts = beginTurn();
      rememberColumns(table.headers, matching);
      const before = kept.current?.columns.table === table ? kept.current : undefined;
      const work = before && correctedRows(before.check, (field) => before.columns.matching[field] === matching[field]);
      const rows = draftRows(table, matching).map((row) => work?.(row) ?? row);
      const names = before?.check.reading.names ?? new Map<string, string>();
      const tried = await tryRows(rows, { times, order: order ?? "dmy", names });
      if (!tried || !counts()) return;
      const check = withGuesses(beginCheck(rows, tried.reading, tried.report, before?.check), tried.guessed);
      setStep({ kind: "check", table, matching, order, check });
    },
    toResult: (report: ListsImportReport, rows: CheckedRow[]): void => setStep({ kind: "result", report, rows }),
    backToMatch: ({ table, matching, order }: Columns, check: Check): void => {
      const columns = { table, matching, order };
      kept.current = { columns, check };
      reset();
      setStep({ kind: "match", ...columns });
    },
    back: (): void => {
      beginTurn();
      reset();
      setStep((before) => (before.kind === "match" ? uploaded.current : { kind: "upload" }));
    },
  };
}
export type ListsSteps = ReturnType<typeof useListsSteps>;
