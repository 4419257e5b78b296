/** The life of mailed links: how long, how often, for which address, and who wins a race. */

import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { doAccountWork } from "../../../server/features/auth/person/accountMail.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { issueToken, type TokenKind } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { hashOf } from "../../../server/features/auth/secrets/sessionTokens.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../src/contract/durations.ts";
import { aCompany, aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { confirmationPress } from "../../support/mail/confirmationForm.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { fc } from "../../support/random/fc.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type User = Awaited<ReturnType<typeof aUser>>;
type Held = Record<string, string>;
const NEW_PASSWORD = "Quite-other-7";
const issue = async (kind: TokenKind, user: User): Promise<string> => {
  const { database, clock } = ports();
  return (await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), kind, user))).secret;
};
const open = (secret: string) =>
  app.inject({ url: `/admin_api/auth/password/edit?reset_password_token=${encodeURIComponent(secret)}` });
const held = (answer: { headers: Record<string, unknown> }): Held =>
  Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, String(answer.headers[name] ?? "")]));
const setPassword = (headers: Held, password = NEW_PASSWORD) =>
  app.inject({
    method: "PUT",
    url: "/admin_api/auth/password",
    headers,
    payload: { password, password_confirmation: password },
  });
const confirm = (secret: string) => app.inject(confirmationPress(ports(), secret));
const users = () => ports().database.db;
const setEmail = (user: User, email: string) =>
  users().updateTable("users").set({ email }).where("id", "=", user.id).execute();

test("tokens are long, random and kept as hashes only", async () => {
  const user = await aUser(users());
  const secrets = [
    await issue("password_reset", user),
    await issue("confirmation", user),
    await issue("invitation", user),
  ];
  expect(secrets.map((secret) => Buffer.from(secret, "base64url").length)).toEqual([32, 32, 32]);
  const rows = await users().selectFrom("user_tokens").selectAll().orderBy("id").execute();
  expect(rows.map(({ token_hash }) => token_hash)).toEqual(secrets.map(hashOf));
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
});

test("each kind lives as long as it may, to the second", async () => {
  const lives: [TokenKind, number, (secret: string) => Promise<number>][] = [
    ["password_reset", HOUR_MS, async (secret) => (await open(secret)).statusCode],
    ["confirmation", 3 * DAY_MS, async (secret) => (await confirm(secret)).statusCode],
  ];
  for (const [kind, life, use] of lives) {
    const user = await aUser(users(), { confirmed_at: kind === "confirmation" ? null : ports().clock.now() });
    const [early, late] = [await issue(kind, user), async () => issue(kind, user)];
    ports().clock.advance(life - SECOND_MS);
    expect([kind, await use(early)]).toEqual([kind, kind === "confirmation" ? 303 : 200]);
    const second = await late();
    ports().clock.advance(life);
    expect([kind, await use(second)]).toEqual([kind, 404]);
  }
});

test("a mail whose link has ended meanwhile is not sent any more", async () => {
  const user = await aUser(users());
  await doAccountWork(ports(), { kind: "forgotten", email: user.email });
  ports().clock.advance(HOUR_MS);
  const results = await deliverDueMail(ports());
  expect(results).toHaveLength(1);
  expect(results[0]).toContain("link had ended");
});

test("opening a reset link, however often, uses nothing up; setting the password does, and signs nobody in", async () => {
  const user = await aUser(users());
  const secret = await issue("password_reset", user);
  const opened = [await open(secret), await open(secret), await open(secret)];
  expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const head = await app.inject({
    method: "HEAD",
    url: `/admin_api/auth/password/edit?reset_password_token=${secret}`,
  });
  expect(head.statusCode).toBe(404);
  const done = await setPassword(held(opened[2] ?? { headers: {} }));
  expect([done.statusCode, done.headers["access-token"]]).toEqual([200, undefined]);
  // The other two were opened by the same link.
  for (const other of opened) expect((await setPassword(held(other))).statusCode).toBe(401);
  expect((await open(secret)).statusCode).toBe(404);
  expect(await users().selectFrom("sessions").select("id").execute()).toEqual([]);
  const mails = await users().selectFrom("outbox_emails").select(["kind", "to_address"]).execute();
  expect(mails).toEqual([{ kind: "password_changed", to_address: user.email }]);
});

