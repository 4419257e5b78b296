/** One planned step of a callout at its time, by whichever process comes first; the second finds nothing to do. */

import { isRunning } from "../../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../platform/ports.ts";
import { type ClockJob } from "../../../platform/queues.ts";
import { recordChange, recordNotification } from "../../notifications/public.ts";
import { notifyAnswer } from "../answers/storeAnswer.ts";
import { release } from "../booking/booking.ts";
import { giveUpLists } from "../booking/giveUpLists.ts";
import { alertOffice } from "../mails/alertOffice.ts";
import { doctorNameOf, type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { remindByItself } from "../sending/remind.ts";
import { sendCallout } from "../sending/sendCallout.ts";
import { askNext, isHeldUp, passOn } from "../standbys/standbyChain.ts";
import { isActive, isAsking, reminderDue } from "../state/calloutClock.ts";
import { bookedRange, isCovered, type LockedCallout, listOf, liveLists, lockCallout } from "../state/lockCallout.ts";
import { moveCallout } from "../state/transition.ts";
import { waveAtItsTime } from "../waves/askWaves.ts";

const SYSTEM = { type: "system" } as const;
/** Milliseconds that a callout waits for its turn where the practice has mailed as much as it may; the queue tries again and again. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** Says what came of it, for the job's record. Throws when the queue's clock is ahead of ours, so that it comes again. */
export async function runClockJob(ports: Ports, job: ClockJob): Promise<string> {
  if (ports.clock.now() < new Date(job.at)) throw new Error("Not yet due");
  const { db } = ports.database;
  const found = await db.selectFrom("callouts").select("id").where("id", "=", job.calloutId).executeTakeFirst();
  if (!found) return "gone";
  const { step } = job;
  if (step === "send") return sendAtItsTime(ports, job);
  return inCompany(ports, job.companyId, async (unit) => {
    const locked = await lockCallout(unit, job.calloutId);
    if (isAsking(step) && !(await isActive(unit))) return "suspended";
    return AT_ITS_TIME[step](unit, locked);
  });
}

const isDue = ({ callout }: LockedCallout, now: Date): boolean =>
  callout.status === "scheduled" && callout.send_at !== null && callout.send_at <= now;

async function sendAtItsTime(ports: Ports, { companyId, calloutId, at }: ClockJob): Promise<string> {
  try {
    return await inCompany(ports, companyId, async (unit) => {
      if (!isDue(await lockCallout(unit, calloutId), unit.now)) return "not due";
      if (!(await isActive(unit))) return giveBack(unit, calloutId, "user_unverified");
      await sendCallout(unit, calloutId, SYSTEM);
      return "sent";
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const waited = ports.clock.now().getTime() - new Date(at).getTime();
    if (error.code === "rate_limited" && waited < LONGEST_WAIT_MS) throw error;
    return inCompany(ports, companyId, (unit) => giveBack(unit, calloutId, error.code));
  }
}

/** What cannot be sent any more becomes a draft again, and the office hears of it. */
async function giveBack(unit: CompanyWork, calloutId: number, reason: string): Promise<string> {
  const locked = await lockCallout(unit, calloutId);
  if (!isDue(locked, unit.now)) return "not due";
  const { callout } = locked;
  await moveCallout(unit, locked, "unschedule", {
    actor: SYSTEM,
    params: { reason },
    set: { send_at: null, sent_by: null },
  });
  const title = `Could not be sent and is a draft again: ${callout.title}`;
  const told = { type: "callout_not_sent", title, calloutId, actionById: null } as const;
  const [first] = locked.lists;
  recordNotification(unit, { ...told, params: first ? listParams(first) : {} });
  return reason;
}

async function remindAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const due = reminderDue(locked.callout);
  if (locked.callout.status !== "open" || !due || due > unit.now) return "not due";
  const settings = await unit.tx.selectFrom("company_settings").select("automatic_reminder").executeTakeFirstOrThrow();
  if (!settings.automatic_reminder) return "not wanted";
  return `reminded ${await remindByItself(unit, locked)}`;
}

/**
 * Once nothing unfilled lies ahead, those who offered for a list that nobody filled, or stand by for it, get one mail each.
 * The callout itself expires as its last list starts: until then a booking ahead may end, and the callout calls again.
 */
export async function expireAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const { callout } = locked;
  const live = liveLists(locked);
  const unfilled = live.filter((list) => !isCovered(locked, list));
  const isAhead = (list: ListRecord): boolean => list.starts_at > unit.now;
  const missed = unfilled.filter((list) => list.cover_status === "calling");
  const isOver = !live.some(isAhead);
  if (callout.status !== "open" || unfilled.some(isAhead) || !(isOver || missed.length > 0)) return "not due";
  if (isOver)
    await moveCallout(unit, locked, "expire", {
      actor: SYSTEM,
      set: { closed_at: unit.now, doctor_withdrew_at: null },
    });
  if (missed.length > 0) await giveUp(unit, locked, { lists: missed, isOver });
  return isOver ? "expired" : "unfilled";
}

type Missed = { lists: readonly ListRecord[]; isOver: boolean };

/** Whoever waited for these lists hears that nobody was found; `isOver`: none is left to look for. */
async function giveUp(unit: CompanyWork, locked: LockedCallout, { lists, isOver }: Missed): Promise<void> {
  const { callout } = locked;
  await queueMailings(unit, locked, await giveUpLists(unit, locked, lists));
  const title = `${isOver ? "Expired unfilled" : "List unfilled"}: ${callout.title}`;
  const told = { type: "callout_expired", title, calloutId: callout.id, actionById: null } as const;
  const [first] = lists;
  recordNotification(unit, {
    ...told,
    params: { ...(first && listParams(first)), ...(isOver ? {} : { still_open: "yes" as const }) },
  });
}

/** A standby was asked alone and has not answered in time, or could not be asked at the time: the next one's turn. */
async function passOnAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  if (!isRunning(locked.callout.status)) return "not due";
  const lapsed = new Set(locked.offers.filter(({ expires_at }) => expires_at <= unit.now).map((one) => one.list_id));
  const due = locked.lists.filter((list) => lapsed.has(list.id) || isHeldUp(locked, list, unit.now));
  if (due.length === 0) return "not due";
  for (const list of due) {
    const mailings = lapsed.has(list.id) ? passOn(unit, locked, list, "lapsed") : askNext(unit, locked, list);
    await queueMailings(unit, locked, await mailings);
  }
  await recordChange(unit, locked.callout.id);
  return `passed on ${due.length}`;
}

