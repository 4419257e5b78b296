/** Replaces a doctor who was merged by the one who stays. */
import { type Tx } from "../db/database.ts";
import { notFound } from "../http/problem.ts";

/** By id, who is meant. Throws `notFound` for ids that are not this company's. */
export async function findSurvivors(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const wanted = new Set(ids);
  const found = await tx
    .selectFrom("doctors")
    .select(["id", "merged_into"])
    .where("id", "in", [0, ...wanted])
    .execute();
  if (found.length < wanted.size) throw notFound("doctor");
  return new Map(found.map(({ id, merged_into }) => [id, merged_into ?? id]));
}

/** The same. Those who are meant are locked, in one order: nobody merges or removes them until the transaction ends. */
export async function lockSurvivors(
  tx: Tx,
  ids: readonly number[],
  lock: "forKeyShare" | "forNoKeyUpdate" = "forKeyShare",
): Promise<Map<number, number>> {
  const survivors = await findSurvivors(tx, ids);
  const locked = await tx
    .selectFrom("doctors")
    .select("merged_into")
    .where("id", "in", [0, ...survivors.values()])
    .orderBy("id")
    [lock]()
    .execute();
  // Merged just before it was locked.
  if (locked.some(({ merged_into }) => merged_into !== null)) return lockSurvivors(tx, ids, lock);
  return survivors;
}

/** Each once. */
export const survivorsOf = (ids: readonly number[], survivors: ReadonlyMap<number, number>): number[] => [
  ...new Set(ids.map((id) => survivors.get(id) ?? id)),
];
