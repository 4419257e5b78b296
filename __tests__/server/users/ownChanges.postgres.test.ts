/** An owner changes somebody while that person changes something of their own: neither waits for the other for ever. */
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { lockPeople } from "../../../server/features/users/lockPeople.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { meanwhile } from "../../support/atOnce/meanwhile.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { confirmationPress } from "../../support/mail/confirmationForm.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { oneTimeCode } from "../../support/secondFactor/oneTimeCode.ts";
import { setUpSecondFactor } from "../../support/secondFactor/setUpSecondFactor.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice } = practiceAtWork();
let me: Awaited<ReturnType<typeof aUser>>;
let call: Caller;
beforeEach(async () => {
  me = await aUser(ports().database.db, { company_id: practice.companyId, role: "admin" });
  call = await asUser(app, ports(), me);
});

/** What comes of `own`, done by the person while an owner is about to change them and to end their sessions. */
const whileOwnerActs = <Result>(own: () => Promise<Result>): Promise<Result> =>
  meanwhile(
    ports(),
    practice.companyId,
    {
      first: (unit) => lockPeople(unit, practice.user.id),
      rest: async ({ tx }) => {
        await tx.updateTable("users").set({ role: "admin" }).where("id", "=", me.id).execute();
        await tx.selectFrom("sessions").select("id").where("user_id", "=", me.id).forUpdate().execute();
      },
    },
    own,
  );
const tokenFor = (kind: "password_reset" | "invitation" | "email_change", email = me.email) =>
  ports()
    .database.db.transaction()
    .execute((tx) => issueToken(tx, ports().clock.now(), kind, { ...me, email }));
const NEW_PASSWORD = { password: "Quite-other-7", password_confirmation: "Quite-other-7" };
const asked = { email: "new@example.test", current_password: PASSWORD };

test.each<[string, Parameters<Caller>]>([
  ["profile", ["PUT", "/auth", { last_name: "Vale" }]],
  ["password", ["PUT", "/auth", { ...NEW_PASSWORD, current_password: PASSWORD }]],
  ["address", ["PUT", "/auth", asked]],
  ["other sessions", ["DELETE", "/auth/sessions"]],
  ["sign-out", ["DELETE", "/auth/sign_out"]],
  ["calendar address", ["POST", "/calendar_feed"]],
])("%s", async (_, request) => {
  await signInHeaders(ports(), me);
  expect((await whileOwnerActs(() => call(...request))).status).toBe(200);
});

test("one of the other sessions", async () => {
  await signInHeaders(ports(), me);
  const rows = (await call("GET", "/auth/sessions")).body.data;
  const { id } = rows.find(({ current }: { current: boolean }) => !current);
  expect((await whileOwnerActs(() => call("DELETE", `/auth/sessions/${id}`))).status).toBe(200);
});

test("an address that waits, mailed once more and withdrawn", async () => {
  await call("PUT", "/auth", asked);
  for (const method of ["POST", "DELETE"] as const)
    expect((await whileOwnerActs(() => call(method, "/auth/unconfirmed_email"))).status).toBe(200);
});

test("two-step verification, turned off", async () => {
  const { secret } = await setUpSecondFactor(ports(), call);
  ports().clock.advance(MINUTE_MS);
  const proof = { current_password: PASSWORD, otp_code: oneTimeCode(secret, ports().clock.now()) };
  expect((await whileOwnerActs(() => call("POST", "/auth/second_factor/turn_off", proof))).status).toBe(200);
});

test("a saved view", async () => {
  const view = { name: "Mine", query: "tab=open", shared: false };
  expect((await whileOwnerActs(() => call("POST", "/saved_views", view))).status).toBe(201);
});

test("a new password after a forgotten one", async () => {
  const { secret } = await tokenFor("password_reset");
  const opened = await whileOwnerActs(() => app.inject(`/admin_api/auth/password/edit?reset_password_token=${secret}`));
  const { "access-token": token = "", client = "", uid = "" } = opened.headers as Record<string, string>;
  const headers = { "access-token": token, client, uid };
  const url = "/admin_api/auth/password";
  const set = () => app.inject({ method: "PUT", url, headers, payload: NEW_PASSWORD });
  expect((await whileOwnerActs(async () => set())).statusCode).toBe(200);
});

test("an invitation that is accepted", async () => {
  const { db } = ports().database;
  await db.updateTable("users").set({ status: "invited", confirmed_at: null }).where("id", "=", me.id).execute();
  const { secret } = await tokenFor("invitation");
  const payload = { invitation_token: secret, name: "Anna Vale", email: me.email, password: NEW_PASSWORD.password };
  const complete = async () => app.inject({ method: "PUT", url: "/admin_api/complete_signup", payload });
  expect((await whileOwnerActs(complete)).statusCode).toBe(200);
});

test("a new address that is confirmed", async () => {
  const { db } = ports().database;
  await db.updateTable("users").set({ unconfirmed_email: asked.email }).where("id", "=", me.id).execute();
  const { secret } = await tokenFor("email_change", asked.email);
  const press = async () => app.inject(confirmationPress(ports(), secret));
  expect((await whileOwnerActs(press)).statusCode).toBe(200);
});
