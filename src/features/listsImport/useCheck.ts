/** The third step at work: corrections in place and names that are matched, each tried at the server, and the import itself. */
import { useMemo, useRef, useState } from "react";
import { newRequestKey } from "../../api/requestKey.ts";
import { type ListField } from "../../contract/files/listFields.ts";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import {
  type Check,
  type CheckedRow,
  checkedRows,
  correct,
  matchName,
  sentRows,
  take,
  type UnknownName,
} from "./checkedRows.ts";
import { importRow } from "./draftRows.ts";
import { useImportListsMutation, useTryListsImportMutation } from "./listsImportApi.ts";

export function useCheck(begun: Check, onDone: (report: ListsImportReport, rows: CheckedRow[]) => void) {
  const [check, setCheck] = useState(begun);
  const [ask, asked] = useTryListsImportMutation();
  const [run, { isLoading, error }] = useImportListsMutation();
  const rows = useMemo(() => checkedRows(check), [check]);
  /** A press that has to be repeated, after an answer that was lost, say, is the same import. */
  const key = useRef(newRequestKey());
  /** Of answers that overtake each other the last question's counts. */
  const asking = useRef(0);
  const change = (next: Check): void => {
    key.current = newRequestKey();
    setCheck(next);
  };
  /** What is right depends on all rows: they are tried together. */
  const recheck = async (next: Check): Promise<void> => {
    asking.current += 1;
    const turn = asking.current;
    const { data: report } = await ask({ rows: next.rows.map((row) => importRow(row, next.reading)) });
    if (report && turn === asking.current) setCheck((before) => ({ ...before, report }));
  };
  return {
    check,
    rows,
    checking: asked.isLoading,
    busy: isLoading,
    error: error ?? asked.error,
    importing: error !== undefined,
    take: (number: number, on: boolean) => change(take(check, number, on)),
    edit: (number: number, field: ListField, text: string) => change(correct(check, number, field, text)),
    choose: (number: number, field: ListField, text: string): void => {
      const next = correct(check, number, field, text);
      change(next);
      void recheck(next);
    },
    leave: (number: number, field: ListField): void => {
      if (check.touched.get(number)?.includes(field)) void recheck(check);
    },
    matchName: (name: UnknownName, chosen: string): void => {
      const next = matchName(check, name, chosen);
      change(next);
      void recheck(next);
    },
    submit: async (): Promise<void> => {
      const result = await run({ rows: sentRows(rows), key: key.current });
      if (result.data) return onDone(result.data, rows);
      // Refused, because something has changed meanwhile: the rows say what.
      await recheck(check);
    },
  };
}
export type Checking = ReturnType<typeof useCheck>;
