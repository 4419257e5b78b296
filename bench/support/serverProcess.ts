/** The server as a process of its own on a data directory of its own, to be killed and started again on the same port. */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "../..");

type Settings = Record<string, string>;

export class ServerProcess {
  /** Without trailing slash; the same after every start. */
  origin = "";
  readonly dataDir: string;
  /** Hears each line of the log, once it is set; before that they are shown. */
  hear: ((line: string) => void) | undefined;
  readonly #settings: Settings;
  #child: ChildProcess | undefined;

  /** Not started yet. */
  constructor(dataDir: string, settings: Settings) {
    this.dataDir = dataDir;
    this.#settings = settings;
  }

  static async create(demo: "1" | "large" = "1", settings: Settings = {}): Promise<ServerProcess> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-bench-"));
    const server = new ServerProcess(dataDir, { DEMO: demo, ...settings });
    await server.start();
    return server;
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: this.dataDir,
      PORT: this.origin ? new URL(this.origin).port : "0",
      RATE_LIMIT_FACTOR: "10000",
      CALL_BACK_SECONDS: "0",
      LOG_LEVEL: "fatal",
      ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
      ...this.#settings,
    };
    const { hear } = this;
    const stdio: StdioOptions = ["ignore", "pipe", hear ? "pipe" : "inherit"];
    const child = spawn(process.execPath, ["server/main.ts"], { cwd: root, env, stdio });
    this.#child = child;
    if (hear && child.stderr) createInterface({ input: child.stderr }).on("line", hear);
    if (!child.stdout) throw new Error("The server's output cannot be read.");
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /is ready: (\S+)/.exec(line)?.[1];
      if (!found) continue;
      this.origin = found;
      return;
    }
    throw new Error("The server did not start.");
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  /** Ends it for good. */
  async remove(): Promise<void> {
    await this.end("SIGKILL");
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
