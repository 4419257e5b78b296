/** Which of their lists usual doctors can be asked about, one list after another. */
import { type SkipReason } from "../../../src/contract/callout.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { overlap, type Span } from "../../domain/span.ts";
import { isGivenUp, usualAnswer, usualObstacles } from "../callouts/public.ts";

type Placed = Parameters<Awaited<ReturnType<typeof usualObstacles>>>[1];
type Asked = { doctorIds: Iterable<number>; lists: readonly Placed[]; now: Date };

/** By doctor, the lists that wait for that doctor alone. */
async function askedAlready(db: Db | Tx, doctorIds: readonly number[], now: Date): Promise<Map<number, Span[]>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("callouts", "callouts.id", "responses.callout_id")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select(["responses.doctor_id", "responses.response", "responses.outcome"])
    .select(["callouts.asks_usual", "callouts.respond_by", "lists.starts_at", "lists.ends_at"])
    .where("responses.doctor_id", "in", [0, ...doctorIds])
    .where("callouts.asks_usual", "=", true)
    .where("callouts.status", "=", "open")
    .where("lists.cover_status", "=", "calling")
    .where("lists.starts_at", ">", now)
    .execute();
  const waiting = rows.filter((row) => !isGivenUp(usualAnswer(row, [row], now)));
  return Map.groupBy(waiting, ({ doctor_id }) => doctor_id);
}

/**
 * Of two lists at the same time a doctor is asked about the first, be it of an earlier plan. `asks`: whether this one would be
 * asked about.
 */
export async function usualTurn(db: Db | Tx, { doctorIds, lists, now }: Asked) {
  const ids = [...new Set(doctorIds)];
  const obstacle = await usualObstacles(db, ids, lists, now);
  const taken = await askedAlready(db, ids, now);
  return (doctorId: number, list: Placed, asks: boolean): SkipReason | null => {
    const skip = obstacle(doctorId, list);
    if (skip) return skip.reason;
    const own = taken.get(doctorId) ?? [];
    if (own.some((one) => overlap(one, list))) return "clash";
    if (asks) taken.set(doctorId, [...own, list]);
    return null;
  };
}
