/** A PostgreSQL of our own in a directory, started again when it ends by itself, as a service manager does. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./freePort.ts";

const run = promisify(execFile);

const INSTALLED = "/usr/lib/postgresql";
/** Milliseconds until it is started again, between looks whether it is there, and within which it must be there at first. */
const RETRY_MS = 1_000;
const LOOK_EVERY_MS = 100;
const START_MS = 60_000;

/** The newest that is installed. */
async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest && path.join(INSTALLED, newest, "bin");
}

/** PostgreSQL does not run as root; whoever is not root runs it as themselves. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (what) => Number((await run("id", [what, "postgres"])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

export class PostgresCluster {
  readonly url: string;
  /** How often it ended by itself. */
  ends = 0;
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  #isStopped = false;
  /** "Immediate": nothing of it is wanted any more; it does not outlive us either. */
  readonly #quit = (): boolean => this.#child?.kill("SIGQUIT") ?? false;

  private constructor(url: string, start: () => ChildProcess) {
    this.url = url;
    this.#start = start;
  }

  /** Undefined where it is not installed. */
  static async create(directory: string): Promise<PostgresCluster | undefined> {
    const programs = await findPrograms();
    if (!programs) return undefined;
    const [user, port] = [await findUser(), await freePort()];
    const data = path.join(directory, "cluster");
    await mkdir(data);
    if (user) await chown(data, user.uid, user.gid);
    const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
    await promisify(execFile)(path.join(programs, "initdb"), initdb, { ...user, cwd: data });
    const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: data, max_connections: 40 };
    // So that a small disk holds it: its log by itself would take a gigabyte.
    const small = { min_wal_size: "32MB", max_wal_size: "64MB", shared_buffers: "32MB" };
    const given = Object.entries({ ...settings, ...small }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const start = () =>
      spawn(path.join(programs, "postgres"), ["-D", data, ...given], { ...user, cwd: data, stdio: "ignore" });
    const cluster = new PostgresCluster(`postgres://postgres@127.0.0.1:${port}/postgres`, start);
    process.once("exit", cluster.#quit);
    cluster.#supervise();
    const until = Date.now() + START_MS;
    while (!(await cluster.#isThere(programs, port))) {
      if (Date.now() > until) {
        await cluster.stop();
        throw new Error(`PostgreSQL was not there after ${START_MS / 1000} s.`);
      }
      await pause(LOOK_EVERY_MS);
    }
    return cluster;
  }

  /** Of the process whose children are its connections. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    process.off("exit", this.#quit);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    this.#quit();
    await gone;
  }

  async #isThere(programs: string, port: number): Promise<boolean> {
    const asked = run(path.join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]);
    return asked.then(
      () => true,
      () => false,
    );
  }

  #supervise(): void {
    this.#child = this.#start();
    this.#child.once("exit", () => {
      if (this.#isStopped) return;
      this.ends += 1;
      setTimeout(() => {
        if (!this.#isStopped) this.#supervise();
      }, RETRY_MS).unref();
    });
  }
}
