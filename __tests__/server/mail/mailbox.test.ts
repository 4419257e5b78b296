import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";

const ports = testPorts({ smtpUrl: undefined });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const get = (url: string, of = app) => of.inject({ url, headers: { host: "127.0.0.1:3000" } });

async function aMail(): Promise<number> {
  const practice = await aPractice(ports(), { doctors: 1 });
  await aCallout(ports(), practice);
  await deliverDueMail(ports());
  const mail = await ports()
    .database.db.selectFrom("outbox_emails")
    .select("id")
    .where("kind", "=", "callout")
    .executeTakeFirstOrThrow();
  return mail.id;
}

test("the demo's mailbox shows the mail as it would be sent, with a link that works", async () => {
  const id = await aMail();
  expect((await get("/dev/mailbox")).body).toContain(`href="/dev/mailbox/${id}"`);
  const { body } = await get(`/dev/mailbox/${id}`);
  expect(body).toContain("Harbour Anaesthetic Group &lt;callouts<wbr>@example.test&gt;");
  const framed = await get(`/dev/mailbox/${id}/html`);
  const link = /href="http:\/\/127\.0\.0\.1:3000(\/respond\/[^"]+)"/.exec(framed.body)?.[1] ?? "";
  expect((await get(link)).statusCode).toBe(200);
});

test("without a mail server the mailbox says of its mails that they were kept, not that they were sent", async () => {
  const id = await aMail();
  for (const { body } of [await get("/dev/mailbox"), await get(`/dev/mailbox/${id}`)]) {
    expect(body).toContain(">Kept</span>");
    expect(body).not.toContain(">Sent</span>");
  }
});

test("an office's copy stands for itself, under the office's address", async () => {
  const company = await aCompany(ports().database.db);
  await inCompany(ports(), company.id, (unit) =>
    queueMail(unit, {
      kind: "doctor_invitation",
      idempotencyKey: "invitation",
      to: { name: "Dr Hana Itokawa", address: "hana@example.test" },
      bcc: "office@practice.example.test",
      subject: "Your practice",
      html: "<p>…</p>",
      text: "…",
    }),
  );
  const list = (await get("/dev/mailbox")).body;
  expect(list).toContain("office@practice.example.test");
  const copy = /href="(\/dev\/mailbox\/\d+)"><span class="to"><b>Copy for the office/.exec(list)?.[1] ?? "";
  const { body } = await get(copy);
  expect(body).toContain("<dt>Goes to</dt><dd>office<wbr>@practice.example.test");
  expect(body).toContain("Dr Hana Itokawa &lt;hana<wbr>@example.test&gt;");
});

test("the framed mail has no origin, no script and can be framed by us only", async () => {
  const { headers } = await get(`/dev/mailbox/${await aMail()}/html`);
  const policy = String(headers["content-security-policy"]);
  for (const part of ["default-src 'none'", "frame-ancestors 'self'", "sandbox allow-popups"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/script|allow-same-origin/);
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

test("the links of a demo that was started on another port follow it", async () => {
  const id = await aMail();
  const moved = await buildApp({ ...ports(), config: { ...ports().config, publicOrigin: "http://127.0.0.1:3999" } });
  const { body } = await get(`/dev/mailbox/${id}`, moved);
  await moved.close();
  expect(body).toContain("http://127.0.0.1:3999/respond/");
  expect(body).not.toContain("http://127.0.0.1:3000/respond/");
});

test("without the demo there is no mailbox at all", async () => {
  const id = await aMail();
  const production = await buildApp({ ...ports(), config: { ...ports().config, demo: false } });
  try {
    for (const url of ["/dev/mailbox", `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`])
      expect((await get(url, production)).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});

test("a mail that is not there is not found", async () => {
  expect((await get("/dev/mailbox/99999")).statusCode).toBe(404);
  expect((await get("/dev/mailbox/x")).statusCode).toBeLessThan(500);
});
