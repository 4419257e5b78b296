/** The events of a calendar as rows, each occurrence by itself. */

import ICAL from "ical.js";
import { DAY_MS } from "../../../contract/durations.ts";
import { addDays, dateIn, shownIn, timeIn } from "../../../lib/dateFormats.ts";
import { UNREADABLE } from "./eventsOf.ts";
import { endOf, type Length, lengthBetween, statedLength } from "./lengths.ts";
import { type Origin, type Period } from "./listsTable.ts";
import { clocksOf, dayOf, momentOf, shownAs, tzidOf, wallBy } from "./moments.ts";
import { type Budget, startsOf } from "./startsOf.ts";

type Occurrence = Origin & { date: string; start: string; end: string; texts: string[] };

/** Occurrences that are looked at before a calendar counts as endless. */
const MOST_STEPS = 100_000;

/** Undefined where the event does not say. */
function lengthOf(event: ICAL.Component, start: ICAL.Time): Length | undefined {
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return statedLength(duration);
  const end = event.getFirstPropertyValue("dtend");
  const tzid = tzidOf(event, "dtend");
  if (!(end instanceof ICAL.Time) || "unknownZone" in momentOf(end, tzid)) return undefined;
  return lengthBetween(start, wallBy(clocksOf(event, start), end, tzid));
}

const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? "").trim();
const isOff = (event: ICAL.Component): boolean => textOf(event, "status").toUpperCase() === "CANCELLED";

/** Summary, location up to its first comma and behind it, and description. */
function textsOf(event: ICAL.Component): string[] {
  const [place = "", ...rest] = textOf(event, "location").split(",");
  return [textOf(event, "summary"), place.trim(), rest.join(",").trim(), textOf(event, "description")];
}

/** One occurrence in the clocks of `zone`. */
function occurrenceOf(event: ICAL.Component, start: ICAL.Time, length: Length | undefined, zone: string): Occurrence {
  const texts = textsOf(event);
  if (start.isDate) return { date: dayOf(start), start: "", end: "", texts, mark: { kind: "allDay" } };
  const tzid = tzidOf(event, "dtstart");
  const at = momentOf(start, tzid);
  if ("unknownZone" in at)
    return { date: dayOf(start), start: "", end: "", texts, mark: { kind: "zone", zone: at.unknownZone } };
  const shown = at.floating ? "UTC" : zone;
  const end = length && endOf(start, length, tzid);
  // By the clocks: the day on which they are put back is an hour longer.
  const long = end !== undefined && shownIn(shown, end) - shownIn(shown, at.ms) > DAY_MS;
  return {
    date: dateIn(shown, at.ms),
    start: timeIn(shown, at.ms),
    end: end === undefined || end <= at.ms || long ? "" : timeIn(shown, end),
    texts,
    ...(at.floating ? {} : { zone }),
    ...(long ? { mark: { kind: "long" } as const } : {}),
  };
}

function startOf(event: ICAL.Component): ICAL.Time {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) throw new Error("No start");
  return start;
}

/** Undefined instead of what cannot be understood. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Of an occurrence within all series. */
const keyOf = (event: ICAL.Component, time: ICAL.Time, tzid: string | undefined): string => {
  const at = momentOf(time, tzid);
  return `${textOf(event, "uid")} ${"ms" in at && !time.isDate ? at.ms : dayOf(time)}`;
};

/** An event that stands for an occurrence of its series. `from`: that occurrence. */
type Change = { event: ICAL.Component; key: string; from: number; start: ICAL.Time; days: ICAL.Duration };

function changeOf(event: ICAL.Component): Change | undefined {
  const id = event.getFirstPropertyValue("recurrence-id");
  if (!(id instanceof ICAL.Time)) return undefined;
  const tzid = tzidOf(event, "recurrence-id") ?? tzidOf(event, "dtstart");
  const at = momentOf(id, tzid);
  // One that was called off need not say when it would have been.
  const start = attempt(() => startOf(event)) ?? id;
  return {
    ...{ event, start, key: keyOf(event, id, tzid) },
    from: "ms" in at ? at.ms : Date.parse(dayOf(id)),
    days: shownAs(start).subtractDate(wallBy(clocksOf(event, start), id, tzid)),
  };
}

const changesAll = (event: ICAL.Component): boolean =>
  event.getFirstProperty("recurrence-id")?.getFirstParameter("range")?.toUpperCase() === "THISANDFUTURE";

/** `changes`: by what names their series. */
type Series = { changes: ReadonlyMap<string, readonly Change[]>; period: Period; zone: string; budget: Budget };

/** Undefined where its rules never come to an end of their own, nor beyond the period, in reasonable time. */
function occurrencesOf(event: ICAL.Component, { changes, period, zone, budget }: Series): Occurrence[] | undefined {
  if (isOff(event)) return [];
  if (event.hasProperty(UNREADABLE)) throw new Error("Unreadable times");
  const first = startOf(event);
  const usual = lengthOf(event, first);
  if (event.hasProperty("recurrence-id")) return [occurrenceOf(event, first, usual, zone)];
  const tzid = tzidOf(event, "dtstart");
  const own = changes.get(textOf(event, "uid")) ?? [];
  const replaced = new Set(own.map(({ key }) => key));
  const later = own.filter((change) => changesAll(change.event)).sort((one, other) => one.from - other.from);
  // A day later for zones east of this one, and more for what was moved back.
  const back = Math.max(0, ...later.map(({ days }) => Math.ceil(-days.toSeconds() / (DAY_MS / 1000))));
  const starts = startsOf(event, first, addDays(period.to, 1 + back), budget);
  return starts?.flatMap(({ wall, length = usual }) => {
    const start = shownAs(wall, first.zone);
    if (replaced.has(keyOf(event, start, tzid))) return [];
    const at = momentOf(start, tzid);
    const change = later.findLast(({ from }) => from < ("ms" in at ? at.ms : Date.parse(dayOf(start))));
    if (!change) return [occurrenceOf(event, start, length, zone)];
    if (isOff(change.event)) return [];
    const moved = wallBy(clocksOf(change.event, change.start), start, tzid);
    moved.addDuration(change.days);
    const there = shownAs(moved, change.start.zone);
    return [occurrenceOf(change.event, there, lengthOf(change.event, change.start), zone)];
  });
}

/** An event whose dates nobody can tell; not one whose first day is after the period. */
function unreadable(event: ICAL.Component, { to }: Period): Occurrence[] {
  const first = attempt(() => startOf(event));
  if (first && dayOf(first) > addDays(to, 1)) return [];
  return [{ date: "", start: "", end: "", texts: textsOf(event), mark: { kind: "dates" } }];
}

/** Undefined where the calendar is endless. */
export function unfold(events: readonly ICAL.Component[], period: Period, zone: string): Occurrence[] | undefined {
  const changes = events.flatMap((event) => attempt(() => changeOf(event)) ?? []);
  const bySeries = Map.groupBy(changes, (change) => textOf(change.event, "uid"));
  const series = { changes: bySeries, period, zone, budget: { left: MOST_STEPS } };
  const found: Occurrence[] = [];
  for (const event of events) {
    const read = attempt(() => ({ occurrences: occurrencesOf(event, series) }));
    if (read && !read.occurrences) return undefined;
    const within = read?.occurrences?.filter(({ date }) => date >= period.from && date <= period.to);
    found.push(...(within ?? unreadable(event, period)));
  }
  return found.sort((one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`));
}
