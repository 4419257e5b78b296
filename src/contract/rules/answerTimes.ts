/** When doctors are asked to answer by, and how often they may be reminded. Milliseconds since 1970, and milliseconds. */
import { HOUR_MS } from "../durations.ts";

const QUARTER_HOUR_MS = 900_000;

/** Between two reminders of one callout. */
export const REMINDER_PAUSE_MS = 2 * HOUR_MS;

/** The next full quarter of an hour. */
export const onTheQuarter = (at: number): number => Math.ceil(at / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;

/** So many hours from now, as a practice usually has it. */
export const respondByWithin = (hours: number, now: number): number => onTheQuarter(now + hours * HOUR_MS);
