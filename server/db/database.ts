/** One schema on two engines: PGlite inside the process, or PostgreSQL behind DATABASE_URL. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { type PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { fromPglite, PgBoss } from "pg-boss";
import { lockDirectory } from "./directoryLock.ts";
import { EmbeddedEngine } from "./embedded.ts";
import { migrations } from "./migrations.ts";
import { OperatorError } from "./operatorError.ts";
import { Outage, type OutagePace } from "./outage.ts";
import { parsers } from "./parsers.ts";
import { overPostgres, type PoolState } from "./postgres.ts";
import { type Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  engine: "pglite" | "postgres";
  db: Db;
  boss: PgBoss;
  /** Whether it is away; takes the errors that say so. */
  outage: Outage;
  /** How many connections there are, where they are pooled. */
  connections?(): PoolState[];
  /** Rejects when it does not answer. The embedded one is not asked, because the question would wait behind all others. */
  answers(): Promise<unknown>;
  /**
   * Hears a NOTIFY channel until the returned function is called. `lost` is called after the ear was lost and is
   * there again: what was said in between must be read from the tables. `gone`: it was lost, and the database answers all
   * the same.
   */
  listen(
    channel: string,
    hear: (payload: string) => void,
    lost: () => void,
    gone?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What the migrations ask of the embedded engine; PostgreSQL brings it. */
export const EXTENSIONS = { pg_trgm };

/** Nothing is known of a database that has no table of migrations yet. */
const UNDEFINED_TABLE = "42P01";

/** The migrations that a database has, oldest first; none where it is new. */
export async function doneMigrations(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/**
 * One question where nothing is to be done: the migrator itself reads the whole catalogue first, which takes longer than the
 * rest of a start. Throws `OperatorError` where the tables are a newer version's, which this one would misread.
 */
export async function migrate(db: Db): Promise<void> {
  const done = await doneMigrations(db);
  const newer = done.filter((name) => !(name in migrations));
  if (newer.length > 0)
    throw new OperatorError(
      `The database was set up by a newer version of the program (this one does not know ${newer.join(", ")}). Start that version or a later one. To go back, restore the backup from before the upgrade.`,
    );
  if (done.length === Object.keys(migrations).length) return;
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

/** Another encoding refuses names of people, or takes them apart. Throws `OperatorError`. */
async function checkEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== "UTF8")
    throw new OperatorError(
      `The database in DATABASE_URL has the encoding ${encoding}, but it must have UTF8. Make a new one: createdb --encoding=UTF8 --template=template0 NAME`,
    );
}

/** How often the embedded engine's directory is looked at: that costs nothing. */
const EMBEDDED_PACE = { roomEveryMs: 1_000 };

/** Memory alone, as tests have it, is neither full nor opened anew. */
export function overPglite(
  pglite: PGlite | EmbeddedEngine,
  release: () => Promise<void> = async () => undefined,
  pace: Partial<OutagePace> = EMBEDDED_PACE,
): Database {
  if (!(pglite instanceof EmbeddedEngine)) Object.assign(pglite.parsers, parsers);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const answer = () => pglite.query("select 1");
  const questions =
    pglite instanceof EmbeddedEngine
      ? { sign: () => pglite.sign(), room: () => pglite.room() }
      : { sign: answer, room: answer };
  const outage = new Outage({ ...questions, pace });
  const queue = fromPglite(pglite);
  const executeSql: typeof queue.executeSql = async (...statement) => {
    const refusal = outage.refusal();
    if (refusal) throw refusal;
    return queue.executeSql(...statement);
  };
  return {
    engine: "pglite",
    db,
    boss: new PgBoss({ db: { ...queue, executeSql }, backend: "pglite" }),
    outage,
    answers: pglite instanceof EmbeddedEngine ? () => pglite.lives() : answer,
    listen: (channel, hear, lost) =>
      pglite instanceof EmbeddedEngine ? pglite.listen(channel, hear, lost) : pglite.listen(channel, hear),
    close: async () => {
      outage.close();
      await db.destroy();
      await release();
    },
  };
}

/** Prevents creating an empty database in the wrong directory, or tables in the wrong database. Throws `OperatorError`. */
export async function requireDatabase(url: string | undefined, dataDir: string): Promise<void> {
  if (!url) {
    if (existsSync(`${dataDir}/database`)) return;
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as the server has it.`);
  }
  const database = await openAsItIs(url, dataDir);
  const done = await doneMigrations(database.db).finally(() => database.close());
  if (done.length === 0)
    throw new OperatorError("The database in DATABASE_URL is empty. Set DATABASE_URL as the server has it.");
}

/** `pace`: of the outage's questions and reports, where it is not the usual one. */
export async function openDatabase(
  url: string | undefined,
  dataDir: string,
  pace: Partial<OutagePace> = {},
): Promise<Database> {
  if (!url) {
    const database = await openEmbedded(dataDir, pace);
    try {
      await migrate(database.db);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  // A migration takes its time, and waits for the one of another process.
  const patient = await openAsItIs(url, dataDir);
  await migrate(patient.db).finally(() => patient.close());
  return overPostgres(url, { answering: 30_000 }, pace);
}

/** Neither migrated nor given up on where a statement takes long: for whoever copies it as a whole. */
export async function openAsItIs(url: string | undefined, dataDir: string): Promise<Database> {
  if (!url) return openEmbedded(dataDir, {});
  const database = overPostgres(url);
  try {
    await checkEncoding(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** PGlite would let a second process open the same directory and corrupt it (electric-sql/pglite#1106). */
async function openEmbedded(dataDir: string, pace: Partial<OutagePace>): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockDirectory(dataDir);
  const engine = await EmbeddedEngine.open(`${dataDir}/database`, { extensions: EXTENSIONS });
  return overPglite(engine, release, { ...EMBEDDED_PACE, ...pace });
}
