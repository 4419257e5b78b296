/** Databases that nothing was ever done to, and what there is in one. */
import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { dataTables } from "../../../server/backup/dump.ts";
import { type Database, EXTENSIONS, overPglite } from "../../../server/db/database.ts";
import { overPostgres } from "../../../server/db/postgres.ts";
import { administer, databaseAt } from "./postgresTemplate.ts";

type Empty = { database: Database; drop: () => Promise<void> };

export async function openEmptyPglite(): Promise<Empty> {
  const database = overPglite(await PGlite.create({ extensions: EXTENSIONS }));
  return { database, drop: () => database.close() };
}

/** A PostgreSQL database that is made like that; `drop` takes it away. */
export async function createPostgres(how = ""): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `callouts_test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} ${how}`);
  return { url: databaseAt(name), drop: () => administer(`drop database ${name} with (force)`) };
}

async function openEmptyPostgres(): Promise<Empty> {
  const { url, drop } = await createPostgres();
  const database = overPostgres(url);
  return { database, drop: () => database.close().then(drop) };
}

/** On the engine of the Jest project. */
export const openEmptyDatabase = (): Promise<Empty> =>
  globalThis.TEST_ENGINE === "postgres" ? openEmptyPostgres() : openEmptyPglite();

/** Every row of every table as text, by table; and the rules that hold there. The epoch is left out: each restore has its own. */
export async function contentsOf({ db }: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  const read = async (name: string, query: string): Promise<void> => {
    const { rows } = await sql<{ line: string }>`${sql.raw(query)}`.execute(db);
    contents[name] = rows.map(({ line }) => line).sort();
  };
  await db.connection().execute(async (one) => {
    await sql`set timezone to 'UTC'`.execute(one);
  });
  for (const table of await dataTables(db))
    await read(table, `select (to_jsonb(t) - 'epoch')::text as line from ${table} t`);
  await read("sequence", "select last_value || ' ' || is_called as line from entity_id");
  await read("migrations", "select name as line from kysely_migration");
  await read(
    "constraints",
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  );
  await read(
    "triggers",
    `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger where not tgisinternal`,
  );
  return contents;
}
