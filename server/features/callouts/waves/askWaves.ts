/**
 * Waves: doctors whom a callout asks later, one step after another. Whether a wave is still needed, and who of it can be
 * asked, is looked at when it has its turn. What asks and what plans the next one is one transaction under the callout's lock.
 */
import { type AuditAction } from "../../../../src/contract/audit.ts";
import { type AuditEvent } from "../../../domain/recordAudit.ts";
import { type StoredWave, waveInput } from "../../../domain/waves.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { archivedOf } from "../recipients/reasonsAgainst.ts";
import { askDoctors, planAsking } from "../sending/addRecipients.ts";
import { planWave } from "../state/calloutClock.ts";
import { isBookable, isCovered, type LockedCallout, liveLists } from "../state/lockCallout.ts";
import { noteWave, planNext, setWaves, waitingWaves } from "../state/planWaves.ts";

type Actor = AuditEvent["actor"];
const SYSTEM = { type: "system" } as const;

/** The lists that still need somebody. */
const openLists = (locked: LockedCallout, now: Date) =>
  liveLists(locked).filter((list) => list.starts_at > now && !isCovered(locked, list));

/** Of the open list with the fewest: how many doctors who can be booked offer for it. */
async function fewestOffers({ tx, now }: CompanyWork, locked: LockedCallout): Promise<number> {
  const offers = locked.responses.filter(isBookable);
  const archived = await archivedOf(
    tx,
    offers.map(({ doctor_id }) => doctor_id),
  );
  const counts = openLists(locked, now).map(
    ({ id }) => offers.filter((one) => one.list_id === id && !archived.has(one.doctor_id)).length,
  );
  return Math.min(...counts);
}

export async function endWave(
  unit: CompanyWork,
  locked: LockedCallout,
  wave: StoredWave,
  {
    status,
    asked = 0,
    actor = SYSTEM,
  }: { status: Exclude<StoredWave["status"], "waiting">; asked?: number; actor?: Actor },
): Promise<void> {
  const { tx, now } = unit;
  await tx.updateTable("waves").set({ status, asked, happened_at: now }).where("id", "=", wave.id).execute();
  const action = ACTIONS[status];
  await noteWave(unit, locked, action, {
    actor,
    wave: wave.position,
    ...(status === "asked" ? { doctors: asked } : {}),
  });
}

const ACTIONS = {
  asked: "wave_asked",
  enough: "wave_not_needed",
  nobody: "wave_without_doctors",
  skipped: "wave_skipped",
} as const satisfies Record<Exclude<StoredWave["status"], "waiting">, AuditAction>;

/**
 * Asks the next wave; the one after it has its turn next. A wave of which nobody can be asked passes its turn on at
 * once. `byOffice`: whether enough have offered is not looked at. Returns how many are mailed.
 */
export async function askNextWave(
  unit: CompanyWork,
  locked: LockedCallout,
  { byOffice = false, actor = SYSTEM }: { byOffice?: boolean; actor?: Actor } = {},
): Promise<number> {
  const waiting = await waitingWaves(unit, locked.callout.id);
  let asked = 0;
  while (asked === 0) {
    const wave = waiting.shift();
    if (!wave) break;
    if (!byOffice && wave.fewer_than !== null && (await fewestOffers(unit, locked)) >= wave.fewer_than) {
      await endWave(unit, locked, wave, { status: "enough", actor });
      break;
    }
    const { doctor_ids, group_ids } = waveInput(wave);
    const planned = await planAsking(unit, locked, { doctor_ids, group_ids });
    asked = planned.willSend.length;
    if (asked > 0) await askDoctors(unit, planned, wave.position);
    await endWave(unit, locked, wave, { status: asked > 0 ? "asked" : "nobody", asked, actor });
  }
  await planNext(unit, locked, waiting);
  return asked;
}

/** While a standby is asked alone, as was promised, nobody else is: until when, if so. */
const standbysUntil = ({ offers }: LockedCallout): Date | undefined =>
  offers.length > 0 ? new Date(Math.max(...offers.map((offer) => offer.expires_at.getTime()))) : undefined;

/** The wave's turn by the clock, after offers whose time is over have been passed on; says what came of it. */
export async function waveAtItsTime(unit: CompanyWork, locked: LockedCallout): Promise<string> {
  const { id, status, waves_state, next_wave_at } = locked.callout;
  if (status !== "open" || waves_state !== "running" || !next_wave_at || next_wave_at > unit.now) return "not due";
  if (openLists(locked, unit.now).length === 0) {
    await setWaves(unit, locked, { waves_state: "stopped", next_wave_at: null });
    return "nothing is open";
  }
  const until = standbysUntil(locked);
  if (until) {
    await setWaves(unit, locked, { next_wave_at: until });
    await planWave(unit, id, until);
    return "standbys first";
  }
  return `asked ${await askNextWave(unit, locked)}`;
}
