/** Does again what failed for want of a connection: when the browser says it is back, and every few seconds. */
import { useEffect, useRef } from "react";

/** Milliseconds between two tries. */
const PAUSE_MS = 8000;

export function useRetry(isNeeded: boolean, act: () => unknown): void {
  const last = useRef(act);
  last.current = act;
  // The outside world is the connection.
  useEffect(() => {
    if (!isNeeded) return undefined;
    const retry = () => void last.current();
    const timer = setInterval(retry, PAUSE_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [isNeeded]);
}
