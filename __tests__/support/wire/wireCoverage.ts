/** What bookings leave open of a list on the wire, counted as the server does. */

import { filledPositions, openSpans, type Range } from "../../../server/domain/coverage.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type CalloutList, type WallSpan } from "../../../src/contract/shapes/calloutList.ts";

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** By the clocks alone, as if the list were on the first of January 1970; what is not after the start is of the next day. */
function rangeOf(start: string, { from, to }: WallSpan): Range {
  const at = (time: string, next: boolean) => new Date((minutesOf(time) + (next ? DAY_MINUTES : 0)) * MINUTE_MS);
  return { from: at(from, from < start), to: at(to, to <= start) };
}

const timeOf = (at: Date): string => at.toISOString().slice(11, 16);

type Coverage = Pick<CalloutList, "start_time" | "end_time" | "positions" | "confirmed">;

/** What the bookings leave open, as the server counts it. */
export function coverageOf({
  start_time,
  end_time,
  positions,
  confirmed,
}: Coverage): Pick<CalloutList, "open" | "filled"> {
  const whole = rangeOf(start_time, { from: start_time, to: end_time });
  const wanted = { starts_at: whole.from, ends_at: whole.to, positions };
  const held = confirmed.map((booking) => rangeOf(start_time, booking));
  const open = openSpans(wanted, held).map(({ from, to, missing }) => ({
    from: timeOf(from),
    to: timeOf(to),
    missing,
  }));
  return { open, filled: filledPositions(wanted, held) };
}
