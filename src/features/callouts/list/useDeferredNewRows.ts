/** Rows that arrive while a person reads wait to be asked for; those already shown change in place. */
import { useState } from "react";

type Row = { id: number };
type Deferred<R> = {
  rows: readonly R[];
  /** How many wait. */
  waiting: number;
  show: () => void;
};

/**
 * `key` names what was asked for (tab, filters, page); its first rows are all shown. Null while the rows on hand
 * still answer an earlier question.
 */
export function useDeferredNewRows<R extends Row>(key: string | null, rows: readonly R[]): Deferred<R> {
  const [shown, setShown] = useState<{ key: string | null; ids: ReadonlySet<number> }>({ key: null, ids: new Set() });
  const isNew = key !== null && key !== shown.key;
  const all = () => ({ key: key ?? shown.key, ids: new Set(rows.map((row) => row.id)) });
  if (isNew) setShown(all());
  const kept = isNew ? rows : rows.filter((row) => shown.ids.has(row.id));
  // Nothing is shown, so nothing can jump.
  if (!isNew && key !== null && kept.length === 0 && rows.length > 0) setShown(all());
  return { rows: kept, waiting: rows.length - kept.length, show: () => setShown(all()) };
}
