import { Writable } from "node:stream";
import { type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type FastifyBaseLogger, type FastifyPluginAsync } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { healthRoutes } from "../../../server/http/health.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { createLog } from "../../../server/platform/log.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { linkPath } from "../../support/doctorsPage.ts";

const ports = testPorts();

function aLog(level = "info") {
  let written = "";
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  return { log: createLog(level, destination), written: () => written };
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
  const health: FastifyPluginAsync = async (inner) =>
    healthRoutes(inner.withTypeProvider<TypeBoxTypeProvider>(), { config: readConfig({}) } as Ports);
  await app.register(health);
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

/** A server whose log is kept, and everything that it ever gave away or was told in confidence. */
async function aWatchedServer() {
  const { log, written } = aLog("trace");
  const app = await buildApp(ports(), { logger: log as FastifyBaseLogger });
  const secrets = new Set<string>();
  const keep = <Secret extends string>(secret: Secret): Secret => {
    secrets.add(secret);
    return secret;
  };
  const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object | string, headers = {}) => {
    const json = { "content-type": "application/json", cookie: `session=${keep("c00kie-s3cret")}` };
    const answer = await app.inject({ method, url, headers: { ...json, ...headers }, ...(payload ? { payload } : {}) });
    for (const name of ["access-token", "client"]) if (answer.headers[name]) keep(String(answer.headers[name]));
    return answer;
  };
  /** The newest mailed token; all are kept. */
  const mailed = async (): Promise<string> => {
    await workSettled(ports().database);
    const mails = await ports()
      .database.db.selectFrom("outbox_emails")
      .select(["text", "to_address"])
      .orderBy("id")
      .execute();
    const tokens = mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)|\/respond\/([^/\s?]+)/g)]);
    for (const { to_address } of mails) keep(to_address);
    return tokens.map(([, token, link]) => keep(token ?? link ?? "")).at(-1) ?? "";
  };
  return { app, log, written, secrets, keep, call, mailed };
}

test("a day's work leaves no token, password, cookie, link or address in the log", async () => {
  const { app, written, secrets, keep, call, mailed } = await aWatchedServer();
  const { db } = ports().database;
  const [email, password, later] = [keep("anna.berg@example.test"), keep("Quite-other-7"), keep("Quite-other-8")];
  const person = { company_name: "Harbour", name: "Anna van der Berg", email, phone: "020 7946 0000" };
  const sign_up = { ...person, password, password_confirmation: password, accept_terms: true, terms_version: "1" };
  expect((await call("POST", "/admin_api/auth", { sign_up })).statusCode).toBe(200);
  await call("GET", `/admin_api/auth/confirmation?confirmation_token=${await mailed()}`);
  await db.updateTable("users").set({ confirmed_at: ports().clock.now() }).execute();
  await db.updateTable("companies").set({ verified_at: ports().clock.now(), status: "active" }).execute();
  await call("POST", "/admin_api/auth/sign_in", { email, password: keep("Wr0ng-s3cret") });
  await call("POST", "/admin_api/auth/sign_in", `{"password":"${keep("h4lf-told")}`);
  await call("POST", "/admin_api/auth/sign_in", { email, password: [keep("1n-a-list")] });
  const { headers } = await call("POST", "/admin_api/auth/sign_in", { email, password });
  const own = Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, headers[name]]));
  expect((await call("GET", "/admin_api/callouts", undefined, own)).statusCode).toBe(200);
  await call("GET", `/admin_api/cable?${new URLSearchParams({ ...own, accessToken: String(own["access-token"]) })}`);
  const colleague = { email: keep("new.colleague@example.test"), name: "New Colleague" };
  expect((await call("POST", "/admin_api/users/invite", colleague, own)).statusCode).toBe(201);
  const invited = { invitation_token: await mailed(), ...colleague, password: later };
  expect((await call("PUT", "/admin_api/complete_signup", invited)).statusCode).toBe(200);
  await call("POST", "/admin_api/auth/password", { email, redirect_url: "http://127.0.0.1:3000/set-new-password" });
  const reset = await call("GET", `/admin_api/auth/password/edit?reset_password_token=${await mailed()}`);
  const held = Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, reset.headers[name]]));
  const next = { password: later, password_confirmation: later };
  expect((await call("PUT", "/admin_api/auth/password", next, held)).statusCode).toBe(200);
  const practice = await aPractice(ports(), { doctors: 1 });
  const link = await linkPath(ports(), await aCallout(ports(), practice), practice.doctors[0] ?? { id: 0 });
  await mailed();
  expect((await call("GET", link)).statusCode).toBe(200);
  await call("POST", link, "stamp=x", { "content-type": "application/x-www-form-urlencoded" });
  await call("GET", `${link}x`);
  await app.close();
  expect(written().split("request completed").length).toBeGreaterThan(15);
  expect(secrets.size).toBeGreaterThan(15);
  expect([...secrets].filter((secret) => written().includes(secret))).toEqual([]);
});
