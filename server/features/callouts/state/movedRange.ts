/** What a booking becomes when its list is another one. */
import { intersect, type Range, rangeOf } from "../../../domain/coverage.ts";
import { addDays, dateAt, instantAt, timeAt } from "../../../domain/zonedTime.ts";

type Placed = { date: string; time_zone: string; starts_at: Date; ends_at: Date };

/**
 * An edge that was the list's own follows it, the others keep their wall time, on the list's day or the one after it as
 * before. Nothing, where nothing of it is within the list.
 */
export function movedRange(before: Placed, after: Placed, range: Range): Range | undefined {
  const follow = (edge: Date): Date | undefined => {
    const nextDay = dateAt(edge, before.time_zone) !== before.date;
    return instantAt(nextDay ? addDays(after.date, 1) : after.date, timeAt(edge, before.time_zone), after.time_zone);
  };
  const from = range.from.getTime() === before.starts_at.getTime() ? after.starts_at : follow(range.from);
  const to = range.to.getTime() === before.ends_at.getTime() ? after.ends_at : follow(range.to);
  return from && to && intersect({ from, to }, rangeOf(after));
}
