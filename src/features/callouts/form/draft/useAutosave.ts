/** Keeps what is typed as a draft, a moment after the last change; only what is complete enough to be kept. */
import { useEffect, useEffectEvent } from "react";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { useDebounced } from "../../../../lib/hooks/useDebounced.ts";

/** Milliseconds after the last change. */
export const AUTOSAVE_MS = 2000;

export function useAutosave(input: CalloutInput | null, wanted: boolean, keep: (input: CalloutInput) => unknown): void {
  const typed = wanted && input ? JSON.stringify(input) : null;
  const settled = useDebounced(typed, AUTOSAVE_MS);
  // What has been sent or taken back meanwhile is not kept.
  const due = settled === typed ? settled : null;
  const keepTyped = useEffectEvent((changed: string) => keep(JSON.parse(changed) as CalloutInput));
  // The outside world is the server.
  useEffect(() => {
    if (due !== null) keepTyped(due);
  }, [due]);
}
