/**
 * The embedded engine on a directory, opened anew where it died. After a PANIC (no room for its log, a broken disk) it would
 * answer no statement any more, and keep a core busy for ever with the next one; what it had acknowledged is in the directory.
 */
import { closeSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import { type Extensions, PGlite, type Results } from "@electric-sql/pglite";
import { StorageFull } from "./outage.ts";
import { parsers } from "./parsers.ts";
import { isStorageFull } from "./unavailable.ts";

/** Bytes that must be free before nothing is called full any more: two files of the engine's log. */
const ROOM_BYTES = 32 * 1024 * 1024;
/** `revivedEveryMs`: milliseconds between attempts to open it anew, each of which is a second of work. */
type Settings = { extensions: Extensions; revivedEveryMs?: number };
const REVIVED_EVERY_MS = 10_000;

type Transaction = Parameters<Parameters<PGlite["transaction"]>[0]>[0];
type Listener = { channel: string; hear: (payload: string) => void; lost: () => void; stop: () => Promise<void> };

/** What every statement is refused with from its death on: as PostgreSQL says it of a server that crashed, or has no room. */
class EngineDied extends Error {
  readonly code: string;
  constructor(reason: Error) {
    super(`The embedded database stopped: ${reason.message}`);
    this.code = isStorageFull(reason) ? "53100" : "57P02";
  }
}

const isDeath = (error: unknown): error is Error =>
  error instanceof Error && ["PANIC", "FATAL"].includes((error as { severity?: string }).severity ?? "");

/** One that a crash preceded goes on to measure its start, which would keep the process. */
const stopTimers = (module: object): void => (module as { _clear_setitimer?: () => void })._clear_setitimer?.();

/** Every statement and every step of a transaction passes here. */
class Engine extends PGlite {
  #reason: Error | undefined;

  get death(): Error | undefined {
    return this.#reason && new EngineDied(this.#reason);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.death) throw this.death;
    return super.execProtocolRawSync(message);
  }

  override async execProtocolStream(...given: Parameters<PGlite["execProtocolStream"]>) {
    // Queued statements would otherwise run one after another and keep this thread from requests and sockets.
    await turn();
    try {
      return await super.execProtocolStream(...given);
    } catch (error) {
      if (isDeath(error)) this.#reason ??= error;
      throw error;
    }
  }

  /** A dead one is not closed, since that is a statement too: only its timers and files are let go of. */
  releaseFiles(): void {
    // Undefined where it did not even begin.
    const module = this.Module as PGlite["Module"] | undefined;
    if (!module) return;
    stopTimers(module);
    for (const stream of module.FS.streams as ({ nfd?: number } | null)[]) {
      if (stream?.nfd === undefined) continue;
      try {
        closeSync(stream.nfd);
      } catch {
        // It had closed this one itself.
      }
    }
  }
}

/** Resolves when there is room in the directory. */
async function findRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < ROOM_BYTES) throw new StorageFull();
}

async function openEngine(directory: string, extensions: Extensions): Promise<Engine> {
  const engine = new Engine(directory, { extensions });
  try {
    await engine.waitReady;
  } catch (error) {
    engine.releaseFiles();
    // Of what it lacked, it says nothing itself.
    await findRoom(directory);
    throw error;
  }
  Object.assign(engine.parsers, parsers);
  return engine;
}

/** For whom nothing can begin: each step is refused, so that the one who began learns it from the first. */
const refusing = (error: unknown): Transaction =>
  ({ query: () => Promise.reject(error), rollback: () => Promise.reject(error) }) as unknown as Transaction;

export class EmbeddedEngine {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #directory: string;
  readonly #settings: Settings;
  readonly #listeners = new Set<Listener>();
  #engine: Engine;
  #triedAt = Number.NEGATIVE_INFINITY;
  #reviving: Promise<void> | undefined;

  private constructor(directory: string, engine: Engine, settings: Settings) {
    this.#directory = directory;
    this.#engine = engine;
    this.#settings = settings;
  }

  static async open(directory: string, settings: Settings): Promise<EmbeddedEngine> {
    return new EmbeddedEngine(directory, await openEngine(directory, settings.extensions), settings);
  }

  readonly query = <Row>(...given: Parameters<PGlite["query"]>): Promise<Results<Row>> =>
    this.#engine.query<Row>(...given);

  readonly exec = (...given: Parameters<PGlite["exec"]>) => this.#engine.exec(...given);

  readonly transaction = async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    let hasBegun = false;
    try {
      return await this.#engine.transaction((tx) => {
        hasBegun = true;
        return work(tx);
      });
    } catch (error) {
      // Kysely waits for the beginning, whatever becomes of it.
      if (!hasBegun) await work(refusing(error));
      throw error;
    }
  };

  /** `lost` is called after it was opened anew. */
  async listen(
    channel: string,
    hear: (payload: string) => void,
    lost: () => void = () => undefined,
  ): Promise<() => Promise<void>> {
    const listener: Listener = { channel, hear, lost, stop: await this.#engine.listen(channel, hear) };
    this.#listeners.add(listener);
    return async () => {
      this.#listeners.delete(listener);
      await listener.stop();
    };
  }

  /** Rejects once the engine has died. */
  async lives(): Promise<void> {
    if (this.#engine.death) throw this.#engine.death;
  }

  /** Resolves when statements are answered; opens the directory anew where that is needed. */
  async sign(): Promise<void> {
    if (this.#engine.death) await this.#revive();
    await this.#engine.query("select 1");
  }

  /** Resolves when there is room, and statements are answered. */
  async room(): Promise<void> {
    await findRoom(this.#directory);
    await this.sign();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.#reviving?.catch(() => undefined);
    if (this.#engine.death) return this.#engine.releaseFiles();
    const { Module } = this.#engine;
    await this.#engine.close();
    stopTimers(Module);
  }

  #revive(): Promise<void> {
    this.#reviving ??= this.#openAnew().finally(() => {
      this.#reviving = undefined;
    });
    return this.#reviving;
  }

  async #openAnew(): Promise<void> {
    const { death } = this.#engine;
    const { extensions, revivedEveryMs = REVIVED_EVERY_MS } = this.#settings;
    const now = performance.now();
    if (this.closed || now - this.#triedAt < revivedEveryMs) throw death;
    this.#triedAt = now;
    this.#engine.releaseFiles();
    const engine = await openEngine(this.#directory, extensions);
    for (const listener of this.#listeners) listener.stop = await engine.listen(listener.channel, listener.hear);
    this.#engine = engine;
    for (const { lost } of this.#listeners) lost();
  }
}
