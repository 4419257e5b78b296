/** One more list for a callout that is open, and one of several lists called off alone. */
import { LIMITS } from "../../../../src/contract/limits.ts";
import { type ListInput } from "../../../../src/contract/shapes/calloutList.ts";
import { auditDiff } from "../../../domain/auditDiff.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { resolveLists } from "../../lists/public.ts";
import { recordChange } from "../../notifications/public.ts";
import { settle } from "../booking/settle.ts";
import { endBookings, mailsOfCancelling } from "../decisions/cancelCallout.ts";
import { freeRefusedLists } from "../drafts/freeRefusedLists.ts";
import { storeLists } from "../drafts/storeDraft.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { doctorsById, queueMailings } from "../mails/queueMailings.ts";
import { overriddenOf, sortOut } from "../recipients/chooseRecipients.ts";
import { askForAnswers } from "../sending/sendCallout.ts";
import { dropOffers } from "../standbys/standbyChain.ts";
import { planExpiry } from "../state/calloutClock.ts";
import { followLists } from "../state/followLists.ts";
import { refuseInUndoWindow } from "../state/hold.ts";
import { type LockedCallout, listsOf, liveLists, lockCallout } from "../state/lockCallout.ts";
import { changeableList } from "./changeSentList.ts";
import { moveRespondBy, type RespondByMove } from "./moveRespondBy.ts";

/** Those who were asked and can be asked about this list as well. */
async function reachable(unit: CompanyWork, locked: LockedCallout, doctorIds: number[]): Promise<Set<number>> {
  const doctors = [...(await doctorsById(unit.tx, doctorIds)).values()].filter((doctor) => !doctor.archived_at);
  const added = locked.lists.slice(-1);
  const overridden = await overriddenOf(unit.tx, locked.callout.id);
  const { willSend } = await sortOut(unit.tx, doctors, added, overridden, unit.now);
  return new Set(willSend.map(({ id }) => id));
}

type Adding = { calloutId: number; input: Omit<ListInput, "lock_version">; lockVersion: number };

type Added = { list: ListRecord; respondBy: RespondByMove; asked: number[] };

/** Everybody asked so far is asked about it too, in one mail each. Returns the list, who was asked, and what respond-by became. */
export async function addSentList(unit: CompanyWork, asked: Adding, userId: number): Promise<Added> {
  const { tx, now, companyId } = unit;
  const { calloutId, input, lockVersion } = asked;
  await freeRefusedLists(unit, [input], { userId, calloutId });
  const locked = await lockCallout(unit, calloutId);
  await refuseStale(unit, locked, lockVersion);
  if (locked.callout.status !== "open")
    throw new Problem(409, "invalid_transition", ["A list can be added only while the callout is open."]);
  refuseInUndoWindow(locked.callout, now);
  const [, most] = LIMITS.listsPerCallout;
  if (locked.lists.length >= most) throw invalid({ list: [`must be one of at most ${most}`] });
  const [planned] = await resolveLists(tx, [input], { fieldName: (field) => `list.${field}` });
  if (!planned) throw new Error("One list was asked for");
  if (planned.starts_at <= now) throw invalid({ "list.date": ["must be in the future"] });
  const known = new Set(locked.lists.map(({ id }) => id));
  await storeLists(unit, calloutId, [planned], { userId });
  const list = (await listsOf(tx, calloutId)).find(({ id }) => !known.has(id));
  if (!list) throw new Error("The list was just added");
  await tx.updateTable("lists").set({ cover_status: "calling" }).where("id", "=", list.id).execute();
  locked.lists.push({ ...list, cover_status: "calling" });
  const added = locked.lists.slice(-1);
  const doctorIds = [...new Set(locked.responses.map((one) => one.doctor_id))];
  const responses = await askForAnswers(unit, { callout: locked.callout, lists: added }, doctorIds);
  locked.responses.push(...responses);
  const told = await reachable(unit, locked, doctorIds);
  await planExpiry(unit, { callout: locked.callout, lists: added });
  await followLists(unit, locked, userId);
  const respondBy = await moveRespondBy(unit, locked);
  await queueMailings(
    unit,
    locked,
    responses
      .filter((one) => told.has(one.doctor_id))
      .map((response) => ({ kind: "list_added" as const, response, lists: added })),
  );
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "callout_list_added",
    subject: { type: "callout", id: calloutId },
    params: listParams(list),
    diff: auditDiff(respondBy.before, respondBy.after),
  });
  await recordChange(unit, calloutId);
  return { list, respondBy, asked: doctorIds };
}

type Cancelling = { calloutId: number; listId: number; reason: string; lockVersion: number };

/** The others go on. Returns who was asked about it. */
export async function cancelSentList(unit: CompanyWork, asked: Cancelling, userId: number): Promise<number[]> {
  const { tx, now, companyId } = unit;
  const { calloutId, listId, lockVersion } = asked;
  const reason = asked.reason.trim();
  const locked = await lockCallout(unit, calloutId);
  const list = await changeableList(unit, locked, { listId, lockVersion });
  if (liveLists(locked).length === 1)
    throw new Problem(409, "invalid_transition", ["This is the callout’s only list. Cancel the callout instead."]);
  const actor = { type: "admin", id: userId } as const;
  const mails = mailsOfCancelling(locked, [list], reason);
  await dropOffers(unit, locked, [list]);
  await endBookings(unit, locked, [list], { userId, reason });
  const values = {
    cover_status: "cancelled" as const,
    cancel_reason: reason,
    updated_by: userId,
    updated_at: now,
    lock_version: list.lock_version + 1,
  };
  await tx.updateTable("lists").set(values).where("id", "=", list.id).execute();
  Object.assign(list, values);
  await followLists(unit, locked, userId);
  await settle(unit, locked, { lists: [], actor });
  await queueMailings(unit, locked, mails);
  await recordAudit(tx, now, {
    companyId,
    actor,
    action: "callout_list_cancelled",
    subject: { type: "callout", id: calloutId },
    params: listParams(list),
    reason,
  });
  await recordChange(unit, calloutId);
  return locked.responses.filter((one) => one.list_id === listId).map((one) => one.doctor_id);
}
