/** Two-step verification: set up, asked for at the sign-in, each code good for once, and what strangers learn of it. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { deriveKeys } from "../../../server/platform/secretKeys.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { MINUTE_MS, SECOND_MS } from "../../../src/contract/durations.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { SECRET, testPorts } from "../../support/database/testPorts.ts";
import { oneTimeCode } from "../../support/secondFactor/oneTimeCode.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
type Held = Record<string, string>;
let app: FastifyInstance;
let user: Awaited<ReturnType<typeof aUser>>;
let held: Held;
beforeEach(async () => {
  app = await buildApp(ports());
  user = await aUser(ports().database.db);
  held = await signInHeaders(ports(), user);
});
afterEach(() => app.close());

const STEP = 30 * SECOND_MS;
const call = async (method: "GET" | "POST" | "PUT", path: string, payload?: object) => {
  const url = `/admin_api/auth/second_factor${path}`;
  const answer = await app.inject({ method, url, headers: held, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
};
const signIn = (more: object = {}, password = PASSWORD, on = app) =>
  on.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email: user.email, password, ...more } });
const codeOf = (secret: string, steps = 0): string =>
  oneTimeCode(secret, new Date(ports().clock.now().getTime() + steps * STEP));
/** Turned on; time has passed since, so that the code of now was not used. */
async function turnedOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await call("POST", "", { current_password: PASSWORD })).body.data;
  const { body } = await call("PUT", "", { otp_code: codeOf(secret) });
  ports().clock.advance(2 * MINUTE_MS);
  return { secret, codes: body.data.recovery_codes };
}
const audit = async () =>
  (await ports().database.db.selectFrom("audit_events").select(["action", "actor_type"]).orderBy("id").execute()).map(
    ({ action, actor_type }) => `${actor_type} ${action}`,
  );
const mails = () =>
  ports().database.db.selectFrom("outbox_emails").select(["kind", "to_address"]).orderBy("id").execute();

