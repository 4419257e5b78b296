/** PUT /callouts/{id}: drafts as a whole, a sent callout's message, fee, respond-by and notes. */
import { isRunning } from "../../../../src/contract/callout.ts";
import { type CalloutInput, type ChangeCalloutRequest } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type MailChange } from "../../../db/tables/callouts.ts";
import { auditDiff } from "../../../domain/auditDiff.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type CalloutRecord } from "../../../domain/records.ts";
import { userLanguage } from "../../../domain/userLanguage.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { resolveLists } from "../../lists/public.ts";
import { recordChange } from "../../notifications/public.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { chooseDoctors } from "../recipients/chooseRecipients.ts";
import { planReminder } from "../state/calloutClock.ts";
import { refuseInUndoWindow } from "../state/hold.ts";
import { type LockedCallout, listOf, liveLists, lockCallout } from "../state/lockCallout.ts";
import { calloutValues } from "./draft.ts";
import { freeRefusedLists } from "./freeRefusedLists.ts";
import { refuseRespondBy, respondByFor } from "./respondBy.ts";
import { storeLists, storeRecipients, storeWaves } from "./storeDraft.ts";

type Change = { calloutId: number; userId: number } & ChangeCalloutRequest;

/** Returns everybody who was asked, for previews. */
export async function changeCallout(unit: CompanyWork, { calloutId, userId, ...change }: Change): Promise<number[]> {
  await freeRefusedLists(unit, change.callout.lists ?? [], { userId, calloutId });
  const locked = await lockCallout(unit, calloutId);
  await refuseStale(unit, locked, change.lock_version);
  const { status } = locked.callout;
  if (status === "draft" || status === "scheduled") await changeDraft(unit, locked, whole(change.callout), userId);
  else if (isRunning(status)) await changeSent(unit, locked, change.callout, userId);
  else throw new Problem(409, "invalid_transition", ["A closed callout cannot be changed. Duplicate it instead."]);
  await recordChange(unit, calloutId);
  return locked.responses.map((one) => one.doctor_id);
}

function whole(input: Partial<CalloutInput>): CalloutInput {
  const { mode, urgency, lists, recipients } = input;
  if (mode && urgency && lists && recipients) return { ...input, mode, urgency, lists, recipients };
  throw invalid({ callout: ["is not complete"] });
}

