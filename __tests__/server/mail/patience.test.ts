/** How long a mail server may take, with the settings that the server really uses: RFC 5321 §4.5.3.2, read off its own sockets. */
import { Socket } from "node:net";
import { isUnavailable } from "../../../server/db/unavailable.ts";
import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { MailServerError, openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const MINUTE = 60_000;
const ports = testPorts();
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await sink.close();
});

/** A mail on its way, to a server that does not answer this line; how long its socket waits in silence for it. */
async function waitingFor(command: string): Promise<number | undefined> {
  const { id: companyId } = await aCompany(ports().database.db);
  const to = { name: null, address: "one@example.test" };
  const mail = { kind: "callout", idempotencyKey: "one", to, subject: "Can you cover?", html: "…", text: "…" } as const;
  const id = (await inCompany(ports(), companyId, (unit) => queueMail(unit, mail))) ?? 0;
  const asked = Promise.withResolvers<void>();
  sink.answer = (line) => {
    if (!line.startsWith(command)) return undefined;
    asked.resolve();
    return new Promise(() => undefined);
  };
  const set = jest.spyOn(Socket.prototype, "setTimeout");
  const config = { ...ports().config, smtpUrl: sink.url };
  const mailer = openMailer(config);
  const stopping = new AbortController();
  const sent = deliverMail({ ...ports(), config }, mailer, { id }, { stopping: stopping.signal });
  await asked.promise;
  const port = Number(new URL(sink.url).port);
  const ours = (set.mock.contexts as Socket[]).find((socket) => socket.remotePort === port);
  const patience = ours?.timeout;
  stopping.abort();
  await expect(sent).rejects.toThrow();
  await eventually(() => ours?.destroyed === true);
  mailer?.close();
  return patience;
}

test.each([
  ["MAIL", 5],
  ["RCPT", 5],
  ["DATA", 10],
])("a mail server that does not answer %s is waited for, for %i minutes at least", async (command, minutes) => {
  expect(await waitingFor(command)).toBeGreaterThanOrEqual(minutes * MINUTE);
});

test("a mail server that lets nobody in in time is not taken for the database", async () => {
  const { id: companyId } = await aCompany(ports().database.db);
  const to = { name: null, address: "one@example.test" };
  const mail = { kind: "callout", idempotencyKey: "one", to, subject: "Can you cover?", html: "…", text: "…" } as const;
  const id = (await inCompany(ports(), companyId, (unit) => queueMail(unit, mail))) ?? 0;
  sink.answer = () => new Promise(() => undefined);
  const config = { ...ports().config, smtpUrl: sink.url };
  const mailer = openMailer(config, 1, { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 });
  const error = await deliverMail({ ...ports(), config }, mailer, { id }).catch((thrown: unknown) => thrown);
  mailer?.close();
  expect(error).toBeInstanceOf(MailServerError);
  expect(String(error)).toMatch(/timeout/i);
  expect(isUnavailable(error)).toBe(false);
});
