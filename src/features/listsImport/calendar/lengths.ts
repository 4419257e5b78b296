/** How long the occurrences of an event last: by their clocks, which now and then change. */
import ICAL from "ical.js";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/durations.ts";
import { momentOf, shownAs } from "./moments.ts";

/** What the clocks show moves on by `wall`, and then time itself by `exact` milliseconds. */
export type Length = { wall: ICAL.Duration; exact: number };

/** Days and weeks are those of the calendar, hours are hours. */
export function statedLength({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): Length {
  const exact = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  return { wall: new ICAL.Duration({ weeks, days, isNegative }), exact: isNegative ? -exact : exact };
}

/** From one time to another as the same clocks show them: a list from eight to five ends at five on every day. */
export const lengthBetween = (from: ICAL.Time, to: ICAL.Time): Length => ({
  wall: shownAs(to).subtractDate(shownAs(from)),
  exact: 0,
});

/** Milliseconds; undefined where nobody knows the clocks. */
export function endOf(start: ICAL.Time, { wall, exact }: Length, tzid: string | undefined): number | undefined {
  const end = shownAs(start, start.zone);
  end.addDuration(wall);
  const at = momentOf(end, tzid);
  return "ms" in at ? at.ms + exact : undefined;
}
