/** A callout that is asked in waves: doctors 0 and 1 at once, 2 and 3 after six hours, 4 six hours later. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type WaveInput } from "../../../src/contract/shapes/waves.ts";
import { calloutScene } from "./calloutScene.ts";

export function wavesScene(changes: Parameters<typeof calloutScene>[1] = {}) {
  const it = calloutScene({ doctors: 7 }, changes);
  const idsOf = (...numbers: number[]): number[] => numbers.map((n) => it.doctor(n).id);
  const wave = (numbers: number[], values: Partial<WaveInput> = {}): WaveInput => ({
    doctor_ids: idsOf(...numbers),
    group_ids: [],
    after_hours: 6,
    at: null,
    fewer_than: null,
    ...values,
  });
  const begin = (values: Parameters<typeof it.begin>[0] = {}) =>
    it.begin({
      recipients: { doctor_ids: idsOf(0, 1), group_ids: [] },
      waves: [wave([2, 3]), wave([4])],
      ...values,
    });
  /** What has become of the waves together, and of each with how many were mailed. */
  const shown = async () => {
    const { waves } = await it.read();
    return [waves?.state, ...(waves?.steps ?? []).map(({ status, asked }) => `${status} ${asked}`)];
  };
  /** Hours. */
  const nextIn = async (): Promise<number> => {
    const { waves } = await it.read();
    return (Date.parse(waves?.next_at ?? "") - it.ports().clock.now().getTime()) / HOUR_MS;
  };
  const waveJobs = async () => (await it.jobs()).filter(({ step }) => step === "wave");
  return { ...it, begin, idsOf, wave, shown, nextIn, waveJobs };
}
