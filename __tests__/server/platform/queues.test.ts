/** Queues: made at the first start, they take jobs at once, inside a transaction too; made by an earlier version, they follow. */
import { fromKysely } from "pg-boss";
import { ACCOUNT_QUEUE, CLOCK_QUEUE, MAIL_QUEUE, MAIL_TRIES, openQueues } from "../../../server/platform/queues.ts";
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
