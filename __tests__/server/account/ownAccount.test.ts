/** PUT /auth and what goes with it: profile, password, address; every refusal, race and end of a session. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { openSession } from "../../../server/features/auth/session/openSession.ts";
import { tidyUp } from "../../../server/jobs/tidyUp.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { confirmationPress } from "../../support/mail/confirmationForm.ts";
import { signInHeaders } from "../../support/signIn.ts";

// Many tries in one breath; the bounds themselves have a test of their own.
const ports = testPorts({ rateLimitFactor: 100 });
const NEW_PASSWORD = "Quite-other-7";
type Held = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "DELETE";
let app: FastifyInstance;
let user: Awaited<ReturnType<typeof aUser>>;
let held: Held;
beforeEach(async () => {
  app = await buildApp(ports());
  user = await aUser(ports().database.db);
  held = await signInHeaders(ports(), user);
});
afterEach(() => app.close());

const call = async (method: Method, path: string, payload?: object, headers: Held = held) => {
  const answer = await app.inject({
    method,
    url: `/admin_api${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};
const put = (payload: object, headers: Held = held) => call("PUT", "/auth", payload, headers);
const alive = async (headers: Held) => (await call("GET", "/auth/validate_token", undefined, headers)).status === 200;
const mails = () => ports().database.db.selectFrom("outbox_emails").selectAll().orderBy("id").execute();
const audit = async () =>
  (await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute()).map(
    ({ action }) => action,
  );
const stored = () =>
  ports().database.db.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirstOrThrow();
const newest = async (): Promise<string> => {
  const mail = (await mails()).filter(({ kind }) => kind === "email_change").at(-1);
  return /confirmation_token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const press = (secret: string) => app.inject(confirmationPress(ports(), secret));
const changeEmail = (email: string) => put({ email, current_password: PASSWORD });
const newPassword = (headers: Held = held) =>
  put({ current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }, headers);

test("a profile changes in what the call names, just inside each bound, and in nothing else", async () => {
  for (const change of [
    { first_name: "A" },
    { first_name: "Á".repeat(100), last_name: "" },
    { last_name: "van der Berg" },
    { first_name: "山田", phone: "0207946000" },
    { phone: "+44 20 7946 000" },
    { phone: null },
    { locale: "ja" },
    { time_zone: "Australia/Sydney" },
    { time_zone: null },
    { week_start: "sunday" },
    { notification_prefs: { callout_confirmed: [], new_callout: ["desktop"] } },
  ]) {
    const before = await stored();
    const answer = await put(change);
    expect(answer).toMatchObject({ status: 200, body: { status: "success", data: change } });
    expect(await stored()).toMatchObject({ ...before, ...change, updated_at: expect.any(Date) });
  }
  expect(await audit()).toEqual(Array(11).fill("profile_changed"));
  // What is sent as it is already is no change.
  await put({
    first_name: "山田",
    locale: "fr",
    phone: null,
    notification_prefs: { new_callout: ["desktop"], callout_confirmed: [] },
  });
  await put({ locale: "fr" });
  const events = await ports().database.db.selectFrom("audit_events").select("params").orderBy("id").execute();
  expect(events.slice(11)).toEqual([{ params: { fields: "locale" } }]);
});

test("just outside a bound a change is refused by field, and nothing changes", async () => {
  const before = await stored();
  for (const [change, fields] of [
    [{ first_name: " " }, { first_name: ["can't be blank"] }],
    [{ first_name: "A".repeat(101) }, { first_name: ["is too long (maximum is 100 characters)"] }],
    [{ first_name: "anna" }, { first_name: ["must be correctly capitalised"] }],
    [{ last_name: "b".repeat(101) }, { last_name: ["is too long (maximum is 100 characters)"] }],
    [{ phone: "020794600" }, { phone: ["is too short (minimum is 10 characters)"] }],
    [{ phone: "0207946000000000" }, { phone: ["is too long (maximum is 15 characters)"] }],
    [{ phone: "call me later" }, { phone: ["is not a phone number"] }],
    [{ time_zone: "Mars/Olympus" }, { time_zone: ["is not a time zone"] }],
    [{ time_zone: "+02:00" }, { time_zone: ["is not a time zone"] }],
    [{}, ["Please submit proper account update data in request body."]],
    [{ first_name: "Anna", email: "x@example.test" }, { account: [expect.stringContaining("one at a time")] }],
  ] as const)
    expect(await put(change)).toMatchObject({ status: 422, body: { status: "error", errors: fields } });
  const prefs = (notification_prefs: object) => ({ notification_prefs });
  for (const change of [{ locale: "xx" }, { role: "owner" }, { company_id: 1 }, { verified: true }, { first_name: 1 }])
    expect((await put(change)).status).toBe(422);
  for (const change of [{ week_start: "friday" }, prefs({ new_callout: ["smoke"] }), prefs({ callout_expired: [] })])
    expect((await put(change)).status).toBe(422);
  expect(await stored()).toEqual(before);
});

test("a new password asks for the one of now, ends every other session, and is told by mail", async () => {
  const other = await signInHeaders(ports(), user);
  const reset = await signInHeaders(ports(), user, "password_reset");
  for (const [payload, fields] of [
    [{ current_password: "wrong", password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }, "current_password"],
    [{ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }, "current_password"],
    [{ current_password: PASSWORD, password: "Short-1", password_confirmation: "Short-1" }, "password"],
    [{ current_password: PASSWORD, password: user.email, password_confirmation: user.email }, "password"],
    [{ current_password: PASSWORD, password: "Password123!", password_confirmation: "Password123!" }, "password"],
    [{ current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: "x" }, "password_confirmation"],
    [{ current_password: PASSWORD, password: NEW_PASSWORD }, "password_confirmation"],
  ] as const)
    expect(await put(payload)).toMatchObject({ status: 422, body: { errors: { [fields]: [expect.any(String)] } } });
  expect([await alive(other), await mails()]).toEqual([true, []]);
  await changeEmail("new@example.test");
  expect(await newPassword()).toMatchObject({ status: 200, body: { data: { unconfirmed_email: null } } });
  expect([await alive(held), await alive(other)]).toEqual([true, false]);
  const late = { password: "Another-word-8", password_confirmation: "Another-word-8" };
  expect((await call("PUT", "/auth/password", late, reset)).status).toBe(401);
  expect((await press(await newest())).statusCode).toBe(404);
  const signIn = (password: string) => call("POST", "/auth/sign_in", { email: user.email, password }, {});
  expect([(await signIn(PASSWORD)).status, (await signIn(NEW_PASSWORD)).status]).toEqual([401, 200]);
  expect((await mails()).at(-1)).toMatchObject({ kind: "password_changed", to_address: user.email });
  expect((await audit()).at(-2)).toBe("password_changed");
});

test("of many that change the password at once, one does; the others' word is no longer true", async () => {
  const answers = await Promise.all(Array.from({ length: process.env.FULL ? 50 : 8 }, () => newPassword()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await mails()).map(({ kind }) => kind)).toEqual(["password_changed"]);
});

test("another address counts from the pressed button on; sessions live on and hear the new uid", async () => {
  const other = await signInHeaders(ports(), user);
  expect(await changeEmail(" New@Example.test ")).toMatchObject({
    status: 200,
    body: { data: { email: user.email, unconfirmed_email: "new@example.test" } },
  });
  expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ["email_change", "new@example.test"],
    ["email_change_asked", user.email],
  ]);
  const secret = await newest();
  const page = await app.inject(`/admin_api/auth/confirmation?confirmation_token=${secret}`);
  expect([page.statusCode, (await stored()).email]).toEqual([200, user.email]);
  const pressed = [await press(secret), await press(secret)];
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(pressed[0]?.body).toContain("Your new email address is confirmed");
  expect(await stored()).toMatchObject({ email: "new@example.test", unconfirmed_email: null });
  for (const session of [held, other]) {
    const { status, headers, body } = await call("GET", "/auth/validate_token", undefined, session);
    expect([status, headers.uid, body.data.email]).toEqual([200, "new@example.test", "new@example.test"]);
    expect(await alive({ ...session, uid: "new@example.test" })).toBe(true);
    expect(await alive({ ...session, uid: "stranger@example.test" })).toBe(false);
  }
  expect(await alive({ ...(await signInHeaders(ports(), user)), uid: user.email })).toBe(false);
  expect((await mails()).at(-1)).toMatchObject({ kind: "email_changed", to_address: user.email });
  expect(await audit()).toEqual(["email_change_requested", "email_changed"]);
});

test.each<[string, (secret: string) => Promise<unknown>]>([
  ["it was withdrawn", () => call("DELETE", "/auth/unconfirmed_email")],
  ["a newer mail replaced it", () => call("POST", "/auth/unconfirmed_email")],
  ["another address was asked for", () => changeEmail("third@example.test")],
  ["three days have passed", async () => ports().clock.advance(3 * DAY_MS)],
  ["the password was changed", () => newPassword()],
  ["somebody registered with it", () => aUser(ports().database.db, { email: "new@example.test" })],
  [
    "the person was disabled",
    () => ports().database.db.updateTable("users").set({ status: "disabled" }).where("id", "=", user.id).execute(),
  ],
])("a link to a new address is worth nothing once %s", async (_, spoil) => {
  await changeEmail("new@example.test");
  const secret = await newest();
  await spoil(secret);
  await tidyUp(ports());
  const pressed = await press(secret);
  const opened = await app.inject(`/admin_api/auth/confirmation?confirmation_token=${secret}`);
  expect(pressed.statusCode).toBe(404);
  // A new password would withdraw what may still be waiting.
  expect(pressed.body).toContain('href="/user-settings/settings#email"');
  expect(pressed.body).not.toContain("password");
  if (opened.statusCode === 404) expect(opened.body).toBe(pressed.body);
  expect((await stored()).email).toBe(user.email);
});

test("asking for somebody else's address looks the same, and its owner is told instead", async () => {
  const owner = await aUser(ports().database.db);
  const [taken, free] = [await changeEmail(owner.email), await changeEmail("free@example.test")];
  expect(JSON.stringify(taken.body).replace(owner.email, "free@example.test")).toBe(JSON.stringify(free.body));
  const sent = (await mails()).map(({ kind, to_address }) => `${kind} ${to_address}`);
  expect(sent).toContain(`already_registered ${owner.email}`);
  expect(sent).not.toContain(`email_change ${owner.email}`);
});

test("asking for an address needs the password, a good address, and another one than now", async () => {
  for (const [payload, field] of [
    [{ email: "new@example.test" }, "current_password"],
    [{ email: "new@example.test", current_password: "wrong" }, "current_password"],
    [{ email: "nobody", current_password: PASSWORD }, "email"],
    [{ email: user.email.toUpperCase(), current_password: PASSWORD }, "email"],
    [{ email: `${"a".repeat(488)}@example.test`, current_password: PASSWORD }, "email"],
  ] as const)
    expect(await put(payload)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect(await put({ email: `${"a".repeat(487)}@example.test`, current_password: PASSWORD })).toMatchObject({
    status: 200,
  });
  expect((await call("DELETE", "/auth/unconfirmed_email")).body.data.unconfirmed_email).toBeNull();
  expect((await call("POST", "/auth/unconfirmed_email")).status).toBe(404);
  // Nothing waits: nothing is withdrawn a second time.
  expect((await call("DELETE", "/auth/unconfirmed_email")).status).toBe(200);
  expect((await audit()).filter((action) => action === "email_change_withdrawn")).toHaveLength(1);
});

test("reset link and change of address, in every order, never leave an address nobody confirmed", async () => {
  const { database, clock } = ports();
  for (const order of ["reset first", "address first"]) {
    const mine = await aUser(database.db);
    const { headers } = await openSession(ports(), database.db, { userId: mine.id, scope: "full" });
    const target = `${order.replace(" ", "-")}@example.test`;
    await put({ email: target, current_password: PASSWORD }, headers);
    const secret = await newest();
    const reset = (await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), "password_reset", mine)))
      .secret;
    const opened = await app.inject(`/admin_api/auth/password/edit?reset_password_token=${reset}`);
    const { "access-token": token, client, uid } = opened.headers as Held;
    const setIt = () =>
      call(
        "PUT",
        "/auth/password",
        { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        { "access-token": token ?? "", client: client ?? "", uid: uid ?? "" },
      );
    const first = order === "reset first" ? [await setIt(), await press(secret)] : [await press(secret), await setIt()];
    const [won, lost] = first.map((answer) => ("status" in answer ? answer.status : answer.statusCode));
    expect([order, won, lost]).toEqual([order, 200, order === "reset first" ? 404 : 401]);
  }
  clock.advance(MINUTE_MS);
});
