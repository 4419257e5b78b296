/**
 * Calling a callout off. Doctors who answered or were booked hear of it; those who did not are left in peace. Lists that
 * have begun are not cancelled: those for which nobody was found are given up.
 */

import { type Range } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { giveUpLists } from "../booking/giveUpLists.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { doctorNameOf, type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { dropOffers } from "../standbys/standbyChain.ts";
import { bookedRange, type LockedCallout, listOf, lockCallout } from "../state/lockCallout.ts";
import { standsBy } from "../state/rankStandbys.ts";
import { moveCallout, moveResponse } from "../state/transition.ts";

/** Booked, on standby, or with an answer that nobody has decided about. */
const isConcerned = (one: ResponseRecord): boolean =>
  one.outcome === "confirmed" || standsBy(one) || (one.outcome === "none" && one.response !== "none");

/**
 * One mail for each doctor with an answer, a booking or a place on standby, about lists that have not started. Who was
 * told "filled" already, or was released, has nothing more to hear.
 */
export function mailsOfCancelling(locked: LockedCallout, lists: readonly ListRecord[], reason: string): Mailing[] {
  const ids = lists.map((list) => list.id);
  const concerned = locked.responses.filter((one) => isConcerned(one) && ids.includes(one.list_id));
  const byDoctor = Map.groupBy(concerned, (one) => one.doctor_id);
  return [...byDoctor.values()].flatMap((own): Mailing[] => {
    // The calendar entry to take back is the booking's.
    const response = own.find((one) => one.outcome === "confirmed") ?? own[0];
    if (!response) return [];
    const ranges = new Map<number, Range>();
    for (const one of own) {
      const range = bookedRange(one);
      if (range) ranges.set(one.list_id, range);
    }
    return [{ kind: "cancelled", response, lists: own.map((one) => listOf(locked, one)), ranges, reason }];
  });
}

/** Bookings that are over must not stand in the way of others. */
export async function endBookings(
  unit: CompanyWork,
  locked: LockedCallout,
  lists: readonly ListRecord[],
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  const ids = lists.map((list) => list.id);
  const booked = locked.responses.filter((one) => one.outcome === "confirmed" && ids.includes(one.list_id));
  for (const response of booked)
    await moveResponse(unit, response, "release", {
      actor: { type: "admin", id: userId },
      params: { doctor: await doctorNameOf(unit.tx, response), ...listParams(listOf(locked, response)) },
      set: { decision_reason: reason || null },
    });
}

/** Returns all who were asked. */
export async function cancelCallout(
  unit: CompanyWork,
  asked: { calloutId: number; reason: string; lockVersion: number },
  userId: number,
): Promise<number[]> {
  const { tx, now } = unit;
  const { reason } = asked;
  const locked = await lockCallout(unit, asked.calloutId);
  const actor = { type: "admin", id: userId } as const;
  await refuseStale(unit, locked, asked.lockVersion);
  const lists = locked.lists.filter((list) => list.starts_at > now && list.cover_status !== "cancelled");
  const missed = locked.lists.filter((list) => list.starts_at <= now && list.cover_status === "calling");
  const mails = mailsOfCancelling(locked, lists, reason);
  const set = { closed_at: now, cancel_reason: reason, send_at: null, doctor_withdrew_at: null };
  await moveCallout(unit, locked, "cancel", { actor, reason, set });
  await dropOffers(unit, locked, lists);
  await endBookings(unit, locked, lists, { userId, reason });
  await tx
    .updateTable("lists")
    .set({ cover_status: "cancelled" })
    .where("id", "in", [0, ...lists.map((list) => list.id)])
    .execute();
  await queueMailings(unit, locked, [...mails, ...(await giveUpLists(unit, locked, missed))]);
  await recordChange(unit, asked.calloutId);
  return locked.responses.map((one) => one.doctor_id);
}
