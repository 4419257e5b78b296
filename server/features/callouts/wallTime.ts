/** Wall time in a zone ↔ instants (reliability.md GD9). What is stored is the wall time and the zone; instants follow. */
import { tzOffset } from "@date-fns/tz";
import { type Session } from "../../../src/contract/callout.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The instant at which clocks in the zone show this date and time. In the hour that summer time skips, clocks that were
 * not put forward are believed (01:30 becomes 02:30); of the hour that comes twice the first is meant. Both as
 * Temporal's "compatible" and iCalendar (RFC 5545 §3.3.5) have it. Undefined: no such date.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(date)) return undefined;
  // No zone changes its clocks twice within two days, so these are the offsets before and after a change near by.
  const before = asUtc - tzOffset(timeZone, new Date(asUtc - DAY)) * MINUTE;
  const after = asUtc - tzOffset(timeZone, new Date(asUtc + DAY)) * MINUTE;
  const shows = (instant: number): boolean => instant + tzOffset(timeZone, new Date(instant)) * MINUTE === asUtc;
  return new Date(shows(before) || !shows(after) ? before : after);
}

/** The local date of an instant, YYYY-MM-DD. */
export const dateAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE).toISOString().slice(0, 10);

/** Sessions that may run past midnight: an end at or before the start is on the next day. */
const PAST_MIDNIGHT: readonly Session[] = ["evening", "on_call", "custom"];

/** The date so many days later, or earlier below zero. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

type Wall = { date: string; session: Session; start_time: string; end_time: string };

/** Start and end of a list as instants, or the field that makes no sense. */
export function listInstants(wall: Wall, timeZone: string): { startsAt: Date; endsAt: Date } | { wrong: string } {
  const startsAt = instantAt(wall.date, wall.start_time, timeZone);
  if (!startsAt) return { wrong: "date" };
  const overnight = wall.end_time <= wall.start_time;
  if (overnight && !PAST_MIDNIGHT.includes(wall.session)) return { wrong: "end_time" };
  const endsAt = instantAt(overnight ? addDays(wall.date, 1) : wall.date, wall.end_time, timeZone);
  // Times inside the skipped hour may fall together or change places.
  return endsAt && endsAt > startsAt ? { startsAt, endsAt } : { wrong: "end_time" };
}
