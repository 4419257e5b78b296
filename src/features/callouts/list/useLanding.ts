/** Who comes without having chosen a tab sees what needs action, or, where nothing does, all. */
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { type CalloutsMeta } from "../../../contract/shapes/callout.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { isLanding, type View } from "../shared/calloutQuery.ts";

/** Whether the rows asked for are not those that will be shown. The address then names the tab, and nobody is moved from it. */
export function useLanding(counts: CalloutsMeta["counts"] | undefined, change: ChangeView<View>): boolean {
  const [params] = useSearchParams();
  const landing = isLanding(params);
  const waiting = counts?.needs_action;
  // The outside world is the address.
  useEffect(() => {
    if (landing && waiting !== undefined) change({ tab: waiting > 0 ? "needs_action" : "all" });
  }, [landing, waiting, change]);
  return landing && waiting === 0;
}
