/** The third step at work: corrections in place, asked of the server where only it can tell, and the import itself. */
import { useMemo, useRef, useState } from "react";
import { isProblem } from "../../api/problem.ts";
import { newRequestKey } from "../../api/requestKey.ts";
import { type ImportField, type KnownChoice } from "../../contract/files/importFields.ts";
import { type ImportReport } from "../../contract/shapes/doctors/doctorImport.ts";
import { type Check, type CheckedRow, checkedRows, choose, correct, hearOf, isAsked, sentRows } from "./checkedRows.ts";
import { importRow } from "./draftRows.ts";
import { useImportDoctorsMutation, useTryImportMutation } from "./importApi.ts";

const reportOf = (error: unknown): ImportReport | undefined => {
  const data = isProblem(error) && error.code === "invalid_input" ? error.data : undefined;
  return typeof data === "object" && data !== null && "errors" in data ? (data as ImportReport) : undefined;
};

export function useCheck(begun: Check, onDone: (report: ImportReport, rows: CheckedRow[]) => void) {
  const [check, setCheck] = useState(begun);
  const [ask] = useTryImportMutation();
  const [run, { isLoading, error }] = useImportDoctorsMutation();
  const rows = useMemo(() => checkedRows(check), [check]);
  /** A press that has to be repeated, after an answer that was lost, say, is the same import. */
  const key = useRef(newRequestKey());
  const change = (next: (before: Check) => Check): void => {
    key.current = newRequestKey();
    setCheck(next);
  };
  return {
    check,
    rows,
    choice: check.choice,
    busy: isLoading,
    error,
    chooseAll: (choice: KnownChoice) => change((before) => ({ ...before, choice, choices: new Map() })),
    chooseOne: (number: number, choice: KnownChoice) => change((before) => choose(before, number, choice)),
    edit: (number: number, field: ImportField, text: string) =>
      change((before) => correct(before, number, field, text)),
    /** The field was left. Without an answer the import itself will tell. */
    leave: async (number: number, field: ImportField): Promise<void> => {
      const draft = check.rows.find((row) => row.number === number);
      if (!draft || !isAsked(field) || !check.touched.get(number)?.includes(field)) return;
      const { data } = await ask({ rows: [importRow(draft, "skip")] });
      if (data) setCheck((before) => hearOf(before, [number], data));
    },
    submit: async (): Promise<void> => {
      const result = await run({ rows: sentRows(rows), key: key.current });
      if (result.data) return onDone(result.data, rows);
      const report = reportOf(result.error);
      if (report)
        change((before) =>
          hearOf(
            before,
            sentRows(rows).map(({ row }) => row),
            report,
          ),
        );
    },
  };
}
