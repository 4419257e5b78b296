/** Forward is the top of the page, back is where one was; remembered in a cookie (specification §9). */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { entryName, isNewVisit, readScroll, rememberScroll } from "./scrollCookie.ts";

/** Rows that come later make the page long enough; after this it is theirs. Milliseconds. */
const WAIT_FOR_ROWS_MS = 2000;

/** Told to scroll as often as the page grows, until it says that it got there; a person's own scrolling ends the wait. */
function scrollWhenPossible(scroll: () => boolean): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ["wheel", "touchmove", "keydown"]) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(stop, WAIT_FOR_ROWS_MS);
  for (const event of ["wheel", "touchmove", "keydown"]) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

const toPlace = (y: number) => (): boolean => {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) < 2;
};
/** Sections above it may still grow: for a while it is kept in sight. */
const toSection = (id: string) => (): boolean => {
  document.getElementById(id)?.scrollIntoView();
  return false;
};

export function ScrollMemory() {
  const { key, hash, pathname } = useLocation();
  const entry = entryName(key, pathname + hash);
  const arrival = useNavigationType();
  const leave = useRef<() => void>(undefined);
  const isFirst = useRef(true);
  // The outside world is the window's scroll position; it is written down when the page is left or hidden. What comes after
  // it may be shorter, and the window scrolls with it before other effects end: this one no longer listens by then.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    // A replaced entry is gone: nobody comes back to it, and the few places are for those that stay.
    if (arrival !== "REPLACE") leave.current?.();
    // Read while scrolling: when the page is left, the next one may already be shorter.
    let y = window.scrollY;
    const watch = () => {
      y = window.scrollY;
    };
    const save = () => rememberScroll(document, entry, y);
    window.addEventListener("scroll", watch, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scroll", watch);
      window.removeEventListener("pagehide", save);
      leave.current = save;
    };
  }, [entry, arrival]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query keeps its place; a link to a section leads there anew.
  useEffect(() => {
    // A link within the page is a POP too: an entry that nobody has left yet.
    const begins = isFirst.current && isNewVisit(window);
    isFirst.current = false;
    const known = arrival === "POP" && !begins ? readScroll(document, entry) : 0;
    if (hash && known === 0) return scrollWhenPossible(toSection(hash.slice(1)));
    if (arrival === "POP") return scrollWhenPossible(toPlace(known));
    window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, hash && key]);
  return null;
}
