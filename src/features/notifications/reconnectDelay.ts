/** How long to wait before the next try: doubling, with full jitter, so that a thousand browsers do not come at once (GR10). */

const FIRST = 1000;
const LONGEST = 30_000;

/** Milliseconds; `attempt` counts from 0. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.round(random() * Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10)));
