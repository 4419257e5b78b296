import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { deliverDueMail } from "../../support/deliverDueMail.ts";
import { testPorts } from "../../support/testPorts.ts";

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
