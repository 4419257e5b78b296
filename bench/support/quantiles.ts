/** Of many times, the middle one and those that few exceed. Milliseconds, to a tenth. */
export type Times = { p50: number; p95: number; p99: number; worst: number };

export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function quantiles(took: readonly number[]): Times {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: rounded(sorted.at(-1) ?? 0) };
}
