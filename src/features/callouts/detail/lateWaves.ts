/** Which waves of a callout come too late: by then every list that needs somebody has started, and nobody is asked any more. */
import { type Urgency } from "../../../contract/callout.ts";
import { HOUR_MS } from "../../../contract/durations.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutWaves, type Wave } from "../../../contract/shapes/waves.ts";
import { addDays, dateIn } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";
import { openLists } from "../shared/cover.ts";
import { isTooLate } from "../shared/useWaveFormat.ts";

/** When a wave has its turn if the one before it has it at `from`. */
function turnAfter(from: number, { after_hours, at }: Wave, urgency: Urgency, zone: string): number {
  if (at === null) return from + (after_hours ?? 0) * HOUR_MS * (urgency === "urgent" ? 0.5 : 1);
  const today = dateIn(zone, from);
  const times = [today, addDays(today, 1)].map((date) => instantOf(zone, date, at) ?? from);
  return times.find((time) => time > from) ?? from;
}

/** The positions of those that wait and come too late, as long as nobody hurries or holds them. */
export function lateWaves(callout: CalloutDetail, { next_at, steps }: CalloutWaves, now: number): Set<number> {
  const late = new Set<number>();
  if (next_at === null) return late;
  const zone = callout.lists[0]?.time_zone ?? "UTC";
  const starts = openLists(callout, now).map(({ starts_at }) => Date.parse(starts_at));
  const [next, ...later] = steps.filter(({ status }) => status === "waiting");
  let turn = Date.parse(next_at);
  if (next && isTooLate(turn, starts)) late.add(next.position);
  for (const wave of later) {
    turn = turnAfter(turn, wave, callout.urgency, zone);
    if (isTooLate(turn, starts)) late.add(wave.position);
  }
  return late;
}
