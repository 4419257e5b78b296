/** Asks before typed text is lost: on links of the app, on Back and Forward, and, in the browser's own words, on closing the page. */
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { hearBeforeRouter } from "./beforeRouter.ts";

/** Where a click would lead within the app; null for everything that leaves this page alone. */
function destination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.origin !== window.location.origin)
    return null;
  const here = window.location;
  if (link.pathname === here.pathname && link.search === here.search) return null;
  return link.pathname + link.search + link.hash;
}

/** The router numbers the entries of the history it made. */
function indexOf(state: unknown): number | undefined {
  const index = typeof state === "object" && state !== null && "idx" in state ? state.idx : undefined;
  return typeof index === "number" ? index : undefined;
}

/**
 * Holds Back and Forward before the router hears of them: the address goes back to where it was, and `onHeld` is told
 * how far the person wanted to go.
 */
function holdHistory(onHeld: (by: number) => void, mayPass: () => boolean): () => void {
  const here = indexOf(window.history.state);
  let returning = false;
  return hearBeforeRouter((event) => {
    const there = indexOf(event.state);
    if (mayPass() || here === undefined || there === undefined) return;
    if (there === here && !returning) return;
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    returning = true;
    window.history.go(here - there);
    onHeld(there - here);
  });
}

type LeaveGuard = {
  /** Where the person was going when stopped: an address, or so many entries of the history; null: nowhere. */
  wanted: string | number | null;
  want: (to: string | null) => void;
  /** Goes there, or to `to`, and asks no more. */
  leave: (to?: string) => void;
};

export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const [wanted, want] = useState<string | number | null>(null);
  const passing = useRef(false);
  const navigate = useNavigate();
  // The outside world is the browser's navigation.
  useEffect(() => {
    if (!dirty) return undefined;
    passing.current = false;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const to = destination(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      want(to);
    };
    window.addEventListener("beforeunload", handleUnload);
    document.addEventListener("click", handleClick, { capture: true });
    const letGo = holdHistory(want, () => passing.current);
    return () => {
      window.removeEventListener("beforeunload", handleUnload);
      document.removeEventListener("click", handleClick, { capture: true });
      letGo();
    };
  }, [dirty]);
  const leave = (to?: string) => {
    passing.current = true;
    const where = to ?? wanted ?? 0;
    want(null);
    void (typeof where === "number" ? navigate(where) : navigate(where));
  };
  return { wanted, want, leave };
}
