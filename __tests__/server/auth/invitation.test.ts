/** An invited colleague signs up; and what the practice tells of itself is kept. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const invite = async () => {
  const { database, clock } = ports();
  const user = await aUser(database.db, { status: "invited", password_hash: null, confirmed_at: null });
  const issued = await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), "invitation", user));
  return { invitation_token: issued.secret, email: user.email, name: "Omar al-Hassan", password: "Quite-other-7" };
};
const complete = (payload: object) => app.inject({ method: "PUT", url: "/admin_api/complete_signup", payload });

test("an invitation is completed once; then the colleague signs in", async () => {
  const invitation = await invite();
  const answer = await complete(invitation);
  expect([answer.statusCode, answer.json(), answer.headers["access-token"]]).toEqual([
    200,
    { success: true },
    undefined,
  ]);
  const again = await complete(invitation);
  expect([again.statusCode, again.json()]).toMatchObject([
    422,
    { code: "new_user_not_found", errors: { new_user_not_found: [expect.any(String)] } },
  ]);
  const { email, password } = invitation;
  const signedIn = await app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email, password } });
  expect(signedIn.json().data).toMatchObject({ first_name: "Omar", last_name: "al-Hassan", verified: true });
});

test("the colleague's own language takes the place of the inviter's, where they have chosen one", async () => {
  const languages = () => ports().database.db.selectFrom("users").select("locale").orderBy("id").execute();
  await complete({ ...(await invite()), locale: "de" });
  await complete(await invite());
  expect(await languages()).toEqual([{ locale: "de" }, { locale: "en" }]);
  expect((await complete({ ...(await invite()), locale: "xx" })).statusCode).toBe(422);
});

test.each([
  ["to another address", { email: "other@example.test" }, 0],
  ["with a forged token", { invitation_token: "forged" }, 0],
  ["after seven days", {}, 7 * DAY_MS],
])("an invitation is refused %s", async (_, changes, later) => {
  const invitation = await invite();
  ports().clock.advance(later);
  const answer = await complete({ ...invitation, ...changes });
  expect([answer.statusCode, answer.json().code]).toEqual([422, "new_user_not_found"]);
});

test("whom else an address belongs to is told of the invited one only", async () => {
  const invitation = await invite();
  const { email } = await aUser(ports().database.db);
  const answer = await complete({ ...invitation, email });
  expect([answer.statusCode, answer.json().code]).toEqual([422, "new_user_not_found"]);
  expect((await complete(invitation)).statusCode).toBe(200);
});

const DETAILS = {
  admin_emails_address: "system@example.test",
  callout_emails_name: "Harbour",
  callout_emails_address: "office@example.test",
  callout_emails_phone: "+44 (20) 7946 0000",
  callout_emails_bcc_all: false,
};
const save = (headers: Record<string, string>, details: object, update_type = "company_callout_contact_details") =>
  app.inject({
    method: "PUT",
    url: "/admin_api/company_settings",
    headers,
    payload: { update_type, company_callout_contact_details: details },
  });

test("contact details come back as they were saved, and stay", async () => {
  const { database } = ports();
  const user = await aUser(database.db);
  const headers = await signInHeaders(ports(), user);
  const answer = await save(headers, DETAILS);
  expect(answer.statusCode).toBe(200);
  const kept = await app.inject({ url: "/admin_api/auth/validate_token", headers });
  expect(kept.json()).toEqual({ success: true, data: answer.json().data });
  expect(kept.json().data.company.company_settings).toMatchObject(DETAILS);
  const { callout_emails_bcc_all: _, ...without } = DETAILS;
  const unsaid = await save(headers, without);
  expect(unsaid.json().data.company.company_settings.callout_emails_bcc_all).toBe(true);
  const events = await database.db.selectFrom("audit_events").select(["action", "actor_id"]).execute();
  expect(events).toEqual(Array(2).fill({ action: "contact_details_changed", actor_id: user.id }));
});

test("wrong contact details are refused by field, with the session's headers", async () => {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const answer = await save(headers, { ...DETAILS, callout_emails_phone: "call me", callout_emails_name: "" });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    { callout_emails_phone: ["is too short (minimum is 8 characters)"], callout_emails_name: ["can't be blank"] },
  ]);
  expect(answer.headers["access-token"]).toBeTruthy();
  expect((await save(headers, { ...DETAILS, company_id: 1 })).statusCode).toBe(422);
  expect((await save(headers, DETAILS, "verified")).statusCode).toBe(422);
});

test("the practice's name is no password of a colleague who is invited, and the invitation stays", async () => {
  const invitation = await invite();
  const { name } = await ports().database.db.selectFrom("companies").select("name").executeTakeFirstOrThrow();
  const answer = await complete({ ...invitation, password: `${name.replace(/\W/g, "")}2026!` });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([422, { password: ["is too common"] }]);
  expect((await complete(invitation)).statusCode).toBe(200);
});
