/** Mail servers that take their time: nothing is sent twice for it, and nobody waits behind somebody else's slow one. */
import { sql } from "kysely";
import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { LANES, type Pace } from "../../../server/jobs/mailLanes.ts";
import { type MailDraft, queueMail } from "../../../server/mail/transport/queueMail.ts";
import { type MailPatience, openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { aCompany, aDoctor } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { type MailProcess, mailProcess, PATIENT } from "../../support/mail/mailProcess.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const plain = testPorts();
let sink: SmtpSink;
let companyId: number;
let worker: MailProcess | undefined;
beforeEach(async () => {
  sink = await smtpSink();
  companyId = (await aCompany(plain().database.db)).id;
});
afterEach(async () => {
  await sink.close();
  await worker?.stop();
  worker = undefined;
});

/** Worked off as by the server's worker, quicker; errors are what the lanes were told of. */
function workOff(pace: Partial<Pace> = {}, patience?: MailPatience): unknown[] {
  const ports = { ...plain(), config: { ...plain().config, smtpUrl: sink.url } };
  worker = mailProcess(ports, { pace, ...(patience ? { patience } : {}) });
  return worker.errors;
}

const queue = (to: string, values: Partial<MailDraft> = {}) =>
  inCompany(plain(), companyId, (unit) =>
    queueMail(unit, {
      kind: "callout",
      idempotencyKey: to,
      to: { name: null, address: to },
      subject: "Can you cover?",
      html: "<p>…</p>",
      text: "…",
      ...values,
    }),
  );

/** To doctors of the practice, as the mails of callouts are; without a domain they are of one that works or of one that hangs. */
async function queueCallout(...names: string[]): Promise<void> {
  const doctor = await aDoctor(plain().database.db, { company_id: companyId });
  for (const name of names) {
    const domain = name.startsWith("slow") ? "hung.example.test" : "example.test";
    await queue(name.includes("@") ? name : `${name}@${domain}`, { doctorId: doctor.id });
  }
}

const arrived = (): string[] => sink.mails.flatMap(({ to }) => to);
const slow = (count: number): string[] => Array.from({ length: count }, (_, at) => `slow${at}`);
/** Never answers who is called slow. */
const hanging = (line: string): Promise<undefined> | undefined =>
  line.includes("slow") ? new Promise(() => undefined) : undefined;

test("a password reset does not wait behind callouts to people whose mail server is slow", async () => {
  sink.answer = hanging;
  await queueCallout(...slow(30));
  workOff({ slowMs: 60_000 });
  await queue("anna@example.test", { kind: "password_reset" });
  await eventually(() => arrived().includes("anna@example.test"));
  expect(arrived()).toEqual(["anna@example.test"]);
});

test("callouts to people whose mail server is slow do not hold up the others", async () => {
  sink.answer = hanging;
  await queueCallout(...slow(12), "quick");
  workOff({ slowMs: 30 });
  await eventually(() => arrived().length > 0);
  expect(arrived()).toEqual(["quick@example.test"]);
});

/** Counts the connections to the mail server from now on. */
function countConnections(): { most: number } {
  const counted = { open: 0, most: 0 };
  sink.connected = (socket) => {
    counted.open += 1;
    counted.most = Math.max(counted.most, counted.open);
    socket.once("close", () => {
      counted.open -= 1;
    });
  };
  return counted;
}

const active = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = ${MAIL_QUEUE} and state = 'active'`.execute(plain().database.db);
  return rows[0]?.count ?? 0;
};

test("more callouts to a domain that hangs than there are connections hold up nobody elsewhere", async () => {
  const counted = countConnections();
  sink.answer = hanging;
  await queueCallout(...slow(2 * LANES.callout.sockets), "quick");
  workOff({ slowMs: 30 });
  await eventually(() => arrived().length > 0);
  expect(arrived()).toEqual(["quick@example.test"]);
  expect(counted.most).toBeLessThanOrEqual(LANES.callout.sockets);
});

test("more account mails to a domain that hangs than there are connections hold up nobody elsewhere", async () => {
  sink.answer = hanging;
  for (const name of slow(2 * LANES.account.sockets))
    await queue(`${name}@hung.example.test`, { kind: "email_confirmation" });
  await queue("anna@example.test", { kind: "password_reset" });
  workOff({ slowMs: 30 });
  await eventually(() => arrived().length > 0);
  expect(arrived()).toEqual(["anna@example.test"]);
});

test("two domains that hang leave room for a third", async () => {
  sink.answer = hanging;
  const names = slow(2 * LANES.callout.sockets);
  for (const [at, name] of names.entries()) await queueCallout(`${name}@hung${at % 2}.example.test`);
  await queueCallout("quick");
  workOff({ slowMs: 30 });
  await eventually(() => arrived().length > 0);
  expect(arrived()).toEqual(["quick@example.test"]);
});

test("where every domain hangs, no more conversations are begun than there are connections", async () => {
  const counted = countConnections();
  sink.answer = hanging;
  const { sockets } = LANES.callout;
  for (const name of slow(sockets + 10)) await queueCallout(`${name}@${name}.example.test`);
  workOff({ slowMs: 30 });
  await eventually(async () => (await active()) >= sockets);
  await eventually(() => counted.most >= sockets);
  expect([await active(), counted.most]).toEqual([sockets, sockets]);
});

test("a mail whose job is handed out again while the mail server still thinks is sent once", async () => {
  const answer = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<void>();
  sink.answer = (line) => {
    if (line !== "DATA") return undefined;
    asked.resolve();
    return answer.promise;
  };
  await queueCallout("one");
  const errors = workOff();
  await asked.promise;
  const { db } = plain().database;
  // Given to whoever asks next, as after a heartbeat that was missed.
  await sql`update pgboss.job set state = 'retry', start_after = now() where name = ${MAIL_QUEUE}`.execute(db);
  const toldToWait = async (): Promise<boolean> => {
    const { rows } = await sql<{ retry_count: number; state: string }>`
      select retry_count, state from pgboss.job where name = ${MAIL_QUEUE}`.execute(db);
    return rows.some(({ retry_count, state }) => retry_count === 1 && state === "retry");
  };
  await eventually(toldToWait);
  answer.resolve(undefined);
  await eventually(async () => (await db.selectFrom("outbox_emails").select("status").execute())[0]?.status === "sent");
  expect(arrived()).toEqual(["one@example.test"]);
  expect(errors).toEqual([]);
});

test("a conversation that hangs is over before the mail is tried again", async () => {
  let open = 0;
  let most = 0;
  sink.connected = (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.once("close", () => {
      open -= 1;
    });
  };
  let tries = 0;
  sink.answer = (line) => {
    if (!line.startsWith("RCPT")) return undefined;
    tries += 1;
    return tries > 1 ? undefined : new Promise(() => undefined);
  };
  await queueCallout("one");
  workOff({}, { ...PATIENT, socketTimeout: 200 });
  const { db } = plain().database;
  await eventually(async () => (await db.selectFrom("outbox_emails").select("attempts").execute())[0]?.attempts === 1);
  await sql`update pgboss.job set start_after = now() where name = ${MAIL_QUEUE} and state = 'retry'`.execute(db);
  await eventually(async () => {
    await sql`update pgboss.job set start_after = now() where name = ${MAIL_QUEUE} and state = 'retry'`.execute(db);
    return arrived().length > 0;
  });
  expect([arrived(), most]).toEqual([["one@example.test"], 1]);
});

test("what was accepted while the database was away is written down when it is back, and not sent again", async () => {
  await queueCallout("one");
  const { database, ...others } = plain();
  const [job] = await database.boss.fetch<{ id: number }>(MAIL_QUEUE);
  let failures = 3;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (name === "transaction" && failures-- > 0)
        throw Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const ports = { ...others, database: { ...database, db }, config: { ...others.config, smtpUrl: sink.url } };
  const mailer = openMailer(ports.config);
  expect(await deliverMail(ports, mailer, job?.data ?? { id: 0 }, { pauseMs: 1 })).toBe("accepted");
  mailer?.close();
  expect(failures).toBe(-1);
  expect(arrived()).toEqual(["one@example.test"]);
  expect(await database.db.selectFrom("outbox_emails").select("status").execute()).toEqual([{ status: "sent" }]);
});
