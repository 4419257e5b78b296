/** Forward is the top of the page, back is where one was; remembered in a cookie (specification §9, product.md T34). */
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readScroll, rememberScroll } from "./scrollCookie.ts";

/** Rows that come later make the page long enough; after this it is theirs. Milliseconds. */
const PATIENCE = 2000;

/** Scrolls there as soon as the page is long enough; a person's own scrolling ends the wait. */
function scrollWhenPossible(y: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ["wheel", "touchmove", "keydown"]) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 2) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  for (const event of ["wheel", "touchmove", "keydown"]) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

export function ScrollMemory() {
  const { key, hash, pathname } = useLocation();
  const arrival = useNavigationType();
  // The outside world is the window's scroll position; it is written down when the page is left or hidden.
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    // Read while scrolling: when the page is left, the next one may already be shorter.
    let y = window.scrollY;
    const watch = () => {
      y = window.scrollY;
    };
    const save = () => rememberScroll(document, key, y);
    window.addEventListener("scroll", watch, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scroll", watch);
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query on the same page keeps its place.
  useEffect(() => {
    if (arrival === "POP") return scrollWhenPossible(readScroll(document, key));
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash]);
  return null;
}
