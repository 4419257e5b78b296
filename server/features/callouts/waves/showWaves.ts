/** The waves of a callout as its page tells them. */
import { expressionBuilder, type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type CalloutWaves, type Wave } from "../../../../src/contract/shapes/waves.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type StoredWave, wavesQuery } from "../../../domain/waves.ts";

type Found = Pick<Selectable<Tables["callouts"]>, "waves_state" | "next_wave_at"> & {
  waves: readonly (Omit<StoredWave, "happened_at"> & { happened_at: string | null })[];
};

/** Read with the callout, in one statement. */
export const wavesOfRow = () =>
  jsonArrayFrom(
    wavesQuery(expressionBuilder<Tables, never>()).where("waves.callout_id", "=", sql.ref<number>("callouts.id")),
  );

export const presentWaves = ({ waves_state: state, next_wave_at, waves }: Found): CalloutWaves => ({
  state,
  next_at: (state === "running" && next_wave_at?.toISOString()) || null,
  steps: waves.map(
    ({ id: _, doctors, at_time, happened_at, ...wave }): Wave => ({
      ...wave,
      at: at_time,
      happened_at: happened_at && new Date(happened_at).toISOString(),
      doctors: doctors.map(doctorRef),
    }),
  ),
});
