/** Waves of a callout, and plans of them, as the wire has them. */
import { type CalloutWaves, type Wave, type WavePlan } from "../../../src/contract/shapes/waves.ts";
import { inHours } from "../aWireCallout.ts";

export const REGULARS = { id: 9, name: "Regulars" };
export const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
export const LUCIA = { id: 53, name: "Dr Lucia Ferrantino", grade: null };

/** Waits: six hours after the first, for the group. */
export const aWave = (values: Partial<Wave> = {}): Wave => ({
  position: 2,
  after_hours: 6,
  at: null,
  fewer_than: null,
  status: "waiting",
  asked: 0,
  happened_at: null,
  groups: [REGULARS],
  doctors: [],
  ...values,
});

export const someWaves = (values: Partial<CalloutWaves> = {}): CalloutWaves => ({
  state: "running",
  next_at: inHours(2.51),
  steps: [
    aWave({ status: "asked", asked: 3, happened_at: inHours(-1), groups: [], doctors: [OWEN] }),
    aWave({ position: 3, fewer_than: 2 }),
    aWave({ position: 4, after_hours: null, at: "18:00", groups: [], doctors: [OWEN, LUCIA] }),
  ],
  ...values,
});

export const aWavePlan = (values: Partial<WavePlan> = {}): WavePlan => ({
  id: 31,
  name: "Weekdays",
  lock_version: 1,
  first: { groups: [REGULARS], doctors: [] },
  waves: [
    { groups: [], doctors: [OWEN], after_hours: 6, at: null, fewer_than: 2 },
    { groups: [], doctors: [LUCIA], after_hours: null, at: "18:00", fewer_than: null },
  ],
  ...values,
});
