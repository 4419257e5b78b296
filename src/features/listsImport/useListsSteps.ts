/** The four steps of an import of lists, and the way from each to the next. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import { addDays, dateIn } from "../../lib/dateFormats.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { useFormDefaults } from "../callouts/public.ts";
import { correctedRows, useTurns } from "../fileImport/public.ts";
import { useSurgeonsQuery } from "../places/public.ts";
import { usePracticeZone } from "../user/public.ts";
import { type ListsTable, type Period, type UnreadableLists } from "./calendar/listsTable.ts";
import { type OpenedCalendar } from "./calendar/readCalendar.ts";
import { type DateOrder, ordersOf } from "./cellTimes.ts";
import { beginCheck, type Check, type CheckedRow, withGuesses } from "./checkedRows.ts";
import { type DraftRow, draftRows, importRow } from "./draftRows.ts";
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

/** As they were matched before, and what is guessed of those that are new. */
function namesFor(rows: readonly DraftRow[], surgeons: readonly { display_name: string }[], before?: Check) {
  const decided = before?.reading.names ?? new Map<string, string>();
  const guesses = guessedSurgeons(rows, surgeons, decided);
  return { guessed: [...guesses.keys()], names: new Map([...decided, ...guesses]) };
}

/** `headers`: of the columns that a calendar has. */
export function useListsSteps(headers: readonly string[]) {
  const { language } = useTranslation().i18n;
  const [step, setStep] = useState<Step>({ kind: "upload" });
  const { times } = useFormDefaults();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const zone = usePracticeZone();
  const today = dateIn(zone, useNow());
  /** The work on a table, for whoever goes back to its columns, and the file's own step. */
  const kept = useRef<{ columns: Columns; check: Check }>(undefined);
  const uploaded = useRef<Step>({ kind: "upload" });
  const openings = useRef(0);
  const [ask, { isLoading, error, reset }] = useTryListsImportMutation();
  /** Whoever goes on meanwhile no longer waits for an answer. */
  const beginTurn = useTurns();
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
      const { guessed, names } = namesFor(rows, surgeons, before?.check);
      const reading = { times, order: order ?? "dmy", names };
      const { data: report } = await ask({ rows: rows.map((row) => importRow(row, reading)) });
      const check = report && withGuesses(beginCheck(rows, reading, report, before?.check), guessed);
      if (check && counts()) setStep({ kind: "check", table, matching, order, check });
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
