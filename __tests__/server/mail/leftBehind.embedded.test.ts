/** What a process was working on when it was killed, on a database that one process has for itself. */
import { createWorker, type Worker } from "../../../server/jobs/worker.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { queueOneMail } from "../../support/mail/queueOneMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const plain = testPorts();
let sink: SmtpSink;
let worker: Worker | undefined;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(async () => {
  await worker?.stop();
  await sink.close();
});

test("a mail whose long conversation was cut off goes out again as the next process begins, and once", async () => {
  const ports: Ports = { ...plain(), config: { ...plain().config, smtpUrl: sink.url } };
  const { db, boss } = ports.database;
  const { id } = await aCompany(db);
  await queueOneMail(ports, id);
  // As it stands after a kill: handed out, and claimed for minutes to come.
  expect(await boss.fetch(MAIL_QUEUE)).toHaveLength(1);
  const held = { claimed_by: "another", claimed_until: new Date(Date.now() + 600_000) };
  await db.updateTable("outbox_emails").set(held).execute();

  const failed: unknown[] = [];
  worker = createWorker(ports, (error) => failed.push(error));
  worker.begin();
  const status = async () => (await db.selectFrom("outbox_emails").select("status").executeTakeFirstOrThrow()).status;
  await eventually(async () => (await status()) === "sent");
  expect(sink.mails.map(({ to }) => to)).toEqual([["one@example.test"]]);
  expect(failed).toEqual([]);
});
