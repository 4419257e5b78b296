/** The view in the address: read, and changed in place. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { systemClock } from "../../lib/clock.ts";
import { isWeek, queryOf, readView, type View, writeView } from "./calloutQuery.ts";
import { usePrefetch } from "./calloutsApi.ts";

export function useCalloutView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const prefetch = usePrefetch("callouts");
  // Asked in the press, while the address and all that stands on it are drawn anew.
  const askAhead = useCallback(
    (next: View) => {
      if (!isWeek(next)) prefetch(queryOf(next, systemClock.now()));
    },
    [prefetch],
  );
  const change = useCallback(
    (next: Partial<View>) =>
      // Replaced, so that Back leaves the list and not a filter.
      setParams(
        (before) => {
          // Another question begins at its first page.
          const after = { ...readView(before), page: 1, ...next };
          askAhead(after);
          return writeView(after);
        },
        { replace: true },
      ),
    [setParams, askAhead],
  );
  return { view, change, askAhead };
}
