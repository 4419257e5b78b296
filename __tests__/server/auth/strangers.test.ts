/** What strangers learn (nothing), what the unverified get (no session), and what mails say whatever a request pretends. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { issueToken, type TokenKind } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { aCalloutInput, aPractice } from "../../support/aCallout.ts";
import { aCompany, aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type Held = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = async (method: Method, path: string, payload?: object, headers: Held = {}) => {
  const answer = await app.inject({ method, url: `/admin_api${path}`, headers, ...(payload ? { payload } : {}) });
  await workSettled(ports().database);
  return answer;
};
const token = async (kind: TokenKind, user: Awaited<ReturnType<typeof aUser>>): Promise<string> => {
  const { database, clock } = ports();
  return (await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), kind, user))).secret;
};
const everybody = async () => {
  const { db } = ports().database;
  const pending = await aCompany(db, { status: "pending", verified_at: null });
  const suspended = await aCompany(db, { status: "suspended" });
  return {
    known: await aUser(db),
    unconfirmed: await aUser(db, { confirmed_at: null }),
    unverified: await aUser(db, { company_id: pending.id }),
    suspended: await aUser(db, { company_id: suspended.id }),
    disabled: await aUser(db, { status: "disabled" }),
    invited: await aUser(db, { status: "invited", password_hash: null, confirmed_at: null }),
    unknown: { email: "nobody@example.test" },
  };
};

test("signing in, resetting, confirming and registering answer alike for everybody, in body and headers", async () => {
  const people = await everybody();
  const calls: Record<string, (email: string) => ReturnType<typeof call>> = {
    "a wrong password": (email) => call("POST", "/auth/sign_in", { email, password: "wrong" }),
    "a new password": (email) => call("POST", "/auth/password", { email }),
    "a confirmation": (email) => call("POST", "/auth/confirmation", { email }),
    "a registration": (email) => call("POST", "/auth", { sign_up: { ...SIGN_UP, email } }),
    "a registration with a mistake": (email) => call("POST", "/auth", { sign_up: { ...SIGN_UP, email, phone: "1" } }),
  };
  for (const [name, ask] of Object.entries(calls)) {
    const answers = new Set<string>();
    for (const { email } of Object.values(people)) {
      const { statusCode, body, headers } = await ask(email);
      const names = Object.keys(headers).filter((header) => header !== "content-length");
      answers.add([statusCode, body.replaceAll(email, "…"), ...names.sort()].join(" "));
    }
    expect([name, [...answers]]).toEqual([name, [expect.any(String)]]);
  }
});

test("whoever is not active, confirmed and verified gets no session, by whatever way", async () => {
  const { known: _, unknown: __, ...people } = await everybody();
  const faults: string[] = [];
  for (const [who, user] of Object.entries(people)) {
    const held = await signInHeaders(ports(), user);
    const reset = await signInHeaders(ports(), user, "password_reset");
    const password = { password: "Quite-other-7", password_confirmation: "Quite-other-7" };
    const ways = {
      "sign in": await call("POST", "/auth/sign_in", { email: user.email, password: PASSWORD }),
      "a session of before": await call("GET", "/callouts", undefined, held),
      validating: await call("GET", "/auth/validate_token", undefined, held),
      "a reset link": await call(
        "GET",
        `/auth/password/edit?reset_password_token=${await token("password_reset", user)}`,
      ),
      "a reset form": await call("PUT", "/auth/password", password, reset),
      "asking for a reset": await call("POST", "/auth/password", { email: user.email }),
      "asking for a confirmation": await call("POST", "/auth/confirmation", { email: user.email }),
      "completing a sign-up": await call("PUT", "/complete_signup", {
        invitation_token: await token("invitation", user),
        email: user.email,
        name: "Anna Whitlocke",
        password: "Quite-other-7",
      }),
    };
    for (const [way, { headers, statusCode }] of Object.entries(ways)) {
      if (headers["access-token"] || headers.authorization) faults.push(`${who} by ${way}`);
      if (["a session of before", "validating", "a reset form"].includes(way) && statusCode !== 401)
        faults.push(`${who} by ${way}: ${statusCode}`);
    }
  }
  expect(faults).toEqual([]);
  const mails = await ports().database.db.selectFrom("outbox_emails").select("kind").execute();
  expect(mails.map(({ kind }) => kind)).not.toContain("password_reset");
});

/** Every call that mails somebody, with these headers. */
async function mailEverybody(round: number, headers: Held): Promise<void> {
  const { db } = ports().database;
  const practice = await aPractice(ports(), { doctors: 1 });
  const own = { ...(await signInHeaders(ports(), practice.user)), ...headers };
  const unconfirmed = await aUser(db, { confirmed_at: null });
  await call("POST", "/auth", { sign_up: { ...SIGN_UP, email: `n${round}@example.test` } }, headers);
  await call("POST", "/auth", { sign_up: { ...SIGN_UP, email: practice.user.email } }, headers);
  await call("POST", "/auth/password", { email: practice.user.email }, headers);
  await call("POST", "/auth/confirmation", { email: unconfirmed.email }, headers);
  const invited = await call("POST", "/users/invite", { email: `i${round}@example.test`, name: "New Colleague" }, own);
  await call("POST", `/users/${invited.json().data.id}/resend`, undefined, own);
  const made = await call("POST", "/callouts", { callout: aCalloutInput(practice) }, own);
  await call("POST", `/callouts/${made.json().data.id}/send`, undefined, own);
  const reset = { ...(await signInHeaders(ports(), practice.user, "password_reset")), ...headers };
  await token("password_reset", practice.user);
  const password = { password: "Quite-other-7", password_confirmation: "Quite-other-7" };
  await call("PUT", "/auth/password", password, reset);
}
const KINDS = [
  "already_registered",
  "callout",
  "email_confirmation",
  "invitation",
  "password_changed",
  "password_reset",
];

