/** When to try again after too many attempts, in the person's words. */
import { MINUTE_MS } from "../contract/durations.ts";
import { isProblem } from "./problem.ts";

/** Beyond this, hours say enough. */
const MOST_MINUTES = 90;

/** "in 5 minutes", rounded up; null where it is sooner, or is not said. */
export function waitText(error: unknown, language: string): string | null {
  if (!isProblem(error) || (error.code ? error.code !== "rate_limited" : error.status !== 429)) return null;
  const { retryAfter = 0 } = error;
  if (retryAfter < MINUTE_MS) return null;
  const minutes = Math.ceil(retryAfter / MINUTE_MS);
  const isLong = minutes > MOST_MINUTES;
  const count = isLong ? Math.ceil(minutes / 60) : minutes;
  return new Intl.RelativeTimeFormat(language).format(count, isLong ? "hour" : "minute");
}
