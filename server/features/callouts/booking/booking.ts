/** Booking a doctor for a list or a part of it, and letting the doctor go again, with everything that follows. */

import { type BookingEnd } from "../../../db/tables/callouts.ts";
import { type Range, wallSpan } from "../../../domain/coverage.ts";
import { actionById, actorParams, listParams } from "../../../domain/listParams.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordNotification } from "../../notifications/public.ts";
import { doctorNameOf, type Mailing } from "../mails/queueMailings.ts";
import { tellUntold } from "../mails/untoldMoves.ts";
import { startChain } from "../standbys/standbyChain.ts";
import { bookedRange, hasAgreed, isCovered, type LockedCallout, listOf } from "../state/lockCallout.ts";
import { closeRanks } from "../state/rankStandbys.ts";
import { moveResponse } from "../state/transition.ts";
import { settle } from "./settle.ts";

type Actor = AuditEvent["actor"];

export type Booking = {
  range: Range;
  actor: Actor;
  /** Kept for the office. */
  reason?: string | null;
  /** The office's word stands for a yes of the doctor's own to these times. */
  spoken?: boolean;
};

/**
 * Books the doctor for this stretch, and tells the others once the list is covered. Checks nothing but the tables' guards;
 * the mails it returns are still to be queued.
 */
export async function book(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseRecord,
  { range, actor, reason = null, spoken = false }: Booking,
): Promise<Mailing[]> {
  const { tx, now, companyId } = unit;
  const { callout } = locked;
  const list = listOf(locked, response);
  const doctor = await doctorNameOf(tx, response);
  const { from: start_time, to: end_time } = wallSpan(list, range);
  const params = { doctor, ...listParams(list), list_start: list.start_time, start_time, end_time };
  const byWord = spoken && !hasAgreed(response, list, range) && actor.type === "admin";
  if (byWord)
    await recordAudit(tx, now, {
      companyId,
      actor,
      action: "confirmed_by_word",
      subject: { type: "callout", id: callout.id },
      params,
    });
  await moveResponse(unit, response, byWord ? "confirmByWord" : "confirm", {
    actor,
    params,
    reason,
    set: {
      decision_reason: reason,
      booked_from: range.from,
      booked_to: range.to,
      spoken_by: byWord ? actor.id : null,
    },
  });
  await closeRanks(unit, locked, list.id);
  const mailings = [
    { kind: "confirmation", response, lists: [list] } satisfies Mailing,
    ...(await settle(unit, locked, { lists: [list], actor })),
  ];
  recordNotification(unit, {
    type: "callout_confirmed",
    title: `${doctor} is confirmed: ${callout.title}`,
    calloutId: callout.id,
    actionById: actionById(actor),
    params: { ...params, ...(await actorParams(tx, actor)) },
  });
  return mailings;
}

type Release = {
  actor: Actor;
  /** What the office wrote for the doctor to read. */
  reason?: string | null;
  /** The list as it still is: it is about to change so that nothing is left of the booking, and nobody is asked about it yet. */
  before?: ListRecord;
};

/** Over which change of the list a booking ends; nothing, where the office lets the doctor go. */
function endedOver({ consent, response }: ResponseRecord, { actor, before }: Release): ResponseRecord["consent"] {
  return response === "unavailable" || actor.type === "system" || before !== undefined ? consent : null;
}

/** What the doctor, who has not said no, is told of that. */
function endOf(over: ResponseRecord["consent"], { response }: ResponseRecord, { before }: Release): BookingEnd | null {
  if (over === null || response === "unavailable") return null;
  return before === undefined ? "unanswered" : over;
}

/** Lets a booked doctor go: the list calls again, and its standbys are asked by themselves. The mails are still to be queued. */
export async function release(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseRecord,
  releasing: Release,
): Promise<Mailing[]> {
  const { now } = unit;
  const { actor, reason = null, before } = releasing;
  const list = listOf(locked, response);
  const params = { doctor: await doctorNameOf(unit.tx, response), ...listParams(list) };
  const range = bookedRange(response);
  const over = endedOver(response, releasing);
  await moveResponse(unit, response, "release", { actor, params, set: { decision_reason: reason, consent: over } });
  // That the practice let somebody go puts nobody at risk whom it does not know of.
  const lost = response.response === "unavailable" || actor.type === "system";
  const withdrew = lost ? now : locked.callout.doctor_withdrew_at;
  const ranges = new Map(range ? [[list.id, range]] : []);
  const ended = endOf(over, response, releasing);
  const released: Mailing = { kind: "released", response, lists: [before ?? list], ranges, reason, ended };
  const settled = await settle(unit, locked, { lists: [list], actor, params, withdrew });
  if (before) return [released, ...settled];
  const open = isCovered(locked, list) ? [] : await tellUntold(unit, locked, list);
  return [released, ...settled, ...open, ...(await startChain(unit, locked, list))];
}
