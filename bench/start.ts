/**
 * How long a start takes where everything is installed, built, migrated and filled: from the command to the first 200 of
 * `/readyz`, with the cores idle and busy. Beside it a control: a bare HTTP server that opens the same database.
 * `node bench/start.ts [--rounds 5]`; DATABASE_URL for PostgreSQL besides, whose database is filled with the demo practice.
 * Prints a table in milliseconds; exits with 1 when the middle of any row of ours, idle or busy, is above 5 s, or its worst
 * start above 10 s. What is called idle is so only where nothing else runs: what others take of the cores is printed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "./support/freePort.ts";
import { quantiles } from "./support/quantiles.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" }, control: { type: "string" } } });
const rounds = Number(values.rounds);

/** Milliseconds that a start may take in the middle, and at worst: on a busy machine as well. */
const READY_MS = 5_000;
const WORST_MS = 10_000;
/** Percent of the cores that others may take where they are called idle; and the milliseconds in which that is looked at. */
const IDLE_PERCENT = 10;
const LOOK_MS = 5_000;
/** Milliseconds that a start may take at all, the first one with its filling included. */
const TIMEOUT_MS = 180_000;
const root = path.resolve(import.meta.dirname, "..");
const { DATABASE_URL: postgres = "", PATH } = process.env;

/** The same question as `/readyz` asks, and nothing else. `database`: a directory, or an address of PostgreSQL. */
async function beControl(database: string, port: number): Promise<void> {
  const ask = await opened(database);
  const server = createServer((_request, response) => void ask().then(() => response.end("ready")));
  server.listen(port, "127.0.0.1");
}

async function opened(database: string): Promise<() => Promise<unknown>> {
  if (database.startsWith("postgres")) {
    const { default: pg } = await import("pg");
    const pool = new pg.Pool({ connectionString: database });
    return () => pool.query("select 1");
  }
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const pglite = await PGlite.create(database, { extensions: { pg_trgm } });
  return () => pglite.query("select 1");
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts it, waits until it is ready, and ends it. Returns milliseconds. */
async function timeStart([command = "", ...args]: string[], settings: Record<string, string>): Promise<number> {
  const port = await freePort();
  const env = { PATH, HOME: process.env.HOME, ...settings, PORT: String(port), LOG_LEVEL: "fatal" };
  const began = performance.now();
  // A group of its own, so that what npm starts ends with it.
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"], detached: true });
  const gone = once(child, "exit");
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - began > TIMEOUT_MS)
        throw new Error(`${command} did not start.`);
      await pause(20);
    }
    return performance.now() - began;
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
    await gone;
    // npm is gone before what it started.
    while (child.pid && isThere(-child.pid)) await pause(20);
  }
}

/** As many processes as there are cores, each with nothing but work. */
async function besideWork<Result>(work: () => Promise<Result>): Promise<Result> {
  const burners = Array.from({ length: os.availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    return await work();
  } finally {
    for (const burner of burners) burner.kill("SIGKILL");
  }
}

/** `others`: percent of all cores that others took before the first of these starts. */
type Row = { database: string; cores: string; others: number; what: string; middle: number; worst: number };

/** Milliseconds that all cores have worked, and have been. */
function coreTimes(): { worked: number; all: number } {
  const times = os.cpus().flatMap((core) => Object.entries(core.times));
  const sum = (some: typeof times): number => some.reduce((total, [, time]) => total + time, 0);
  return { worked: sum(times.filter(([kind]) => kind !== "idle")), all: sum(times) };
}

async function shareOfOthers(): Promise<number> {
  const before = coreTimes();
  await pause(LOOK_MS);
  const { worked, all } = coreTimes();
  return Math.round((100 * (worked - before.worked)) / (all - before.all));
}

async function measure(database: string, settings: Record<string, string>, where: string): Promise<Row[]> {
  const ours = [process.execPath, "server/main.ts"];
  const ways = {
    "npm start": ["npm", "start"],
    "node server/main.ts": ours,
    control: [process.execPath, import.meta.filename, "--control", where],
  };
  // Fills the database, and compiles what the starts below find compiled.
  await timeStart(["npm", "start"], settings);
  const rows: Row[] = [];
  for (const cores of ["idle", "busy"]) {
    const took: Record<string, number[]> = {};
    const others = await shareOfOthers();
    const inTurn = async (): Promise<void> => {
      for (let round = 0; round < rounds; round++)
        for (const [what, command] of Object.entries(ways)) {
          took[what] ??= [];
          took[what].push(await timeStart(command, settings));
        }
    };
    await (cores === "busy" ? besideWork(inTurn) : inTurn());
    for (const [what, times] of Object.entries(took)) {
      const { p50, worst } = quantiles(times);
      rows.push({ database, cores, others, what, middle: Math.round(p50), worst: Math.round(worst) });
    }
  }
  return rows;
}

if (values.control !== undefined) await beControl(values.control, Number(process.env.PORT));
else {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-start-"));
  try {
    const rows = [
      ...(await measure("embedded", { DATA_DIR: dataDir, DEMO: "1" }, path.join(dataDir, "database"))),
      ...(postgres
        ? await measure("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: postgres, DEMO: "1" }, postgres)
        : []),
    ];
    console.table(rows);
    const disturbed = rows.find(({ cores, others }) => cores === "idle" && others > IDLE_PERCENT);
    if (disturbed) process.stdout.write(`Not idle: others took ${disturbed.others} % of the cores.\n`);
    const slow = rows.filter(
      ({ what, middle, worst }) => what !== "control" && (middle > READY_MS || worst > WORST_MS),
    );
    process.exitCode = slow.length > 0 ? 1 : 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
