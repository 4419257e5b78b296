/** Two server processes on one database: no mail is in two conversations at once, whichever of them loses the database. */
import { sql } from "kysely";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { type MailProcess, mailProcess } from "../../support/mail/mailProcess.ts";
import { queueOneMail } from "../../support/mail/queueOneMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const plain = testPorts();
let sink: SmtpSink;
const processes: MailProcess[] = [];
/** To the mail server: now, and the most there were at once. */
let connections = { open: 0, most: 0 };
beforeEach(async () => {
  sink = await smtpSink();
  const counted = { open: 0, most: 0 };
  connections = counted;
  sink.connected = (socket) => {
    counted.open += 1;
    counted.most = Math.max(counted.most, counted.open);
    socket.once("close", () => {
      counted.open -= 1;
    });
  };
  const { id } = await aCompany(plain().database.db);
  await queueOneMail(plain(), id);
});
afterEach(async () => {
  await sink.close();
  for (const one of processes.splice(0)) {
    one.findDatabase();
    await one.stop();
  }
});

function aProcess(settings: Parameters<typeof mailProcess>[1] = {}): MailProcess {
  const started = mailProcess({ ...plain(), config: { ...plain().config, smtpUrl: sink.url } }, settings);
  processes.push(started);
  return started;
}

const arrived = (): string[] => sink.mails.flatMap(({ to }) => to);
const jobs = async () =>
  (
    await sql<{ state: string; retries: number }>`select state, retry_count as retries from pgboss.job
    where name = ${MAIL_QUEUE}`.execute(plain().database.db)
  ).rows;

/** Whoever looks next may have the job at once, as after a heartbeat that was missed. */
const handOut = () =>
  sql`update pgboss.job set state = 'retry', start_after = now()
    where name = ${MAIL_QUEUE} and state in ('active', 'retry')`.execute(plain().database.db);
const makeDue = () =>
  sql`update pgboss.job set start_after = now() where name = ${MAIL_QUEUE} and state = 'retry'`.execute(
    plain().database.db,
  );

const claimedUntil = async () =>
  (await plain().database.db.selectFrom("outbox_emails").select("claimed_until").executeTakeFirstOrThrow())
    .claimed_until;
const hasLapsed = async () =>
  (await sql`select from outbox_emails where claimed_until <= now()`.execute(plain().database.db)).rows.length > 0;

/** Holds the answer to the first such line, and tells when it was asked for. */
function holdBack(command: string) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<undefined>();
  let isFirst = true;
  sink.answer = (line) => {
    if (!isFirst || !line.startsWith(command)) return undefined;
    isFirst = false;
    asked.resolve();
    return answer.promise;
  };
  return { asked: asked.promise, letGo: () => answer.resolve(undefined) };
}

test("a process that loses the database amid a long conversation keeps the mail; the other waits and finds it sent", async () => {
  const { asked, letGo } = holdBack("DATA");
  const first = aProcess();
  await asked;
  await first.loseDatabase();
  await handOut();
  const second = aProcess();
  await eventually(
    async () => connections.most > 1 || (await jobs()).some(({ state, retries }) => state === "retry" && retries > 0),
  );
  expect([connections.most, second.errors]).toEqual([1, []]);
  letGo();
  first.findDatabase();
  await eventually(async () => {
    await makeDue();
    return (await jobs()).every(({ state }) => state === "completed");
  });
  expect([arrived(), connections.most, second.errors]).toEqual([["one@example.test"], 1, []]);
});

test("where the claim cannot be renewed, the conversation is over before the other process begins", async () => {
  const { asked } = holdBack("RCPT");
  const claim = { firstMs: 2_000, renewedMs: 2_000, everyMs: 50, marginMs: 1_000 };
  const first = aProcess({ claim });
  await asked;
  await first.loseDatabase();
  await handOut();
  const second = aProcess({ claim });
  await eventually(async () => {
    if (await hasLapsed()) await makeDue();
    return arrived().length > 0;
  });
  expect([arrived(), connections.most, second.errors]).toEqual([["one@example.test"], 1, []]);
});

test("a claim that is renewed outlasts its first end", async () => {
  const { asked, letGo } = holdBack("DATA");
  const claim = { firstMs: 500, renewedMs: 60_000, everyMs: 50, marginMs: 100 };
  aProcess({ claim });
  await asked;
  const begun = await claimedUntil();
  await eventually(async () => Number(await claimedUntil()) > Number(begun) + 10_000);
  await handOut();
  aProcess({ claim });
  await eventually(
    async () => connections.most > 1 || (await jobs()).some(({ state, retries }) => state === "retry" && retries > 0),
  );
  letGo();
  await eventually(() => arrived().length > 0);
  expect([arrived(), connections.most]).toEqual([["one@example.test"], 1]);
});

test("a process that stops ends what still hangs, and another has the mail at once", async () => {
  const { asked } = holdBack("RCPT");
  const first = aProcess({ pace: { drainMs: 50 } });
  await asked;
  await first.stop();
  await eventually(() => connections.open === 0);
  await makeDue();
  aProcess();
  await eventually(() => arrived().length > 0);
  expect([arrived(), connections.most]).toEqual([["one@example.test"], 1]);
});
