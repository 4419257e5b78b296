/** Keeps what is typed as a draft, a moment after the last change; only what is complete enough to be kept. */
import { useEffect, useRef } from "react";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";

/** Milliseconds after the last change. */
const DEBOUNCE_MS = 2000;

export function useAutosave(input: CalloutInput | null, wanted: boolean, keep: (input: CalloutInput) => unknown): void {
  const words = wanted && input ? JSON.stringify(input) : null;
  const last = useRef(keep);
  last.current = keep;
  // The outside world is the clock.
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => last.current(JSON.parse(words) as CalloutInput), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
