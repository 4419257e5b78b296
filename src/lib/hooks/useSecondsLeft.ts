/** Whole seconds until a moment, counted down; null where there is none. */

import { useEffect, useState } from "react";
import { SECOND_MS } from "../../contract/durations.ts";
import { systemClock } from "../clock.ts";

export function useSecondsLeft(until: number | null): number | null {
  const [now, setNow] = useState(systemClock.now);
  // The outside world is the clock.
  useEffect(() => {
    if (until === null) return undefined;
    // What was read before may be of another moment.
    setNow(systemClock.now());
    const timer = setInterval(() => {
      setNow(systemClock.now());
      if (systemClock.now() >= until) clearInterval(timer);
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
