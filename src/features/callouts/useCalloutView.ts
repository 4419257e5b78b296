/** The view in the address: read, and changed in place. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readView, type View, writeView } from "./calloutQuery.ts";

export function useCalloutView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback(
    (next: Partial<View>) =>
      // Another question begins at its first page. Replaced, so that Back leaves the list and not a filter.
      setParams((before) => writeView({ ...readView(before), page: 1, ...next }), { replace: true }),
    [setParams],
  );
  return { view, change };
}
