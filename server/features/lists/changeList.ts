/** Lists by themselves: made, changed and removed as long as nobody has been asked. */
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { listParams } from "../../domain/listParams.ts";
import { type AuditEvent, recordAudit } from "../../domain/recordAudit.ts";
import { type PlannedList } from "../../domain/records.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";
import { lockFreeList, staleList } from "./adoptLists.ts";
import { listValues, resolveLists } from "./resolveLists.ts";
import { showList } from "./showLists.ts";

type By = { userId: number };

async function record(unit: CompanyWork, { userId }: By, action: AuditEvent["action"], id: number, list: PlannedList) {
  const { tx, now, companyId } = unit;
  const actor = { type: "admin", id: userId } as const;
  const subject = { type: "list", id } as const;
  await recordAudit(tx, now, { companyId, actor, action, subject, params: listParams(list) });
  await recordChange(unit, null);
}

async function planned(unit: CompanyWork, input: ListInput): Promise<PlannedList> {
  const [list] = await resolveLists(unit.tx, [input], { fieldName: (field) => `list.${field}` });
  if (!list) throw new Error("One list was asked for");
  return list;
}

/** Returns the new list's id. */
export async function createList(unit: CompanyWork, input: ListInput, by: By): Promise<number> {
  const { tx, now, companyId: company_id } = unit;
  const list = await planned(unit, input);
  const { id } = await tx
    .insertInto("lists")
    .values({ ...listValues(list), company_id, updated_by: by.userId, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(unit, by, "list_created", id, list);
  return id;
}

type Change = { id: number; list: ListInput; lock_version: number };

export async function changeList(unit: CompanyWork, change: Change, by: By): Promise<void> {
  const { tx, now } = unit;
  const before = await lockFreeList(unit, change.id);
  if (before.lock_version !== change.lock_version) throw staleList(await showList(tx, change.id));
  const list = await planned(unit, { ...change.list, id: change.id });
  await tx
    .updateTable("lists")
    .set({ ...listValues(list), updated_by: by.userId, updated_at: now, lock_version: before.lock_version + 1 })
    .where("id", "=", change.id)
    .execute();
  await record(unit, by, "list_changed", change.id, list);
}

type Deletion = Pick<Change, "id"> & Partial<Pick<Change, "lock_version">>;

/** Refused where a version is named that is not the present one. */
export async function deleteList(unit: CompanyWork, { id, lock_version }: Deletion, by: By): Promise<void> {
  const { tx, now, companyId } = unit;
  await lockFreeList(unit, id);
  const present = await showList(tx, id);
  const { site, surgeon, ...list } = present;
  if (lock_version !== undefined && lock_version !== list.lock_version) throw staleList(present);
  const asked = await tx.selectFrom("callout_lists").select("list_id").where("list_id", "=", id).executeTakeFirst();
  // What somebody was asked about stays as it was asked.
  if (asked)
    await tx
      .updateTable("lists")
      .set({ cover_status: "cancelled", updated_by: by.userId, updated_at: now, lock_version: list.lock_version + 1 })
      .where("id", "=", id)
      .execute();
  else await tx.deleteFrom("lists").where("id", "=", id).execute();
  const actor = { type: "admin", id: by.userId } as const;
  const params = listParams({ ...list, site_short_name: site.short_name, surgeon: surgeon.name });
  await recordAudit(tx, now, { companyId, actor, action: "list_deleted", subject: { type: "list", id }, params });
  await recordChange(unit, null);
}
