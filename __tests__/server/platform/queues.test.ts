/** Queues: made at the first start, they take jobs at once, inside a transaction too; made by an earlier version, they follow. */
import { sql } from "kysely";
import { fromKysely } from "pg-boss";
import { ACCOUNT_QUEUE, CLOCK_QUEUE, MAIL_QUEUE, MAIL_TRIES, openQueues } from "../../../server/platform/queues.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

// The embedded engine has one connection: a question beside the transaction would wait for its end for ever.
test("a job can be sent in a transaction right after its queue was made", async () => {
  const { db, boss } = ports().database;
  await boss.deleteQueue(MAIL_QUEUE);
  await openQueues(boss);
  await db.transaction().execute((tx) => boss.send(MAIL_QUEUE, { id: 1 }, { db: fromKysely(tx) }));
  expect(await boss.fetch(MAIL_QUEUE)).toMatchObject([{ data: { id: 1 } }]);
});

test("a queue of an earlier version waits as now: ten minutes at most, for about a day in all", async () => {
  const { boss } = ports().database;
  const names = [MAIL_QUEUE, CLOCK_QUEUE, ACCOUNT_QUEUE];
  for (const name of names)
    await boss.updateQueue(name, { retryLimit: 21, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 });
  await openQueues(boss);
  for (const queue of await boss.getQueues(names)) {
    const { retryDelay = 0, retryDelayMax = 0, retryLimit } = queue;
    // The queue waits between the doubled and twice that.
    const waits = Array.from({ length: MAIL_TRIES - 1 }, (_, n) => Math.min(retryDelayMax, 1.5 * retryDelay * 2 ** n));
    const hours = waits.reduce((sum, one) => sum + one) / 3600;
    expect([queue.name, retryDelayMax, Math.round(hours)]).toEqual([queue.name, 600, 24]);
    expect(retryLimit).toBeGreaterThanOrEqual(MAIL_TRIES - 1);
  }
});

test("what waits since an earlier version, or since a backup of one, is tried as often and as soon as what is sent now", async () => {
  const { db, boss } = ports().database;
  const before = { retryLimit: 66, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };
  const inTwoHours = { startAfter: new Date(Date.now() + 2 * HOUR_MS) };
  await boss.send(MAIL_QUEUE, { id: 1 }, { ...before, ...inTwoHours });
  await boss.send(MAIL_QUEUE, { id: 2 }, { ...before, ...inTwoHours });
  await boss.send(MAIL_QUEUE, { id: 3 }, inTwoHours);
  // The first has been tried; the others are not to be sent before.
  await sql`update pgboss.job set state = 'retry', retry_count = 12 where data->>'id' = '1'`.execute(db);
  await openQueues(boss);
  const jobs = await boss.findJobs<{ id: number }>(MAIL_QUEUE);
  const byId = jobs.sort((one, other) => one.data.id - other.data.id);
  const [queue] = await boss.getQueues([MAIL_QUEUE]);
  const now = { retryLimit: queue?.retryLimit, retryDelayMax: 600 };
  expect(byId).toMatchObject([
    { retryCount: 12, ...now },
    { ...now, ...inTwoHours },
    { ...now, ...inTwoHours },
  ]);
  expect(byId[0]?.startAfter.getTime()).toBeLessThan(inTwoHours.startAfter.getTime() - HOUR_MS);
});
