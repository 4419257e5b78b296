/** A value as it was when it last paused: what follows it is not done for each letter. */
import { useEffect, useState } from "react";

/**
 * The first value counts at once; each later one when `ms` milliseconds have passed without another. An object is one that
 * stays the same until it changes.
 */
export function useDebounced<Value extends string | object | null>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  // The outside world is the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
