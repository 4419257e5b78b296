/** A database per test file (a copy of the template), emptied after every test. On the engine that the Jest project names. */
import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { type Database, overPglite, overPostgres } from "../../server/db/database.ts";
import { administer, databaseAt, TEMPLATE } from "./postgresTemplate.ts";
import { templateFile } from "./templateFile.ts";

declare global {
  /** Set by the Jest project. */
  var TEST_ENGINE: "pglite" | "postgres";
}

/** An empty, migrated database, and how to get rid of it. */
export async function openTestDatabase(): Promise<{ database: Database; url?: string; drop: () => Promise<void> }> {
  if (globalThis.TEST_ENGINE !== "postgres") {
    const database = overPglite(await PGlite.create({ loadDataDir: await openAsBlob(templateFile) }));
    return { database, drop: () => database.close() };
  }
  const name = `callouts_test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${TEMPLATE}`);
  const database = overPostgres(databaseAt(name));
  const drop = async (): Promise<void> => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { database, url: databaseAt(name), drop };
}

/** Empties every table but the migrations' own and the installation's one row. */
export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like 'kysely%' and table_name <> 'installation'`.execute(database.db);
  await sql`truncate ${sql.raw(rows.map((row) => row.name).join(", "))} restart identity cascade`.execute(database.db);
  await sql`alter sequence entity_id restart`.execute(database.db);
  await sql`delete from pgboss.job`.execute(database.db);
}

export function testDatabase(): () => Database {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    opened.database.boss.on("error", () => undefined);
    await opened.database.boss.start();
  });
  afterEach(() => emptyTables(opened.database));
  afterAll(async () => {
    await opened.database.boss.stop({ graceful: false });
    await opened.drop();
  });
  return () => opened.database;
}
