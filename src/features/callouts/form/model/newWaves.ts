/** Who is asked later, wave after wave, while it is being written; everything as fields hold it. */
import { type WaveInput, type WavePlan } from "../../../../contract/shapes/waves.ts";
import { MOST_WAVES, WAVE_HOURS, WAVE_OFFERS } from "../../../../contract/waves.ts";
import { type Chosen, idsOf } from "./chosen.ts";

export type NewWave = {
  /** Tells it from the others while they are written; never sent. */
  key: number;
  chosen: Chosen[];
  /** Which of the two fields says when. */
  when: "hours" | "time";
  hours: string;
  time: string;
  /** Empty: however many have offered. */
  fewerThan: string;
};

type Said = WavePlan["waves"][number];

/** Groups first. */
export const chosenFrom = ({ groups, doctors }: Pick<Said, "groups" | "doctors">): Chosen[] => [
  ...groups.map(({ id, name }) => ({ kind: "group" as const, id, name })),
  ...doctors.map(({ id, name }) => ({ kind: "doctor" as const, id, name })),
];

export const wavesFrom = (waves: readonly Said[]): NewWave[] =>
  waves.map((wave, key) => ({
    key,
    chosen: chosenFrom(wave),
    when: wave.at === null ? "hours" : "time",
    hours: String(wave.after_hours ?? ""),
    time: wave.at ?? "",
    fewerThan: String(wave.fewer_than ?? ""),
  }));

export const mayAddWave = (waves: readonly NewWave[]): boolean => waves.length < MOST_WAVES;

/** One more, with the wait of the one before it. */
export function withAnotherWave(waves: readonly NewWave[]): NewWave[] {
  const { when = "hours", hours = "24", time = "" } = waves.at(-1) ?? {};
  const key = Math.max(-1, ...waves.map((wave) => wave.key)) + 1;
  return [...waves, { key, chosen: [], when, hours, time, fewerThan: "" }];
}

export function movedWave(waves: readonly NewWave[], from: number, by: -1 | 1): NewWave[] {
  const moved = waves[from];
  return moved ? waves.toSpliced(from, 1).toSpliced(from + by, 0, moved) : [...waves];
}

const numberOf = (text: string): number | null => (text.trim() ? Number(text.trim()) : null);

export const waveInput = ({ chosen, when, hours, time, fewerThan }: NewWave): WaveInput => ({
  ...idsOf(chosen),
  after_hours: when === "hours" ? numberOf(hours) : null,
  at: when === "time" ? time : null,
  fewer_than: numberOf(fewerThan),
});

/** Whether they are the same to whoever is asked. */
export const isSameWaves = (some: readonly NewWave[], others: readonly NewWave[]): boolean =>
  JSON.stringify(some.map(waveInput)) === JSON.stringify(others.map(waveInput));

export type WaveField = "who" | "hours" | "time" | "fewer";
export const waveField = (wave: number, field: WaveField): string => `wave-${wave}-${field}`;

export type WaveProblem = {
  /** The id of the field. */
  field: string;
  key: "recipients" | "waveHours" | "waveTime" | "waveFewer";
  /** The most that is allowed. */
  count?: number;
  /** Index of the wave. */
  wave: number;
};

const isWithin = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export const checkWaves = (waves: readonly NewWave[]): WaveProblem[] =>
  waves.flatMap(({ chosen, when, hours, time, fewerThan }, wave): WaveProblem[] => [
    ...(chosen.length > 0 ? [] : [{ field: waveField(wave, "who"), key: "recipients", wave } as const]),
    ...(when === "time" || isWithin(hours, WAVE_HOURS)
      ? []
      : [{ field: waveField(wave, "hours"), key: "waveHours", count: WAVE_HOURS[1], wave } as const]),
    ...(when === "hours" || /^\d\d:\d\d$/.test(time)
      ? []
      : [{ field: waveField(wave, "time"), key: "waveTime", wave } as const]),
    ...(fewerThan.trim() === "" || isWithin(fewerThan, WAVE_OFFERS)
      ? []
      : [{ field: waveField(wave, "fewer"), key: "waveFewer", count: WAVE_OFFERS[1], wave } as const]),
  ]);
