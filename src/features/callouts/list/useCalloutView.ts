/** What the table or the week shows, as the address has it; the rows of another view are asked for at once. */
import { type CalloutsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useListUrlState } from "../../../lib/hooks/useListUrlState.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { usePracticeZone } from "../../user/public.ts";
import { prefetchCallouts } from "../api/prefetchCallouts.ts";
import { queryOf, readView, type View, writeView } from "../shared/calloutQuery.ts";

export function useCalloutView() {
  const dispatch = useAppDispatch();
  return useListUrlState(readView, writeView, (params) => dispatch(prefetchCallouts(params)));
}

/** What the table is asked for; "today" is another day from the practice's midnight on, also where the page stays open. */
export const useTableQuery = (view: View): CalloutsQuery => queryOf(view, dateIn(usePracticeZone(), useNow()));
