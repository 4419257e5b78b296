/** Where we are in the company's gapless sequence: tells what is new from what is known, and sees gaps. */
import { type AppNotification } from "./appNotification.ts";

/**
 * `base` is the number up to which history was loaded without being announced; what the cable delivers from there may
 * still be new. `seq` is the number up to which everything is known, `ahead` what came beyond a gap, `late` what the
 * cable delivered at or below `base`. Notices without a number are remembered by id.
 */
export type Cursor = {
  epoch: string | null;
  base: number | null;
  seq: number;
  ahead: number[];
  late: number[];
  recentIds: string[];
};

const REMEMBERED_IDS = 200;

export const startCursor: Cursor = { epoch: null, base: null, seq: 0, ahead: [], late: [], recentIds: [] };

/** After history was loaded in one piece, up to `seq`: nothing of it is announced. */
export function placeCursor(before: Cursor, { epoch, seq }: { epoch: string; seq: number }): Cursor {
  const sameHistory = before.epoch === null || before.epoch === epoch;
  const known = sameHistory ? [...before.ahead, ...before.late] : [];
  const placed = { ...before, epoch, base: seq, seq, ahead: [], late: known.filter((late) => late <= seq) };
  return advance(
    placed,
    known.filter((number) => number > seq),
  );
}

/** The whole of `numbers` is known now: moves `seq` over everything without a gap. */
function advance(cursor: Cursor, numbers: number[]): Cursor {
  const beyond = new Set([...cursor.ahead, ...numbers]);
  let { seq } = cursor;
  while (beyond.delete(seq + 1)) seq += 1;
  return { ...cursor, seq, ahead: [...beyond].filter((number) => number > seq) };
}

/** What of `notifications` is new. `otherEpoch`: the numbers belong to another database, so history must be loaded anew. */
export function unseenAmong(
  cursor: Cursor,
  notifications: readonly AppNotification[],
): { fresh: AppNotification[]; otherEpoch: boolean } {
  const { fresh, otherEpoch } = merge(cursor, notifications);
  return { fresh, otherEpoch };
}

/** After these notifications were told; `upTo`: the server has told everything up to that number. */
export function passCursor(
  before: Cursor,
  notifications: readonly AppNotification[],
  upTo: number | null = null,
): Cursor {
  const { cursor } = merge(before, notifications);
  return upTo === null ? cursor : advance({ ...cursor, seq: Math.max(cursor.seq, upTo) }, []);
}

function merge(before: Cursor, notifications: readonly AppNotification[]) {
  const fresh: AppNotification[] = [];
  const numbers = new Set(before.ahead);
  const late = new Set(before.late);
  const ids = new Set(before.recentIds);
  let otherEpoch = false;
  for (const notification of notifications) {
    const { id, seq, epoch } = notification;
    if (seq !== null && before.epoch !== null && epoch !== null && epoch !== before.epoch) otherEpoch = true;
    const numbered = seq !== null && !otherEpoch;
    const isNew = !(id && ids.has(id)) && (!numbered || remember(seq, before, numbers, late));
    if (id && !numbered) ids.add(id);
    if (isNew) fresh.push(notification);
  }
  const recentIds = [...ids].slice(-REMEMBERED_IDS);
  // Before history is loaded nothing is a gap; the numbers wait.
  const cursor =
    before.base === null ? { ...before, ahead: [...numbers] } : { ...advance(before, [...numbers]), late: [...late] };
  return { cursor: { ...cursor, recentIds }, fresh, otherEpoch };
}

function remember(seq: number, { base, seq: known }: Cursor, numbers: Set<number>, late: Set<number>): boolean {
  if (base !== null && seq <= known) {
    if (seq > base || late.has(seq)) return false;
    late.add(seq);
    return true;
  }
  if (numbers.has(seq)) return false;
  numbers.add(seq);
  return true;
}

/** Whether something is missing: a number beyond a hole, or one we heard of in passing. */
export const hasGap = (cursor: Cursor, heardOf: number | null = null): boolean =>
  cursor.base !== null && (cursor.ahead.length > 0 || (heardOf !== null && heardOf > cursor.seq));
