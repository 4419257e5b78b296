/** The callout whose page is open, and what can be done with it there. */
import { useMatch } from "react-router-dom";
import { systemClock } from "../../../lib/clock.ts";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { actsOf } from "../shared/calloutActs.ts";

export function useOpenCallout() {
  const id = Number(useMatch("/callouts/:calloutId")?.params.calloutId);
  const { data: callout } = useCalloutQuery(id, { skip: !Number.isSafeInteger(id) });
  return callout?.id === id ? { callout, acts: actsOf(callout, systemClock.now()) } : null;
}
