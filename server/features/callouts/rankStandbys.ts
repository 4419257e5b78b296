/** The order of the standbys of one list: no two share a place, and whoever stands in the way moves one back. */
import { type CompanyWork } from "../../ports.ts";
import { type LockedCallout, type ResponseFacts } from "./lockCallout.ts";

/** Makes `place` free for `response` among the standbys of its list; its own former place closes. */
export async function makeRoom(
  { tx }: CompanyWork,
  { responses }: LockedCallout,
  response: ResponseFacts,
  place: number,
): Promise<void> {
  const left = response.outcome === "standby" ? response.standby_rank : null;
  const others = responses
    .filter((one) => one.list_id === response.list_id && one.outcome === "standby" && one.id !== response.id)
    .sort((one, other) => (one.standby_rank ?? 0) - (other.standby_rank ?? 0));
  let taken = place;
  const moved = others.flatMap((one) => {
    const before = one.standby_rank ?? 0;
    let rank = left !== null && before > left ? before - 1 : before;
    if (rank === taken) {
      rank += 1;
      taken += 1;
    }
    return rank === before ? [] : [{ one, rank }];
  });
  // Without a place first: places are unique at every moment.
  const ids = [0, response.id, ...moved.map(({ one }) => one.id)];
  await tx.updateTable("responses").set({ standby_rank: null }).where("id", "in", ids).execute();
  for (const { one, rank } of moved) {
    const values = { standby_rank: rank, lock_version: one.lock_version + 1 };
    await tx.updateTable("responses").set(values).where("id", "=", one.id).execute();
    Object.assign(one, values);
  }
}
