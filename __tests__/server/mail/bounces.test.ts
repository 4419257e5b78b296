/** What mail servers report later, under the mail's own return path: believed when signed, and taken once. */
import { createHmac } from "node:crypto";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { readReturnPath, returnPath } from "../../../server/mail/transport/returnPath.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const SECRET = "a secret between us and the mail server";
const ports = testPorts({ bounceAddress: "bounces@mail.example.test", bounceSecret: SECRET });
let sink: SmtpSink;
let app: FastifyInstance;
beforeEach(async () => {
  sink = await smtpSink();
  app = await buildApp(ports());
});
afterEach(async () => {
  await app.close();
  await sink.close();
});

const db = () => ports().database.db;
const deliver = () => deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } });
const sign = (body: string, secret = SECRET) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
const post = async (body: string, headers: Record<string, string> = { "x-signature": sign(body) }) => {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/webhooks/bounces",
    headers: { host: "127.0.0.1:3000", "content-type": "application/json", ...headers },
    payload: body,
  });
  return statusCode;
};
const report = (values: object = {}) =>
  JSON.stringify({
    recipient: "bounces+x@mail.example.test",
    kind: "bounce",
    reason: "550 5.1.1 No such user",
    ...values,
  });

/** A callout to two doctors, delivered; where the first one's mail would come back to. */
async function mailed() {
  const practice = await aPractice(ports(), { doctors: 2 });
  const callout = await aCallout(ports(), practice);
  await deliver();
  const [doctor] = practice.doctors;
  const to = sink.mails.find((mail) => mail.to.includes(doctor?.email ?? ""));
  const state = async () => ({
    doctors: (await db().selectFrom("doctors").selectAll().orderBy("id").execute()).map((one) => one.email_state),
    recipients: (await db().selectFrom("callout_recipients").selectAll().orderBy("doctor_id").execute()).map(
      (one) => one.delivery,
    ),
    told: (
      await db().selectFrom("notifications").selectAll().where("notification_type", "=", "email_bounced").execute()
    ).map(({ params }) => params.doctor_id),
  });
  return { callout, doctor, state, path: to?.from ?? "" };
}

test("every mail leaves under a return path of its own; the office's goes without what names a doctor", async () => {
  const { path } = await mailed();
  expect(path).toMatch(/^bounces\+[0-9a-z]+\.[0-9a-f]{20}@mail\.example\.test$/);
  expect(new Set(sink.mails.map(({ from }) => from)).size).toBe(sink.mails.length);
  expect(sink.mails.every(({ data }) => /^From: .*<callouts@example\.test>\r$/m.test(data))).toBe(true);
});

test("a bounce marks the address and the callout, and the office hears of it once", async () => {
  const { path, doctor, state } = await mailed();
  expect((await state()).doctors).toEqual(["ok", "ok"]);
  for (let time = 0; time < 2; time += 1) expect(await post(report({ recipient: path }))).toBe(204);
  expect(await state()).toEqual({
    doctors: ["bounced", "ok"],
    recipients: ["failed", "sent"],
    told: [String(doctor?.id)],
  });
  const mail = await db()
    .selectFrom("outbox_emails")
    .selectAll()
    .where("doctor_id", "=", doctor?.id ?? 0)
    .execute();
  expect(mail).toMatchObject([{ status: "failed", last_error: "Bounced: 550 5.1.1 No such user" }]);
});

test("a corrected address is not marked by what comes late or again for the old one", async () => {
  const { path, doctor, state } = await mailed();
  await post(report({ recipient: path }));
  const values = { email: "new.address@example.test", email_state: "unverified" } as const;
  await db()
    .updateTable("doctors")
    .set(values)
    .where("id", "=", doctor?.id ?? 0)
    .execute();
  await post(report({ recipient: path, reason: "Again" }));
  expect((await state()).doctors).toEqual(["unverified", "ok"]);
});

test("an address whose capitals alone were corrected is still the one that bounces", async () => {
  const { path, doctor, state } = await mailed();
  const id = doctor?.id ?? 0;
  const { email } = await db().selectFrom("doctors").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  await db().updateTable("doctors").set({ email: email.toUpperCase() }).where("id", "=", id).execute();
  await post(report({ recipient: path }));
  expect(await state()).toMatchObject({ doctors: ["bounced", "ok"], told: [String(id)] });
});

