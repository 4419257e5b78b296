/** Queues that are made at the first start take jobs at once, inside a transaction too. */
import { fromKysely } from "pg-boss";
import { MAIL_QUEUE, openQueues } from "../../../server/platform/queues.ts";
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
