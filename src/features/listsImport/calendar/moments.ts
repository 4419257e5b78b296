/** When the times of a calendar are, whosever clocks they are told by. */
import ICAL from "ical.js";
import { dateIn, timeIn } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";

const two = (n: number): string => String(n).padStart(2, "0");
export const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;
const timeOf = ({ hour, minute }: ICAL.Time): string => `${two(hour)}:${two(minute)}`;

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** By clocks that are known, by those of the site, or by some that nobody knows. */
type Moment = { ms: number; floating: boolean } | { unknownZone: string };

/** Where an event names its zone, and the zone as the file describes it. */
export type Clocks = { tzid: string | undefined; zone: ICAL.Timezone };

export function momentOf(time: ICAL.Time, tzid: string | undefined): Moment {
  const { zone } = time;
  if (zone === ICAL.Timezone.utcTimezone) return { ms: time.toUnixTime() * 1000, floating: false };
  if (tzid && isZone(tzid)) {
    const ms = instantOf(tzid, dayOf(time), timeOf(time));
    if (ms !== null) return { ms, floating: false };
  }
  if (tzid && zone && zone !== ICAL.Timezone.localTimezone) return { ms: time.toUnixTime() * 1000, floating: false };
  return tzid ? { unknownZone: tzid } : { ms: Date.parse(`${dayOf(time)}T${timeOf(time)}:00Z`), floating: true };
}

export const tzidOf = (event: ICAL.Component, name: string): string | undefined =>
  event.getFirstProperty(name)?.getFirstParameter("tzid") || undefined;

export const clocksOf = (event: ICAL.Component, start: ICAL.Time): Clocks => ({
  tzid: tzidOf(event, "dtstart"),
  zone: start.zone,
});

/** What clocks show, as a time of theirs; without clocks as a time of nobody's. */
export const shownAs = (time: ICAL.Time, zone: ICAL.Timezone = ICAL.Timezone.localTimezone): ICAL.Time => {
  const { year, month, day, hour, minute, second, isDate } = time;
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, zone);
};

/** What the clocks of an event show at a time that may be told by others, such as in UTC. */
export function wallBy({ tzid, zone }: Clocks, time: ICAL.Time, ownTzid: string | undefined): ICAL.Time {
  const at = momentOf(time, ownTzid);
  if (time.isDate || !("ms" in at) || at.floating) return shownAs(time);
  if (zone !== ICAL.Timezone.utcTimezone && tzid && isZone(tzid))
    return ICAL.Time.fromDateTimeString(`${dateIn(tzid, at.ms)}T${timeIn(tzid, at.ms)}:${two(time.second)}`);
  if (zone === ICAL.Timezone.localTimezone) return shownAs(time);
  const there = new ICAL.Time({ isDate: false }, ICAL.Timezone.utcTimezone);
  there.fromUnixTime(at.ms / 1000);
  return shownAs(there.convertToZone(zone));
}