test("links in mails come from the configuration, whatever host a request names; an unknown one is refused", async () => {
  const evil = "evil.example";
  const variants: Held[] = [
    { "x-forwarded-host": evil },
    { "x-forwarded-host": `127.0.0.1:3000, ${evil}` },
    { "x-forwarded-server": evil },
    { "x-host": evil },
    { "x-original-host": evil },
    { "x-forwarded-proto": "https", "x-forwarded-port": "444" },
    { forwarded: `for=1.2.3.4;host=${evil};proto=https` },
    { "x-original-url": `https://${evil}/`, "x-rewrite-url": `https://${evil}/` },
    { referer: `https://${evil}/` },
    { host: "localhost:3000" },
  ];
  // All pretences at once, or each by itself.
  const rounds = process.env.FULL
    ? variants
    : [Object.assign({}, ...variants.slice(0, -1)) as Held, { host: "localhost:3000" }];
  for (const [round, headers] of rounds.entries()) await mailEverybody(round, headers);
  const mails = await ports().database.db.selectFrom("outbox_emails").select(["kind", "html", "text"]).execute();
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual(expect.arrayContaining(KINDS));
  const { publicOrigin, provider } = ports().config;
  const foreign = mails.flatMap(({ kind, html, text }) =>
    [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"'<>]+/g)]
      .map(([link]) => link)
      .filter((link) => !link.startsWith(`${publicOrigin}/`) && !Object.values(provider).includes(link))
      .map((link) => `${kind}: ${link}`),
  );
  expect(foreign).toEqual([]);
  for (const host of [evil, `127.0.0.1:3000.${evil}`, `${evil}:3000`, `127.0.0.1@${evil}`])
    expect((await call("POST", "/auth/password", { email: "n1@example.test" }, { host })).statusCode).toBe(421);
});

test("names reach mails as text: no tag of theirs survives", async () => {
  const { db } = ports().database;
  const tag = "<img/src=x/onerror=alert(1)>";
  const sign_up = { ...SIGN_UP, company_name: `${tag} & "Sons"`, name: `${tag} <b>Bold</b>` };
  await call("POST", "/auth", { sign_up });
  await call("POST", "/auth", { sign_up });
  const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  await runStaffCommand(ports(), { command: "verify", id: String(user.company_id), by: "tests" });
  await db.updateTable("users").set({ confirmed_at: ports().clock.now() }).execute();
  await call("POST", "/auth/password", { email: user.email });
  const headers = await signInHeaders(ports(), user);
  await call("POST", "/users/invite", { email: "i@example.test", name: `${tag} Colleague` }, headers);
  const mails = await db.selectFrom("outbox_emails").select(["kind", "html", "text"]).orderBy("id").execute();
  expect(mails.map(({ kind }) => kind)).toEqual([
    "email_confirmation",
    "already_registered",
    "practice_verified",
    "password_reset",
    "invitation",
  ]);
  for (const { html, text } of mails) {
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain("&lt;img/src=x/onerror=alert(1)&gt;");
    expect(text).toContain(tag);
  }
});

test("what people and staff do to accounts is written down with who, what and when", async () => {
  const { db } = ports().database;
  const owner = await aUser(db);
  const [now, reset] = [ports().clock.now(), await token("password_reset", owner)];
  const opened = await call("GET", `/auth/password/edit?reset_password_token=${reset}`);
  const three = ["access-token", "client", "uid"].map((name) => [name, String(opened.headers[name])]);
  const password = { password: "Quite-other-7", password_confirmation: "Quite-other-7" };
  await call("POST", "/auth/password", { email: "nobody@example.test" });
  await call("PUT", "/auth/password", password, Object.fromEntries(three));
  await call("POST", "/auth/sign_in", { email: owner.email, password: password.password });
  await call("POST", "/auth/password", { email: owner.email });
  await call("DELETE", "/auth/sign_out", undefined, await signInHeaders(ports(), owner));
  for (const command of ["suspend", "verify"])
    await runStaffCommand(ports(), { command, id: String(owner.company_id), by: "tester" });
  const events = await db.selectFrom("audit_events").selectAll().orderBy("id").execute();
  const told = events.map(({ action, actor_type, actor_id, company_id, created_at }) => ({
    action,
    by: [actor_type, actor_id],
    company_id,
    created_at,
  }));
  const row = (action: string, by: unknown[]) => ({ action, by, company_id: owner.company_id, created_at: now });
  const self = ["admin", owner.id];
  expect(told).toEqual([
    row("password_reset", self),
    row("signed_in", self),
    row("password_reset_requested", ["system", null]),
    row("signed_out", self),
    row("company_suspended", ["provider", null]),
    row("company_verified", ["provider", null]),
  ]);
  await expect(db.deleteFrom("audit_events").execute()).rejects.toThrow("append-only");
  await expect(db.updateTable("audit_events").set({ action: "signed_in" }).execute()).rejects.toThrow("append-only");
});
