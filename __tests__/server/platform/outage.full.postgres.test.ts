/** PostgreSQL goes, comes back, or has no room: what it then answers. */
import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { type Database, openDatabase } from "../../../server/db/database.ts";
import { overPostgres } from "../../../server/db/postgres.ts";
import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { MailLanes } from "../../../server/jobs/mailLanes.ts";
import { openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { explain } from "../../../server/startupErrors.ts";
import { aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { smtpSink } from "../../support/mail/smtpSink.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { breakableWire, type Wire } from "../../support/wire/breakableWire.ts";

const CONNECTIONS = 10;
const ports = testPorts();
let wire: Wire;
let database: Database;
let app: FastifyInstance;
let headers: Record<string, string>;
beforeEach(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports().database.db);
  wire = await breakableWire(databaseAt(rows[0]?.name ?? ""));
  database = overPostgres(wire.url, { connecting: 300, answering: 300 });
  app = await buildApp({ ...ports(), database });
  headers = await signInHeaders(ports(), await aUser(ports().database.db));
});
afterEach(async () => {
  await app.close();
  await wire.mend();
  await database.close();
  await wire.cut();
});

const ask = (url: string) => app.inject({ url, headers });

async function expectUnavailable(): Promise<void> {
  const answer = await ask("/admin_api/callouts");
  expect(answer.json()).toMatchObject({ code: "unavailable", errors: [expect.any(String)] });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  const ready = await ask("/readyz");
  expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await ask("/healthz")).statusCode).toBe(200);
}

/** By itself, within a moment. */
async function expectWell(): Promise<void> {
  for (const url of ["/readyz", "/admin_api/callouts"])
    await eventually(async () => (await ask(url)).statusCode === 200);
}

test("a database that is gone is 503 with Retry-After, and well again by itself when it is back", async () => {
  await expectWell();
  for (let round = 0; round < 3; round++) {
    await wire.cut();
    await expectUnavailable();
    await wire.mend();
    await expectWell();
  }
});

test("a database that lets in and says nothing leaves nobody hanging", async () => {
  wire.silence();
  await expectUnavailable();
  await wire.mend();
  await expectWell();
});

test.each(["questions", "answers", "both"] as const)(
  "a connection of which the %s fall silent in the midst of its work leaves nobody hanging",
  async (what) => {
    await expectWell();
    wire.silence(what);
    await expectUnavailable();
    await wire.mend();
    await expectWell();
  },
);

test("while the database is silent everybody is answered within five seconds, and it is said once that it went and came back", async () => {
  const told: string[] = [];
  const patient = overPostgres(wire.url, { answering: 30_000 });
  patient.outage.report = (what) => void told.push(what);
  const served = await buildApp({ ...ports(), database: patient });
  const asked = async (url: string) => {
    const began = performance.now();
    const { statusCode } = await served.inject({ url, headers });
    return { statusCode, quick: performance.now() - began < 5_000 };
  };
  expect((await asked("/admin_api/callouts")).statusCode).toBe(200);
  wire.silence();
  const answers = await Promise.all(Array.from({ length: 12 }, () => asked("/admin_api/callouts")));
  expect(answers).toEqual(Array.from({ length: 12 }, () => ({ statusCode: 503, quick: true })));
  for (let n = 0; n < 20; n++) expect((await asked("/admin_api/sites")).statusCode).toBe(503);
  expect((await asked("/healthz")).statusCode).toBe(200);
  expect(told).toEqual(["gone"]);
  await wire.mend();
  await eventually(async () => (await asked("/admin_api/callouts")).statusCode === 200);
  expect(told).toEqual(["gone", "back"]);
  await served.close();
  await patient.close();
});

test("a question that takes its time is not taken for a database that has gone", async () => {
  const patient = overPostgres(wire.url, { answering: 30_000, silence: 50 });
  const told: string[] = [];
  patient.outage.report = (what) => void told.push(what);
  await sql`select pg_sleep(1.5)`.execute(patient.db);
  expect([told, patient.outage.isAway]).toEqual([[], false]);
  await patient.close();
});

/** A mail is written, whether or not the connection knows the statement by name, and the transaction that does it is ended. */
const INVITED = [/<!doctype html>/, /(^|[^a-z])commit\0/];

