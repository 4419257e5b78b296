import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

const signIn = (options: { payload?: string; headers?: Record<string, string> } = {}) =>
  app.inject({
    method: "POST",
    url: "/admin_api/auth/sign_in",
    headers: { "content-type": "application/json", ...options.headers },
    payload: options.payload ?? JSON.stringify({ email: "nobody@example.test", password: "x" }),
  });

test.each([
  ["an answer", "/healthz", 200],
  ["a refusal", "/admin_api/callouts", 401],
  ["a missing route", "/admin_api/nowhere", 404],
])("%s carries every security header", async (_, url, status) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(HEADERS);
  expect(answer.headers["strict-transport-security"]).toBeUndefined();
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test.each([null, 7, true, [], {}, ["a@example.test"]])(
  "%j as an email address is refused, not bent into text",
  async (email) => {
    const answer = await signIn({ payload: JSON.stringify({ email, password: "x" }) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "invalid_input", errors: { full_messages: expect.any(Array) } });
  },
);

test.each(['{"email":"a\\u0000@example.test","password":"x"}', '{"email":"\\ud800@example.test","password":"x"}'])(
  "%s cannot be stored and is refused",
  async (payload) => {
    expect((await signIn({ payload })).statusCode).toBe(422);
  },
);

test("a body that is not JSON is 400, another media type 415, a huge one 413", async () => {
  expect((await signIn({ payload: "{" })).statusCode).toBe(400);
  const form = await signIn({ payload: "email=a", headers: { "content-type": "application/x-www-form-urlencoded" } });
  expect(form.statusCode).toBe(415);
  expect(form.json()).toMatchObject({ code: "unsupported_media_type" });
  expect((await signIn({ payload: JSON.stringify({ email: "x".repeat(70_000) }) })).statusCode).toBe(413);
});

test.each([
  "https://evil.example.test",
  "null",
  "http://localhost.evil.example.test",
  "http://127.0.0.1@evil.example.test",
])("a request from %s is refused", async (origin) => {
  const answer = await signIn({ headers: { origin } });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: "forbidden" });
});

test.each(["evil.example.test", "localhost.evil.example.test", "127.0.0.1@evil.example.test"])(
  "the host name %j is not ours",
  async (host) => {
    expect((await app.inject({ url: "/admin_api/openapi.json", headers: { host } })).statusCode).toBe(421);
  },
);

test("the probes answer whatever name they are asked by", async () => {
  expect((await app.inject({ url: "/readyz", headers: { host: "10.1.2.3" } })).json()).toEqual({ status: "ready" });
});

test("the OpenAPI document lists what the server speaks", async () => {
  const { paths } = (await app.inject({ url: "/admin_api/openapi.json" })).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/admin_api/auth/sign_in", "/admin_api/callouts", "/admin_api/company_settings"]),
  );
});

test("the provider's name and links come from the configuration", async () => {
  expect((await app.inject({ url: "/config.json" })).json()).toEqual(ports().config.provider);
});

test("what is not there is named in the words of the catalogue", async () => {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const told = async (url: string) => (await app.inject({ url: `/admin_api${url}`, headers })).json();
  expect(await told("/nowhere")).toMatchObject({ code: "not_found", errors: ["The requested page is not found"] });
  expect(await told("/callouts/999999")).toMatchObject({
    code: "not_found",
    errors: ["The requested callout is not found"],
  });
});

test("a disk that is full is 507 with Retry-After, and nothing is left half done", async () => {
  const { db } = ports().database;
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger no_room before insert on audit_events execute function no_room()`.execute(db);
  const headers = await signInHeaders(ports(), await aUser(db));
  const answer = await app.inject({
    method: "POST",
    url: "/admin_api/surgeons",
    headers,
    payload: { surgeon: { display_name: "Mr Lee" } },
  });
  await sql`drop function no_room cascade`.execute(db);
  expect(answer.json()).toMatchObject({ code: "storage_full" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([507, "60"]);
  expect(answer.headers).toMatchObject(HEADERS);
  expect(await db.selectFrom("surgeons").select("id").execute()).toEqual([]);
});

test("a surprise is 500 with a number to ask by, every security header, and nothing of what went wrong", async () => {
  app.get("/admin_api/broken", () => {
    throw new Error("the inside of the server");
  });
  const answer = await app.inject({ url: "/admin_api/broken" });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({ ...HEADERS, "content-type": "application/json; charset=utf-8" });
  expect(answer.json()).toEqual({
    errors: ["Something went wrong! Please try again later."],
    code: "server_error",
    request_id: answer.headers["x-request-id"],
  });
});

test("too many requests carry every security header, and how long to wait", async () => {
  // A three-hundredth of the real bound: one call of a stranger.
  const strict = await buildApp({ ...ports(), config: { ...ports().config, rateLimitFactor: 1 / 300 } });
  const ask = () => strict.inject({ url: "/admin_api/callouts" });
  expect((await ask()).statusCode).toBe(401);
  const answer = await ask();
  await strict.close();
  expect([answer.statusCode, answer.json().code]).toEqual([429, "rate_limited"]);
  expect(answer.headers).toMatchObject({ ...HEADERS, "retry-after": "300" });
});
