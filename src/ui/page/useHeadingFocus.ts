/** The focus goes to a section's heading, not to the top of the page, where the row that had it goes away. */
import { type FocusEvent, useEffect, useRef } from "react";

/** `watch` is for the element around the rows. Where `heading` is given to none, the page's is meant. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element | null>(null);
  // Only once the rows are drawn is it known which of them are gone.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) (heading.current ?? document.querySelector("h1"))?.focus();
  });
  return {
    heading,
    watch: {
      onFocus: (event: FocusEvent) => {
        focused.current = event.target;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
