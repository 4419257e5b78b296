/** What a start waits for, and what it leaves alone. */
import { sql } from "kysely";
import pg from "pg";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { startServer } from "../../../server/startServer.ts";
import { aCompany, aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { SECRET, testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { smtpSink } from "../../support/mail/smtpSink.ts";

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

test("a mail server without room is told as a job that failed, not as a full disk of the database", async () => {
  const sink = await smtpSink();
  sink.answer = (line) => (line.startsWith("RCPT") ? "452 4.3.1 No space left on device" : undefined);
  const { id } = await aCompany(ports().database.db);
  const to = { name: null, address: "one@example.test" };
  const mail = { kind: "callout", idempotencyKey: "one", to, subject: "Can you cover?", html: "…", text: "…" } as const;
  await inCompany(ports(), id, (unit) => queueMail(unit, mail));
  const told: { msg: string; queue?: string }[] = [];
  const destination = { write: (line: string) => void told.push(JSON.parse(line)) };
  const env = { ...settings(await addressOfOurs(), "0"), SMTP_URL: sink.url, LOG_LEVEL: "warn" };
  const server = await startServer(env, "", { destination });
  await eventually(() => told.length > 0);
  await server.stop();
  await sink.close();
  expect(told.map(({ msg, queue }) => [msg, queue])).toEqual([["a job failed", "mail"]]);
});
