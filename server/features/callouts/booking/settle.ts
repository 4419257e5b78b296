/** Brings lists and callout in line with what is booked: covered lists stand the others down, the callout fills or opens again. */

import { doctorName } from "../../../domain/doctorName.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type AuditEvent } from "../../../domain/recordAudit.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { doctorsById, type Mailing } from "../mails/queueMailings.ts";
import { closeOffers } from "../standbys/standbyChain.ts";
import { planGivingUp } from "../state/calloutClock.ts";
import { isCovered, isUndecidedOffer, type LockedCallout, liveLists } from "../state/lockCallout.ts";
import { moveCallout, moveResponse } from "../state/transition.ts";

type Actor = AuditEvent["actor"];

/** Those who offered hear that the list is covered; the others hear nothing. Nobody decided about them. */
async function standDownOthers(unit: CompanyWork, locked: LockedCallout, list: ListRecord) {
  const others = locked.responses.filter((one) => one.list_id === list.id && isUndecidedOffer(one));
  const doctors = await doctorsById(
    unit.tx,
    others.map((one) => one.doctor_id),
  );
  for (const other of others) {
    const doctor = doctors.get(other.doctor_id);
    const params = { doctor: doctor ? doctorName(doctor) : "", ...listParams(list) };
    await moveResponse(unit, other, "standDown", { actor: { type: "system" }, params });
  }
  return others.map((response): Mailing => ({ kind: "filled", response, lists: [list] }));
}

/** Whether a doctor has withdrawn from a list that nobody covers yet. */
const stillMissing = (locked: LockedCallout): boolean =>
  liveLists(locked).some(
    (list) =>
      !isCovered(locked, list) && locked.responses.some((one) => one.list_id === list.id && one.outcome === "released"),
  );

async function cover({ tx }: CompanyWork, list: ListRecord, cover_status: "covered" | "calling"): Promise<void> {
  if (list.cover_status === cover_status) return;
  const values = { cover_status, ...(cover_status === "covered" ? { chain_state: null } : {}) };
  await tx.updateTable("lists").set(values).where("id", "=", list.id).execute();
  Object.assign(list, values);
}

type Settling = {
  /** Those whose bookings, or whose times, have changed. */
  lists: readonly ListRecord[];
  actor: Actor;
  params?: NonNullable<AuditEvent["params"]>;
  /** Since when a doctor is missing who withdrew. */
  withdrew?: Date | null;
};

/** Returns the mails that follow; they are still to be queued. */
export async function settle(
  unit: CompanyWork,
  locked: LockedCallout,
  { lists, actor, params, withdrew = locked.callout.doctor_withdrew_at }: Settling,
): Promise<Mailing[]> {
  const { tx, now } = unit;
  const mailings: Mailing[] = [];
  for (const list of lists.filter((one) => one.cover_status !== "cancelled")) {
    const covered = isCovered(locked, list);
    await cover(unit, list, covered ? "covered" : "calling");
    const filled = covered ? await standDownOthers(unit, locked, list) : [];
    const closed = await closeOffers(unit, locked, list);
    // "Filled" says that an offer is over as well.
    const told = new Set(filled.map(({ response }) => response));
    mailings.push(...filled, ...closed.filter((one) => one.kind !== "offer_closed" || !told.has(one.response)));
  }
  const missing = stillMissing(locked) ? withdrew : null;
  const filled = liveLists(locked).every((list) => isCovered(locked, list));
  if (filled && locked.callout.status === "open")
    await moveCallout(unit, locked, "fill", { actor, set: { closed_at: now, doctor_withdrew_at: null } });
  else if (!filled && locked.callout.status === "confirmed")
    await moveCallout(unit, locked, "reopen", {
      actor,
      ...(params ? { params } : {}),
      set: { closed_at: null, doctor_withdrew_at: missing },
    });
  else {
    const values = { doctor_withdrew_at: missing, updated_at: now };
    await tx.updateTable("callouts").set(values).where("id", "=", locked.callout.id).execute();
    Object.assign(locked.callout, values);
  }
  await planGivingUp(unit, locked);
  return mailings;
}
