/** A real server process on a data directory of its own, which can be killed and started again on the same port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { CODE_CACHE } from "../../support/codeCache.ts";

/** The data directory of a demo practice that was filled once for all, as `filledDemo.ts` left it. */
export const FILLED = "BROWSER_TEST_FILLED_DEMO";

const root = path.resolve(import.meta.dirname, "../../..");

export class TestServer {
  /** Without trailing slash. */
  url = "";
  readonly #env: Record<string, string>;
  readonly #dataDir: string;
  #process: ChildProcess | undefined;

  private constructor(dataDir: string, env: Record<string, string>) {
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** On a copy of the filled demo practice where there is one, which saves the many seconds of filling it. */
  static async start(env: Record<string, string> = {}): Promise<TestServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-browser-"));
    const filled = process.env[FILLED];
    // The door for staff belongs to the process that filled it.
    if (filled) await cp(filled, dataDir, { recursive: true, filter: (file) => !file.endsWith(".sock") });
    const server = new TestServer(dataDir, env);
    await server.start();
    return server;
  }

  get dataDir(): string {
    return this.#dataDir;
  }

  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const child = spawn(process.execPath, [path.join(root, "server/main.ts")], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...CODE_CACHE,
        DATA_DIR: this.#dataDir,
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
    const env = { PATH: process.env.PATH, ...CODE_CACHE, DATA_DIR: this.#dataDir, ...this.#env };
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
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
