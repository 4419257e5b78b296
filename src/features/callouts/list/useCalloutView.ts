/** What the table or the week shows, as the address has it; the rows of another view are asked for at once. */
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useListUrlState } from "../../../lib/hooks/useListUrlState.ts";
import { prefetchCallouts } from "../api/prefetchCallouts.ts";
import { readView, writeView } from "../shared/calloutQuery.ts";

export function useCalloutView() {
  const dispatch = useAppDispatch();
  return useListUrlState(readView, writeView, (params) => prefetchCallouts(dispatch, params));
}
