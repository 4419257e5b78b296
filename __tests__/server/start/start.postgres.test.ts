/** What a start waits for, and what it leaves alone. */
import { sql } from "kysely";
import pg from "pg";
import { startServer } from "../../../server/startServer.ts";
import { aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { SECRET, testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";

const ports = testPorts();

async function addressOfOurs(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports().database.db);
  return databaseAt(rows[0]?.name ?? "");
}

const settings = (url: string, demo: "0" | "1") => ({
  DATABASE_URL: url,
  PORT: "0",
  LOG_LEVEL: "silent",
  SECRET_KEY: SECRET,
  DEMO: demo,
});

test("requests are answered although the queues' regular work cannot be planned yet; it is planned afterwards", async () => {
  const url = await addressOfOurs();
  const { db } = ports().database;
  await sql`delete from pgboss.schedule`.execute(db);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table pgboss.schedule in access exclusive mode");
  const server = await startServer(settings(url, "0"), "");
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await holder.query("rollback");
  await holder.end();
  const planned = async (): Promise<string[]> =>
    (await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(db)).rows.map(
      ({ name }) => name,
    );
  await eventually(async () => (await planned()).join() === "retention,tidy-up");
  await server.stop();
});

test("a start migrates, plans and fills nothing that is there already", async () => {
  await aUser(ports().database.db);
  const url = await addressOfOurs();
  const start = () => startServer(settings(url, "1"), "");
  await (await start()).stop();
  /** Which transaction wrote each row. */
  const written = async () => {
    const { rows } = await sql`
      select 'migration' as what, name, xmin::text from kysely_migration
      union all select 'regular work', name, xmin::text from pgboss.schedule
      union all select 'practice', name, xmin::text from companies
      order by what, name`.execute(ports().database.db);
    return rows;
  };
  const before = await written();
  await (await start()).stop();
  expect(await written()).toEqual(before);
  expect(before.filter((row) => (row as { what: string }).what === "practice")).toHaveLength(1);
});
