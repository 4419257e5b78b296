/** A place for what went wrong, below a long form: read out when it comes, and scrolled to where it is out of sight. */
import { type ReactNode, useEffect, useRef } from "react";

/** `when`: whatever it is that has come. */
export function AlertInView({ when, children }: { when: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The outside world is how far the page is scrolled.
  useEffect(() => {
    if (when) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [when]);
  return (
    <div role="alert" ref={place}>
      {children}
    </div>
  );
}
