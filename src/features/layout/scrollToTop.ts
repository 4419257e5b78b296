/** Takes the window to its top, slowing down; at once where less motion is wanted (specification §9). */

/** Milliseconds. */
const DURATION_MS = 600;

/** A person's own scrolling takes over. */
const TAKING_OVER = ["wheel", "touchstart", "keydown"] as const;

export function scrollToTop(view: Window): void {
  if (view.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    view.scrollTo(0, 0);
    return;
  }
  const from = view.scrollY;
  const began = view.performance.now();
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const event of TAKING_OVER) view.removeEventListener(event, stop);
  };
  for (const event of TAKING_OVER) view.addEventListener(event, stop, { passive: true });
  const step = (now: number) => {
    if (stopped) return;
    const left = Math.max(0, 1 - (now - began) / DURATION_MS);
    view.scrollTo(0, from * left ** 3);
    if (left > 0) view.requestAnimationFrame(step);
    else stop();
  };
  view.requestAnimationFrame(step);
}
