/** The lists, the doctors and the waves of a callout that is being drafted, as rows. */
import { type RecipientsInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type WaveInput } from "../../../../src/contract/shapes/waves.ts";
import { type PlannedList } from "../../../domain/records.ts";
import { refuseWaves, replaceWaves } from "../../../domain/waves.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { adoptLists, listValues } from "../../lists/public.ts";
import { type Chosen } from "../recipients/chooseRecipients.ts";

export async function storeRecipients(
  { tx, companyId: company_id }: CompanyWork,
  callout_id: number,
  chosen: (Chosen & { wave?: number | null })[],
  { override_ids = [] }: RecipientsInput,
): Promise<void> {
  if (chosen.length === 0) return;
  const row = { company_id, callout_id, skip_reason: null, sent_at: null, first_opened_at: null };
  await tx
    .insertInto("callout_recipients")
    .values(
      chosen.map(({ doctor: { id }, source, wave = null }) => ({
        ...row,
        doctor_id: id,
        source,
        wave,
        overridden: override_ids.includes(id),
      })),
    )
    .execute();
}

/** Takes lists out of a draft: those made for it go with it, those it adopted are by themselves again. */
export async function detachLists({ tx }: CompanyWork, calloutId: number, listIds: readonly number[]): Promise<void> {
  const gone = await tx
    .deleteFrom("callout_lists")
    .where("callout_id", "=", calloutId)
    .where("list_id", "in", [0, ...listIds])
    .returning(["list_id", "adopted"])
    .execute();
  const own = gone.filter(({ adopted }) => !adopted).map(({ list_id }) => list_id);
  await tx
    .deleteFrom("lists")
    .where("id", "in", [0, ...own])
    .execute();
}

/** Makes the draft's lists these. `before`: those it has, which are locked. */
export async function storeLists(
  unit: CompanyWork,
  callout_id: number,
  lists: PlannedList[],
  { userId, before = [] }: { userId: number; before?: readonly { id: number; lock_version: number }[] },
): Promise<void> {
  const { tx, now, companyId: company_id } = unit;
  const stamp = { updated_by: userId, updated_at: now };
  const own = new Map(before.map((list) => [list.id, list.lock_version]));
  const named = new Set(lists.map((list) => list.id));
  await detachLists(
    unit,
    callout_id,
    before.map(({ id }) => id).filter((id) => !named.has(id)),
  );
  const adopted = lists.filter(({ id }) => id !== null && !own.has(id));
  await adoptLists(unit, callout_id, adopted);
  for (const list of lists)
    if (list.id !== null)
      await tx
        .updateTable("lists")
        .set((row) => ({ ...listValues(list), ...stamp, lock_version: row("lock_version", "+", 1) }))
        .where("id", "=", list.id)
        .execute();
  const fresh = lists.filter(({ id }) => id === null);
  if (fresh.length === 0) return;
  const stored = await tx
    .insertInto("lists")
    .values(fresh.map((list) => ({ ...listValues(list), ...stamp, company_id })))
    .returning("id")
    .execute();
  await tx
    .insertInto("callout_lists")
    .values(stored.map(({ id: list_id }) => ({ company_id, callout_id, list_id })))
    .execute();
}

/** Who is asked later. */
export async function storeWaves(unit: CompanyWork, callout_id: number, waves: readonly WaveInput[] = []) {
  refuseWaves(waves);
  await replaceWaves(unit, { callout_id }, waves, 2);
}
