/** Whether a media query holds now; renders again when that changes. */
import { useCallback, useMemo, useSyncExternalStore } from "react";

/** `query` as in a style sheet, `@media` and all. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query.replace("@media ", "")), [query]);
  const subscribe = useCallback(
    (hear: () => void) => {
      list.addEventListener("change", hear);
      return () => list.removeEventListener("change", hear);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
