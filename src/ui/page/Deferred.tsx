/** What a page can do without for a moment: fetched and drawn when the page is there, not with it. */
import { type ReactNode, Suspense, useDeferredValue } from "react";

export function Deferred({ children }: { children: ReactNode }) {
  const due = useDeferredValue(true, false);
  return due && <Suspense>{children}</Suspense>;
}
