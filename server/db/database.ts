/** One schema on two engines: PGlite inside the process, or PostgreSQL behind DATABASE_URL. */
import { mkdir } from "node:fs/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import { lockDirectory } from "./directoryLock.ts";
import { migrations } from "./migrations.ts";
import { type Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  engine: "pglite" | "postgres";
  db: Db;
  boss: PgBoss;
  /**
   * Hears a NOTIFY channel until the returned function is called. `lost` is called after the ear was lost and is
   * there again: what was said in between must be read from the tables.
   */
  listen(channel: string, hear: (payload: string) => void, lost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Both engines read int8 and numeric as numbers (ids and fees stay below 2^53) and date as its own text, never as a local midnight. */
const parsers: Record<number, (text: string) => unknown> = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: (text: string) => text,
};

/** What the migrations ask of the embedded engine; PostgreSQL brings it. */
export const EXTENSIONS = { pg_trgm };

export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

export function overPglite(pglite: PGlite, release: () => Promise<void> = async () => undefined): Database {
  Object.assign(pglite.parsers, parsers);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    engine: "pglite",
    db,
    boss: new PgBoss({ db: fromPglite(pglite), backend: "pglite" }),
    listen: (channel, hear) => pglite.listen(channel, hear),
    close: async () => {
      await db.destroy();
      await release();
    },
  };
}

/** Milliseconds that somebody waits for a connection and for an answer, before the database is held to be gone (reliability.md GD4). */
type Patience = { connecting?: number; answering?: number };

export function overPostgres(connectionString: string, { connecting = 5000, answering }: Patience = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connecting,
    ...(answering ? { query_timeout: answering } : {}),
    keepAlive: true,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // A connection that dies is replaced by the pool, and its query is told; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    db,
    boss: new PgBoss({ connectionString, max: 3 }),
    listen: (channel, hear, lost) => listenOnPostgres(connectionString, channel, hear, lost),
    close: () => db.destroy(),
  };
}

/** Milliseconds between attempts to get a lost LISTEN connection back. */
const RELISTEN_DELAY = 500;

async function listenOnPostgres(
  connectionString: string,
  channel: string,
  hear: (payload: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString });
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    client.on("error", () => undefined);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once("end", again);
  };
  const again = (): void => {
    if (stopped) return;
    retry = setTimeout(() => void connect().then(lost, again), RELISTEN_DELAY);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client.end().catch(() => undefined);
  };
}

export async function openDatabase(url: string | undefined, dataDir: string): Promise<Database> {
  if (!url) {
    const database = await openEmbedded(dataDir);
    await migrate(database.db);
    return database;
  }
  // A migration takes its time, and waits for the one of another process.
  const patient = overPostgres(url);
  await migrate(patient.db).finally(() => patient.close());
  return overPostgres(url, { answering: 30_000 });
}

/** PGlite would let a second process open the same directory and corrupt it (electric-sql/pglite#1106). */
async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  return overPglite(await PGlite.create(`${dataDir}/database`, { extensions: EXTENSIONS }), release);
}
