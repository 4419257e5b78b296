/** The third step at work: corrections in place and names that are matched, each tried at the server, and the import itself. */
import { useMemo, useRef, useState } from "react";
import { newRequestKey } from "../../api/requestKey.ts";
import { type ListField } from "../../contract/files/listFields.ts";
import { type ListsImportReport } from "../../contract/shapes/lists/listsImport.ts";
import { useLatestOnly } from "../fileImport/public.ts";
import {
  type Check,
  type CheckedRow,
  checkedRows,
  correct,
  matchName,
  namesShown,
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
  const beginTurn = useLatestOnly();
  /** The latest answer about the rows as they were last asked about. */
  const answer = useRef<Promise<ListsImportReport | undefined>>(Promise.resolve(begun.report));
  const [waiting, setWaiting] = useState(false);
  const change = (next: Check): void => {
    key.current = newRequestKey();
    setCheck(next);
  };
  /** What is right depends on all rows: they are tried together. */
  const recheck = (next: Check): Promise<ListsImportReport | undefined> => {
    const counts = beginTurn();
    const asking = ask({ rows: next.rows.map((row) => importRow(row, next.reading)) }).then(({ data: report }) => {
      if (report && counts())
        setCheck((before) => ({ ...before, report, unknown: namesShown(before.unknown, next.rows, report) }));
      return report;
    });
    answer.current = asking;
    return asking;
  };
  /** Rows that are still to be imported once all that is known of them is here; undefined where that changed some. */
  const settled = async (): Promise<CheckedRow[] | undefined> => {
    const report = (await answer.current) ?? (await recheck(check));
    const after = report && checkedRows({ ...check, report });
    const numbers = (of: CheckedRow[]): string =>
      sentRows(of)
        .map(({ row }) => row)
        .join();
    return after && numbers(after) === numbers(rows) ? after : undefined;
  };
  return {
    check,
    rows,
    checking: asked.isLoading,
    busy: isLoading || waiting,
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
      const pressed = key.current;
      setWaiting(true);
      const known = await settled();
      setWaiting(false);
      if (!known || key.current !== pressed) return;
      const result = await run({ rows: sentRows(known), key: pressed });
      if (result.data) return onDone(result.data, known);
      // Refused, because something has changed meanwhile: the rows say what.
      await recheck(check);
    },
  };
}
export type Checking = ReturnType<typeof useCheck>;
