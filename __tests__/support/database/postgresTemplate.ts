/** The same template on PostgreSQL: a database that every test file copies. Dropped and made anew at each run. */
import pg from "pg";
import { migrate } from "../../../server/db/database.ts";
import { overPostgres } from "../../../server/db/postgres.ts";
import { openQueues } from "../../../server/platform/queues.ts";

export const TEMPLATE = "callouts_template";

/** The address of another database on the server that TEST_DATABASE_URL names. */
export function databaseAt(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export default async function makeTemplate(): Promise<void> {
  await administer(`drop database if exists ${TEMPLATE}`);
  await administer(`create database ${TEMPLATE}`);
  const database = overPostgres(databaseAt(TEMPLATE));
  await migrate(database.db);
  await openQueues(database.boss);
  await database.boss.stop({ graceful: false });
  await database.close();
}