/** Whom the callout asks next, and the clock of those after them. Standbys whose turn it is by now come first. */
async function askWaveAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  await passOnAtItsTime(unit, locked);
  const result = await waveAtItsTime(unit, locked);
  if (result !== "not due") await recordChange(unit, locked.callout.id);
  return result;
}

/** A booking was moved, and nobody said yes to it in time. */
async function releaseMovedAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const due = locked.responses.filter(
    (one) =>
      one.outcome === "confirmed" &&
      one.consent === "moved" &&
      one.consent_due_at !== null &&
      one.consent_due_at <= unit.now &&
      listOf(locked, one).starts_at > unit.now,
  );
  if (due.length === 0) return "not due";
  const mailings: Mailing[] = [];
  for (const response of due) {
    const lost = bookedRange(response);
    const doctor = await doctorNameOf(unit.tx, response);
    mailings.push(...(await release(unit, locked, response, { actor: SYSTEM })));
    if (lost) await alertOffice(unit, locked, response, lost);
    // As loud as a withdrawal, in words of its own: the list is open again, and the doctor has said nothing.
    await notifyAnswer(unit, locked, response, { response: "unavailable", doctor, actor: SYSTEM, lost });
  }
  await queueMailings(unit, locked, mailings);
  await recordChange(unit, locked.callout.id);
  return `released ${due.length}`;
}

const AT_ITS_TIME = {
  remind: remindAtItsTime,
  expire: expireAtItsTime,
  standby: passOnAtItsTime,
  consent: releaseMovedAtItsTime,
  wave: askWaveAtItsTime,
} as const;
