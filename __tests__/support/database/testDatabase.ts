/** A database per suite (a copy of the template), emptied after every test. On the engine that the Jest project names. */
import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { type Database, EXTENSIONS, overPglite } from "../../../server/db/database.ts";
import { overPostgres } from "../../../server/db/postgres.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { administer, databaseAt, TEMPLATE } from "./postgresTemplate.ts";
import { templateFile } from "./templateFile.ts";

declare global {
  /** Set by the Jest project. */
  var TEST_ENGINE: "pglite" | "postgres";
}

/**
 * A busy machine's database is slow, not away; when it counts as away is tried on databases of their own. Milliseconds, above
 * any test's time.
 */
const PATIENCE = { connecting: 900_000, silence: 900_000 };

/** What the queues say where a test ends in the middle of their work. */
function quiet(database: Database): Database {
  database.boss.on("error", () => undefined);
  return database;
}

/** An empty, migrated database, and how to get rid of it. */
export async function openTestDatabase(): Promise<{ database: Database; url?: string; drop: () => Promise<void> }> {
  if (globalThis.TEST_ENGINE !== "postgres") {
    const pglite = await PGlite.create({ extensions: EXTENSIONS, loadDataDir: await openAsBlob(templateFile()) });
    const database = quiet(overPglite(pglite));
    return { database, drop: () => database.close() };
  }
  const name = `callouts_test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${TEMPLATE}`);
  const database = quiet(overPostgres(databaseAt(name), PATIENCE));
  const drop = async (): Promise<void> => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { database, url: databaseAt(name), drop };
}

const emptying = new WeakMap<Database, string>();

/**
 * Empties every table but the migrations' own and the installation's one row. Rows are few: deleting them is ten times
 * quicker than TRUNCATE, which makes new files. The role keeps foreign keys and append-only triggers out of the way.
 */
export async function emptyTables(database: Database): Promise<void> {
  let statement = emptying.get(database);
  if (!statement) {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%' and relname <> 'installation'`.execute(database.db);
    const deletions = [...rows.map(({ name }) => name), "pgboss.job"].map((name) => `delete from ${name};`).join(" ");
    statement = `do $$ begin set local session_replication_role = replica; ${deletions} alter sequence entity_id restart; end $$`;
    emptying.set(database, statement);
  }
  await sql.raw(statement).execute(database.db);
}

let opened: ReturnType<typeof openTestDatabase> | undefined;

/** The suite's database, with the queues' work to be done by hand. */
export function testDatabase(): () => Database {
  let database: Database;
  beforeAll(async () => {
    opened ??= openTestDatabase();
    ({ database } = await opened);
    await database.boss.start();
  });
  // Hooks run in the order in which they are written, so that a test's server may still be at work for those it has answered.
  afterEach(async () => {
    await workSettled(database);
    await emptyTables(database);
  });
  afterAll(() => database.boss.stop({ graceful: false }));
  return () => database;
}

/** Where the suite ends; nothing where it needed none. */
export const closeTestDatabase = async (): Promise<void> => (await opened)?.drop();
