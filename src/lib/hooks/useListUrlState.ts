/** What a list shows – search, filters, order, page – as the address has it: read, and changed in place. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** Another question begins at its first page. */
export type ChangeView<View> = (next: Partial<View>) => void;

/** `read` and `write` stay the same. */
export function useListUrlState<View extends { page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): [view: View, change: ChangeView<View>] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [read, params]);
  const change = useCallback<ChangeView<View>>(
    (next) => setParams((before) => write({ ...read(before), page: 1, ...next }), { replace: true }),
    [read, write, setParams],
  );
  return [view, change];
}
