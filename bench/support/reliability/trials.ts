/** Runs what tries a guarantee: a program of `bench/`, tests, or tests in a browser; each with settings of its own. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Trial } from "./guarantees.ts";

/** Milliseconds after which a trial counts as missed. */
const TIMEOUT_MS = 10 * 60_000;

/** What sets the caller's own runs: each row says by itself on which engine it is tried, and how much. */
const OF_THE_CALLER = ["DATABASE_URL", "TEST_DATABASE_URL", "FULL", "SEED", "RUNS"];

export type Run = { code: number | null; output: string };
type Command = { args: string[]; settings: Record<string, string>; root: string; timeoutMs?: number };

/** Process groups that are running, by the process that leads each. */
const groups = new Set<number>();

function endGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/** Nothing outlives us, when we are interrupted either. */
export function endAll(): void {
  for (const leader of groups) endGroup(leader);
}

/** Ends with everything that it started, also at the time limit. */
export function run({ args, settings, root, timeoutMs = TIMEOUT_MS }: Command): Promise<Run> {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_CALLER.includes(name));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const leader = child.pid;
  if (leader) groups.add(leader);
  const end = () => {
    if (leader) endGroup(leader);
  };
  const limit = setTimeout(end, timeoutMs);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(limit);
      end();
      if (leader) groups.delete(leader);
    });
    child.once("close", (code) => resolve({ code, output }));
  });
}

const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];
const PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test", "-c", "__tests__/browser", "--reporter", "json"];

/** `root`: of the repository; without `databaseUrl` on the embedded engine. */
type How = { root: string; quick: boolean; databaseUrl?: string | undefined };
type Of<Kind extends Trial["kind"]> = Extract<Trial, { kind: Kind }>;

const sizeOf = ({ quick }: How): Record<string, string> => (quick ? {} : { FULL: "1" });

async function runTests({ suites, title, project, runs }: Of<"tests">, how: How): Promise<Run> {
  const { root, databaseUrl } = how;
  const directory = await mkdtemp(path.join(os.tmpdir(), "callouts-bench-"));
  const report = path.join(directory, "report.json");
  const projects = databaseUrl ? `${project} on PostgreSQL` : project;
  const named = title ? ["--testNamePattern", title] : [];
  const wanted = ["--selectProjects", projects, "--testPathPatterns", suites.join("|"), ...named];
  const quietly = ["--silent", "--json", "--outputFile", report];
  const settings = {
    ...sizeOf(how),
    ...(runs ? { RUNS: String(runs) } : {}),
    ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
  };
  try {
    const { code } = await run({ args: [...JEST, ...wanted, "--maxWorkers", "1", ...quietly], settings, root });
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(await readFile(report, "utf8"));
    return { code, output: JSON.stringify({ passed, tests: passed + failed }) };
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function runBrowser({ specs, title }: Of<"browser">, how: How): Promise<Run> {
  const named = title ? ["-g", title] : [];
  const files = specs.map((spec) => `/${spec}.spec`);
  const args = [...PLAYWRIGHT, ...files, ...named];
  const { code, output } = await run({ args, settings: sizeOf(how), root: how.root });
  const { expected, unexpected, flaky } = JSON.parse(output).stats;
  return { code, output: JSON.stringify({ passed: expected, tests: expected + unexpected + flaky }) };
}

export function runTrial(trial: Trial, how: How): Promise<Run> {
  if (trial.kind === "browser") return runBrowser(trial, how);
  if (trial.kind === "tests") return runTests(trial, how);
  const { root, databaseUrl } = how;
  return run({ args: trial.args, settings: databaseUrl ? { DATABASE_URL: databaseUrl } : {}, root });
}
