/** Which instants a date and time mean by the clocks of a place. */

import { tzOffset } from "@date-fns/tz/tzOffset";
import { DAY_MS, MINUTE_MS } from "../contract/durations.ts";
import { shownIn } from "./dateFormats.ts";

/** When the clocks of a zone show a date and time: never, once or twice; `else`: the time after one that they skip. */
function instantsOf(timeZone: string, date: string, time: string): { shown: number[]; else: number } | null {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // A year that is being typed comes as 0002, 0020, 0202.
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date) || Number.isNaN(wall)) return null;
  // No zone changes its clocks twice within two days: these are the offsets before and after a change near by.
  const by = (day: number): number => wall - tzOffset(timeZone, new Date(day)) * MINUTE_MS;
  const [before, after] = [by(wall - DAY_MS), by(wall + DAY_MS)];
  return { shown: [...new Set([before, after])].filter((one) => shownIn(timeZone, one) === wall), else: before };
}

/**
 * The instant at which clocks of a zone show that date and time; a time that the clocks skip means the one after, of a
 * time that comes twice the first is meant. Null where either is not complete.
 */
export function instantOf(timeZone: string, date: string, time: string): number | null {
  const found = instantsOf(timeZone, date, time);
  return found && (found.shown[0] ?? found.else);
}

/** Whether a time is not there on that day, or is there twice, since the clocks change; null: once, as it should be. */
export function clockChangeAt(timeZone: string, date: string, time: string): "skipped" | "twice" | null {
  const times = instantsOf(timeZone, date, time)?.shown.length ?? 1;
  if (times === 1) return null;
  return times === 0 ? "skipped" : "twice";
}
