/** Lists that are there already become a callout's, unless another callout has them or somebody changed them meanwhile. */
import { type Tx } from "../../db/database.ts";
import { notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { showList } from "./showLists.ts";

type Wanted = { id: number | null; lock_version?: number | undefined };

const inCallout = (data: unknown): Problem =>
  new Problem(409, "list_in_callout", ["This list belongs to a callout. Change it there."], { data });

export const staleList = (data: unknown): Problem =>
  new Problem(409, "stale", ["This list has changed in the meantime. Please look again."], { data });

/** Locks the list, so that nobody calls it out meanwhile, and refuses those that are called out. */
export async function lockFreeList({ tx }: CompanyWork, id: number) {
  const list = await tx.selectFrom("lists").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!list) throw notFound("list");
  const held = await tx
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select("list_id")
    .where("list_id", "=", id)
    // Whom it usually falls to has refused it, and it was not called off.
    .$if(list.cover_status !== "cancelled", (query) =>
      query.where((e) => e.or([e("callouts.asks_usual", "=", false), e("callouts.status", "<>", "cancelled")])),
    )
    .executeTakeFirst();
  if (held) throw inCallout(await showList(tx, id));
  return list;
}

/**
 * For previews: refuses lists that a callout has which was sent, or another draft than this one. Null: it is none yet; whoever
 * does not say which it is may look at its own. What the usual doctor was asked alone may be free by the time it is called out.
 */
export async function refuseListsInCallout(tx: Tx, ids: readonly number[], draftId?: number | null): Promise<void> {
  const held = await tx
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select("list_id")
    .where("list_id", "in", [0, ...ids])
    .where("callouts.asks_usual", "=", false)
    .where((e) =>
      e.or([
        e("callouts.status", "not in", ["draft", "scheduled"]),
        ...(draftId === undefined ? [] : [e("callouts.id", "<>", draftId ?? 0)]),
      ]),
    )
    .orderBy("list_id")
    .executeTakeFirst();
  if (held) throw inCallout(await showList(tx, held.list_id));
}

export async function adoptLists(unit: CompanyWork, callout_id: number, wanted: readonly Wanted[]): Promise<void> {
  const { tx, companyId: company_id } = unit;
  // By id, so that no two transactions wait for each other.
  const ordered = wanted.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0));
  for (const { id, lock_version } of ordered) {
    if (id === null) continue;
    const list = await lockFreeList(unit, id);
    if (lock_version !== undefined && list.lock_version !== lock_version) throw staleList(await showList(tx, id));
    await tx.insertInto("callout_lists").values({ company_id, callout_id, list_id: id, adopted: true }).execute();
  }
}
