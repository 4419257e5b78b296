/** Asks before typed text is lost: on the way to another address, and, in the browser's own words, on closing the page. */
import { useLayoutEffect, useRef } from "react";
import { useBeforeUnload, useBlocker, useNavigate } from "react-router-dom";

type LeaveGuard = {
  /** Whether the person was stopped on the way to another address. */
  isBlocked: boolean;
  stay: () => void;
  /** Goes on to where the person was going, or to `to`, and asks no more. */
  leave: (to?: string) => void;
};

export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const leaving = useRef(false);
  // Known from the paint on; the router takes a new function only later, and would stop whoever leaves as soon as it is saved.
  const isDirty = useRef(dirty);
  useLayoutEffect(() => {
    isDirty.current = dirty;
  }, [dirty]);
  const navigate = useNavigate();
  // What replaces the address is the form's own doing: it has been sent, or the session has ended.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      isDirty.current &&
      !leaving.current &&
      historyAction !== "REPLACE" &&
      (here.pathname !== next.pathname || here.search !== next.search),
  );
  useBeforeUnload((event) => {
    if (isDirty.current) event.preventDefault();
  });
  const leave = (to?: string) => {
    if (to === undefined) return blocker.proceed?.();
    leaving.current = true;
    blocker.reset?.();
    void navigate(to);
  };
  return { isBlocked: blocker.state === "blocked", stay: () => blocker.reset?.(), leave };
}