test("every invitation that was acknowledged is mailed once, though the database fell silent in between", async () => {
  const sink = await smtpSink();
  const written = Promise.withResolvers<void>();
  const holding = new Set<string>();
  // The mail server takes its time with those that were acknowledged last: the database goes amid their conversations.
  sink.answer = async (line, { to }) => {
    const held = to.find((address) => address.startsWith("held"));
    if (line === "DATA" && held) {
      holding.add(held);
      await written.promise;
    }
    return undefined;
  };
  const patient = overPostgres(wire.url, { answering: 30_000, silence: 200, sign: 300 });
  const own = { ...ports(), database: patient, config: { ...ports().config, smtpUrl: sink.url, rateLimitFactor: 100 } };
  const served = await buildApp(own);
  await patient.boss.start();
  const mailer = openMailer(own.config);
  const lanes = new MailLanes(
    patient.boss,
    // A claim whose confirmation was lost with the line is not held for longer than this test waits.
    (job) => deliverMail(own, mailer, job, { pauseMs: 20, claim: { firstMs: 10_000, marginMs: 500 } }),
    (error) => void patient.outage.take(error),
  );
  const invite = async (name: string): Promise<number> => {
    const payload = { email: `${name}@example.test`, name: "New Colleague" };
    const sent = { ...headers, "idempotency-key": name };
    const url = "/admin_api/users/invite";
    return (await served.inject({ method: "POST", url, headers: sent, payload })).statusCode;
  };
  const acknowledged = ["before0", "before1", "before2", "held0", "held1"];
  for (const name of acknowledged) expect(await invite(name)).toBe(201);
  await eventually(() => holding.size === 2);
  // One is stored, and its answer lost; others are under way, and are not stored.
  const silent = wire.silenceAfter(INVITED);
  const during = invite("lost");
  await silent;
  const others = ["late0", "late1", "late2"];
  expect(await Promise.all([during, ...others.map(invite)])).toEqual([503, 503, 503, 503]);
  written.resolve();
  await wire.mend();
  await eventually(async () => (await served.inject({ url: "/readyz" })).statusCode === 200);
  expect(await stored()).toEqual([...acknowledged, "lost"].toSorted());
  // Asked again under the key it had, each is done once, whether or not it was done before.
  for (const name of ["lost", ...others]) expect(await invite(name)).toBe(201);
  const all = [...acknowledged, "lost", ...others].toSorted();
  expect(await stored()).toEqual(all);
  // What was handed out when the line went silent: as long ago as a heartbeat that is missed.
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 day' where name = ${MAIL_QUEUE} and state = 'active'`.execute(
    ports().database.db,
  );
  const isDone = async (): Promise<boolean> => {
    await patient.boss.supervise(MAIL_QUEUE);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(patient.db);
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from pgboss.job
      where name = ${MAIL_QUEUE} and state <> 'completed'`.execute(patient.db);
    return rows[0]?.left === 0;
  };
  await eventually(isDone);
  expect(sink.mails.flatMap(({ to }) => to).toSorted()).toEqual(all.map((name) => `${name}@example.test`));
  await lanes.stop();
  mailer?.close();
  await patient.boss.stop({ graceful: false });
  await served.close();
  await patient.close();
  await sink.close();
});

/** Who is invited, past the wire. */
async function stored(): Promise<string[]> {
  const { db } = ports().database;
  const rows = await db.selectFrom("users").select("email").where("status", "=", "invited").orderBy("email").execute();
  return rows.map(({ email }) => email.replace("@example.test", ""));
}

test("a pool with no connection to spare is 503, and well again when one is given back", async () => {
  const held = Promise.withResolvers<void>();
  const taken = Array.from({ length: CONNECTIONS }, () => Promise.withResolvers<void>());
  const work = taken.map(({ resolve }) =>
    database.db.connection().execute(async () => {
      resolve();
      await held.promise;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  await expectUnavailable();
  held.resolve();
  await Promise.all(work);
  await expectWell();
});

test("a connection that the server ends in the midst of a transaction is 503", async () => {
  app.get("/work", () =>
    database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(ports().database.db);
      return sql`select 1`.execute(tx);
    }),
  );
  const answer = await ask("/work");
  expect(answer.json()).toMatchObject({ code: "unavailable" });
  await expectWell();
});

test("a server that starts while the database is gone says so in one sentence, and starts when it is back", async () => {
  await wire.cut();
  const reason = await openDatabase(wire.url, "").catch(explain);
  expect(reason).toMatch(/^The database does not answer \(.*\)\. Check DATABASE_URL\.$/);
  await wire.mend();
  const opened = await openDatabase(wire.url, "");
  expect(opened.engine).toBe("postgres");
  await opened.close();
});
