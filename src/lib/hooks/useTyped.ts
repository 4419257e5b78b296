/** What is being typed shows at once; others hear of it when the typing pauses. */
import { useEffect, useState } from "react";

/** Milliseconds after the last letter; a key that is held down repeats sooner. */
const DEBOUNCE_MS = 40;

/**
 * The letters as typed at once, and handed on when the typing pauses. What was handed on may come back as the value
 * when more has been typed already; only a value of another origin replaces the letters. `useDebounced` does not do:
 * what was handed on has to be known at the moment of the pause, not with the drawing that follows it.
 */
export function useTyped(value: string, onTyped: (value: string) => void): [string, (typed: string) => void] {
  const [text, setText] = useState(value);
  // A state of its own: what is set while drawing takes the place of letters that come meanwhile.
  const [told, setTold] = useState({ of: value, handed: [] as readonly string[] });
  if (told.of !== value) {
    const own = told.handed.findIndex((one) => one.trim() === value.trim());
    setTold({ of: value, handed: own < 0 ? [] : told.handed.slice(own + 1) });
    // Cleared, or the address was changed elsewhere.
    if (own < 0 && value.trim() !== text.trim()) setText(value);
  }
  // The outside world is the clock.
  useEffect(() => {
    if (text === value || told.of !== value || told.handed.at(-1) === text) return undefined;
    const timer = setTimeout(() => {
      // Not made from what React holds by then: that may be of a drawing that does not come.
      setTold({ ...told, handed: [...told.handed, text] });
      onTyped(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, told, value, onTyped]);
  return [text, setText];
}
