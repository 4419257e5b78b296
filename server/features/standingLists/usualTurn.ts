/** Which of their lists usual doctors can be asked about, one list after another. */
import { type SkipReason } from "../../../src/contract/callout.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { overlap, type Span } from "../../domain/span.ts";
import { usualObstacles } from "../callouts/public.ts";

type Placed = Parameters<Awaited<ReturnType<typeof usualObstacles>>["obstacle"]>[1];
type Asked = { doctorIds: Iterable<number>; lists: readonly Placed[]; now: Date };

/**
 * Of two lists at the same time a doctor is asked about the first, be it of an earlier plan. `asks`: whether this one would be
 * asked about.
 */
export async function usualTurn(db: Db | Tx, { doctorIds, lists, now }: Asked) {
  const { obstacle, askedAbout } = await usualObstacles(db, [...new Set(doctorIds)], lists, now);
  const taken = new Map<number, readonly Span[]>();
  return (doctorId: number, list: Placed, asks: boolean): SkipReason | null => {
    const skip = obstacle(doctorId, list);
    if (skip) return skip.reason;
    const own = taken.get(doctorId) ?? askedAbout(doctorId);
    if (own.some((one) => overlap(one, list))) return "clash";
    if (asks) taken.set(doctorId, [...own, list]);
    return null;
  };
}
