/** How long to wait before the next try: doubling, by chance, so that a thousand browsers do not come at once. */

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Milliseconds; `attempt` counts from 0. */
export const reconnectDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.round(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10)));

/** Milliseconds; the shortest pause after a loss has three times its length as its end. */
const LONGEST_AFTER_LOSS_MS = 5000;

/** After a connection that stood was lost: within one to three seconds first. */
export const lossDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.round((1 + 2 * random()) * Math.min(LONGEST_AFTER_LOSS_MS, FIRST_MS * 2 ** Math.min(attempt, 10)));
