/** Waves of a callout, and the plans that a practice keeps of them. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { MOST_WAVES, WAVE_ACTIONS, WAVE_HOURS, WAVE_OFFERS, WAVE_STATUSES, WAVES_STATES } from "../waves.ts";
import {
  dataOf,
  instant,
  integer,
  lockVersion,
  nullable,
  oneOf,
  recordId,
  strict,
  text,
  upTo,
  wallTime,
} from "./base.ts";
import { DoctorRef } from "./doctor.ts";

const ids = Type.Array(recordId, { maxItems: 500 });
const whom = { doctor_ids: ids, group_ids: ids };
const between = ([minimum, maximum]: readonly [number, number]) => nullable(Type.Integer({ minimum, maximum }));

/** After so many hours, or at the next such time of day; exactly one of the two. */
export const WaveInput = strict({
  ...whom,
  after_hours: between(WAVE_HOURS),
  at: nullable(wallTime),
  /** Only while a list that is open has fewer offers. */
  fewer_than: between(WAVE_OFFERS),
});
export type WaveInput = Static<typeof WaveInput>;
export const WaveInputs = Type.Array(WaveInput, { maxItems: MOST_WAVES });

const named = {
  groups: Type.Array(Type.Object({ id: integer, name: text })),
  doctors: Type.Array(DoctorRef),
};

const Wave = Type.Object({
  /** From 2: the first wave is who was asked as the callout was sent. */
  position: integer,
  after_hours: nullable(integer),
  at: nullable(text),
  fewer_than: nullable(integer),
  status: oneOf(WAVE_STATUSES),
  /** How many were mailed. */
  asked: integer,
  happened_at: nullable(instant),
  ...named,
});
export type Wave = Static<typeof Wave>;
/** `next_at`: when the first that waits has its turn, while they are running. */
export const CalloutWaves = Type.Object({
  state: nullable(oneOf(WAVES_STATES)),
  next_at: nullable(instant),
  steps: Type.Array(Wave),
});
export type CalloutWaves = Static<typeof CalloutWaves>;

/** POST …/waves and …/waves_preview. `wave`: the position of the next one, as the sender sees it; 409 where it is another. */
export const WavesRequest = strict({
  action: oneOf(WAVE_ACTIONS),
  wave: Type.Integer({ minimum: 2, maximum: MOST_WAVES + 1 }),
});
export type WavesRequest = Static<typeof WavesRequest>;

const name = upTo(LIMITS.groupName[1]);
const plan = {
  name,
  first: strict(whom),
  waves: Type.Array(WaveInput, { minItems: 1, maxItems: MOST_WAVES }),
};
/** POST /wave_plans; PUT /wave_plans/{id} with `lock_version`, 409 `stale` with the plan as it is. */
export const WavePlanRequest = strict(plan);
export type WavePlanRequest = Static<typeof WavePlanRequest>;
export const ChangeWavePlanRequest = strict({ ...plan, lock_version: lockVersion });
export type ChangeWavePlanRequest = Static<typeof ChangeWavePlanRequest>;
const WavePlan = Type.Object({
  id: integer,
  name: text,
  lock_version: integer,
  first: Type.Object(named),
  waves: Type.Array(
    Type.Object({
      ...named,
      after_hours: nullable(integer),
      at: nullable(text),
      fewer_than: nullable(integer),
    }),
  ),
});
export type WavePlan = Static<typeof WavePlan>;
export const WavePlanResponse = dataOf(WavePlan);
export const WavePlansResponse = dataOf(Type.Array(WavePlan));
