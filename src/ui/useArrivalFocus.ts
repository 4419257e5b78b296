/** Gives a heading the focus when its page or outcome arrives, since the link or form that had it may be gone. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Once. React Router calls the first entry of a visit "default": there the browser placed the focus, unless `always`. */
export function useArrivalFocus(always = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useLocation().key !== "default";
  const [taking] = useState(arrived || always);
  // The outside world is the focus.
  useEffect(() => {
    if (taking) heading.current?.focus({ preventScroll: true });
  }, [taking]);
  return heading;
}
