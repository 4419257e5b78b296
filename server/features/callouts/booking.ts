/** Booking a doctor for a list, and letting the doctor go again, with everything that follows (product.md C4, C5, R5, R6, R8, Q2). */
import { type DecisionPreview } from "../../../src/contract/calloutRequests.ts";
import { type Tx } from "../../db/database.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent } from "../audit/recordAudit.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { recordNotification } from "../notifications/record.ts";
import { bookingsOf, overlap } from "./chooseRecipients.ts";
import { actionById, actorParams, listParams } from "./listParams.ts";
import { isFilled, isOffer, type ListFacts, type LockedCallout, type ResponseFacts } from "./lockCallout.ts";
import { doctorsById, type Mailing, previewMailings, queueMailings } from "./queueMailings.ts";
import { closeRanks } from "./rankStandbys.ts";
import { moveCallout, moveResponse } from "./transition.ts";

type Actor = AuditEvent["actor"];

export function listOf(locked: LockedCallout, response: ResponseFacts): ListFacts {
  const list = locked.lists.find((one) => one.id === response.list_id);
  if (!list) throw new Error(`List ${response.list_id} is not of callout ${locked.callout.id}`);
  return list;
}

/** Who hears that the list is filled, once this doctor is booked: those who offered. The others hear nothing (Q2). */
function toldFilled(locked: LockedCallout, booked: ResponseFacts): { filled: ResponseFacts[]; silent: number } {
  const list = listOf(locked, booked);
  const others = locked.responses.filter((one) => one.list_id === list.id && one.id !== booked.id);
  const taken = others.filter((one) => one.outcome === "confirmed").length;
  const filled = taken + 1 >= list.positions ? others.filter(isOffer) : [];
  return { filled, silent: others.length - filled.length };
}

function mailsOfBooking(locked: LockedCallout, booked: ResponseFacts, filled: ResponseFacts[]): Mailing[] {
  const lists = [listOf(locked, booked)];
  return [
    { kind: "confirmation", response: booked, lists },
    ...filled.map((response): Mailing => ({ kind: "filled", response, lists })),
  ];
}

/** I3, with the doctor's row locked: throws 409 when the doctor is booked elsewhere at that time; no override (Q1). */
export async function refuseOverlap(tx: Tx, doctorId: number, list: ListFacts): Promise<void> {
  const clash = (await bookingsOf(tx, [doctorId], [list])).find((booking) => overlap(list, booking));
  if (clash)
    throw new Problem(409, "overlap", ["This doctor is already confirmed for another list at that time."], {
      data: { starts_at: clash.starts_at.toISOString(), ends_at: clash.ends_at.toISOString() },
    });
}

/** Whether a doctor has withdrawn from a list that nobody covers yet. */
const stillMissing = (locked: LockedCallout): boolean =>
  locked.responses.some((one) => one.outcome === "released" && !isFilled(locked, listOf(locked, one)));

/** Books the doctor, tells the others, and closes the callout with its last position. Checks nothing but the tables' guards. */
export async function book(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseFacts,
  actor: Actor,
  decision_reason: string | null = null,
): Promise<void> {
  const { tx, now } = unit;
  const { callout } = locked;
  const list = listOf(locked, response);
  const { filled } = toldFilled(locked, response);
  const doctors = await doctorsById(
    tx,
    [response, ...filled].map((one) => one.doctor_id),
  );
  const nameOf = (one: ResponseFacts): string =>
    doctorName(doctors.get(one.doctor_id) ?? { title: "", first_name: "", last_name: "" });
  const params = { doctor: nameOf(response), ...listParams(list) };
  await moveResponse(unit, response, "confirm", { actor, params, set: { decision_reason } });
  for (const other of filled) {
    await moveResponse(unit, other, "standDown", { actor, params: { doctor: nameOf(other), ...listParams(list) } });
  }
  await closeRanks(unit, locked, list.id);
  if (isFilled(locked, list))
    await tx.updateTable("lists").set({ cover_status: "covered" }).where("id", "=", list.id).execute();
  const withdrew = stillMissing(locked) ? callout.doctor_withdrew_at : null;
  if (locked.lists.every((one) => isFilled(locked, one)))
    await moveCallout(unit, locked, "fill", { actor, set: { closed_at: now, doctor_withdrew_at: null } });
  else await touch(unit, locked, withdrew);
  await queueMailings(unit, locked, mailsOfBooking(locked, response, filled));
  await recordNotification(unit, {
    type: "callout_confirmed",
    title: `${nameOf(response)} is confirmed: ${callout.title}`,
    calloutId: callout.id,
    actionById: actionById(actor),
    params: { ...params, ...(await actorParams(tx, actor)) },
  });
}

async function touch({ tx, now }: CompanyWork, { callout }: LockedCallout, withdrew: Date | null): Promise<void> {
  const values = { doctor_withdrew_at: withdrew, updated_at: now };
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  Object.assign(callout, values);
}

/** Lets a booked doctor go: the list calls again, and those who had been told it was filled can be chosen again (C5). */
export async function release(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseFacts,
  actor: Actor,
  decision_reason: string | null = null,
): Promise<void> {
  const { tx, now } = unit;
  const list = listOf(locked, response);
  const doctor = (await doctorsById(tx, [response.doctor_id])).get(response.doctor_id);
  const params = { doctor: doctor ? doctorName(doctor) : "", ...listParams(list) };
  await moveResponse(unit, response, "release", { actor, params, set: { decision_reason } });
  // That the practice let somebody go puts nobody at risk whom it does not know of.
  const withdrew = response.response === "unavailable" ? now : locked.callout.doctor_withdrew_at;
  for (const other of locked.responses.filter((one) => one.list_id === list.id && one.outcome === "not_required"))
    await moveResponse(unit, other, "reconsider", { actor });
  await tx.updateTable("lists").set({ cover_status: "calling" }).where("id", "=", list.id).execute();
  if (locked.callout.status === "confirmed")
    await moveCallout(unit, locked, "reopen", {
      actor,
      params,
      set: { closed_at: null, doctor_withdrew_at: withdrew },
    });
  else await touch(unit, locked, withdrew);
  await queueMailings(unit, locked, [{ kind: "released", response, lists: [list] }]);
}

/** The mails that booking this doctor sends, word for word those that `book` queues. */
export async function previewBooking(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseFacts,
): Promise<DecisionPreview> {
  const { filled, silent } = toldFilled(locked, response);
  return { mails: await previewMailings(unit, locked, mailsOfBooking(locked, response, filled)), silent };
}
