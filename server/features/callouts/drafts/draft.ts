/** A callout before it is sent: made and thrown away; nobody hears of it. */
import { type Language } from "../../../../src/contract/languages.ts";
import { type CalloutInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type PlannedList } from "../../../domain/records.ts";
import { userLanguage } from "../../../domain/userLanguage.ts";
import { Problem } from "../../../http/problem.ts";
import { calloutTitle, nextReference } from "../../../mail/callout/calloutTitle.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { resolveLists } from "../../lists/public.ts";
import { recordChange } from "../../notifications/public.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { chooseDoctors } from "../recipients/chooseRecipients.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { freeRefusedLists } from "./freeRefusedLists.ts";
import { detachLists, storeLists, storeRecipients, storeWaves } from "./storeDraft.ts";

/** `language`: of whoever made the callout. */
type Written = { language: Language; now: Date };

/** The columns that come from what the administrator asks for. */
export const calloutValues = (input: CalloutInput, lists: PlannedList[], { language, now }: Written) => ({
  title: input.title?.trim() || calloutTitle(lists, language, now),
  title_own: Boolean(input.title?.trim()),
  mode: input.mode,
  urgency: input.urgency,
  message: input.message?.trim() || null,
  internal_notes: input.internal_notes?.trim() || null,
  fee_amount: input.fee_amount ?? null,
  fee_text: input.fee_text?.trim() || null,
  respond_by: input.respond_by ? new Date(input.respond_by) : null,
  first_starts_at: new Date(Math.min(...lists.map((list) => list.starts_at.getTime()))),
  last_ends_at: new Date(Math.max(...lists.map((list) => list.ends_at.getTime()))),
});

type Origin = { copied_from?: number; copiesOf?: readonly number[]; asks_usual?: boolean };

/** Returns the new callout's id. */
export async function createDraft(
  unit: CompanyWork,
  input: CalloutInput,
  userId: number,
  { copied_from, copiesOf = [], asks_usual = false }: Origin = {},
): Promise<number> {
  const { tx, now, companyId: company_id } = unit;
  await freeRefusedLists(unit, input.lists, { userId });
  const lists = await resolveLists(tx, input.lists, { copiesOf });
  const chosen = await chooseDoctors(tx, input.recipients);
  const { id: callout_id } = await tx
    .insertInto("callouts")
    .values({
      ...calloutValues(input, lists, { language: await userLanguage(tx, userId), now }),
      company_id,
      reference: await nextReference(unit),
      copied_from: copied_from ?? null,
      asks_usual,
      send_at: null,
      sent_at: null,
      closed_at: null,
      cancel_reason: null,
      doctor_withdrew_at: null,
      created_by: userId,
      updated_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeLists(unit, callout_id, lists, { userId });
  await storeRecipients(unit, callout_id, chosen, input.recipients);
  await storeWaves(unit, callout_id, input.waves);
  const subject = { type: "callout", id: callout_id } as const;
  const actor = { type: "admin", id: userId } as const;
  await recordAudit(tx, now, { companyId: company_id, actor, action: "callout_created", subject });
  await recordChange(unit, callout_id);
  return callout_id;
}

type Deletion = { id: number; lock_version?: number };

/** A draft leaves nothing behind but the audit line. Refused where a version is named that is not the present one. */
export async function deleteDraft(unit: CompanyWork, draft: Deletion, userId: number): Promise<void> {
  const { tx, now, companyId } = unit;
  const calloutId = draft.id;
  const locked = await lockCallout(unit, calloutId);
  const { callout, lists } = locked;
  if (callout.status !== "draft")
    throw new Problem(409, "invalid_transition", ["Only drafts can be deleted. Cancel the callout instead."]);
  if (draft.lock_version !== undefined) await refuseStale(unit, locked, draft.lock_version);
  await detachLists(
    unit,
    calloutId,
    lists.map((list) => list.id),
  );
  await tx.deleteFrom("callouts").where("id", "=", calloutId).execute();
  const subject = { type: "callout", id: calloutId } as const;
  const actor = { type: "admin", id: userId } as const;
  const params = { reference: callout.reference };
  await recordAudit(tx, now, { companyId, actor, action: "callout_deleted", subject, params });
  await recordChange(unit, calloutId);
}
