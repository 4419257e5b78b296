/** How often a property is tried against the whole server. */

/** `all` in the full run, on PostgreSQL where there is one, which is three times as quick; else the sample. */
export const manyRuns = (all: number, sample: number): number =>
  process.env.FULL && (globalThis.TEST_ENGINE === "postgres" || !process.env.TEST_DATABASE_URL) ? all : sample;
