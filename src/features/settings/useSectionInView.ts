/** Which of a long page's sections is being read, so that its link can say so. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** A section counts as read once it begins in this part of the window. */
const UPPER = 0.35;

const placeOf = (id: string): DOMRect | undefined => document.getElementById(id)?.getBoundingClientRect();

function lastBegun(ids: readonly string[]): string | undefined {
  const edge = window.innerHeight * UPPER;
  return ids.findLast((id) => (placeOf(id)?.top ?? Number.POSITIVE_INFINITY) < edge) ?? ids[0];
}

/** What was chosen by its link stays so while it is in sight: a short last section never comes to the top. */
export function useSectionInView(names: string): [string | undefined, (id: string) => void] {
  const { hash } = useLocation();
  const chosen = useRef<string>(undefined);
  const [current, setCurrent] = useState<string>();
  const choose = (id: string) => {
    chosen.current = id;
    setCurrent(id);
  };
  // The outside world is the window's scrolling.
  useEffect(() => {
    const ids = names.split(" ");
    chosen.current = ids.find((id) => id === hash.slice(1));
    setCurrent(chosen.current ?? ids[0]);
    const handleScroll = () => {
      const place = chosen.current === undefined ? undefined : placeOf(chosen.current);
      if (!place || place.bottom < 0 || place.top > window.innerHeight) chosen.current = undefined;
      setCurrent(chosen.current ?? lastBegun(ids));
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [hash, names]);
  return [current, choose];
}
