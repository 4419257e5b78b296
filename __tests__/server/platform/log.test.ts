import { Writable } from "node:stream";
import fastify, { type FastifyBaseLogger } from "fastify";
import { readConfig } from "../../../server/config.ts";
import { createLog } from "../../../server/log.ts";
import { healthRoutes } from "../../../server/plugins/health.ts";
import { type Ports } from "../../../server/ports.ts";

function aLog() {
  let written = "";
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  return { log: createLog("info", destination), written: () => written };
}

/** What the log writes of something. */
function told(event: object): string {
  const { log, written } = aLog();
  log.info(event);
  return written();
}
const logged = (url: string): string => told({ req: { method: "GET", url, ip: "127.0.0.1" } });

test.each([
  "/admin_api/cable?accessToken=s3cret&uid=s3cret&client=s3cret",
  "/admin_api/auth/password/edit?reset_password_token=s3cret&redirect_url=x",
  "/admin_api/auth/confirmation?confirmation_token=s3cret",
  "/auth/complete-signup?token=s3cret&name=s3cret&email=s3cret",
  "/respond/s3cret.1.2.3/calendar.ics",
  "/admin_api/calendar/s3cret.1.2.ics",
  "/respond/me.s3cret/confirm",
  "/admin_api/mail_previews/s3cret.1.callout.x",
  "/admin_api/doctors?q=s3cret",
])("%s is written without its secrets", (url) => {
  const line = logged(url);
  expect(line).toContain("[redacted]");
  expect(line).not.toContain("s3cret");
});

test("an error of the database is written without the values of its statement", () => {
  const values = { query: "update users set password_hash = $1", params: ["s3cret"], detail: "Key (email)=(s3cret)" };
  const error = Object.assign(new Error("duplicate key value"), { code: "23505", ...values });
  const { err } = JSON.parse(told({ err: error }));
  expect(err).toEqual({ type: "Error", message: "duplicate key value", stack: error.stack, code: "23505" });
});

test("whom a mail server could not serve is not written", () => {
  const { err } = JSON.parse(told({ err: new Error("450 4.2.1 <hana@example.test>: mailbox busy") }));
  expect(err.message).toBe("450 4.2.1 <[address]>: mailbox busy");
});

test("what a browser reports of a violated policy keeps the page's token to itself", async () => {
  const { log, written } = aLog();
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  await app.register(healthRoutes, { config: readConfig({}) } as Ports);
  const payload = JSON.stringify({ "document-uri": "https://app.test/auth/set-new-password?token=s3cret", line: 7 });
  await app.inject({
    method: "POST",
    url: "/csp-report",
    headers: { "content-type": "application/csp-report" },
    payload,
  });
  await app.close();
  expect(written()).toContain("set-new-password?token=[redacted]");
  expect(written()).not.toContain("s3cret");
});

test("an address without secrets is written as it is", () => {
  expect(logged("/admin_api/callouts?page=2")).toContain("/admin_api/callouts?page=2");
});
