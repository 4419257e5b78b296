/** The present moment, to the minute or so, for "in 2 d" and the like. */
import { useEffect, useState } from "react";
import { systemClock } from "../clock.ts";

/** Milliseconds between two looks at the clock. */
const TICK_MS = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(systemClock.now);
  // The outside world is the clock; a sleeping tab looks again when it wakes.
  useEffect(() => {
    const look = () => setNow(systemClock.now());
    const timer = setInterval(look, TICK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
