/** The view in the address: read, changed in place, and searched a moment after the last letter. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readView, type View, writeView } from "./calloutQuery.ts";

/** Milliseconds after the last letter; long enough not to ask for every one. */
const PAUSE = 250;

export function useCalloutView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback(
    (next: Partial<View>) =>
      // Another question begins at its first page. Replaced, so that Back leaves the list and not a filter.
      setParams((before) => writeView({ ...readView(before), page: 1, ...next }), { replace: true }),
    [setParams],
  );
  return { view, change };
}

/** The letters as typed at once, and handed on when the typing pauses. */
export function useTyped(value: string, onTyped: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState({ text: value, of: value });
  // Cleared, or the address was changed elsewhere.
  if (typed.of !== value) setTyped({ text: value.trim() === typed.text.trim() ? typed.text : value, of: value });
  // The outside world is the clock.
  useEffect(() => {
    if (typed.text === value || typed.of !== value) return undefined;
    const timer = setTimeout(() => onTyped(typed.text), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onTyped]);
  return [typed.text, (text) => setTyped({ text, of: value })];
}
