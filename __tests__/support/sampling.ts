/** What is too long for every day: the full run (`npm run test:full`) tries all of it, any other run a part, which changes daily. */

/** Days since 1970, or the number of an earlier run, to have its part again. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));

/** All in the full run; else that many neighbours, the next day's beginning where these end. */
export function sampled<T>(all: readonly T[], count: number): T[] {
  if (process.env.FULL || all.length <= count) return [...all];
  return Array.from({ length: count }, (_, at) => all[(seed * count + at) % all.length] as T);
}