test("set up by password and code: from then on the sign-in asks for one, and only who knows the password hears of it", async () => {
  const before = await signIn({}, "wrong");
  const { status, body } = await call("POST", "", { current_password: PASSWORD });
  const { secret, uri } = body.data;
  expect([status, secret]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
    secret,
    issuer: ports().config.provider.provider_name,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(decodeURIComponent(uri)).toContain(user.email);
  expect((await signIn()).statusCode).toBe(200);
  const confirmed = await call("PUT", "", { otp_code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
  const asked = await signIn();
  expect([asked.statusCode, asked.json()]).toEqual([
    401,
    { success: false, errors: ["Please also enter the code from your authenticator app."], code: "otp_required" },
  ]);
  expect(asked.headers["access-token"]).toBeUndefined();
  const after = await signIn({}, "wrong");
  expect([after.statusCode, after.body]).toEqual([before.statusCode, before.body]);
  expect((await signIn({ otp_code: codeOf(secret, 1) }, "wrong")).body).toBe(before.body);
  const opened = await signIn({ otp_code: ` ${codeOf(secret, 1).replace(/^.../, "$& ")} ` });
  expect([opened.statusCode, opened.json().data.id]).toEqual([200, user.id]);
  expect(opened.headers["access-token"]).toEqual(expect.any(String));
  expect(await audit()).toEqual(["admin signed_in", "admin second_factor_on", "admin signed_in"]);
  expect(await mails()).toEqual([{ kind: "second_factor_on", to_address: user.email }]);
});

test("who has none is let in as ever, also with a code that nobody asked for", async () => {
  expect((await signIn({ otp_code: "123456" })).statusCode).toBe(200);
  expect((await call("GET", "")).body.data).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
});

test("a code is taken once, nor is one older than it; one step of drift is forgiven each way, two are not", async () => {
  const { secret } = await turnedOn();
  const tried = async (steps: number) => {
    const { statusCode, body } = await signIn({ otp_code: codeOf(secret, steps) });
    return statusCode === 200 ? 200 : JSON.parse(body).code;
  };
  expect([await tried(-2), await tried(2)]).toEqual(["otp_rejected", "otp_rejected"]);
  expect([await tried(-1), await tried(-1)]).toEqual([200, "otp_rejected"]);
  expect([await tried(1), await tried(0), await tried(1)]).toEqual([200, "otp_rejected", "otp_rejected"]);
});

/** As a Japanese or Chinese keyboard types it. */
const wide = (code: string): string =>
  code.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

test("a code counts in digits of full width, in two groups, and so does a recovery code", async () => {
  const { secret, codes } = await turnedOn();
  const tried = async (proof: object) => (await signIn(proof)).statusCode;
  expect(await tried({ otp_code: wide(codeOf(secret)) })).toBe(200);
  ports().clock.advance(MINUTE_MS);
  expect(await tried({ otp_code: codeOf(secret).replace(/^.../, "$&-") })).toBe(200);
  expect(await tried({ recovery_code: wide(codes[0] ?? "") })).toBe(200);
});

test("of many sign-ins with one code at once, one succeeds", async () => {
  const { secret, codes } = await turnedOn();
  const statuses = async (proof: object) =>
    (await Promise.all([1, 2, 3, 4].map(() => signIn(proof)))).map(({ statusCode }) => statusCode).sort();
  expect(await statuses({ otp_code: codeOf(secret) })).toEqual([200, 401, 401, 401]);
  expect(await statuses({ recovery_code: codes[0] })).toEqual([200, 401, 401, 401]);
});

test("each recovery code opens one session, however it is typed; new ones end the old", async () => {
  const { secret, codes } = await turnedOn();
  const [first = "", second = "", third = ""] = codes;
  const tried = async (recovery_code: string) => (await signIn({ recovery_code })).statusCode;
  expect([await tried(first), await tried(first)]).toEqual([200, 401]);
  expect(await tried(second.toUpperCase().replaceAll("-", " "))).toBe(200);
  expect((await call("GET", "")).body.data).toEqual({
    enabled: true,
    enabled_at: "2026-11-24T10:42:00.000Z",
    recovery_codes_left: 8,
  });
  const renewed = await call("POST", "/recovery_codes", { current_password: PASSWORD, otp_code: codeOf(secret) });
  expect([renewed.status, renewed.body.data.recovery_codes.length]).toEqual([200, 10]);
  expect([await tried(third), await tried(renewed.body.data.recovery_codes[0])]).toEqual([401, 200]);
  expect((await audit()).filter((act) => act.includes("recovery"))).toEqual([
    "admin recovery_code_used",
    "admin recovery_code_used",
    "admin recovery_codes_renewed",
    "admin recovery_code_used",
  ]);
});

test("somebody else's recovery code and secret are worth nothing", async () => {
  const { secret, codes } = await turnedOn();
  user = await aUser(ports().database.db);
  held = await signInHeaders(ports(), user);
  await turnedOn();
  const answers = [await signIn({ recovery_code: codes[0] }), await signIn({ otp_code: codeOf(secret) })];
  expect(answers.map((answer) => answer.json().code)).toEqual(["otp_rejected", "otp_rejected"]);
});

test("ten codes an hour, the one of the set-up among them: then the right one waits as well", async () => {
  const { secret } = await turnedOn();
  for (let n = 0; n < 9; n++) expect((await signIn({ recovery_code: `wrong ${n}` })).statusCode).toBe(401);
  const refused = await signIn({ otp_code: codeOf(secret) });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, String((60 - 2) * 60)]);
  ports().clock.advance(58 * MINUTE_MS);
  expect((await signIn({ otp_code: codeOf(secret) })).statusCode).toBe(200);
});

test("nothing is set up with a wrong password, a wrong code, too late, or over what is on", async () => {
  const stranger = await call("POST", "", { current_password: "wrong" });
  expect([stranger.status, stranger.body.errors.current_password]).toEqual([422, ["is invalid"]]);
  expect((await call("PUT", "", { otp_code: "123456" })).status).toBe(409);
  const { secret } = (await call("POST", "", { current_password: PASSWORD })).body.data;
  const wrong = await call("PUT", "", { otp_code: codeOf(secret, 5) });
  expect([wrong.status, wrong.body.errors.otp_code]).toEqual([422, ["is invalid"]]);
  ports().clock.advance(30 * MINUTE_MS);
  expect((await call("PUT", "", { otp_code: codeOf(secret) })).status).toBe(409);
  expect((await signIn()).statusCode).toBe(200);
  await turnedOn();
  expect((await call("POST", "", { current_password: PASSWORD })).status).toBe(409);
  expect((await call("PUT", "", { otp_code: "123456" })).status).toBe(409);
});

test("it is turned off by the password together with a code of either kind, and the person is mailed", async () => {
  const { secret, codes } = await turnedOn();
  const off = async (more: object) => (await call("POST", "/turn_off", { current_password: PASSWORD, ...more })).status;
  expect([await off({}), await off({ otp_code: "x" }), await off({ recovery_code: "x" })]).toEqual([422, 422, 422]);
  expect((await call("POST", "/turn_off", { current_password: "wrong", otp_code: codeOf(secret) })).status).toBe(422);
  expect((await signIn()).statusCode).toBe(401);
  expect(await off({ recovery_code: codes[3] })).toBe(200);
  expect((await signIn()).statusCode).toBe(200);
  expect((await mails()).map(({ kind }) => kind)).toEqual(["second_factor_on", "second_factor_off"]);
  expect((await audit()).slice(0, 2)).toEqual(["admin second_factor_on", "admin second_factor_off"]);
  const again = await turnedOn();
  expect(again.secret).not.toBe(secret);
});

test("turned off once more, as after a lost answer, it is off: for who knows the password, and mailed once", async () => {
  const { codes } = await turnedOn();
  const off = async (current_password: string) =>
    (await call("POST", "/turn_off", { current_password, recovery_code: codes[0] })).status;
  expect([await off(PASSWORD), await off(PASSWORD), await off("wrong")]).toEqual([200, 200, 422]);
  expect((await mails()).map(({ kind }) => kind)).toEqual(["second_factor_on", "second_factor_off"]);
  expect((await audit()).filter((act) => act.includes("second_factor"))).toHaveLength(2);
  const renewed = await call("POST", "/recovery_codes", { current_password: PASSWORD, recovery_code: codes[1] });
  expect(renewed.status).toBe(422);
});

test("the database alone makes no code: the secret follows the installation's key, and the one before it", async () => {
  const { secret, codes } = await turnedOn();
  const { db } = ports().database;
  const rows = JSON.stringify([
    await db.selectFrom("second_factors").selectAll().execute(),
    await db.selectFrom("recovery_codes").selectAll().execute(),
    await db.selectFrom("outbox_emails").select(["html", "text"]).execute(),
    await db.selectFrom("audit_events").selectAll().execute(),
  ]);
  for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(rows).not.toContain(told);
  const other = "another secret of the tests, thirty-two characters";
  const strange = await buildApp({ ...ports(), keys: deriveKeys(other) });
  const moved = await buildApp({ ...ports(), keys: deriveKeys(other, SECRET) });
  try {
    expect((await signIn({ otp_code: codeOf(secret) }, PASSWORD, strange)).statusCode).toBe(401);
    expect((await signIn({ otp_code: codeOf(secret) }, PASSWORD, moved)).statusCode).toBe(200);
    expect((await signIn({ recovery_code: codes[0] }, PASSWORD, strange)).statusCode).toBe(200);
  } finally {
    await Promise.all([strange.close(), moved.close()]);
  }
});

test("the provider's staff turn it off for who has lost everything, which is mailed and audited", async () => {
  const staff = (id: string) => runStaffCommand(ports(), { command: "second-factor-off", id, by: "tester" });
  expect((await staff(user.email)).exitCode).toBe(1);
  await turnedOn();
  expect((await staff("nobody@example.test")).exitCode).toBe(1);
  expect(await staff(user.email)).toEqual({ text: `${user.email}: two-step verification turned off.\n`, exitCode: 0 });
  expect((await signIn()).statusCode).toBe(200);
  expect((await mails()).at(-1)).toEqual({ kind: "second_factor_off", to_address: user.email });
  expect((await audit()).at(1)).toBe("provider second_factor_off");
});
