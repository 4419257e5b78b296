/** PostgreSQL goes, comes back, or has no room: what it then answers (reliability.md GD4). */
import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { type Database, openDatabase, overPostgres } from "../../../server/db/database.ts";
import { explain } from "../../../server/startupErrors.ts";
import { breakableWire, type Wire } from "../../support/breakableWire.ts";
import { aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/postgresTemplate.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { testPorts } from "../../support/testPorts.ts";

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

async function expectWell(): Promise<void> {
  expect((await ask("/readyz")).statusCode).toBe(200);
  expect((await ask("/admin_api/callouts")).statusCode).toBe(200);
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

test("a connection that falls silent in the midst of its work leaves nobody hanging", async () => {
  await expectWell();
  wire.silence();
  await expectUnavailable();
});

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
