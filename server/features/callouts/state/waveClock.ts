/** When a wave has its turn. */

import { type Urgency } from "../../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { addDays, dateAt, instantAt } from "../../../domain/zonedTime.ts";

type Wait = { after_hours: number | null; at_time: string | null };

/**
 * `from`: when the wave before it was asked. Hours are halved where the callout is urgent; a time of day is the next one by
 * the clocks of the first list's site.
 */
export function waveDue(wait: Wait, from: Date, { urgency, timeZone }: { urgency: Urgency; timeZone: string }): Date {
  const { after_hours, at_time } = wait;
  if (after_hours !== null) return new Date(from.getTime() + (after_hours * HOUR_MS) / (urgency === "urgent" ? 2 : 1));
  const today = dateAt(from, timeZone);
  for (const days of [0, 1]) {
    const at = at_time && instantAt(addDays(today, days), at_time, timeZone);
    if (at && at > from) return at;
  }
  throw new Error(`No time of day follows: ${at_time}`);
}
