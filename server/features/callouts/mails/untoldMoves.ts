/**
 * A list that moves while it is covered leaves those in peace who are not needed: they are told once it opens again, of all
 * that became different since they were last told.
 */

import { type MailChange } from "../../../db/tables/callouts.ts";
import { type ListRecord, type ResponseRecord, statusAt } from "../../../domain/records.ts";
import { refusesMail } from "../../../domain/refusesMail.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type LockedCallout } from "../state/lockCallout.ts";
import { doctorsById, type Mailing } from "./queueMailings.ts";

/** From what the doctor knows to what it is now; what is as it was before is no change. */
function together(earlier: readonly MailChange[], later: readonly MailChange[]): MailChange[] {
  const changed = later.map((change) => {
    const known = earlier.find(({ field }) => field === change.field);
    return known ? { ...change, before: known.before } : change;
  });
  const kept = earlier.filter(({ field }) => later.every((change) => change.field !== field));
  return [...kept, ...changed].filter(({ before, after }) => before !== after);
}

async function store({ tx }: CompanyWork, responses: readonly ResponseRecord[], untold: MailChange[] | null) {
  const ids = responses.map(({ id }) => id);
  if (ids.length === 0) return;
  const untold_changes = untold && JSON.stringify(untold);
  await tx.updateTable("responses").set({ untold_changes }).where("id", "in", ids).execute();
  for (const one of responses) one.untold_changes = untold;
}

/** `isMove`: nobody was told yet; other changes concern only those who have not been told of a move. */
export async function noteUntold(
  unit: CompanyWork,
  responses: readonly ResponseRecord[],
  { changes, isMove }: { changes: readonly MailChange[]; isMove: boolean },
): Promise<void> {
  const concerned = responses.filter((one) => isMove || one.untold_changes !== null);
  const alike = Map.groupBy(concerned, (one) => JSON.stringify(untoldOf(one, changes)));
  for (const [untold, some] of alike) await store(unit, some, JSON.parse(untold));
}

/** Null where the list is again as the doctor knows it, who has said nothing of it that was forgotten. */
function untoldOf(one: ResponseRecord, changes: readonly MailChange[]): MailChange[] | null {
  const earlier = one.untold_changes ?? [];
  const untold = together(earlier, changes);
  const isBack = earlier.length > 0 && untold.length === 0;
  return isBack && one.earlier_response === null ? null : untold;
}

/** Who had answered is asked anew, who had not hears where and when it is now; those whom mail reaches. `whom`: of the list's answers. */
export async function tellUntold(
  unit: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  whom: (response: ResponseRecord) => boolean = () => true,
): Promise<Mailing[]> {
  const waiting = locked.responses.filter((one) => one.list_id === list.id && one.untold_changes !== null && whom(one));
  const doctors = await doctorsById(
    unit.tx,
    waiting.map((one) => one.doctor_id),
  );
  const reachable = waiting.filter((one) => {
    const doctor = doctors.get(one.doctor_id);
    return doctor && statusAt(unit.now, doctor) === "active" && !refusesMail(doctor);
  });
  const mailings = reachable.map((response): Mailing => {
    const changes = response.untold_changes ?? [];
    const answered = response.earlier_response !== null;
    const kind = answered ? "asked_anew" : "changed";
    const key = `${kind}:${response.id}:list:${list.lock_version}`;
    return { kind, response, lists: [list], changes, answered, key };
  });
  await store(unit, reachable, null);
  return mailings;
}
