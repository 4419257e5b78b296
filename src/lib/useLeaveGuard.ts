/** Asks before typed text is lost: on links of the app, and, in the browser's own words, on closing the page. */
import { useEffect, useState } from "react";

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

/** `wanted`: where the person was going when stopped. */
export function useLeaveGuard(dirty: boolean): { wanted: string | null; want: (to: string | null) => void } {
  const [wanted, want] = useState<string | null>(null);
  // The outside world is the browser's navigation.
  useEffect(() => {
    if (!dirty) return undefined;
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
    return () => {
      window.removeEventListener("beforeunload", handleUnload);
      document.removeEventListener("click", handleClick, { capture: true });
    };
  }, [dirty]);
  return { wanted, want };
}
