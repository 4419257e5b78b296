/** Wall time in a zone ↔ instants. What is stored is the wall time and the zone; instants follow. */

import { tzOffset } from "@date-fns/tz";
import { DAY_MS, MINUTE_MS } from "../../src/contract/durations.ts";
import { fitsSession, type SessionSpan } from "../../src/contract/rules/sessionTimes.ts";

/**
 * The instant at which clocks in the zone show this date and time. In the hour that summer time skips, clocks that were
 * not put forward are believed (01:30 becomes 02:30); of the hour that comes twice the first is meant. Both as
 * Temporal's "compatible" and iCalendar (RFC 5545 §3.3.5) have it. Undefined: no such date.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(date)) return undefined;
  // No zone changes its clocks twice within two days, so these are the offsets before and after a change near by.
  const before = asUtc - tzOffset(timeZone, new Date(asUtc - DAY_MS)) * MINUTE_MS;
  const after = asUtc - tzOffset(timeZone, new Date(asUtc + DAY_MS)) * MINUTE_MS;
  const shows = (instant: number): boolean => instant + tzOffset(timeZone, new Date(instant)) * MINUTE_MS === asUtc;
  return new Date(shows(before) || !shows(after) ? before : after);
}

/** The local date of an instant, YYYY-MM-DD. */
export const dateAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE_MS).toISOString().slice(0, 10);

/** The clocks' time at an instant, HH:MM. */
export const timeAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE_MS).toISOString().slice(11, 16);

/** Whether the clocks of the zone show this time on this day: when they are put forward, they skip an hour. */
const isShown = (instant: Date, time: string, timeZone: string): boolean => timeAt(instant, timeZone) === time;

/** The date so many days later, or earlier below zero. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

type Wall = Omit<SessionSpan, "session"> & { date: string };

type Wrong = { wrong: "date" | "start_time" | "end_time"; reason?: string };

const SKIPPED = "does not exist on this day, since the clocks go forward";

type Instants = { startsAt: Date; endsAt: Date };

/** Of a list that is kept already, whatever its session: start and end as instants, or the field that makes no sense and why. */
export function keptInstants(wall: Wall, timeZone: string): Instants | Wrong {
  const startsAt = instantAt(wall.date, wall.start_time, timeZone);
  if (!startsAt) return { wrong: "date" };
  if (!isShown(startsAt, wall.start_time, timeZone)) return { wrong: "start_time", reason: SKIPPED };
  const overnight = wall.end_time <= wall.start_time;
  const endsAt = instantAt(overnight ? addDays(wall.date, 1) : wall.date, wall.end_time, timeZone);
  if (endsAt && !isShown(endsAt, wall.end_time, timeZone)) return { wrong: "end_time", reason: SKIPPED };
  return endsAt && endsAt > startsAt ? { startsAt, endsAt } : { wrong: "end_time" };
}

/** The same of a list whose times must be those that its session can have. */
export function listInstants(wall: Wall & SessionSpan, timeZone: string): Instants | Wrong {
  const instants = keptInstants(wall, timeZone);
  if ("wrong" in instants && instants.wrong !== "end_time") return instants;
  return fitsSession(wall) ? instants : { wrong: "end_time" };
}
