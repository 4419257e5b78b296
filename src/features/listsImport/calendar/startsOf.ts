/** When the occurrences of an event begin. */
import ICAL from "ical.js";
import { type Length, lengthBetween, statedLength } from "./lengths.ts";
import { type Clocks, clocksOf, dayOf, shownAs, wallBy } from "./moments.ts";

/** `wall`: what the event's clocks show. `length`: where this occurrence has one of its own. */
type Start = { wall: ICAL.Time; length?: Length };

/** How many occurrences may still be looked at. */
export type Budget = { left: number };

/** Rules count by the clocks of their event, though their end is told in UTC. */
function ruleBy(clocks: Clocks, rule: ICAL.Recur, isDate: boolean): ICAL.Recur {
  const own = rule.clone();
  if (!rule.until) return own;
  own.until = wallBy(clocks, rule.until, clocks.tzid);
  // A day as the end of a series that has times: all of that day.
  if (own.until.isDate && !isDate) {
    const { year, month, day } = own.until;
    const lastMoment = { year, month, day, hour: 23, minute: 59, second: 59, isDate: false };
    own.until = new ICAL.Time(lastMoment, ICAL.Timezone.localTimezone);
  }
  return own;
}

/** Times that a property names one by one. */
function named(event: ICAL.Component, name: "rdate" | "exdate", clocks: Clocks): Start[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter("tzid") || undefined;
    return property.getValues().map((value: unknown): Start => {
      const period = value instanceof ICAL.Period ? value : undefined;
      const time = period ? period.start : value;
      if (!(time instanceof ICAL.Time)) throw new Error(`Not a time in ${name}`);
      const wall = wallBy(clocks, time, tzid);
      if (!period) return { wall };
      const { end, duration } = period;
      return { wall, length: end ? lengthBetween(wall, wallBy(clocks, end, tzid)) : statedLength(duration) };
    });
  });
}

const keyOf = (time: ICAL.Time): string => shownAs(time).toString();

/** Up to a day. Undefined where the budget does not suffice. Throws where the event cannot be understood. */
export function startsOf(
  event: ICAL.Component,
  first: ICAL.Time,
  lastDay: string,
  budget: Budget,
): Start[] | undefined {
  const clocks = clocksOf(event, first);
  const rules = event.getAllProperties("rrule");
  const starts = new Map<string, Start>();
  const add = (start: Start): void => void starts.set(keyOf(start.wall), start);
  if (rules.length === 0) add({ wall: shownAs(first) });
  for (const property of rules) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new Error("Not a rule");
    const days = ruleBy(clocks, rule, first.isDate).iterator(shownAs(first));
    for (let day = days.next(); day && dayOf(day) <= lastDay; day = days.next()) {
      budget.left -= 1;
      if (budget.left < 0) return undefined;
      add({ wall: day.clone() });
    }
  }
  named(event, "rdate", clocks).forEach(add);
  const out = named(event, "exdate", clocks);
  const times = new Set(out.map(({ wall }) => keyOf(wall)));
  const days = new Set(out.filter(({ wall }) => wall.isDate || first.isDate).map(({ wall }) => dayOf(wall)));
  return [...starts.values()].filter(({ wall }) => !times.has(keyOf(wall)) && !days.has(dayOf(wall)));
}
