/** What is being typed shows at once; others hear of it when the typing pauses. */
import { startTransition, useEffect, useState } from "react";

/** Milliseconds after the last letter: a fast hand is not asked for at every one, and the answer is there within 150. */
const PAUSE = 80;

/**
 * The letters as typed at once, and handed on when the typing pauses. What was handed on may come back as the value
 * when more has been typed already; only a value of another origin replaces the letters.
 */
export function useTyped(value: string, onTyped: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState({ text: value, of: value, handed: [] as readonly string[] });
  if (typed.of !== value) {
    const own = typed.handed.findIndex((text) => text.trim() === value.trim());
    // Cleared, or the address was changed elsewhere.
    if (own < 0 && value.trim() !== typed.text.trim()) setTyped({ text: value, of: value, handed: [] });
    else setTyped({ text: typed.text, of: value, handed: typed.handed.slice(own + 1) });
  }
  // The outside world is the clock.
  useEffect(() => {
    const { text, of, handed } = typed;
    if (text === value || of !== value || handed.at(-1) === text) return undefined;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, handed: [...now.handed, text] }));
      // What comes of it gives way to the next letter.
      startTransition(() => onTyped(text));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onTyped]);
  // Of what is, not of what was drawn: a letter may come between handing on and drawing.
  return [typed.text, (text) => setTyped((now) => ({ ...now, text }))];
}