test.each([
  "smtp; 550 5.7.1 Service unavailable; client host blocked",
  "5.0.0 smtp; 550-5.7.1 Blocked",
  "552 5.2.2 The mailbox is full",
  "4.2.2 smtp; 452 4.2.2 Mailbox full",
  "smtp; 452 4.2.2 Mailbox full",
  "4.4.1 X-Postfix; connect to mx.example.test[192.0.2.1]:25: Connection timed out",
])("what another server refused for another reason than the address fails the mail alone: %s", async (reason) => {
  const { path, doctor, state } = await mailed();
  expect(await post(report({ recipient: path, reason }))).toBe(204);
  expect(await state()).toEqual({
    doctors: ["ok", "ok"],
    recipients: ["failed", "sent"],
    told: [String(doctor?.id)],
  });
});

test("a complaint marks the address and is told as one, but the mail had arrived", async () => {
  const { doctor, path, state } = await mailed();
  expect(await post(report({ recipient: path.toUpperCase(), kind: "complaint", reason: "abuse" }))).toBe(204);
  expect(await state()).toMatchObject({ doctors: ["complained", "ok"], recipients: ["sent", "sent"] });
  const told = await db()
    .selectFrom("notifications")
    .select(["title", "params"])
    .where("callout_id", "is", null)
    .execute();
  expect(told).toEqual([
    {
      title: expect.stringContaining("marked an email as spam"),
      params: { doctor: expect.any(String), doctor_id: String(doctor?.id), complained: "yes" },
    },
  ]);
});

test("without the right signature nothing is taken, nor with a changed body or without a secret", async () => {
  const { path, state } = await mailed();
  const body = report({ recipient: path });
  for (const headers of [
    {},
    { "x-signature": "" },
    { "x-signature": sign(body, "another secret") },
    { "x-signature": sign(`${body} `) },
    { "x-signature": sign(body).replace("sha256=", "") },
  ])
    expect([headers, await post(body, headers as Record<string, string>)]).toEqual([headers, 401]);
  expect((await state()).doctors).toEqual(["ok", "ok"]);
  const closed = await buildApp({ ...ports(), config: { ...ports().config, bounceSecret: undefined } });
  const headers = { host: "127.0.0.1:3000", "content-type": "application/json", "x-signature": sign(body, "") };
  const answer = await closed.inject({ method: "POST", url: "/webhooks/bounces", headers, payload: body });
  await closed.close();
  expect(answer.statusCode).toBe(401);
});

test.each([
  [{ kind: "delay" }, 422],
  [{ more: 1 }, 422],
  [{ reason: 5 }, 422],
  [{ recipient: undefined }, 422],
  [{ recipient: "bounces+1.00000000000000000000@mail.example.test" }, 204],
  [{ recipient: "somebody@else.example.test" }, 204],
])("signed, but %j: %i, and nothing is marked", async (values, status) => {
  const { state } = await mailed();
  expect(await post(report(values))).toBe(status);
  expect((await state()).doctors).toEqual(["ok", "ok"]);
});

test("a body that is not JSON is refused as such once it is signed", async () => {
  expect(await post("{")).toBe(400);
});

test("strangers are let guess so often only; the mail server is never held up", async () => {
  let status = 0;
  for (let time = 0; time < 301 && status !== 429; time += 1) status = await post(report(), {});
  expect(status).toBe(429);
  expect(await post(report())).toBe(204);
});

test("a return path names its mail whatever becomes of its capitals, and no other can be made", () => {
  const path = returnPath(ports(), 4711) ?? "";
  expect([path, path.toUpperCase()].map((one) => readReturnPath(ports(), one))).toEqual([4711, 4711]);
  const forged = path.replace("+", "+1");
  expect(readReturnPath(ports(), forged)).toBeUndefined();
  expect(readReturnPath(ports(), path.replace("mail.example", "evil.example"))).toBeUndefined();
  const unset = { ...ports(), config: { ...ports().config, bounceAddress: undefined } };
  expect([returnPath(unset, 1), readReturnPath(unset, path)]).toEqual([undefined, undefined]);
});
