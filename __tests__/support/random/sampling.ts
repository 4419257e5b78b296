/** What is too long for every run: the full run (`npm run test:full`) tries all of it, any other run a part, the same each time. */

/** Which part; `SEED=2` takes the next one, and other random sequences with it. */
export const seed = Number(process.env.SEED ?? 1);

/** All in the full run; else that many neighbours, the next seed's beginning where these end. */
export function sampled<T>(all: readonly T[], count: number): T[] {
  if (process.env.FULL || all.length <= count) return [...all];
  return Array.from({ length: count }, (_, at) => all[(seed * count + at) % all.length] as T);
}
