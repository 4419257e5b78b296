/** Whether and when a query is asked again (specification §9). */
import { type Problem } from "./problem.ts";

/** Three times, 1 s doubling to 30 s. */
const RETRIES = 3;
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Only where the same question may be answered otherwise the next time: 404 stays 404. */
export const isPassing = ({ status }: Problem): boolean =>
  status === "network" || status === 408 || status === 429 || (typeof status === "number" && status >= 500);

/** Milliseconds before the next try, or null: none. `tries` have failed. A server's own word on when is kept. */
export function retryDelay(problem: Problem, tries: number): number | null {
  if (!isPassing(problem) || tries > RETRIES) return null;
  const own = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  const asked = problem.retryAfter ?? 0;
  return asked > LONGEST_MS ? null : Math.max(own, asked);
}
