/**
 * All guarantees in turn, each by the program or the tests that try it, and one table: guarantee, figure, target, control, verdict.
 * `npm run bench:reliability [-- --quick] [--only WORDS]`: about 22 minutes on two idle cores, with `--quick` four.
 * What measures times runs alone, the rest three at a time, since many of them wait. What wants a PostgreSQL gets one of its own;
 * where none is installed it is not tried. Exits with 1 when a guarantee is missed or not tried.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { PostgresCluster } from "./support/postgresCluster.ts";
import { GUARANTEES } from "./support/reliability/guarantees.ts";
import { type Chosen, type Row, rowOf } from "./support/reliability/rows.ts";
import { endAll, type Run, runTrial } from "./support/reliability/trials.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false }, only: { type: "string" } } });
const { only, quick } = values;
const root = path.resolve(import.meta.dirname, "..");

/** On a database that nothing was in before. Undefined where PostgreSQL is not installed. */
async function runOnPostgres({ trial }: Chosen): Promise<Run | undefined> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "callouts-bench-"));
  try {
    // PostgreSQL runs as another user, who has to pass through.
    await chmod(directory, 0o711);
    const cluster = await PostgresCluster.create(directory);
    try {
      return cluster && (await runTrial(trial, { root, quick, databaseUrl: cluster.url }));
    } finally {
      await cluster?.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function tryOne(guarantee: Chosen): Promise<Row> {
  const began = Date.now();
  const running = guarantee.onPostgres ? runOnPostgres(guarantee) : runTrial(guarantee.trial, { root, quick });
  const ran = await running.catch((error: unknown): Run => {
    process.stderr.write(`${String(error)}\n`);
    return { code: null, output: "" };
  });
  return rowOf(guarantee, ran, Math.round((Date.now() - began) / 1000));
}

const chosen = GUARANTEES.flatMap((guarantee): Chosen[] => {
  const trial = quick ? guarantee.quick : guarantee.full;
  return trial && (!only || guarantee.what.includes(only)) ? [{ ...guarantee, trial }] : [];
});
const rows = new Map<Chosen, Row>();

/** So many at a time. */
async function tryAll(guarantees: Chosen[], atOnce: number): Promise<void> {
  const queue = guarantees.values();
  const work = async (): Promise<void> => {
    for (const guarantee of queue) {
      const row = await tryOne(guarantee);
      process.stderr.write(`${row.verdict} after ${row.seconds} s: ${row.guarantee} (${row.engine}): ${row.figure}\n`);
      rows.set(guarantee, row);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

process.once("exit", endAll);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
await tryAll(
  chosen.filter(({ alone }) => alone),
  1,
);
await tryAll(
  chosen.filter(({ alone }) => !alone),
  3,
);
const table = chosen.flatMap((guarantee) => rows.get(guarantee) ?? []);
const HEADS = ["guarantee", "engine", "figure", "target", "control", "seconds", "verdict"] as const;
const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;
process.stdout.write(
  line(HEADS) + line(HEADS.map(() => "---")) + table.map((row) => line(HEADS.map((head) => row[head]))).join(""),
);
process.exitCode = table.length > 0 && table.every(({ verdict }) => verdict === "kept") ? 0 : 1;
