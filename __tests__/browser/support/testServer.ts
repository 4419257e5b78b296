/**
 * A real server process on a data directory of its own, which can be killed and started again on the same port. Where
 * TEST_DATABASE_URL names a PostgreSQL, on a database of its own there: that starts in half the time.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { CODE_CACHE } from "../../support/codeCache.ts";
import { administer, databaseAt } from "../../support/database/postgresTemplate.ts";

/** The data directory and the database of a demo practice that was filled once for all, as `filledDemo.ts` left it. */
export const FILLED = { directory: "BROWSER_TEST_FILLED_DIRECTORY", database: "BROWSER_TEST_FILLED_DATABASE" } as const;

const root = path.resolve(import.meta.dirname, "../../..");

/** A copy of the filled one, or empty; undefined on the embedded database. */
async function createDatabase(): Promise<string | undefined> {
  if (!process.env.TEST_DATABASE_URL) return undefined;
  const name = `callouts_browser_${randomBytes(6).toString("hex")}`;
  const filled = process.env[FILLED.database];
  await administer(`create database ${name}${filled ? ` template ${filled}` : ""}`);
  return name;
}

export class TestServer {
  /** Without trailing slash. */
  url = "";
  readonly #env: Record<string, string>;
  readonly dataDir: string;
  /** On PostgreSQL, unless the test has said which. */
  readonly database: string | undefined;
  #process: ChildProcess | undefined;

  private constructor(dataDir: string, database: string | undefined, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.database = database;
    this.#env = { ...(database ? { DATABASE_URL: databaseAt(database), DEMO: "1" } : {}), ...env };
  }

  /** On a copy of the filled demo practice where there is one, which saves the many seconds of filling it. */
  static async start(env: Record<string, string> = {}): Promise<TestServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-browser-"));
    const filled = process.env[FILLED.directory];
    // The door for staff belongs to the process that filled it.
    if (filled) await cp(filled, dataDir, { recursive: true, filter: (file) => !file.endsWith(".sock") });
    const server = new TestServer(dataDir, env.DATABASE_URL ? undefined : await createDatabase(), env);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const child = spawn(process.execPath, [path.join(root, "server/main.ts")], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...CODE_CACHE,
        DATA_DIR: this.dataDir,
        PORT: port,
        CALL_BACK_SECONDS: "0",
        ...this.#env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /is ready: (\S+)/.exec(line)?.[1];
      if (!found) continue;
      this.url = found;
      return;
    }
    throw new Error("The server did not start");
  }

  /** Ends the process by `signal` and waits until it is gone. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  /** A staff command, as somebody at the provider would type it. */
  async staff(...args: string[]): Promise<string> {
    const env = { PATH: process.env.PATH, ...CODE_CACHE, DATA_DIR: this.dataDir, ...this.#env };
    const child = spawn(process.execPath, [path.join(root, "server/staff.ts"), ...args], { cwd: root, env });
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    await once(child, "close");
    return printed;
  }

  async dispose(): Promise<void> {
    await this.end("SIGTERM");
    if (this.database) await administer(`drop database ${this.database} with (force)`);
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
