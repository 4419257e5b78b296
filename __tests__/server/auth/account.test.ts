/** Signing in, registering, confirming, resetting: statuses, words, and that strangers learn nothing (docs/contract.md §4). */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { issueToken, type TokenKind } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { aCompany, aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts();
const NEW_PASSWORD = "Quite-other-7";
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type User = Awaited<ReturnType<typeof aUser>>;
type Held = Record<string, string>;
const call = (method: "GET" | "POST" | "PUT", path: string, payload?: object, headers: Held = {}) =>
  app.inject({ method, url: `/admin_api${path}`, headers, ...(payload ? { payload } : {}) });
const signIn = (email: string, password: string) => call("POST", "/auth/sign_in", { email, password });
const token = async (kind: TokenKind, user: User): Promise<string> => {
  const { database, clock } = ports();
  return (await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), kind, user))).secret;
};
const mails = async () => {
  await workSettled(ports().database);
  return ports().database.db.selectFrom("outbox_emails").select(["kind", "to_address", "text"]).orderBy("id").execute();
};
const audit = async () =>
  (await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute()).map(
    (row) => row.action,
  );
const resetSession = async (user: User): Promise<Held> => {
  const secret = await token("password_reset", user);
  const { headers } = await call("GET", `/auth/password/edit?reset_password_token=${secret}`);
  const { "access-token": access, client, uid } = headers as Held;
  return { "access-token": access ?? "", client: client ?? "", uid: uid ?? "" };
};
const setPassword = (headers: Held, password_confirmation = NEW_PASSWORD) =>
  call("PUT", "/auth/password", { password: NEW_PASSWORD, password_confirmation }, headers);
/** As people type it. */
const TYPED = { ...SIGN_UP, email: "New@Example.test " };

test("the right password answers the user and all six headers, the email in any case and spacing", async () => {
  const { email, id } = await aUser(ports().database.db);
  const answer = await signIn(` ${email.toUpperCase()} `, PASSWORD);
  expect([answer.statusCode, answer.json().data.id, answer.headers.uid]).toEqual([200, id, email]);
  expect(answer.json().data.company.company_settings.callout_emails_bcc_all).toBe(true);
  expect(answer.headers).toMatchObject({ "token-type": "Bearer", authorization: expect.stringMatching(/^Bearer /) });
  expect(await audit()).toEqual(["signed_in"]);
});

test("unknown, unconfirmed, unverified and disabled are refused alike with a wrong password, to the byte", async () => {
  const { db } = ports().database;
  const pending = await aCompany(db, { status: "pending", verified_at: null });
  const people = [
    await aUser(db),
    await aUser(db, { confirmed_at: null }),
    await aUser(db, { company_id: pending.id }),
    await aUser(db, { status: "disabled" }),
  ].map(({ email }) => email);
  const answers = [];
  for (const email of [...people, "nobody@example.test"]) answers.push(await signIn(email, "wrong"));
  for (const payload of [{}, { email: people[0] }, { user: { email: people[0], password: PASSWORD } }])
    answers.push(await call("POST", "/auth/sign_in", payload));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
    new Set([
      `401 {"success":false,"errors":["Invalid login credentials. Please try again."],"code":"credentials_rejected"}`,
    ]),
  );
  expect(new Set(answers.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
});

test("with the right password the unconfirmed are told of the mail, and the unverified that they are not yet", async () => {
  const { db } = ports().database;
  const pending = await aCompany(db, { status: "pending", verified_at: null });
  const unconfirmed = await signIn((await aUser(db, { confirmed_at: null })).email, PASSWORD);
  expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([401, "email_unconfirmed"]);
  expect(unconfirmed.json().errors[0]).toContain("A confirmation email was sent to your");
  const unverified = await signIn((await aUser(db, { company_id: pending.id })).email, PASSWORD);
  expect([unverified.statusCode, unverified.json()]).toEqual([200, { data: { verified: false } }]);
  expect(unverified.headers["access-token"]).toBeUndefined();
  const closed = await aCompany(db, { status: "suspended" });
  const suspended = await aUser(db, { company_id: closed.id });
  expect((await signIn(suspended.email, PASSWORD)).json()).toEqual({ data: { verified: false, suspended: true } });
  expect((await signIn(suspended.email, "Wrong-password-1")).statusCode).toBe(401);
  const disabled = await signIn((await aUser(db, { status: "disabled" })).email, PASSWORD);
  expect(disabled.statusCode).toBe(401);
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("ten wrong passwords in three minutes close the door for a while, to this person only", async () => {
  const { db } = ports().database;
  const [one, other] = [await aUser(db), await aUser(db)];
  for (let n = 0; n < 10; n++) expect((await signIn(one.email, "wrong")).statusCode).toBe(401);
  const refused = await signIn(one.email, PASSWORD);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "180"]);
  expect((await signIn(other.email, PASSWORD)).statusCode).toBe(200);
  ports().clock.advance(3 * MINUTE_MS);
  expect((await signIn(one.email, PASSWORD)).statusCode).toBe(200);
});

const stampIn = ({ body }: { body: string }): string => /name="stamp" value="([^"]+)"/.exec(body)?.[1] ?? "";

