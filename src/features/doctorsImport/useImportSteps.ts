/** The four steps of an import, and the way from each to the next. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ImportReport } from "../../contract/shapes/doctors/doctorImport.ts";
import { type Table, type Unreadable } from "../../lib/tables/readTable.ts";
import { correctedRows, useLatestOnly } from "../fileImport/public.ts";
import { beginCheck, type Check, type CheckedRow } from "./checkedRows.ts";
import { type Matching, matchColumns, readDoctors, rememberColumns } from "./doctorsFile.ts";
import { draftRows, importRow } from "./draftRows.ts";
import { useTryImportMutation } from "./importApi.ts";

export type Step =
  | { kind: "upload"; problem?: Unreadable; table?: Table }
  | { kind: "match"; table: Table; matching: Matching }
  | { kind: "check"; table: Table; matching: Matching; check: Check }
  | { kind: "result"; table: Table; report: ImportReport; rows: CheckedRow[] };

export function useImportSteps() {
  const { language } = useTranslation().i18n;
  const [step, setStep] = useState<Step>({ kind: "upload" });
  /** The work on a table, for whoever goes back to its columns. */
  const kept = useRef<{ table: Table; matching: Matching; check: Check }>(undefined);
  const [ask, { isLoading, error, reset }] = useTryImportMutation();
  /** Whoever goes on meanwhile no longer waits for an answer. */
  const beginTurn = useLatestOnly();
  return {
    step,
    busy: isLoading,
    error,
    take: async (file: File): Promise<void> => {
      const counts = beginTurn();
      const read = await readDoctors(file, language).catch((): Unreadable => ({ problem: "unreadable" }));
      if (counts()) setStep("problem" in read ? { kind: "upload", problem: read } : { kind: "upload", table: read });
    },
    toMatch: (table: Table): void => {
      beginTurn();
      setStep({ kind: "match", table, matching: matchColumns(table.headers) });
    },
    match: (table: Table, matching: Matching): void => {
      beginTurn();
      setStep({ kind: "match", table, matching });
    },
    toCheck: async (table: Table, matching: Matching): Promise<void> => {
      const counts = beginTurn();
      rememberColumns(table.headers, matching);
      const before = kept.current?.table === table ? kept.current : undefined;
      const work = before && correctedRows(before.check, (field) => before.matching[field] === matching[field]);
      const rows = draftRows(table, matching).map((row) => work?.(row) ?? row);
      const { data } = await ask({ rows: rows.map((row) => importRow(row, "skip")) });
      if (data && counts()) setStep({ kind: "check", table, matching, check: beginCheck(rows, data, before?.check) });
    },
    toResult: (table: Table, report: ImportReport, rows: CheckedRow[]): void =>
      setStep({ kind: "result", table, report, rows }),
    backToMatch: (table: Table, matching: Matching, check: Check): void => {
      kept.current = { table, matching, check };
      reset();
      setStep({ kind: "match", table, matching });
    },
    back: (): void => {
      beginTurn();
      reset();
      setStep((before) => (before.kind === "match" ? { kind: "upload", table: before.table } : { kind: "upload" }));
    },
  };
}
export type ImportSteps = ReturnType<typeof useImportSteps>;