test("a newer reset link replaces the older one and what that had opened", async () => {
  const user = await aUser(users());
  const ask = async () => {
    await app.inject({ method: "POST", url: "/admin_api/auth/password", payload: { email: user.email } });
    await workSettled(ports().database);
    const mail = await users().selectFrom("outbox_emails").select("text").orderBy("id", "desc").executeTakeFirst();
    return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const older = await ask();
  const session = held(await open(older));
  const newer = await ask();
  expect((await setPassword(session)).statusCode).toBe(401);
  expect([(await open(older)).statusCode, (await open(newer)).statusCode]).toEqual([404, 200]);
});

test("a change of password or address kills every open link; so does being disabled, suspended or not verified", async () => {
  const spoils: Record<string, (user: User) => Promise<unknown>> = {
    "another reset": async (user) => setPassword(held(await open(await issue("password_reset", user)))),
    "another address": (user) => setEmail(user, `moved.${user.email}`),
    disabled: (user) => users().updateTable("users").set({ status: "disabled" }).where("id", "=", user.id).execute(),
    unconfirmed: (user) => users().updateTable("users").set({ confirmed_at: null }).where("id", "=", user.id).execute(),
    suspended: (user) =>
      users().updateTable("companies").set({ status: "suspended" }).where("id", "=", user.company_id).execute(),
    unverified: (user) =>
      users().updateTable("companies").set({ verified_at: null }).where("id", "=", user.company_id).execute(),
  };
  const faults: string[] = [];
  for (const [name, spoil] of Object.entries(spoils)) {
    const user = await aUser(users());
    const secret = await issue("password_reset", user);
    const session = held(await open(secret));
    await spoil(user);
    if ((await setPassword(session, "Another-one-8")).statusCode !== 401) faults.push(`${name}: the open form`);
    if ((await open(secret)).statusCode !== 404) faults.push(`${name}: the link`);
  }
  expect(faults).toEqual([]);
});

test("a confirmation is bound to the address it went to, and confirming verifies no practice", async () => {
  const pending = await aCompany(users(), { status: "pending", verified_at: null });
  const user = await aUser(users(), { company_id: pending.id, confirmed_at: null });
  const secret = await issue("confirmation", user);
  await setEmail(user, "moved@example.test");
  expect((await confirm(secret)).statusCode).toBe(404);
  await setEmail(user, user.email);
  expect((await confirm(secret)).statusCode).toBe(303);
  const signedIn = await app.inject({
    method: "POST",
    url: "/admin_api/auth/sign_in",
    payload: { email: user.email, password: PASSWORD },
  });
  expect(signedIn.json()).toEqual({ data: { verified: false } });
});

test("forged, shortened and altered tokens open nothing", async () => {
  const user = await aUser(users(), { confirmed_at: null });
  const kinds: TokenKind[] = ["password_reset", "confirmation", "invitation"];
  const secrets = await Promise.all(kinds.map((kind) => issue(kind, user)));
  const tries: Record<string, (secret: string) => Promise<number>> = {
    reset: async (secret) => (await open(secret)).statusCode,
    confirm: async (secret) => (await confirm(secret)).statusCode,
    invite: async (secret) =>
      (
        await app.inject({
          method: "PUT",
          url: "/admin_api/complete_signup",
          payload: { invitation_token: secret, email: user.email, name: "Anna Whitlocke", password: NEW_PASSWORD },
        })
      ).statusCode,
  };
  const base = fc.constantFrom(...secrets);
  const altered = fc
    .tuple(base, fc.nat({ max: 42 }), fc.nat({ max: 62 }))
    .map(([secret, at, shift]) => {
      const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      const other = signs[(signs.indexOf(secret[at] ?? "A") + 1 + shift) % 64];
      return `${secret.slice(0, at)}${other}${secret.slice(at + 1)}`;
    })
    .filter((secret) => !secrets.includes(secret));
  const shortened = fc.tuple(base, fc.nat({ max: 42 })).map(([secret, length]) => secret.slice(0, length));
  await fc.assert(
    fc.asyncProperty(fc.oneof(altered, shortened), fc.constantFrom("reset", "confirm"), async (secret, name) => {
      expect(await tries[name]?.(secret)).toBe(404);
    }),
    { numRuns: manyRuns(10_000, 150) },
  );
  // A token of one kind is none of another.
  expect(await tries.reset?.(secrets[1] ?? "")).toBe(404);
  expect(await tries.confirm?.(secrets[2] ?? "")).toBe(404);
  expect(await tries.invite?.(secrets[0] ?? "")).toBe(422);
});

test("however resets and changes of address interleave, no link opens the account of another address", async () => {
  const step = fc.constantFrom("ask", "open", "set", "move");
  const run = async (steps: readonly string[]): Promise<void> => {
    const user = await aUser(users());
    const issued: { secret: string; email: string }[] = [];
    let session: { headers: Held; email: string } | undefined;
    let [email, moves] = [user.email, 0];
    const password = await users().selectFrom("users").select("password_version").where("id", "=", user.id);
    for (const name of steps) {
      if (name === "ask") {
        const { password_version } = await password.executeTakeFirstOrThrow();
        issued.push({ secret: await issue("password_reset", { ...user, email, password_version }), email });
      }
      const last = issued.at(-1);
      if (name === "open" && last) {
        const answer = await open(last.secret);
        if (answer.statusCode === 200) {
          expect(last.email).toBe(email);
          session = { headers: held(answer), email: last.email };
        }
      }
      if (name === "set" && session) {
        const { statusCode } = await setPassword(session.headers);
        if (statusCode === 200) expect(session.email).toBe(email);
      }
      if (name === "move") {
        moves += 1;
        email = `m${moves}.${user.email}`;
        await setEmail(user, email);
      }
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), run), {
    numRuns: manyRuns(500, 25),
    examples: [[["ask", "open", "move", "set"]], [["ask", "move", "open"]], [["ask", "open", "set", "set"]]],
  });
});

test("of many who complete one invitation at once, one succeeds", async () => {
  const invited = await aUser(users(), { status: "invited", password_hash: null, confirmed_at: null });
  const secret = await issue("invitation", invited);
  const payload = { invitation_token: secret, email: invited.email, name: "Omar al-Hassan", password: NEW_PASSWORD };
  const tries = Array.from({ length: manyRuns(60, 10) }, () =>
    app.inject({ method: "PUT", url: "/admin_api/complete_signup", payload }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(statuses.length - 1);
});

test("a reset-scoped session opens nothing but the new password's form", async () => {
  const user = await aUser(users());
  const headers = await signInHeaders(ports(), user, "password_reset");
  const calls = ["/callouts", "/users", "/auth/validate_token", "/notifications"].map((url) =>
    app.inject({ url: `/admin_api${url}`, headers }),
  );
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
