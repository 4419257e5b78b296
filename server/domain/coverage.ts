/** How much of a list is covered by its bookings, and which stretches of it are open. A list is covered when at every moment at least its positions are held. */
import { type OpenSpan, type WallSpan } from "../../src/contract/shapes/calloutList.ts";
import { addDays, instantAt, timeAt } from "./zonedTime.ts";

export type Range = { from: Date; to: Date };
type Timed = { starts_at: Date; ends_at: Date };
type Wanted = Timed & { positions: number };
type Wall = Timed & { date: string; start_time: string; end_time: string; time_zone: string };

export const rangeOf = ({ starts_at, ends_at }: Timed): Range => ({ from: starts_at, to: ends_at });

export const isSame = (one: Range, other: Range): boolean =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime();

export const contains = (outer: Range, inner: Range): boolean => outer.from <= inner.from && inner.to <= outer.to;

export function intersect(one: Range, other: Range): Range | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from < to ? { from, to } : undefined;
}

/** The list in stretches, each with how many bookings hold from its beginning to its end. */
function stretches(list: Timed, bookings: readonly Range[]): (Range & { held: number })[] {
  const whole = rangeOf(list);
  const within = bookings.flatMap((one) => intersect(one, whole) ?? []);
  const edges = [whole.from, whole.to, ...within.flatMap(({ from, to }) => [from, to])].map((at) => at.getTime());
  const times = [...new Set(edges)].sort((one, other) => one - other);
  return times.slice(0, -1).map((time, at) => {
    const stretch = { from: new Date(time), to: new Date(times[at + 1] ?? time) };
    return { ...stretch, held: within.filter((one) => contains(one, stretch)).length };
  });
}

/** Stretches at which somebody is missing; neighbours that miss as many are one. */
export function openSpans(list: Wanted, bookings: readonly Range[]): (Range & { missing: number })[] {
  const open: (Range & { missing: number })[] = [];
  for (const { from, to, held } of stretches(list, bookings)) {
    const missing = list.positions - held;
    const last = open.at(-1);
    if (missing <= 0) continue;
    if (last && last.to.getTime() === from.getTime() && last.missing === missing) last.to = to;
    else open.push({ from, to, missing });
  }
  return open;
}

export const isCoveredBy = (list: Wanted, bookings: readonly Range[]): boolean =>
  openSpans(list, bookings).length === 0;

/** Positions that are held from the list's start to its end. */
export const filledPositions = (list: Wanted, bookings: readonly Range[]): number =>
  Math.min(list.positions, ...stretches(list, bookings).map(({ held }) => held));

/** The most bookings that hold at one moment. */
export const mostAtOnce = (list: Timed, bookings: readonly Range[]): number =>
  Math.max(0, ...stretches(list, bookings).map(({ held }) => held));

/** Whether a further booking of this range would never be one too many. */
export const hasRoom = (list: Wanted, bookings: readonly Range[], range: Range): boolean =>
  contains(rangeOf(list), range) && mostAtOnce(list, [...bookings, range]) <= list.positions;

/** The longest stretch within `within` that a further doctor could be booked for. */
export function roomWithin(list: Wanted, bookings: readonly Range[], within: Range): Range | undefined {
  const room: Range[] = [];
  for (const { from, to } of openSpans(list, bookings)) {
    const last = room.at(-1);
    if (last && last.to.getTime() === from.getTime()) last.to = to;
    else room.push({ from, to });
  }
  const length = ({ from, to }: Range): number => to.getTime() - from.getTime();
  const [longest] = room
    .flatMap((one) => intersect(one, within) ?? [])
    .sort((one, other) => length(other) - length(one) || one.from.getTime() - other.from.getTime());
  return longest;
}

/** Wall times of a stretch, in the list's zone. */
export const wallSpan = ({ time_zone }: { time_zone: string }, { from, to }: Range): WallSpan => ({
  from: timeAt(from, time_zone),
  to: timeAt(to, time_zone),
});

export const openWallSpans = (list: Wanted & { time_zone: string }, bookings: readonly Range[]): OpenSpan[] =>
  openSpans(list, bookings).map(({ missing, ...range }) => ({ ...wallSpan(list, range), missing }));

/**
 * The stretch that these wall times, HH:MM, mean: null is the list's own start or end, and a time before its start is of the
 * next day. Undefined where they lie outside the list or end before they begin.
 */
export function partRange(list: Wall, { from, to }: { from: string | null; to: string | null }): Range | undefined {
  const at = (time: string, nextDay: boolean): Date | undefined =>
    instantAt(nextDay ? addDays(list.date, 1) : list.date, time, list.time_zone);
  const begins = from === null || from === list.start_time ? list.starts_at : at(from, from < list.start_time);
  const ends = to === null || to === list.end_time ? list.ends_at : at(to, to <= list.start_time);
  if (!begins || !ends || begins >= ends) return undefined;
  const range = { from: begins, to: ends };
  return contains(rangeOf(list), range) ? range : undefined;
}
