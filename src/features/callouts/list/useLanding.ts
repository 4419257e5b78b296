/** Who comes without having chosen a tab sees what needs action, or, where nothing does, all. */
import { useEffect, useState } from "react";
import { type CalloutsMeta } from "../../../contract/shapes/callout.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { type View } from "../shared/calloutQuery.ts";

type Landing = Pick<View, "landing">;

/**
 * Whether the rows that are known are not those that will be shown. From the first answer on the address names the tab, and
 * nobody is moved from it. `asked`: what the address has now; `view`: what `known` is of. Whoever pressed a tab
 * between the two is not moved either.
 */
export function useLanding(
  asked: Landing,
  view: Landing,
  known: CalloutsMeta | undefined,
  change: ChangeView<View>,
): boolean {
  const lands = asked.landing && view.landing;
  const [moving, setMoving] = useState(false);
  const needing = known?.counts.needs_action;
  // The outside world is the address.
  useEffect(() => {
    if (lands && needing !== undefined) change({ tab: needing > 0 ? "needs_action" : "all" });
  }, [lands, needing, change]);
  const moves = view.landing ? needing === 0 : moving && !known;
  if (moves !== moving) setMoving(moves);
  return moves;
}
