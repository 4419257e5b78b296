/** Whether a media query holds now; renders again when that changes. */
import { useMemo, useSyncExternalStore } from "react";

/** Paper keeps what the screen had: while it is drawn, something else would be cut off at the last page that was counted. */
function watch(query: string) {
  const list = window.matchMedia(query);
  let matches = list.matches;
  let printing = false;
  return {
    get: () => matches,
    subscribe: (hear: () => void) => {
      const look = () => {
        if (printing) return;
        matches = list.matches;
        hear();
      };
      const begin = () => {
        printing = true;
      };
      const end = () => {
        printing = false;
        look();
      };
      matches = list.matches;
      list.addEventListener("change", look);
      window.addEventListener("beforeprint", begin);
      window.addEventListener("afterprint", end);
      return () => {
        list.removeEventListener("change", look);
        window.removeEventListener("beforeprint", begin);
        window.removeEventListener("afterprint", end);
      };
    },
  };
}

/** `query` as in a style sheet, `@media` and all. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, get } = useMemo(() => watch(query.replace("@media ", "")), [query]);
  return useSyncExternalStore(subscribe, get);
}