test("registering, confirming by the button, and waiting for the staff", async () => {
  const { db } = ports().database;
  const answer = await call("POST", "/auth", { sign_up: TYPED });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, status: "success", data: { email: "new@example.test" } },
  ]);
  const [mail] = await mails();
  const link = /\/auth\/confirmation\?confirmation_token=([\w-]+)/.exec(mail?.text ?? "");
  const secret = link?.[1] ?? "";
  let stamp = "";
  for (let n = 0; n < 3; n++) {
    const page = await call("GET", `/auth/confirmation?confirmation_token=${secret}`);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    stamp = stampIn(page);
  }
  expect(await db.selectFrom("users").select("confirmed_at").execute()).toEqual([{ confirmed_at: null }]);
  const press = (site: string, given = stamp) =>
    app.inject({
      method: "POST",
      url: "/admin_api/auth/confirmation",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
      payload: `confirmation_token=${secret}&stamp=${given}`,
    });
  expect((await press("cross-site")).statusCode).toBe(403);
  // A machine presses at once, or has not seen the page at all.
  for (const given of [stamp, "", `${stamp}x`]) {
    const tooQuick = await press("same-origin", given);
    expect([tooQuick.statusCode, tooQuick.headers["content-type"]]).toEqual([422, "text/html; charset=utf-8"]);
    expect(tooQuick.body).toContain("Please press the button once more.");
    expect(stampIn(tooQuick)).toMatch(/^\w+\.[\w-]+$/);
  }
  expect(await db.selectFrom("users").select("confirmed_at").execute()).toEqual([{ confirmed_at: null }]);
  ports().clock.advance(800);
  const pressed = [await press("same-origin"), await press("same-origin")];
  expect(pressed.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    Array(2).fill([303, "/auth/email-confirmed"]),
  );
  expect((await signIn("new@example.test", NEW_PASSWORD)).json()).toEqual({ data: { verified: false } });
  expect((await call("GET", "/auth/confirmation?confirmation_token=forged")).statusCode).toBe(404);
  expect(await audit()).toEqual(["practice_registered", "email_confirmed"]);
});

test("registering a known address answers the same and mails its owner once", async () => {
  const { db } = ports().database;
  const fresh = await call("POST", "/auth", { sign_up: TYPED });
  const known = [];
  for (let n = 0; n < 2; n++) known.push(await call("POST", "/auth", { sign_up: TYPED }));
  for (const again of known) expect([again.statusCode, again.body]).toEqual([fresh.statusCode, fresh.body]);
  expect((await mails()).map(({ kind }) => kind)).toEqual(["email_confirmation", "already_registered"]);
  expect(await db.selectFrom("companies").select("id").execute()).toHaveLength(1);
});

test.each([
  [
    "nothing",
    undefined,
    { success: false, status: "error", errors: ["Please submit proper sign up data in request body."] },
  ],
  [
    "another repetition",
    { password_confirmation: "x" },
    { errors: { password_confirmation: ["doesn't match Password"] } },
  ],
  [
    "a common password",
    { password: "Password123!", password_confirmation: "Password123!" },
    { errors: { password: ["is too common"] } },
  ],
  ["a bad address", { email: "nobody" }, { status: "error", errors: { full_messages: ["Email is not an email"] } }],
  ["no consent", { accept_terms: false }, { errors: { accept_terms: ["must be accepted"] } }],
])("a registration with %s is refused", async (_, changes, body) => {
  const answer = await call("POST", "/auth", changes ? { sign_up: { ...TYPED, ...changes } } : {});
  expect([answer.statusCode, answer.json()]).toMatchObject([422, body]);
});

