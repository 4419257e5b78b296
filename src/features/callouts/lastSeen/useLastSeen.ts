/** Keeps the rows that a person reads on the device: what was last seen is there when the server is not. */
import { useEffect } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";

/** Until a list counts as seen: nobody waits for what is kept. Milliseconds. */
const GLANCE_MS = 1500;

/** `at`: when the server answered; undefined before. */
export function useLastSeen(rows: readonly CalloutRow[] | undefined, at: number | undefined): void {
  const dispatch = useAppDispatch();
  // The outside world is the device's storage.
  useEffect(() => {
    if (!rows || at === undefined) return undefined;
    let here = true;
    const timer = setTimeout(async () => {
      try {
        const { keepRows } = await import(/* webpackChunkName: "floating" */ "./lastSeenRows.ts");
        if (here) dispatch(keepRows(rows, at));
      } catch {
        // The server of the script is away: nothing is promised, and nobody waits for it.
      }
    }, GLANCE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [rows, at, dispatch]);
}
