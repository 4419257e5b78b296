/** The office takes a hand in the waves: asks the next one now, leaves it out, holds them, or lets them go on. */
import { type WavesRequest } from "../../../../src/contract/shapes/waves.ts";
import { type StoredWave } from "../../../domain/waves.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type LockedCallout, lockCallout } from "../state/lockCallout.ts";
import { noteWave, planNext, setWaves, startClock, waitingWaves } from "../state/planWaves.ts";
import { askNextWave, endWave } from "./askWaves.ts";

type Asked = { calloutId: number } & WavesRequest;

const notNow = (): Problem =>
  new Problem(409, "invalid_transition", [
    "The waves of this callout have changed in the meantime. Please look again.",
  ]);

export async function directWaves(unit: CompanyWork, asked: Asked, userId: number): Promise<void> {
  const locked = await lockCallout(unit, asked.calloutId);
  await act(unit, locked, asked, userId);
  await recordChange(unit, asked.calloutId);
}

async function act(unit: CompanyWork, locked: LockedCallout, asked: Asked, userId: number): Promise<void> {
  const { callout } = locked;
  const [next, ...later] = await waitingWaves(unit, callout.id);
  // Whoever saw another wave next meant another one.
  if (callout.status !== "open" || !next || next.position !== asked.wave) throw notNow();
  const actor = { type: "admin", id: userId } as const;
  const wave = next.position;
  const isRunning = callout.waves_state === "running";
  switch (asked.action) {
    case "next":
      await askNextWave(unit, locked, { byOffice: true, actor });
      break;
    case "skip":
      await endWave(unit, locked, next, { status: "skipped", actor });
      await planNext(unit, locked, later);
      break;
    case "pause":
      if (!isRunning) throw notNow();
      await noteWave(unit, locked, "waves_paused", { actor, wave });
      await setWaves(unit, locked, { waves_state: "paused" });
      break;
    case "resume":
      if (isRunning) throw notNow();
      await noteWave(unit, locked, "waves_resumed", { actor, wave });
      await goOn(unit, locked, next);
  }
}

/** At the time it had, if that is still ahead: its job still stands. Else its wait begins anew. */
function goOn(unit: CompanyWork, locked: LockedCallout, next: StoredWave): Promise<void> {
  const { next_wave_at } = locked.callout;
  const isAhead = next_wave_at !== null && next_wave_at > unit.now;
  return isAhead ? setWaves(unit, locked, { waves_state: "running" }) : startClock(unit, locked, next);
}
