/** PUT /callouts/{id}: drafts as a whole, a sent callout's message, respond-by and notes (product.md Q5, I10). */
import { type CalloutInput, type ChangeCalloutRequest } from "../../../src/contract/calloutRequests.ts";
import { invalid, Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { recordChange } from "../notifications/record.ts";
import { planReminder } from "./calloutClock.ts";
import { chooseDoctors } from "./chooseRecipients.ts";
import { calloutValues } from "./draft.ts";
import { type LockedCallout, lockCallout } from "./lockCallout.ts";
import { planLists } from "./planLists.ts";
import { refuseStale } from "./stale.ts";
import { storeLists, storeRecipients } from "./storeDraft.ts";

type Change = { calloutId: number; userId: number } & ChangeCalloutRequest;

export async function changeCallout(unit: CompanyWork, { calloutId, userId, ...change }: Change): Promise<void> {
  const locked = await lockCallout(unit, calloutId);
  await refuseStale(unit, locked, change.lock_version);
  const { status } = locked.callout;
  if (status === "draft" || status === "scheduled") await changeDraft(unit, locked, whole(change.callout), userId);
  else if (status === "open" || status === "confirmed") await changeSent(unit, locked, change.callout, userId);
  else throw new Problem(409, "invalid_transition", ["A closed callout cannot be changed. Duplicate it instead."]);
  await recordChange(unit, calloutId);
}

function whole(input: Partial<CalloutInput>): CalloutInput {
  const { mode, urgency, lists, recipients } = input;
  if (mode && urgency && lists && recipients) return { ...input, mode, urgency, lists, recipients };
  throw invalid({ callout: ["is not complete"] });
}

async function changeDraft(unit: CompanyWork, locked: LockedCallout, input: CalloutInput, userId: number) {
  const { tx, now, companyId } = unit;
  const { id, updated_by, lock_version, send_at, internal_notes } = locked.callout;
  const lists = await planLists(tx, input.lists);
  // The form of a draft does not show the notes that a copy brought along.
  const values = calloutValues({ internal_notes, ...input }, lists);
  if (send_at && send_at >= values.first_starts_at) throw invalid({ send_at: ["must be before the first list"] });
  const chosen = await chooseDoctors(tx, input.recipients);
  await tx.deleteFrom("callout_recipients").where("callout_id", "=", id).execute();
  await storeLists(unit, id, lists, { userId, before: locked.lists });
  await storeRecipients(unit, id, chosen, input.recipients);
  await tx
    .updateTable("callouts")
    .set({ ...values, updated_by: userId, updated_at: now, lock_version: lock_version + 1 })
    .where("id", "=", id)
    .execute();
  // A draft saves itself every few seconds: worth a line only when it passes into other hands.
  if (updated_by === userId) return;
  const actor = { type: "admin", id: userId } as const;
  const subject = { type: "callout", id } as const;
  await recordAudit(tx, now, { companyId, actor, action: "draft_changed", subject });
}

const FIELDS = ["message", "respond_by", "internal_notes"] as const;
const AFTER_SENDING = new Set<string>(FIELDS);

async function changeSent(unit: CompanyWork, locked: LockedCallout, input: Partial<CalloutInput>, userId: number) {
  const { tx, now, companyId } = unit;
  const { callout } = locked;
  if (Object.keys(input).some((field) => !AFTER_SENDING.has(field)))
    throw new Problem(409, "invalid_transition", [
      "Once sent, only message, respond-by and notes change. Cancel and duplicate for anything else.",
    ]);
  const { message, respond_by, internal_notes } = input;
  const values = {
    ...(message === undefined ? {} : { message: message?.trim() || null }),
    ...(respond_by === undefined ? {} : { respond_by: respond_by ? new Date(respond_by) : null }),
    ...(internal_notes === undefined ? {} : { internal_notes: internal_notes?.trim() || null }),
    updated_by: userId,
    updated_at: now,
    lock_version: callout.lock_version + 1,
  };
  const fields = FIELDS.filter(
    (field) => values[field] !== undefined && String(values[field]) !== String(callout[field]),
  );
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  Object.assign(callout, values);
  if (respond_by !== undefined) await planReminder(unit, callout);
  const actor = { type: "admin", id: userId } as const;
  const subject = { type: "callout", id: callout.id } as const;
  const params = { fields: fields.join(", ") };
  await recordAudit(tx, now, { companyId, actor, action: "callout_changed", subject, params });
}
