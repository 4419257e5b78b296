/** Which bookings follow one another in the same position of a list, and where a position is open. */
import { type Range, rangeOf } from "../../domain/coverage.ts";

type Positions = { starts_at: Date; ends_at: Date; positions: number };
/** `booking` null: nobody is booked for it. */
type Stretch<Booking> = Range & { booking: Booking | null };

const length = ({ from, to }: Range): number => to.getTime() - from.getTime();

/** The position that is free at that time and was held last, so that bookings which join stand together. */
function freeAt<Booking extends Range>(held: Booking[][], from: Date): Booking[] | undefined {
  const end = (position: Booking[]): number => position.at(-1)?.to.getTime() ?? 0;
  return held.filter((position) => end(position) <= from.getTime()).sort((one, other) => end(other) - end(one))[0];
}

function withGaps<Booking extends Range>(list: Range, bookings: readonly Booking[]): Stretch<Booking>[] {
  const stretches: Stretch<Booking>[] = [];
  let reached = list.from;
  for (const booking of bookings) {
    if (booking.from > reached) stretches.push({ from: reached, to: booking.from, booking: null });
    stretches.push({ from: booking.from, to: booking.to, booking });
    reached = booking.to;
  }
  if (reached < list.to) stretches.push({ from: reached, to: list.to, booking: null });
  return stretches;
}

/** For each position its stretches without a gap. Taken by start, bookings need as few positions as hold at one moment. */
export function positionsOf<Booking extends Range>(
  list: Positions,
  bookings: readonly Booking[],
): Stretch<Booking>[][] {
  const held: Booking[][] = [];
  const byStart = bookings.toSorted(
    (one, other) => one.from.getTime() - other.from.getTime() || length(other) - length(one),
  );
  for (const booking of byStart) {
    const position = freeAt(held, booking.from);
    if (position) position.push(booking);
    else held.push([booking]);
  }
  while (held.length < list.positions) held.push([]);
  return held.map((position) => withGaps(rangeOf(list), position));
}
