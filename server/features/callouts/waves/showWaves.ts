/** The waves of a callout as its page tells them. */
import { type Kysely, type Selectable } from "kysely";
import { type CalloutWaves, type Wave } from "../../../../src/contract/shapes/waves.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { wavesOfCallout } from "../../../domain/waves.ts";

type Found = Pick<Selectable<Tables["callouts"]>, "id" | "status" | "waves_state" | "next_wave_at">;

/** Nothing is read where a callout was sent without waves. */
export async function showWaves(db: Kysely<Tables>, found: Found): Promise<CalloutWaves> {
  const { id, status, waves_state: state, next_wave_at } = found;
  const isWritten = status === "draft" || status === "scheduled";
  const waves = isWritten || state !== null ? await wavesOfCallout(db, id) : [];
  return {
    state,
    next_at: (state === "running" && next_wave_at?.toISOString()) || null,
    steps: waves.map(
      ({ id: _, doctors, at_time, happened_at, ...wave }): Wave => ({
        ...wave,
        at: at_time,
        happened_at: happened_at?.toISOString() ?? null,
        doctors: doctors.map(doctorRef),
      }),
    ),
  };
}
