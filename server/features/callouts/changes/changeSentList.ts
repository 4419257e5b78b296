/**
 * A list of a callout that was sent changes. What changes decides who is asked: nobody, the booked doctors whether the times
 * are all right, or everybody anew. Nobody stays booked for what they have not said yes to.
 */
import { isRunning, type ListChange } from "../../../../src/contract/callout.ts";
import { type ListInput } from "../../../../src/contract/shapes/calloutList.ts";
import { type MailChange } from "../../../db/tables/callouts.ts";
import { auditDiff } from "../../../domain/auditDiff.ts";
import { isSame, mostAtOnce, type Range } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord, type PlannedList, type ResponseRecord } from "../../../domain/records.ts";
import { invalid, notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { listValues, resolveLists } from "../../lists/public.ts";
import { recordChange } from "../../notifications/public.ts";
import { release } from "../booking/booking.ts";
import { settle } from "../booking/settle.ts";
import { staleCallout } from "../list/staleCallout.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { noteUntold, tellUntold } from "../mails/untoldMoves.ts";
import { lacksCredential } from "../recipients/reasonsAgainst.ts";
import { refuseOverlap } from "../recipients/refuseOverlap.ts";
import { dropOffers, startChain } from "../standbys/standbyChain.ts";
import { planExpiry } from "../state/calloutClock.ts";
import { followLists } from "../state/followLists.ts";
import { refuseInUndoWindow } from "../state/hold.ts";
import { bookedRange, isCovered, type LockedCallout, lockCallout } from "../state/lockCallout.ts";
import { movedRange } from "../state/movedRange.ts";
import { standbyLine } from "../state/rankStandbys.ts";
import { forgetAnswers } from "../state/transition.ts";
import { auditedOf, changesOf, classOf } from "./listChange.ts";
import { type Moved, moveBookings, type Told } from "./moveBookings.ts";
import { moveRespondBy, type RespondByMove } from "./moveRespondBy.ts";

export type ListChangeAsked = {
  calloutId: number;
  listId: number;
  input: Omit<ListInput, "id" | "lock_version">;
  /** Of the list as it was looked at. */
  lockVersion: number;
  /** A booked doctor is to come although not credentialed where, or when, the list is now. */
  despiteCredential?: boolean | undefined;
};

async function lockList(unit: CompanyWork, { calloutId, listId, lockVersion }: ListChangeAsked) {
  const booked = await unit.tx
    .selectFrom("responses")
    .select("doctor_id")
    .where("callout_id", "=", calloutId)
    .where("list_id", "=", listId)
    .where("outcome", "=", "confirmed")
    .execute();
  const locked = await lockCallout(
    unit,
    calloutId,
    booked.map((one) => one.doctor_id),
  );
  return { locked, list: await changeableList(unit, locked, { listId, lockVersion }) };
}

/**
 * Throws `notFound`, 409 for a list that nobody is asked about any more, or not yet, and 409 `stale` for one that has changed
 * since.
 */
export async function changeableList(
  unit: CompanyWork,
  locked: LockedCallout,
  { listId, lockVersion }: { listId: number; lockVersion: number },
): Promise<ListRecord> {
  const list = locked.lists.find(({ id }) => id === listId);
  if (!list) throw notFound("list");
  const { status } = locked.callout;
  if (!isRunning(status) || list.cover_status === "cancelled")
    throw new Problem(409, "invalid_transition", ["This list can no longer be changed."]);
  if (list.starts_at <= unit.now) throw new Problem(409, "list_started", ["This list has already started."]);
  if (list.lock_version !== lockVersion) throw await staleCallout(unit, locked);
  refuseInUndoWindow(locked.callout, unit.now);
  return list;
}

async function refuseImpossible(
  unit: CompanyWork,
  after: PlannedList,
  moved: readonly Moved[],
  { change, despiteCredential }: { change: ListChange; despiteCredential: boolean },
): Promise<void> {
  if (after.starts_at <= unit.now) throw invalid({ "list.date": ["must be in the future"] });
  const ranges = moved.flatMap(({ range }) => range ?? []);
  if (mostAtOnce(after, ranges) > after.positions)
    throw invalid({ "list.positions": ["must be at least as many as are booked at one time"] });
  for (const { response, range, same } of moved) {
    if (!range || same) continue;
    await refuseOverlap(unit.tx, response.doctor_id, range, response.id);
    const lacks =
      change === "moved" && (await lacksCredential(unit.tx, response.doctor_id, { ...after, ...spanOf(range) }));
    if (lacks && !despiteCredential)
      throw new Problem(409, "not_credentialed", ["A booked doctor is not credentialed there then."]);
  }
}

const spanOf = ({ from, to }: Range) => ({ starts_at: from, ends_at: to });

type ListChanged = { change: ListChange; list: ListRecord; respondBy: RespondByMove; asked: number[] };

/** Returns what kind of change it was, the list as it is now, what became of respond-by, and who was asked about the list. */
export async function changeSentList(unit: CompanyWork, asked: ListChangeAsked, userId: number): Promise<ListChanged> {
  const { locked, list: before } = await lockList(unit, asked);
  const [after] = await resolveLists(unit.tx, [{ ...asked.input, id: before.id }], {
    fieldName: (field) => `list.${field}`,
  });
  if (!after) throw new Error("One list was asked for");
  const change = classOf(before, after);
  const own = locked.responses.filter((one) => one.list_id === before.id);
  const moved = own.flatMap((response): Moved[] => {
    const range = bookedRange(response);
    if (!range) return [];
    const next = movedRange(before, after, range);
    return [{ response, range: next, same: change !== "moved" && next !== undefined && isSame(range, next) }];
  });
  await refuseImpossible(unit, after, moved, { change, despiteCredential: asked.despiteCredential ?? false });
  const changes = changesOf(before, after);
  const kept: ListRecord = { ...before };
  const wasCovered = isCovered(locked, before);
  // A booking of which nothing is left ends before the list changes, and its mail tells of the list as it was.
  const mailings: Mailing[] = [];
  const actor = { type: "admin", id: userId } as const;
  for (const { response, range } of moved) {
    if (range) continue;
    response.consent = change === "moved" ? "moved" : "times";
    mailings.push(...(await release(unit, locked, response, { actor, before: kept })));
  }
  const booked = moved.filter(({ range }) => range !== undefined);
  const tellBooked = await moveBookings(unit, booked, { change, changes, startsAt: after.starts_at });
  if (change === "moved") await dropOffers(unit, locked, [before]);
  const others = own.filter((one) => one.outcome !== "confirmed");
  const standbys = new Set(standbyLine(locked, before.id).map(({ id }) => id));
  if (change === "moved") await forgetAnswers(unit, others);
  await noteUntold(unit, others, { changes, isMove: change === "moved" });
  await storeList(unit, before, after, userId);
  await followLists(unit, locked, userId);
  const respondBy = await moveRespondBy(unit, locked);
  mailings.push(...(await settle(unit, locked, { lists: [before], actor })));
  mailings.push(
    ...tellBooked.map(({ response, kind, until }): Mailing => tell(response, kind, before, changes, until)),
  );
  if (!isCovered(locked, before)) mailings.push(...(await tellUntold(unit, locked, before)));
  else if (change === "moved") mailings.push(...(await tellUntold(unit, locked, before, ({ id }) => standbys.has(id))));
  if (change !== "moved" && (booked.length < moved.length || wasCovered))
    mailings.push(...(await startChain(unit, locked, before)));
  if (before.starts_at.getTime() !== kept.starts_at.getTime())
    await planExpiry(unit, { callout: locked.callout, lists: [before] });
  await queueMailings(unit, locked, mailings);
  await recordAudit(unit.tx, unit.now, {
    companyId: unit.companyId,
    actor,
    action: "callout_list_changed",
    subject: { type: "callout", id: locked.callout.id },
    params: { ...listParams(kept), change },
    diff: auditDiff({ ...auditedOf(kept), ...respondBy.before }, { ...auditedOf(after), ...respondBy.after }),
  });
  await recordChange(unit, locked.callout.id);
  return { change, list: before, respondBy, asked: own.map((one) => one.doctor_id) };
}

const tell = (
  response: ResponseRecord,
  kind: Told["kind"],
  list: ListRecord,
  changes: readonly MailChange[],
  until?: Date,
): Mailing => ({ kind, response, lists: [list], changes, ...(until ? { until } : {}) });

async function storeList(
  { tx, now }: CompanyWork,
  list: ListRecord,
  after: PlannedList,
  userId: number,
): Promise<void> {
  const values = { ...listValues(after), updated_by: userId, updated_at: now, lock_version: list.lock_version + 1 };
  await tx.updateTable("lists").set(values).where("id", "=", list.id).execute();
  const { id: _id, lock_version: _version, ...facts } = after;
  Object.assign(list, facts, values);
}
