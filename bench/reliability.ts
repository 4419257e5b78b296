/**
 * All guarantees in turn, each by the program or the tests that try it, and one table: guarantee, figure, target, control, verdict.
 * `npm run bench:reliability [-- --quick] [--only WORDS]`, after `npm run build`: about 22 minutes on two idle cores, with `--quick` four.
 * What measures times runs alone, the rest three at a time, since many of them wait. What wants a PostgreSQL gets one of its own, where one is installed.
 * Exits with 1 when a guarantee is missed.
 */
import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { GUARANTEES, type Guarantee, type Outcome, type Trial } from "./support/guarantees.ts";
import { PostgresCluster } from "./support/postgresCluster.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false }, only: { type: "string" } } });
const root = path.resolve(import.meta.dirname, "..");

/** Milliseconds after which a trial counts as missed. */
const TIMEOUT_MS = 10 * 60_000;

type Run = { code: number | null; output: string };

function run(args: string[], settings: NodeJS.ProcessEnv): Promise<Run> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (code) => resolve({ code, output }));
  });
}

const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test", "-c", "__tests__/browser", "--reporter", "json"];

type Tests = Extract<Trial, { kind: "tests" }>;

async function runTests({ suite, title, project }: Tests, settings: NodeJS.ProcessEnv): Promise<Run> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "callouts-bench-"));
  const report = path.join(directory, "report.json");
  const projects = settings.TEST_DATABASE_URL ? `${project} on PostgreSQL` : project;
  const named = title ? ["--testNamePattern", title] : [];
  const wanted = ["--selectProjects", projects, "--testPathPatterns", suite, ...named];
  const quietly = ["--silent", "--json", "--outputFile", report];
  try {
    const { code } = await run([...JEST, ...wanted, "--maxWorkers", "1", ...quietly], settings);
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(await readFile(report, "utf8"));
    return { code, output: JSON.stringify({ passed, tests: passed + failed }) };
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function runBrowser({ specs, title }: Extract<Trial, { kind: "browser" }>): Promise<Run> {
  const named = title ? ["-g", title] : [];
  const files = specs.map((spec) => `/${spec}.spec`);
  const { code, output } = await run([...PLAYWRIGHT, ...files, ...named], fullSize());
  const { expected, unexpected, flaky } = JSON.parse(output).stats;
  return { code, output: JSON.stringify({ passed: expected, tests: expected + unexpected + flaky }) };
}

const fullSize = (): NodeJS.ProcessEnv => (values.quick ? {} : { FULL: "1" });

function runTrial(trial: Trial, databaseUrl: string | undefined): Promise<Run> {
  if (trial.kind === "browser") return runBrowser(trial);
  if (trial.kind === "program") return run(trial.args, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  return runTests(trial, { ...fullSize(), ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}) });
}

/** A program's last line is its outcome. */
function read({ output }: Run): Outcome | undefined {
  try {
    return JSON.parse(output.trim().split("\n").at(-1) ?? "");
  } catch {
    return undefined;
  }
}

type Row = {
  guarantee: string;
  engine: string;
  figure: string;
  target: string;
  control: string;
  seconds: number;
  verdict: string;
};

type Chosen = Guarantee & { trial: Trial };

async function tryOne(guarantee: Chosen, databaseUrl: string | undefined): Promise<Row> {
  const began = Date.now();
  const { trial } = guarantee;
  const ran = await runTrial(trial, databaseUrl).catch((error: unknown): Run => {
    process.stderr.write(`${String(error)}\n`);
    return { code: null, output: "" };
  });
  const outcome = read(ran);
  const isKept = outcome !== undefined && (guarantee.isKept?.(outcome) ?? ran.code === 0);
  const tried = trial.kind !== "program" && trial.tried ? `${trial.tried}: ` : "";
  return {
    guarantee: guarantee.what,
    engine: databaseUrl ? "PostgreSQL" : "embedded",
    figure: outcome ? `${tried}${guarantee.figure(outcome)}` : "none: it did not end",
    target: guarantee.target,
    control: (outcome && guarantee.control?.(outcome)) ?? "–",
    seconds: Math.round((Date.now() - began) / 1000),
    verdict: isKept ? "kept" : "MISSED",
  };
}

/** On a database that nothing was in before. */
async function tryOnItsEngine(guarantee: Chosen): Promise<Row> {
  if (!guarantee.onPostgres) return tryOne(guarantee, undefined);
  const directory = await mkdtemp(path.join(os.tmpdir(), "callouts-bench-"));
  try {
    // PostgreSQL runs as another user, who has to pass through.
    await chmod(directory, 0o711);
    const cluster = await PostgresCluster.create(directory);
    try {
      return await tryOne(guarantee, cluster?.url);
    } finally {
      await cluster?.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const { only, quick } = values;
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
      const row = await tryOnItsEngine(guarantee);
      process.stderr.write(`${row.verdict} after ${row.seconds} s: ${row.guarantee} (${row.engine}): ${row.figure}\n`);
      rows.set(guarantee, row);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

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
process.exitCode = table.some(({ verdict }) => verdict !== "kept") ? 1 : 0;
