/** What the server does by itself at its times, and once afterwards where no process ran then. */
import { createWorker } from "../../../server/jobs/worker.ts";
import { RETENTION_QUEUE, TIDY_QUEUE } from "../../../server/platform/queues.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";

const ports = testPorts();

test("what was missed is made up for, also where an earlier version planned it without", async () => {
  const { boss } = ports().database;
  await boss.schedule(RETENTION_QUEUE, "41 3 * * *");
  const worker = createWorker(ports(), () => undefined);
  worker.begin();
  const madeUp = async () => (await boss.getSchedules()).filter(({ options }) => options?.missed === "once");
  try {
    await eventually(async () => (await madeUp()).length === 2);
    expect((await madeUp()).map(({ name }) => name).sort()).toEqual([RETENTION_QUEUE, TIDY_QUEUE].sort());
  } finally {
    await worker.stop();
  }
});
