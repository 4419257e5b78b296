/** Several server processes on one PostgreSQL; the embedded database knows one only, so nothing of this exists there. */
import { sql } from "kysely";
import { overPostgres } from "../../../server/db/postgres.ts";
import { endSessions } from "../../../server/features/auth/session/endSessions.ts";
import { COMPANY_CHANGES } from "../../../server/features/notifications/companyChange.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Ear, type Live, messageOf, startLive, tell } from "../../support/liveServer.ts";

/** How often the listening connection is killed. */
const ROUNDS = process.env.FULL ? 20 : 5;

const ports = testPorts();
let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** One more process: a pool and ears of its own on the same database. */
async function aProcess(): Promise<{ live: Live; own: Ports }> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports().database.db);
  const database = overPostgres(databaseAt(rows[0]?.name ?? ""));
  const own = { ...ports(), database };
  const live = await startLive(own);
  stops.push(() => database.close(), live.stop);
  return { live, own };
}

const upTo = async (ear: Ear, title: string): Promise<unknown[]> => {
  const heard = await ear.until((frame) => messageOf(frame).title === title);
  return heard.map((frame) => messageOf(frame).title).filter(Boolean);
};

test("what one process records reaches the sockets of the other, in order", async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const user = await aUser(ports().database.db);
  const [near, far] = [await anEar(one.live, one.own, user), await anEar(other.live, other.own, user)];
  const told = Array.from({ length: 20 }, (_, index) => `n${index}`);
  for (const [index, title] of told.entries()) await tell((index % 2 ? one : other).own, user.company_id, title);
  expect(await upTo(near, "n19")).toEqual(told);
  expect(await upTo(far, "n19")).toEqual(told);
});

test("a session ended through one process hangs up on the other", async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const user = await aUser(ports().database.db);
  const far = await anEar(other.live, other.own, user);
  await one.own.database.db.transaction().execute((tx) => endSessions(tx, user.id));
  expect(await far.next()).toMatchObject({ reason: "unauthorized" });
});

test("nothing is missed when the listening connection is killed again and again", async () => {
  const { live, own } = await aProcess();
  const user = await aUser(ports().database.db);
  const ear = await anEar(live, own, user);
  const told: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rows } = await sql<{ query: string }>`select query, pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(ports().database.db);
    // That of the sessions' guard may still be on its way back.
    expect(rows.map(({ query }) => query)).toContain(`listen "${COMPANY_CHANGES}"`);
    for (let n = 0; n < 4; n++) {
      told.push(`${round}.${n}`);
      await tell(ports(), user.company_id, `${round}.${n}`);
    }
    const heard = await ear.until((frame) => messageOf(frame).changed !== undefined);
    // Once it listens again everybody is asked to fetch, and news that came meanwhile was told from the table.
    expect(messageOf(heard.at(-1) ?? {}).changed?.callout_id).toBeNull();
    expect(heard.map((frame) => messageOf(frame).title).filter(Boolean)).toEqual(told.slice(-4));
  }
});
