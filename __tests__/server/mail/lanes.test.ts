/** Mail servers that take their time: nothing is sent twice for it, and nobody waits behind somebody else's slow one. */
import { sql } from "kysely";
import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { MailLanes, type Pace } from "../../../server/jobs/mailLanes.ts";
import { type MailDraft, queueMail } from "../../../server/mail/transport/queueMail.ts";
import { type MailPatience, openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { aCompany, aDoctor } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { type SmtpSink, smtpSink } from "../../support/smtpSink.ts";
import { testPorts } from "../../support/testPorts.ts";

const plain = testPorts();
let sink: SmtpSink;
let companyId: number;
let lanes: MailLanes | undefined;
beforeEach(async () => {
  sink = await smtpSink();
  companyId = (await aCompany(plain().database.db)).id;
});
afterEach(async () => {
  await sink.close();
  await lanes?.stop();
  lanes = undefined;
});

const PATIENT: MailPatience = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000 };

/** Worked off as by the server's worker, quicker; errors are what the lanes were told of. */
function workOff(pace: Partial<Pace> = {}, patience = PATIENT): unknown[] {
  const ports = { ...plain(), config: { ...plain().config, smtpUrl: sink.url } };
  const mailers = { account: openMailer(ports.config, 10, patience), callout: openMailer(ports.config, 20, patience) };
  const errors: unknown[] = [];
  lanes = new MailLanes(
    ports.database.boss,
    (job, lane) => deliverMail(ports, mailers[lane], job),
    (error) => errors.push(error),
    { pollMs: 20, drainMs: 2_000, ...pace },
  );
  return errors;
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

/** To doctors of the practice, as the mails of callouts are. */
async function queueCallout(...names: string[]): Promise<void> {
  for (const name of names) {
    const doctor = await aDoctor(plain().database.db, { company_id: companyId });
    await queue(`${name}@example.test`, { doctorId: doctor.id });
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
  const { db, boss } = plain().database;
  // As long ago as any patience ends, and given to whoever asks next.
  await sql`update pgboss.job set started_on = now() - interval '1 day', heartbeat_on = now() - interval '1 day'
    where name = ${MAIL_QUEUE}`.execute(db);
  await boss.supervise(MAIL_QUEUE);
  await sql`update pgboss.job set start_after = now() where name = ${MAIL_QUEUE} and state = 'retry'`.execute(db);
  const handedOut = async (): Promise<boolean> => {
    const { rows } = await sql<{ retry_count: number; state: string }>`
      select retry_count, state from pgboss.job where name = ${MAIL_QUEUE}`.execute(db);
    return rows.some(({ retry_count, state }) => retry_count === 1 && state === "active");
  };
  await eventually(handedOut);
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
  expect(await deliverMail(ports, mailer, job?.data ?? { id: 0 }, 1)).toBe("accepted");
  mailer?.close();
  expect(failures).toBe(-1);
  expect(arrived()).toEqual(["one@example.test"]);
  expect(await database.db.selectFrom("outbox_emails").select("status").execute()).toEqual([{ status: "sent" }]);
});
