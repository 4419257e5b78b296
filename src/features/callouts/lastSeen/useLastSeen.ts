/** Keeps the rows that a person reads on the device: what was last seen is there when the server is not. */
import { useEffect } from "react";
import { type CalloutRow, type CalloutsMeta } from "../../../contract/shapes/callout.ts";
import { type Page } from "../../../contract/shapes/page.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useClockZone } from "../../user/public.ts";
import { type View } from "../shared/calloutQuery.ts";

/** Until a list counts as seen: nobody waits for what is kept. Milliseconds. */
const GLANCE_MS = 1500;

/** `at`: when the server answered what the view asks; undefined before. */
export function useLastSeen(
  answer: Page<CalloutRow, CalloutsMeta> | undefined,
  view: View,
  at: number | undefined,
): void {
  const dispatch = useAppDispatch();
  const zone = useClockZone();
  // The outside world is the device's storage.
  useEffect(() => {
    if (!answer || at === undefined) return undefined;
    let here = true;
    const timer = setTimeout(async () => {
      try {
        const { keepRows } = await import(/* webpackChunkName: "floating" */ "./lastSeenRows.ts");
        if (here) dispatch(keepRows({ rows: answer.data, total: answer.meta.total, view, at, zone }));
      } catch {
        // The server of the script is away: nothing is promised, and nobody waits for it.
      }
    }, GLANCE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [answer, view, at, zone, dispatch]);
}
