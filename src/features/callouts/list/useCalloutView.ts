/** What the table or the week shows, as the address has it. */
import { useListUrlState } from "../../../lib/hooks/useListUrlState.ts";
import { readView, writeView } from "../shared/calloutQuery.ts";

export const useCalloutView = () => useListUrlState(readView, writeView);
