/** How bookings cover a list, held against counting minute by minute; and which stretch wall times mean, against the zone's own clock. */

import {
  filledPositions,
  hasRoom,
  isCoveredBy,
  mostAtOnce,
  openSpans,
  openWallSpans,
  partRange,
  type Range,
  roomWithin,
  wallSpan,
} from "../../../server/domain/coverage.ts";
import { listInstants } from "../../../server/domain/zonedTime.ts";
import { fc } from "../../support/random/fc.ts";

const START = Date.parse("2026-11-27T08:00:00Z");
const MINUTE = 60_000;
/** Short, so that edges meet often. */
const LENGTH = 12;

const at = (minute: number): Date => new Date(START + minute * MINUTE);
const minuteOf = (date: Date): number => (date.getTime() - START) / MINUTE;
const range = ([from, to]: readonly [number, number]): Range => ({ from: at(from), to: at(to) });
const listOf = (positions: number) => ({ starts_at: at(0), ends_at: at(LENGTH), positions });
const minutes = Array.from({ length: LENGTH }, (_, minute) => minute);

const someRange = fc
  .tuple(fc.integer({ min: -3, max: LENGTH + 3 }), fc.integer({ min: -3, max: LENGTH + 3 }))
  .filter(([from, to]) => from < to);
const bookings = fc.array(someRange, { maxLength: 6 });
const positions = fc.integer({ min: 1, max: 3 });

/** By minute of the list, how many bookings hold. */
const heldBy = (booked: readonly (readonly [number, number])[]): number[] =>
  minutes.map((minute) => booked.filter(([from, to]) => from <= minute && minute < to).length);

test("what is open, filled and covered is what one counts minute by minute", () => {
  fc.assert(
    fc.property(positions, bookings, (wanted, booked) => {
      const list = listOf(wanted);
      const [held, ranges] = [heldBy(booked), booked.map(range)];
      const open = openSpans(list, ranges);
      const missing = minutes.map((minute) => {
        const spans = open.filter(({ from, to }) => from <= at(minute) && at(minute) < to);
        expect(spans.length).toBeLessThanOrEqual(1);
        return spans[0]?.missing ?? 0;
      });
      expect(missing).toEqual(held.map((count) => Math.max(0, wanted - count)));
      // Neighbours that miss as many are one, and every stretch is within the list.
      for (const [index, { from, to, missing: own }] of open.entries()) {
        expect([from < to, from >= list.starts_at, to <= list.ends_at]).toEqual([true, true, true]);
        const next = open[index + 1];
        expect(next && next.from.getTime() === to.getTime() && next.missing === own).toBeFalsy();
      }
      expect(isCoveredBy(list, ranges)).toBe(held.every((count) => count >= wanted));
      expect(filledPositions(list, ranges)).toBe(Math.min(wanted, ...held));
      expect(mostAtOnce(list, ranges)).toBe(Math.max(...held));
    }),
  );
});

test("there is room for one more where no minute would have one too many", () => {
  fc.assert(
    fc.property(positions, bookings, someRange, (wanted, booked, wish) => {
      const held = heldBy([...booked, wish]);
      const inside = wish[0] >= 0 && wish[1] <= LENGTH;
      expect(hasRoom(listOf(wanted), booked.map(range), range(wish))).toBe(inside && held.every((n) => n <= wanted));
    }),
  );
});

test("the room within a stretch is its longest run of minutes that miss somebody, the first of equals", () => {
  fc.assert(
    fc.property(positions, bookings, someRange, (wanted, booked, within) => {
      const held = heldBy(booked);
      const free = (minute: number): boolean =>
        minute >= within[0] && minute < within[1] && (held[minute] ?? wanted) < wanted;
      let best: [number, number] | undefined;
      for (const from of minutes)
        for (let to = from + 1; to <= LENGTH && free(to - 1); to++)
          if (free(from) && (!best || to - from > best[1] - best[0])) best = [from, to];
      const room = roomWithin(listOf(wanted), booked.map(range), range(within));
      expect(room && [minuteOf(room.from), minuteOf(room.to)]).toEqual(best);
      if (room) expect(hasRoom(listOf(wanted), booked.map(range), room)).toBe(held.every((count) => count <= wanted));
    }),
  );
});

