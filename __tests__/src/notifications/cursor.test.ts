/** Whatever the order of subscription, answers and messages, everything is told once. */

import { toNotification } from "../../../src/features/notifications/model/appNotification.ts";
import {
  type Cursor,
  hasGap,
  passCursor,
  placeCursor,
  startCursor,
  unseenAmong,
} from "../../../src/features/notifications/model/cursor.ts";
import { aMessage, aNumberedMessage, EPOCH } from "../../support/app/aLiveMessage.ts";
import { fc } from "../../support/random/fc.ts";

const numbered = (...seqs: number[]) => seqs.map((seq) => toNotification(aNumberedMessage(seq), 0));
const seqsOf = (notifications: { seq: number | null }[]) => notifications.map(({ seq }) => seq);
/** What the catch-up and the slice do with them, one after the other. */
function told(before: Cursor, notifications: ReturnType<typeof numbered>, upTo: number | null = null) {
  const { fresh, otherEpoch } = unseenAmong(before, notifications);
  return { fresh, otherEpoch, cursor: passCursor(before, fresh, upTo) };
}
const at = (seq: number): Cursor => placeCursor(startCursor, { epoch: EPOCH, seq });

describe("the cursor", () => {
  test("tells each number once", () => {
    const { cursor, fresh } = told(at(3), numbered(4, 5, 5, 4));
    expect(seqsOf(fresh)).toEqual([4, 5]);
    expect(told(cursor, numbered(4, 5)).fresh).toEqual([]);
  });

  test("sees a gap, and that it is closed", () => {
    const { cursor } = told(at(3), numbered(5));
    expect(hasGap(cursor)).toBe(true);
    expect(hasGap(told(cursor, numbered(4)).cursor)).toBe(false);
  });

  test("hears of a number in passing", () => {
    expect(hasGap(at(3), 3)).toBe(false);
    expect(hasGap(at(3), 4)).toBe(true);
  });

  test("takes the server's word that a missing number will never come", () => {
    expect(hasGap(told(at(3), numbered(6)).cursor)).toBe(true);
    expect(hasGap(told(at(3), numbered(6), 6).cursor)).toBe(false);
  });

  test("announces what the cable delivers after the history overtook it, once", () => {
    const { cursor, fresh } = told(at(3), numbered(3));
    expect(seqsOf(fresh)).toEqual([3]);
    expect(told(cursor, numbered(3)).fresh).toEqual([]);
  });

  test("does not announce again what came live before the history was loaded", () => {
    const early = told(startCursor, numbered(8));
    const placed = placeCursor(early.cursor, { epoch: EPOCH, seq: 8 });
    expect(seqsOf(early.fresh)).toEqual([8]);
    expect(told(placed, numbered(8)).fresh).toEqual([]);
  });

  test("knows by id what has no number", () => {
    const unnumbered = [toNotification(aMessage({ notification_id: 9 }), 0)];
    const { cursor, fresh } = told(at(3), unnumbered);
    expect(fresh).toHaveLength(1);
    expect(told(cursor, unnumbered).fresh).toEqual([]);
  });

  test("notices that the numbers belong to another database, and still tells the news", () => {
    const other = [toNotification(aNumberedMessage(2, { epoch: "another" }), 0)];
    const { cursor, fresh, otherEpoch } = told(at(30), other);
    expect(otherEpoch).toBe(true);
    expect(fresh).toHaveLength(1);
    const placed = placeCursor(cursor, { epoch: "another", seq: 2 });
    expect(told(placed, other).fresh).toEqual([]);
  });

  test("misses none and repeats none in 1,000 random orders of history, catch-up and messages", () => {
    const run = fc.record({
      historyAt: fc.integer({ min: 0, max: 12 }),
      subscribedAt: fc.integer({ min: 0, max: 12 }),
      order: fc.infiniteStream(fc.nat(2)),
      lost: fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
    });
    fc.assert(
      fc.property(run, ({ historyAt, subscribedAt, order, lost }) => {
        const total = 30;
        const heard: (number | null)[] = [];
        // The cable delivers everything after the subscription but what it loses; it may be late or early.
        const cable = numbered(...range(subscribedAt + 1, total).filter((seq) => !lost.includes(seq)));
        let cursor = startCursor;
        let placed = false;
        let fetched = false;
        const take = (notifications: ReturnType<typeof numbered>, upTo: number | null = null) => {
          const merged = told(cursor, notifications, upTo);
          cursor = merged.cursor;
          heard.push(...seqsOf(merged.fresh));
        };
        for (const step of order) {
          if (cable.length === 0 && placed && fetched) break;
          const next = cable[0];
          if (step > 0 && next) take([cable.shift() as typeof next]);
          else if (!placed) {
            cursor = placeCursor(cursor, { epoch: EPOCH, seq: historyAt });
            placed = true;
          } else {
            take(numbered(...range(cursor.seq + 1, total)), total);
            fetched = true;
          }
        }
        expect(new Set(heard).size).toBe(heard.length);
        const mustTell = range(historyAt + 1, total);
        expect(heard.filter((seq) => (seq ?? 0) > historyAt).sort(byNumber)).toEqual(mustTell);
      }),
      { numRuns: 1000 },
    );
  });
});

const byNumber = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
