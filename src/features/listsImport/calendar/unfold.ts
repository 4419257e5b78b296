/** The events of a calendar as rows, each occurrence by itself. */
import ICAL from "ical.js";
import { addDays, dateIn, instantOf, timeIn } from "../../../lib/dateFormats.ts";
import { type Origin, type Period } from "./listsTable.ts";

type Occurrence = Origin & { date: string; start: string; end: string; texts: string[] };

const DAY_MS = 86_400_000;
/** Occurrences that are looked at before a calendar counts as endless. */
const MOST_STEPS = 100_000;

const two = (n: number): string => String(n).padStart(2, "0");
const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;
const timeOf = ({ hour, minute }: ICAL.Time): string => `${two(hour)}:${two(minute)}`;

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** When something is: by clocks that are known, by those of the site, or by some that nobody knows. */
type Moment = { ms: number; floating: boolean } | { unknownZone: string };

function momentOf(time: ICAL.Time, tzid: string | undefined): Moment {
  const { zone } = time;
  if (zone === ICAL.Timezone.utcTimezone) return { ms: time.toUnixTime() * 1000, floating: false };
  if (tzid && isZone(tzid)) {
    const ms = instantOf(tzid, dayOf(time), timeOf(time));
    if (ms !== null) return { ms, floating: false };
  }
  if (tzid && zone && zone !== ICAL.Timezone.localTimezone) return { ms: time.toUnixTime() * 1000, floating: false };
  return tzid ? { unknownZone: tzid } : { ms: Date.parse(`${dayOf(time)}T${timeOf(time)}:00Z`), floating: true };
}

const tzidOf = (event: ICAL.Component, name: string): string | undefined =>
  event.getFirstProperty(name)?.getFirstParameter("tzid") || undefined;

/** Milliseconds; undefined where the event does not say. */
function lengthOf(event: ICAL.Component, start: ICAL.Time): number | undefined {
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  const end = event.getFirstPropertyValue("dtend");
  if (!(end instanceof ICAL.Time)) return undefined;
  const [from, to] = [momentOf(start, tzidOf(event, "dtstart")), momentOf(end, tzidOf(event, "dtend"))];
  return "ms" in from && "ms" in to ? to.ms - from.ms : undefined;
}

const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? "").trim();

/** Summary, location up to its first comma and behind it, and description. */
function textsOf(event: ICAL.Component): string[] {
  const [place = "", ...rest] = textOf(event, "location").split(",");
  return [textOf(event, "summary"), place.trim(), rest.join(",").trim(), textOf(event, "description")];
}

/** One occurrence in the clocks of `zone`. */
function occurrenceOf(event: ICAL.Component, start: ICAL.Time, length: number | undefined, zone: string): Occurrence {
  const texts = textsOf(event);
  if (start.isDate) return { date: dayOf(start), start: "", end: "", texts, mark: { kind: "allDay" } };
  const at = momentOf(start, tzidOf(event, "dtstart"));
  if ("unknownZone" in at)
    return { date: dayOf(start), start: "", end: "", texts, mark: { kind: "zone", zone: at.unknownZone } };
  const shown = at.floating ? "UTC" : zone;
  const long = length !== undefined && length > DAY_MS;
  return {
    date: dateIn(shown, at.ms),
    start: timeIn(shown, at.ms),
    end: length === undefined || length <= 0 || long ? "" : timeIn(shown, at.ms + length),
    texts,
    ...(at.floating ? {} : { zone }),
    ...(long ? { mark: { kind: "long" } as const } : {}),
  };
}

const startOf = (event: ICAL.Component): ICAL.Time | undefined => {
  const start = event.getFirstPropertyValue("dtstart");
  return start instanceof ICAL.Time ? start : undefined;
};

/** Which occurrence of its series an event stands for. */
function replacedBy(event: ICAL.Component): string | undefined {
  const id = event.getFirstPropertyValue("recurrence-id");
  if (!(id instanceof ICAL.Time)) return undefined;
  const at = momentOf(id, tzidOf(event, "recurrence-id") ?? tzidOf(event, "dtstart"));
  return `${textOf(event, "uid")} ${"ms" in at && !id.isDate ? at.ms : dayOf(id)}`;
}

const isSeries = (event: ICAL.Component): boolean => event.hasProperty("rrule") || event.hasProperty("rdate");

/** Undefined where its rules never come to an end of their own, nor beyond the period, in reasonable time. */
export function unfold(
  events: readonly ICAL.Component[],
  { from, to }: Period,
  zone: string,
): Occurrence[] | undefined {
  const replaced = new Set(events.flatMap((event) => replacedBy(event) ?? []));
  const found: Occurrence[] = [];
  let steps = 0;
  for (const event of events) {
    const first = startOf(event);
    if (!first || textOf(event, "status").toUpperCase() === "CANCELLED") continue;
    const length = lengthOf(event, first);
    const series = isSeries(event) && !event.hasProperty("recurrence-id");
    const days = series ? new ICAL.RecurExpansion({ component: event, dtstart: first }) : undefined;
    for (let start: ICAL.Time | undefined = days ? days.next() : first; start; start = days?.next()) {
      steps += 1;
      if (steps > MOST_STEPS) return undefined;
      // A day later for zones east of this one.
      if (dayOf(start) > addDays(to, 1)) break;
      const at = momentOf(start, tzidOf(event, "dtstart"));
      const key = `${textOf(event, "uid")} ${"ms" in at && !start.isDate ? at.ms : dayOf(start)}`;
      if (series && replaced.has(key)) continue;
      const occurrence = occurrenceOf(event, start, length, zone);
      if (occurrence.date >= from && occurrence.date <= to) found.push(occurrence);
    }
  }
  return found.sort((one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`));
}
