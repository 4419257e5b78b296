/** The lists and the doctors of a callout that is being drafted, as rows. */
import { type RecipientsInput } from "../../../src/contract/calloutRequests.ts";
import { type CompanyWork } from "../../ports.ts";
import { type Chosen } from "./chooseRecipients.ts";
import { type ListFacts } from "./lockCallout.ts";

/** A list as it will be stored, and what mails and titles say of it. */
export type PlannedList = Omit<ListFacts, "id" | "company_id" | "lock_version" | "created_at" | "cover_status">;

export async function storeRecipients(
  { tx, companyId: company_id }: CompanyWork,
  callout_id: number,
  chosen: Chosen[],
  { override_ids = [] }: RecipientsInput,
): Promise<void> {
  if (chosen.length === 0) return;
  const row = { company_id, callout_id, skip_reason: null, sent_at: null, first_opened_at: null };
  await tx
    .insertInto("callout_recipients")
    .values(
      chosen.map(({ doctor: { id }, source }) => ({
        ...row,
        doctor_id: id,
        source,
        overridden: override_ids.includes(id),
      })),
    )
    .execute();
}

export async function storeLists({ tx, companyId: company_id }: CompanyWork, callout_id: number, lists: PlannedList[]) {
  const stored = await tx
    .insertInto("lists")
    .values(lists.map(({ site_name, site_short_name, site_address, surgeon, ...list }) => ({ ...list, company_id })))
    .returning("id")
    .execute();
  await tx
    .insertInto("callout_lists")
    .values(stored.map(({ id: list_id }) => ({ company_id, callout_id, list_id })))
    .execute();
}