async function changeDraft(unit: CompanyWork, locked: LockedCallout, input: CalloutInput, userId: number) {
  const { tx, now, companyId } = unit;
  const { id, created_by, updated_by, lock_version, send_at, internal_notes } = locked.callout;
  const lists = await resolveLists(tx, input.lists);
  // The form of a draft does not show the notes that a copy brought along.
  const values = calloutValues({ internal_notes, ...input }, lists, {
    language: await userLanguage(tx, created_by),
    now,
  });
  // From when doctors can answer.
  values.respond_by = await respondByFor({ ...unit, now: send_at ?? now }, values.respond_by, lists);
  if (send_at && send_at >= values.first_starts_at) throw invalid({ send_at: ["must be before the first list"] });
  if (send_at && values.respond_by && values.respond_by <= send_at)
    throw invalid({ "callout.respond_by": ["must be after send_at"] });
  const chosen = await chooseDoctors(tx, input.recipients);
  await tx.deleteFrom("callout_recipients").where("callout_id", "=", id).execute();
  await storeLists(unit, id, lists, { userId, before: locked.lists });
  await storeRecipients(unit, id, chosen, input.recipients);
  await storeWaves(unit, id, input.waves);
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

const FIELDS = ["message", "respond_by", "internal_notes", "fee_amount", "fee_text"] as const;
const AFTER_SENDING = new Set<string>(FIELDS);

const feeOf = ({ fee_amount, fee_text }: CalloutRecord): string | null =>
  [fee_amount, fee_text].filter((one) => one !== null).join(" ") || null;

/** What the log tells of it. */
const auditedOf = (callout: CalloutRecord): Record<string, unknown> => ({
  message: callout.message,
  fee: feeOf(callout),
  respond_by: callout.respond_by?.toISOString() ?? null,
  internal_notes: callout.internal_notes,
});

/** What doctors read of it, before and after; of its fee only where the practice offers any. */
async function told({ tx }: CompanyWork, before: CalloutRecord, now: CalloutRecord): Promise<MailChange[]> {
  const { fees_enabled } = await tx.selectFrom("company_settings").select("fees_enabled").executeTakeFirstOrThrow();
  const changes: MailChange[] = [
    { listId: null, field: "message", before: before.message, after: now.message },
    ...(fees_enabled ? [{ listId: null, field: "fee" as const, before: feeOf(before), after: feeOf(now) }] : []),
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** Booked doctors hear of it, with their invitation anew; nobody has to agree. Whoever still has to agree to a move reads until when. */
async function tellBooked(unit: CompanyWork, locked: LockedCallout, changes: MailChange[]): Promise<void> {
  if (changes.length === 0) return;
  const booked = locked.responses.filter(
    (one) => one.outcome === "confirmed" && listOf(locked, one).starts_at > unit.now,
  );
  for (const one of booked) {
    const values = { calendar_sequence: one.calendar_sequence + 1, lock_version: one.lock_version + 1 };
    await unit.tx.updateTable("responses").set(values).where("id", "=", one.id).execute();
    Object.assign(one, values);
  }
  await queueMailings(
    unit,
    locked,
    booked.map((response): Mailing => {
      const told = { response, lists: [listOf(locked, response)], changes };
      const { consent, consent_due_at: until } = response;
      return consent === "moved" && until ? { kind: "moved", until, ...told } : { kind: "changed", ...told };
    }),
  );
}

async function changeSent(unit: CompanyWork, locked: LockedCallout, input: Partial<CalloutInput>, userId: number) {
  const { tx, now, companyId } = unit;
  const { callout } = locked;
  if (Object.keys(input).some((field) => !AFTER_SENDING.has(field)))
    throw new Problem(409, "invalid_transition", [
      "Once sent, message, fee, respond-by and notes change here; lists change one by one.",
    ]);
  refuseInUndoWindow(callout, now);
  const { message, respond_by, internal_notes, fee_amount, fee_text } = input;
  // Without an end the lists would wait for one doctor for ever.
  if (callout.asks_usual && respond_by === null) throw invalid({ "callout.respond_by": ["can't be blank"] });
  const by = respond_by ? new Date(respond_by) : null;
  // One that has passed stays as it is.
  if (by && by.getTime() !== callout.respond_by?.getTime()) refuseRespondBy(by, liveLists(locked), now);
  const values = {
    ...(message === undefined ? {} : { message: message?.trim() || null }),
    ...(respond_by === undefined ? {} : { respond_by: by }),
    ...(internal_notes === undefined ? {} : { internal_notes: internal_notes?.trim() || null }),
    ...(fee_amount === undefined ? {} : { fee_amount }),
    ...(fee_text === undefined ? {} : { fee_text: fee_text?.trim() || null }),
    updated_by: userId,
    updated_at: now,
    lock_version: callout.lock_version + 1,
  };
  const after: CalloutRecord = { ...callout, ...values };
  const changes = await told(unit, callout, after);
  const diff = auditDiff(auditedOf(callout), auditedOf(after));
  const fields = FIELDS.filter(
    (field) => values[field] !== undefined && String(values[field]) !== String(callout[field]),
  );
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  Object.assign(callout, values);
  if (respond_by !== undefined) await planReminder(unit, callout);
  await tellBooked(unit, locked, changes);
  const actor = { type: "admin", id: userId } as const;
  const subject = { type: "callout", id: callout.id } as const;
  const params = { fields: fields.join(", ") };
  await recordAudit(tx, now, { companyId, actor, action: "callout_changed", subject, params, diff });
}
