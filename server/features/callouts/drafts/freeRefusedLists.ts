/**
 * Lists that their usual doctor has refused, or said nothing of in time, leave the callout that asked that doctor alone, so
 * that others can be asked by another one. A callout of which nothing is left is over; it keeps its lists as what was asked.
 */
import { RUNNING_STATUSES } from "../../../../src/contract/callout.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type AuditEvent, recordAudits } from "../../../domain/recordAudit.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { settle } from "../booking/settle.ts";
import { doctorsById, queueMailings } from "../mails/queueMailings.ts";
import { dropOffers } from "../standbys/standbyChain.ts";
import { followLists } from "../state/followLists.ts";
import { type LockedCallout, liveLists, lockCallout } from "../state/lockCallout.ts";
import { moveCallout } from "../state/transition.ts";
import { isGivenUp, usualAnswer } from "../state/usualAnswer.ts";

function isRefused({ callout, responses }: LockedCallout, list: ListRecord, now: Date): boolean {
  const answers = responses.filter((one) => one.list_id === list.id);
  return isGivenUp(usualAnswer(callout, answers, now));
}

/** The answers leave with the lists: what the doctor had said of each last is told by the callout's activity. */
async function recordFreed(
  unit: CompanyWork,
  { callout, responses }: LockedCallout,
  freed: ListRecord[],
  userId: number,
) {
  const said = freed.flatMap((list) =>
    responses.filter((one) => one.list_id === list.id).map((response) => ({ list, response })),
  );
  const doctors = await doctorsById(
    unit.tx,
    said.map(({ response }) => response.doctor_id),
  );
  const events = said.map(({ list, response: { doctor_id, response, note } }): AuditEvent => {
    const doctor = doctors.get(doctor_id);
    return {
      companyId: unit.companyId,
      actor: { type: "admin", id: userId },
      action: "refused_lists_freed",
      subject: { type: "callout", id: callout.id },
      params: {
        ...(doctor ? { doctor: doctorName(doctor) } : {}),
        response,
        ...listParams(list),
      },
      reason: note,
    };
  });
  await recordAudits(unit.tx, unit.now, events);
}

/** The history of the answers, for the figures, and the numbers of their calendar entries stay. */
async function keepAnswers({ tx }: CompanyWork, gone: ResponseRecord[]): Promise<void> {
  if (gone.length === 0) return;
  await tx
    .insertInto("freed_answers")
    .values(
      gone.map(({ id, company_id, callout_id, list_id, doctor_id, calendar_sequence }) => ({
        ...{ id, company_id, callout_id, list_id, doctor_id, calendar_sequence },
      })),
    )
    .execute();
  await tx
    .updateTable("response_history")
    .set((row) => ({ freed_answer_id: row.ref("response_id"), response_id: null }))
    .where(
      "response_id",
      "in",
      gone.map(({ id }) => id),
    )
    .execute();
}

async function takeOut(unit: CompanyWork, locked: LockedCallout, lists: ListRecord[], userId: number): Promise<void> {
  const { tx } = unit;
  const ids = lists.map((list) => list.id);
  const calloutId = locked.callout.id;
  await keepAnswers(
    unit,
    locked.responses.filter((one) => ids.includes(one.list_id)),
  );
  await tx.deleteFrom("responses").where("callout_id", "=", calloutId).where("list_id", "in", ids).execute();
  await tx.deleteFrom("callout_lists").where("callout_id", "=", calloutId).where("list_id", "in", ids).execute();
  locked.lists = locked.lists.filter((list) => !lists.includes(list));
  locked.responses = locked.responses.filter((one) => !ids.includes(one.list_id));
  await followLists(unit, locked, userId);
  await queueMailings(unit, locked, await settle(unit, locked, { lists: [], actor: { type: "admin", id: userId } }));
}

async function freeFrom(unit: CompanyWork, calloutId: number, listIds: readonly number[], userId: number) {
  const { tx, now } = unit;
  const locked = await lockCallout(unit, calloutId);
  const live = liveLists(locked);
  const refused = live.filter((list) => listIds.includes(list.id) && isRefused(locked, list, now));
  if (refused.length === 0) return;
  await recordFreed(unit, locked, refused, userId);
  await dropOffers(unit, locked, refused);
  const actor = { type: "admin", id: userId } as const;
  if (refused.length === live.length)
    await moveCallout(unit, locked, "cancel", { actor, set: { closed_at: now, doctor_withdrew_at: null } });
  else await takeOut(unit, locked, refused, userId);
  const ids = refused.map((list) => list.id);
  await tx.updateTable("lists").set({ cover_status: "uncovered" }).where("id", "in", ids).execute();
  await recordChange(unit, calloutId);
}

type Wanted = { userId: number; calloutId?: number };

/**
 * Before anything else is locked, and with the callout that wants the lists, if there is one: callouts by id come before
 * all lists, and the settings' row, by which callouts are numbered, after them. Leaves alone what was not refused, or belongs to
 * a callout of another kind.
 */
export async function freeRefusedLists(
  unit: CompanyWork,
  wanted: readonly { id?: number | null | undefined }[],
  { userId, calloutId }: Wanted,
): Promise<void> {
  const { tx } = unit;
  const listIds = wanted.flatMap(({ id }) => id ?? []);
  if (listIds.length === 0) return;
  const asking = await tx
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select("callouts.id")
    .distinct()
    .where("callout_lists.list_id", "in", listIds)
    .where("callouts.asks_usual", "=", true)
    .where("callouts.status", "in", RUNNING_STATUSES)
    .execute();
  if (asking.length === 0) return;
  const ids = asking.map(({ id }) => id).sort((one, other) => one - other);
  await tx
    .selectFrom("callouts")
    .select("id")
    .where("id", "in", calloutId === undefined ? ids : [...ids, calloutId])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const id of ids) await freeFrom(unit, id, listIds, userId);
}
