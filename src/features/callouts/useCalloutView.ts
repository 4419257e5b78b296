/** The view in the address: read, and changed in place. */
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { systemClock } from "../../lib/clock.ts";
import { isWeek, queryOf, readView, type View, writeView } from "./calloutQuery.ts";
import { usePrefetch } from "./calloutsApi.ts";

export function useCalloutView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const askAhead = usePrefetch("callouts");
  const change = useCallback(
    (next: Partial<View>) =>
      // Replaced, so that Back leaves the list and not a filter.
      setParams(
        (before) => {
          // Another question begins at its first page.
          const after = { ...readView(before), page: 1, ...next };
          // Asked while the address and all that stands on it are drawn anew.
          if (!isWeek(after)) askAhead(queryOf(after, systemClock.now()));
          return writeView(after);
        },
        { replace: true },
      ),
    [setParams, askAhead],
  );
  return { view, change };
}
