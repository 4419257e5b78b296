/** Gives a heading the focus when its page or outcome arrives, since the link or form that had it may be gone. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** The entry with which the app was loaded, named as React Router names it: a page loaded afresh keeps its own. */
const loaded =
  typeof window === "undefined" ? "default" : ((window.history.state as { key?: string } | null)?.key ?? "default");

/** Once. Where the app was loaded the browser or the person has placed the focus already, unless `always`. */
export function useArrivalFocus(always = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useLocation().key !== loaded;
  const [taking] = useState(arrived || always);
  // The outside world is the focus; moved before anything is seen, or it would be taken from whoever presses a key then.
  useLayoutEffect(() => {
    if (taking) heading.current?.focus({ preventScroll: true });
  }, [taking]);
  return heading;
}
