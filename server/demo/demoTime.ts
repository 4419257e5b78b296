/** The demo's own time: stories are told relative to the day on which the demo is first started. */
import { DAY_MS, MINUTE_MS } from "../../src/contract/durations.ts";
import { dateAt, instantAt } from "../domain/zonedTime.ts";

export const ZONE = "Europe/London";

/** A clock that the demo sets, so that its past has happened in order. */
export class DemoClock {
  #now: Date;
  constructor(now: Date) {
    this.#now = now;
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(now: Date): void {
    this.#now = now;
  }
}

/** The date `days` working days after (or, below zero, before) the day of `now`. */
export function workday(now: Date, days: number): string {
  const step = Math.sign(days) * DAY_MS;
  let noon = Date.parse(`${dateAt(now, ZONE)}T12:00:00Z`);
  for (let left = Math.abs(days); left > 0; ) {
    noon += step;
    if (![0, 6].includes(new Date(noon).getUTCDay())) left--;
  }
  return new Date(noon).toISOString().slice(0, 10);
}

/**
 * "38m": minutes ago, at most 300. "3d 16:30": days ago, at a time not after 18:30, so that it comes before all minutes
 * whatever the hour. "+26h": ahead.
 */
export function moment(now: Date, told: string): Date {
  const minutes = /^(\d+)m$/.exec(told);
  if (minutes) return new Date(now.getTime() - Number(minutes[1]) * MINUTE_MS);
  const ahead = /^\+(\d+)h$/.exec(told);
  if (ahead)
    return new Date(Math.ceil(now.getTime() / (60 * MINUTE_MS)) * 60 * MINUTE_MS + Number(ahead[1]) * 60 * MINUTE_MS);
  const [, days, time] = /^(\d+)d (\d\d:\d\d)$/.exec(told) ?? [];
  const date = dateAt(new Date(now.getTime() - Number(days) * DAY_MS), ZONE);
  const instant = time && instantAt(date, time, ZONE);
  if (!instant) throw new Error(`The demo knows no such time: ${told}`);
  return instant;
}
