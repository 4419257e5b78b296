/** One planned step of a callout at its time, by whichever process comes first; the second finds nothing to do (C3, C6, C8, Q4, Q6). */
import { type ClockJob } from "../../jobs/queues.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork, inCompany, type Ports } from "../../ports.ts";
import { recordNotification } from "../notifications/record.ts";
import { listOf } from "./booking.ts";
import { reminderDue } from "./calloutClock.ts";
import { isFilled, isOffer, type LockedCallout, lockCallout } from "./lockCallout.ts";
import { type Mailing, queueMailings } from "./queueMailings.ts";
import { remindByItself } from "./remind.ts";
import { sendCallout } from "./sendCallout.ts";
import { moveCallout } from "./transition.ts";

const SYSTEM = { type: "system" } as const;
/** Milliseconds that a callout waits for its turn where the practice has mailed as much as it may; the queue tries again and again. */
const LONGEST_WAIT = 6 * 3_600_000;

/** Says what came of it, for the job's record. Throws when the queue's clock is ahead of ours, so that it comes again. */
export async function runClockJob(ports: Ports, job: ClockJob): Promise<string> {
  if (ports.clock.now() < new Date(job.at)) throw new Error("Not yet due");
  const { db } = ports.database;
  const found = await db.selectFrom("callouts").select("id").where("id", "=", job.calloutId).executeTakeFirst();
  if (!found) return "gone";
  if (job.step === "send") return sendAtItsTime(ports, job);
  return inCompany(ports, job.companyId, async (unit) => {
    const locked = await lockCallout(unit, job.calloutId);
    return job.step === "remind" ? remindAtItsTime(unit, locked) : expireAtItsTime(unit, locked);
  });
}

const isDue = ({ callout }: LockedCallout, now: Date): boolean =>
  callout.status === "scheduled" && callout.send_at !== null && callout.send_at <= now;

async function sendAtItsTime(ports: Ports, { companyId, calloutId, at }: ClockJob): Promise<string> {
  try {
    return await inCompany(ports, companyId, async (unit) => {
      if (!isDue(await lockCallout(unit, calloutId), unit.now)) return "not due";
      await sendCallout(unit, calloutId, SYSTEM);
      return "sent";
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const waited = ports.clock.now().getTime() - new Date(at).getTime();
    if (error.code === "rate_limited" && waited < LONGEST_WAIT) throw error;
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
  await recordNotification(unit, { type: "callout_not_sent", title, calloutId, actionById: null, params: {} });
  return reason;
}

async function remindAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const due = reminderDue(locked.callout);
  if (locked.callout.status !== "open" || !due || due > unit.now) return "not due";
  const settings = await unit.tx.selectFrom("company_settings").select("automatic_reminder").executeTakeFirstOrThrow();
  if (!settings.automatic_reminder) return "not wanted";
  return `reminded ${await remindByItself(unit, locked)}`;
}

/** Those who offered for a list that nobody filled get one mail each (Q4); bookings stay. */
async function expireAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const { tx, now } = unit;
  const { callout, lists } = locked;
  const open = lists.filter((list) => !isFilled(locked, list));
  if (callout.status !== "open" || open.some((list) => list.starts_at > now)) return "not due";
  await moveCallout(unit, locked, "expire", { actor: SYSTEM, set: { closed_at: now, doctor_withdrew_at: null } });
  const openIds = open.map((list) => list.id);
  await tx.updateTable("lists").set({ cover_status: "uncovered" }).where("id", "in", openIds).execute();
  const offers = locked.responses.filter((one) => openIds.includes(one.list_id) && isOffer(one));
  const mailings = [...Map.groupBy(offers, (one) => one.doctor_id).values()].flatMap((own): Mailing[] => {
    const [response] = own;
    return response ? [{ kind: "expired", response, lists: own.map((one) => listOf(locked, one)) }] : [];
  });
  await queueMailings(unit, locked, mailings);
  const title = `Expired unfilled: ${callout.title}`;
  const told = { type: "callout_expired", title, calloutId: callout.id, actionById: null, params: {} } as const;
  await recordNotification(unit, told);
  return "expired";
}
