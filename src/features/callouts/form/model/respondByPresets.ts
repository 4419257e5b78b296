/** Moments that are worth suggesting for respond-by: ahead of now, and before the first list begins. */
import { respondByWithin } from "../../../../contract/rules/answerTimes.ts";
import { type Site } from "../../../../contract/shapes/places.ts";
import { addDays, dateIn, timeIn } from "../../../../lib/dateFormats.ts";
import { instantOf } from "../../../../lib/instants.ts";
import { type NewCallout, zoneOf } from "./newCallout.ts";
import { startsAt } from "./newList.ts";

export type Preset = { kind: "within" | "tomorrow" | "dayBefore"; date: string; time: string };

const firstStart = ({ lists }: Pick<NewCallout, "lists">, sites: readonly Site[]): number =>
  Math.min(...lists.map((list) => startsAt(list, sites) ?? Number.POSITIVE_INFINITY));

/** The practice's own time to answer, on the quarter of an hour; null where it has none or the lists begin before. */
export function usualRespondBy(
  values: Pick<NewCallout, "lists">,
  sites: readonly Site[],
  now: number,
  withinHours: number | null,
): Preset | null {
  if (withinHours === null) return null;
  const zone = zoneOf(values, sites);
  const at = respondByWithin(withinHours, now);
  if (at >= firstStart(values, sites)) return null;
  return { kind: "within", date: dateIn(zone, at), time: timeIn(zone, at) };
}

export function respondByPresets(
  values: Pick<NewCallout, "lists">,
  sites: readonly Site[],
  now: number,
  withinHours: number | null,
): Preset[] {
  const zone = zoneOf(values, sites);
  const first = firstStart(values, sites);
  // A field takes years of six digits on the way to a right one.
  const [day = ""] = values.lists
    .map((list) => list.date)
    .filter((date) => /^[1-9]\d{3}-/.test(date))
    .sort();
  const fixed: Preset[] = [
    { kind: "tomorrow", date: addDays(dateIn(zone, now), 1), time: "12:00" },
    ...(day ? [{ kind: "dayBefore", date: addDays(day, -1), time: "17:00" } as const] : []),
  ];
  const usual = usualRespondBy(values, sites, now, withinHours);
  return [
    ...(usual ? [usual] : []),
    ...fixed.filter(({ date, time }) => {
      const at = instantOf(zone, date, time) ?? 0;
      return at > now && at < first;
    }),
  ];
}
