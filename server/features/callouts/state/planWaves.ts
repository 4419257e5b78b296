/** Which waves of a callout wait, and when the next one has its turn. */
import { type AuditAction } from "../../../../src/contract/audit.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type StoredWave, wavesOfCallout } from "../../../domain/waves.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { planWave } from "./calloutClock.ts";
import { type LockedCallout } from "./lockCallout.ts";
import { waveDue } from "./waveClock.ts";

export const waitingWaves = async ({ tx }: CompanyWork, calloutId: number): Promise<StoredWave[]> =>
  (await wavesOfCallout(tx, calloutId)).filter(({ status }) => status === "waiting");

type Waves = Partial<Pick<LockedCallout["callout"], "waves_state" | "next_wave_at">>;

export async function setWaves({ tx }: CompanyWork, { callout }: LockedCallout, values: Waves): Promise<void> {
  await tx.updateTable("callouts").set(values).where("id", "=", callout.id).execute();
  Object.assign(callout, values);
}

export async function noteWave(
  { tx, now, companyId }: CompanyWork,
  { callout }: LockedCallout,
  action: AuditAction,
  { actor, ...params }: { actor: AuditEvent["actor"]; wave: number; doctors?: number; reason?: string },
): Promise<void> {
  await recordAudit(tx, now, { companyId, actor, action, subject: { type: "callout", id: callout.id }, params });
}

/** The first that waits has its turn next: its clock starts now if waves are running. Without one, all is done. */
export async function planNext(unit: CompanyWork, locked: LockedCallout, [next]: readonly StoredWave[]): Promise<void> {
  if (!next) await setWaves(unit, locked, { waves_state: "done", next_wave_at: null });
  else if (locked.callout.waves_state === "running") await startClock(unit, locked, next);
  else await setWaves(unit, locked, { next_wave_at: null });
}

/** Its job is sent with it. */
export async function startClock(unit: CompanyWork, locked: LockedCallout, next: StoredWave): Promise<void> {
  const { urgency } = locked.callout;
  const timeZone = locked.lists[0]?.time_zone ?? "UTC";
  const at = waveDue(next, unit.now, { urgency, timeZone });
  await setWaves(unit, locked, { waves_state: "running", next_wave_at: at });
  await planWave(unit, locked.callout.id, at);
}

/** As a callout is sent. */
export async function startWaves(unit: CompanyWork, locked: LockedCallout): Promise<void> {
  const [next] = await waitingWaves(unit, locked.callout.id);
  if (next) await startClock(unit, locked, next);
}
