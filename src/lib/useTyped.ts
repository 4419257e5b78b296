/** What is being typed shows at once; others hear of it when the typing pauses. */
import { useEffect, useState } from "react";

/** Milliseconds after the last letter: a fast hand is not asked for at every one, and the answer is there within 150. */
const PAUSE = 80;

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