type Wall = { date: string; start_time: string; end_time: string; time_zone: string };
function wallList({ date, start_time, end_time, time_zone }: Wall) {
  const times = listInstants({ date, session: "on_call", start_time, end_time }, time_zone);
  if ("wrong" in times) throw new Error(times.wrong);
  return { date, start_time, end_time, time_zone, starts_at: times.startsAt, ends_at: times.endsAt };
}
const day = { date: "2026-11-27", start_time: "08:00", end_time: "12:00", time_zone: "Europe/London" };
const night = { ...day, start_time: "20:00", end_time: "08:00" };
const round = { ...day, start_time: "08:00", end_time: "08:00" };

test.each([
  ["the whole by nothing", day, null, null, "27T08:00 27T12:00"],
  ["the whole by its own times", day, "08:00", "12:00", "27T08:00 27T12:00"],
  ["up to a time", day, null, "09:30", "27T08:00 27T09:30"],
  ["from a time", day, "09:30", null, "27T09:30 27T12:00"],
  ["before the list", day, "07:59", "10:00", undefined],
  ["after the list", day, "10:00", "12:01", undefined],
  ["up to its very start", day, null, "08:00", undefined],
  ["from its very end", day, "12:00", null, undefined],
  ["backwards", day, "11:00", "10:00", undefined],
  ["up to midnight", night, null, "00:00", "27T20:00 28T00:00"],
  ["after midnight", night, "00:00", "07:30", "28T00:00 28T07:30"],
  ["across midnight", night, "23:59", "00:01", "27T23:59 28T00:01"],
  ["in the day after a night", night, "09:00", null, undefined],
  ["up to the evening before", night, null, "20:00", undefined],
  ["a day and a night, whole", round, "08:00", "08:00", "27T08:00 28T08:00"],
  ["the end of a day and a night", round, "07:00", null, "28T07:00 28T08:00"],
  ["the night of a day and a night", round, "20:00", "07:00", "27T20:00 28T07:00"],
  ["from the end of a day and a night", round, "08:00", "07:59", "27T08:00 28T07:59"],
] as const)("%s", (_, list, from, to, expected) => {
  const found = partRange(wallList(list), { from, to });
  const shown = found && [found.from, found.to].map((one) => one.toISOString().slice(8, 16)).join(" ");
  expect(shown).toBe(expected);
});

/** What a clock in the zone shows, by a second way than the code under test. */
const clockShows = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(instant);

const NIGHTS = [
  ["Europe/London", "2026-03-28", 11],
  ["Europe/London", "2026-10-24", 13],
  ["Australia/Sydney", "2026-10-03", 11],
  ["Australia/Sydney", "2026-04-04", 13],
  ["Australia/Sydney", "2026-11-27", 12],
] as const;

test.each(NIGHTS)(
  "in %s the night of %s has %d hours, and every part of it is what the clocks say",
  (time_zone, date, hours) => {
    const list = wallList({ date, start_time: "20:00", end_time: "08:00", time_zone });
    expect(list.ends_at.getTime() - list.starts_at.getTime()).toBe(hours * 60 * MINUTE);
    const times: { time: string; instant: Date }[] = [];
    for (let time = list.starts_at.getTime(); time <= list.ends_at.getTime(); time += 30 * MINUTE) {
      const instant = new Date(time);
      const shown = clockShows(instant, time_zone);
      // Of a time that comes twice the first is meant.
      if (!times.some((one) => one.time === shown)) times.push({ time: shown, instant });
    }
    for (const [index, from] of times.entries())
      for (const to of times.slice(index + 1)) {
        const part = partRange(list, { from: from.time, to: to.time });
        expect(part).toEqual({ from: from.instant, to: to.instant });
        if (part) expect(wallSpan(list, part)).toEqual({ from: from.time, to: to.time });
      }
    for (const { time, instant } of times.slice(1, -1)) {
      const open = openWallSpans({ ...list, positions: 1 }, [{ from: list.starts_at, to: instant }]);
      expect(open).toEqual([{ from: time, to: "08:00", missing: 1 }]);
    }
  },
);
