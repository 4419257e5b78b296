/** What a callout does by itself at its time: jobs that are sent in the transaction of the change that plans them. */

import { fromKysely } from "pg-boss";
import { RUNNING_STATUSES } from "../../../../src/contract/callout.ts";
import { type CalloutRecord } from "../../../domain/records.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { CLOCK_QUEUE, type ClockJob } from "../../../platform/queues.ts";
import { isCovered, type LockedCallout, liveLists } from "./lockCallout.ts";

type Planning = Pick<CompanyWork, "tx" | "companyId"> & { ports: Pick<Ports, "database"> };

async function plan(unit: Planning, calloutId: number, step: ClockJob["step"], at: Date): Promise<void> {
  const { tx, companyId, ports } = unit;
  const job: ClockJob = { companyId, calloutId, step, at: at.toISOString() };
  await ports.database.boss.send(CLOCK_QUEUE, job, { db: fromKysely(tx), startAfter: at });
}

export const planSending = (unit: CompanyWork, calloutId: number, at: Date): Promise<void> =>
  plan(unit, calloutId, "send", at);

/** Halfway between sending and respond-by; undefined where nothing is to be expected. */
export function reminderDue({ sent_at, respond_by }: CalloutRecord): Date | undefined {
  if (!sent_at || !respond_by || respond_by <= sent_at) return undefined;
  return new Date((sent_at.getTime() + respond_by.getTime()) / 2);
}

export async function planReminder(unit: CompanyWork, callout: CalloutRecord): Promise<void> {
  const at = reminderDue(callout);
  if (at && at > unit.now) await plan(unit, callout.id, "remind", at);
}

/** When a standby's time alone is over. */
export const planStandby = (unit: CompanyWork, calloutId: number, at: Date): Promise<void> =>
  plan(unit, calloutId, "standby", at);

/** When moved bookings that nobody said yes to end. */
export const planConsent = (unit: CompanyWork, calloutId: number, at: Date): Promise<void> =>
  plan(unit, calloutId, "consent", at);

/** When the next wave has its turn. */
export const planWave = (unit: CompanyWork, calloutId: number, at: Date): Promise<void> =>
  plan(unit, calloutId, "wave", at);

/** Whichever list is unfilled last, a job stands at its start. */
export async function planExpiry(
  unit: CompanyWork,
  { callout, lists }: Pick<LockedCallout, "callout" | "lists">,
): Promise<void> {
  const starts = new Set(lists.map((list) => list.starts_at.getTime()));
  for (const start of starts) await plan(unit, callout.id, "expire", new Date(start));
}

/** After a change of bookings or lists: where nothing that lies ahead needs somebody, what began unfilled is given up at once. */
export async function planGivingUp(unit: CompanyWork, locked: LockedCallout): Promise<void> {
  const unfilled = liveLists(locked).filter((list) => !isCovered(locked, list));
  if (locked.callout.status !== "open" || unfilled.some((list) => list.starts_at > unit.now)) return;
  await planExpiry(unit, { callout: locked.callout, lists: unfilled });
}

/** What asks doctors, which a suspended practice does not. */
const ASKING: readonly ClockJob["step"][] = ["remind", "standby", "wave"];
export const isAsking = (step: ClockJob["step"]): boolean => ASKING.includes(step);

/** Not so where the provider's staff have suspended the practice. */
export async function isActive({ tx, companyId }: Pick<CompanyWork, "tx" | "companyId">): Promise<boolean> {
  const { status } = await tx
    .selectFrom("companies")
    .select("status")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return status === "active";
}

/** The practice is let in again: what was due meanwhile has its turn. Each step looks by itself whether it is due. */
export async function planMissedSteps(unit: Planning & { now: Date }): Promise<void> {
  const running = await unit.tx.selectFrom("callouts").select("id").where("status", "in", RUNNING_STATUSES).execute();
  for (const { id } of running) for (const step of ASKING) await plan(unit, id, step, unit.now);
}