test("asking for a new password answers alike for everybody and mails only whom it may", async () => {
  const { db } = ports().database;
  const pending = await aCompany(db, { status: "pending", verified_at: null });
  const people = [
    await aUser(db),
    await aUser(db, { confirmed_at: null }),
    await aUser(db, { company_id: pending.id }),
    await aUser(db, { status: "disabled" }),
  ].map(({ email }) => email);
  const answers = [];
  for (const email of [...people, "nobody@example.test"]) {
    answers.push(
      await call("POST", "/auth/password", { email, redirect_url: "http://localhost:3000/set-new-password" }),
    );
    await workSettled(ports().database);
  }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ["password_reset", people[0]],
    ["email_confirmation", people[1]],
    ["reset_too_early", people[2]],
  ]);
  expect((await call("POST", "/auth/password", {})).json().errors).toEqual(["You must provide an email address."]);
  const foreign = { email: people[0], redirect_url: "https://evil.example/set-new-password" };
  expect((await call("POST", "/auth/password", foreign)).statusCode).toBe(422);
});

test("who belongs to a suspended practice is told that it is closed, and nothing of a verification", async () => {
  const { db } = ports().database;
  const { email } = await aUser(db, { company_id: (await aCompany(db, { status: "suspended" })).id });
  await call("POST", "/auth/password", { email, redirect_url: "http://localhost:3000/set-new-password" });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: "reset_too_early", to_address: email });
  expect(mail?.text).toContain("The practice is closed at the moment. Please contact our staff.");
  expect(mail?.text).not.toContain("verified");
});

test("a reset link opens a session for one form only, which signs everybody out", async () => {
  const user = await aUser(ports().database.db);
  const elsewhere = await signInHeaders(ports(), user);
  const held = await resetSession(user);
  expect((await call("GET", "/callouts", undefined, held)).statusCode).toBe(401);
  expect((await call("GET", "/auth/validate_token", undefined, held)).statusCode).toBe(401);
  expect((await setPassword(elsewhere)).json()).toMatchObject({ success: false, errors: ["Unauthorized"] });
  const mismatch = await setPassword(held, "x");
  expect([mismatch.statusCode, mismatch.json().errors.password_confirmation]).toEqual([
    422,
    ["doesn't match Password"],
  ]);
  expect(mismatch.headers["access-token"]).toBeTruthy();
  const done = await setPassword(held);
  expect([done.statusCode, done.json().message]).toEqual([200, "Your password has been successfully updated."]);
  expect(done.headers["access-token"]).toBeUndefined();
  expect((await call("GET", "/auth/validate_token", undefined, elsewhere)).statusCode).toBe(401);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
  expect((await signIn(user.email, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await mails()).map(({ kind }) => kind)).toEqual(["password_changed"]);
});

test("of many that use one reset token at once, one succeeds", async () => {
  const slack = { ...ports(), config: { ...ports().config, rateLimitFactor: 100 } };
  await app.close();
  app = await buildApp(slack);
  const held = await resetSession(await aUser(ports().database.db));
  const answers = await Promise.all(Array.from({ length: process.env.FULL ? 100 : 20 }, () => setPassword(held)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.every(({ statusCode }) => [200, 401, 503].includes(statusCode))).toBe(true);
  // Each a real hash, four at a time.
});

test.each([
  ["expired", async () => void ports().clock.advance(HOUR_MS)],
  ["replaced by a newer one", (user: User) => token("password_reset", user)],
])("a reset token that is %s opens nothing", async (_, spoil) => {
  const user = await aUser(ports().database.db);
  const secret = await token("password_reset", user);
  await spoil(user);
  const answer = await call("GET", `/auth/password/edit?reset_password_token=${secret}`);
  expect([answer.statusCode, answer.json().code]).toEqual([404, "reset_token_invalid"]);
});
