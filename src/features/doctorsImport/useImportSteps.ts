/** The four steps of an import, and the way from each to the next. */
import { useState } from "react";
import { type ImportReport } from "../../contract/doctorImport.ts";
import { type Language } from "../../contract/languages.ts";
import { beginCheck, type Check, type CheckedRow } from "./checkedRows.ts";
import { draftRows, importRow } from "./draftRows.ts";
import { useTryImportMutation } from "./importApi.ts";
import { type Matching, matchColumns, remember } from "./matchColumns.ts";
import { readTable, type Table, type Unreadable } from "./readTable.ts";

export type Step =
  | { kind: "upload"; problem?: Unreadable; table?: Table }
  | { kind: "match"; table: Table; matching: Matching }
  | { kind: "check"; table: Table; matching: Matching; check: Check }
  | { kind: "result"; table: Table; report: ImportReport; rows: CheckedRow[] };

export function useImportSteps(locale: Language) {
  const [step, setStep] = useState<Step>({ kind: "upload" });
  const [ask, { isLoading, error, reset }] = useTryImportMutation();
  return {
    step,
    busy: isLoading,
    error,
    take: async (file: File): Promise<void> => {
      const read = await readTable(file).catch((): Unreadable => ({ problem: "unreadable" }));
      setStep("problem" in read ? { kind: "upload", problem: read } : { kind: "upload", table: read });
    },
    toMatch: (table: Table): void => setStep({ kind: "match", table, matching: matchColumns(table.headers) }),
    match: (table: Table, matching: Matching): void => setStep({ kind: "match", table, matching }),
    toCheck: async (table: Table, matching: Matching): Promise<void> => {
      remember(table.headers, matching);
      const rows = draftRows(table, matching);
      const { data } = await ask({ rows: rows.map((row) => importRow(row, "skip")), locale });
      if (data) setStep({ kind: "check", table, matching, check: beginCheck(rows, data) });
    },
    toResult: (table: Table, report: ImportReport, rows: CheckedRow[]): void =>
      setStep({ kind: "result", table, report, rows }),
    back: (): void => {
      reset();
      setStep((before) => {
        if (before.kind === "check") return { kind: "match", table: before.table, matching: before.matching };
        return before.kind === "match" ? { kind: "upload", table: before.table } : { kind: "upload" };
      });
    },
  };
}
export type ImportSteps = ReturnType<typeof useImportSteps>;
