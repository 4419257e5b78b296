/** What has happened outside is written down, however often the database cannot at first. */
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between attempts, and how many there are. */
const PAUSE_MS = 1_000;
const ATTEMPTS = 3_600;

/** `passes`: whether the same work can be done after this error. */
export async function retryUntilStored<Result>(
  work: () => Promise<Result>,
  passes: (error: unknown) => boolean,
  pauseMs: number = PAUSE_MS,
): Promise<Result> {
  for (let left = ATTEMPTS; ; left--)
    try {
      return await work();
    } catch (error) {
      if (!passes(error) || left === 0) throw error;
      await pause(pauseMs);
    }
}
