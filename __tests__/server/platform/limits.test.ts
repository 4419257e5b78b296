/** Rate limits: N pass and the next is told when to come back, whoever asks, across a restart, and nobody else suffers. */
import { type LightMyRequestResponse as Answer, type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { SECOND_MS } from "../../../src/contract/durations.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts();
let app: FastifyInstance;
let apps: FastifyInstance[] = [];
const start = async (rateLimitFactor = 1): Promise<FastifyInstance> => {
  const made = await buildApp({ ...ports(), config: { ...ports().config, rateLimitFactor } });
  apps.push(made);
  return made;
};
beforeEach(async () => {
  app = await start();
});
afterEach(async () => {
  for (const one of apps) await one.close();
  apps = [];
});

type Call = { url: string; method?: "GET" | "POST" | "PUT"; payload?: object; headers?: Record<string, string> };
const send = (from: string, { url, method = "POST", ...rest }: Call, via = app): Promise<Answer> =>
  via.inject({ method, url: `/admin_api${url}`, remoteAddress: from, ...rest } as InjectOptions);
const mailsOf = async () => {
  await workSettled(ports().database);
  return ports().database.db.selectFrom("outbox_emails").select(["kind", "to_address"]).execute();
};

const BAD_TOKEN = { name: "Omar al-Hassan", password: "Quite-other-7" };
const signUp = (n: number, domain: string) => ({ ...SIGN_UP, email: `n${n}@${domain}` });

/** `call`: the n-th of them. `spread`: each from another address, so that only the other bound is met. */
type Row = { max: number; window: number; spread?: boolean; call: (n: number) => Call };
const FIVE_MINUTES = 300;
const HALF_HOUR = 1800;
const DAY = 86_400;
const ROWS: Record<string, Row> = {
  "wrong passwords from one address": {
    max: 25,
    window: FIVE_MINUTES,
    call: (n) => ({ url: "/auth/sign_in", payload: { email: `n${n}@example.test`, password: "x" } }),
  },
  "wrong passwords for one person from one address": {
    max: 10,
    window: 180,
    call: () => ({ url: "/auth/sign_in", payload: { email: "one@example.test", password: "x" } }),
  },
  "registrations from one address": {
    max: 5,
    window: HALF_HOUR,
    call: (n) => ({ url: "/auth", payload: { sign_up: signUp(n, `d${n}.example.test`) } }),
  },
  "registrations of one mail domain": {
    max: 20,
    window: DAY,
    spread: true,
    call: (n) => ({ url: "/auth", payload: { sign_up: signUp(n, "one.example.test") } }),
  },
  "new passwords asked for from one address": {
    max: 25,
    window: FIVE_MINUTES,
    call: (n) => ({ url: "/auth/password", payload: { email: `n${n}@example.test` } }),
  },
  "reset tokens tried from one address": {
    max: 25,
    window: FIVE_MINUTES,
    call: (n) => ({ url: `/auth/password/edit?reset_password_token=t${n}`, method: "GET" }),
  },
  "one reset token tried from everywhere": {
    max: 10,
    window: 8 * DAY,
    spread: true,
    call: () => ({ url: "/auth/password/edit?reset_password_token=one", method: "GET" }),
  },
  "invitations tried from one address": {
    max: 25,
    window: FIVE_MINUTES,
    call: (n) => ({
      url: "/complete_signup",
      method: "PUT",
      payload: { ...BAD_TOKEN, invitation_token: `i${n}`, email: `n${n}@example.test` },
    }),
  },
  "confirmation mails asked for from one address": {
    max: 25,
    window: FIVE_MINUTES,
    call: (n) => ({ url: "/auth/confirmation", payload: { email: `n${n}@example.test` } }),
  },
};
/** Each row from addresses of its own. */
const addressOf = (row: number, n = 0): string => `198.51.${100 + row}.${n}`;

test("each bound lets N calls pass, refuses the next with the seconds to wait, outlives a restart and ends with its window", async () => {
  const faults: string[] = [];
  const rows = Object.entries(ROWS).map(([name, row], index) => ({ ...row, name, index }));
  const expectStatus = (name: string, answer: Answer, refused: boolean, retryAfter?: number): void => {
    if ((answer.statusCode === 429) !== refused || answer.statusCode >= 500)
      faults.push(`${name}: ${answer.statusCode}`);
    if (retryAfter && answer.headers["retry-after"] !== String(retryAfter))
      faults.push(`${name}: wait ${answer.headers["retry-after"]}`);
  };
  for (const { name, index, max, window, spread, call } of rows) {
    for (let n = 0; n < max; n += 1)
      expectStatus(`${name}, ${n}`, await send(addressOf(index, spread ? n : 0), call(n)), false);
    expectStatus(`${name}, one more`, await send(addressOf(index, spread ? 99 : 0), call(max)), true, window);
  }
  const again = await start();
  for (const { name, index, max, spread, call } of rows)
    expectStatus(`${name}, restarted`, await send(addressOf(index, spread ? 98 : 0), call(max), again), true);
  for (const { name, index, max, window, spread, call } of rows.sort((a, b) => a.window - b.window)) {
    if (!spread) expectStatus(`${name}, elsewhere`, await send(addressOf(index, 77), call(max + 1)), false);
    ports().clock.advance(window * SECOND_MS);
    expectStatus(`${name}, later`, await send(addressOf(index, spread ? 97 : 0), call(max)), false);
  }
  expect(faults).toEqual([]);
});

test("the sixth mail of a kind to one person in half an hour is left out, and nobody is told", async () => {
  const { db } = ports().database;
  const [known, unconfirmed] = [await aUser(db), await aUser(db, { confirmed_at: null })];
  const answers = [];
  for (let n = 0; n < 6; n += 1) {
    answers.push(await send(addressOf(0, n), { url: "/auth/password", payload: { email: known.email } }));
    answers.push(await send(addressOf(1, n), { url: "/auth/confirmation", payload: { email: unconfirmed.email } }));
    await workSettled(ports().database);
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  const sent = (await mailsOf()).map(({ to_address }) => to_address);
  expect([known, unconfirmed].map(({ email }) => sent.filter((to) => to === email).length)).toEqual([5, 5]);
});

test("a person under attack from everywhere may still try every 30 seconds, and on a device of theirs at once", async () => {
  const { db } = ports().database;
  const { email } = await aUser(db);
  const headers = { "user-agent": "Practice desk" };
  const attempt = (from: string, password: string, more = {}) =>
    send(from, { url: "/auth/sign_in", payload: { email, password }, headers: more as Record<string, string> });
  expect((await attempt("203.0.113.1", PASSWORD, headers)).statusCode).toBe(200);
  for (let n = 0; n < 25; n += 1) expect((await attempt(addressOf(n), "wrong")).statusCode).toBe(401);
  const slowed = [await attempt(addressOf(40), "wrong"), await attempt(addressOf(41), PASSWORD)];
  expect(slowed.map(({ statusCode, headers: told }) => [statusCode, told["retry-after"]])).toEqual([
    [401, undefined],
    [429, "30"],
  ]);
  expect((await attempt("203.0.113.1", PASSWORD, headers)).statusCode).toBe(200);
  ports().clock.advance(30 * SECOND_MS);
  expect((await attempt(addressOf(41), PASSWORD)).statusCode).toBe(200);
});

test("wrong passwords that come at once are as few as one after the other, but for those that are compared together", async () => {
  const { email } = await aUser(ports().database.db);
  const call = { url: "/auth/sign_in", payload: { email, password: "wrong" } };
  const answers = await Promise.all(Array.from({ length: 40 }, () => send("203.0.113.1", call)));
  const compared = answers.filter(({ statusCode }) => statusCode === 401).length;
  expect(compared).toBeGreaterThanOrEqual(10);
  // Four are compared at a time.
  expect(compared).toBeLessThanOrEqual(13);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40 - compared);
});

test("forged X-Forwarded-For, however many, are one client", async () => {
  const [statuses, tries] = [[] as number[], process.env.FULL ? 1000 : 60];
  for (let n = 0; n < tries; n += 1) {
    const headers = { "x-forwarded-for": `10.0.${n}.1`, forwarded: `for=10.0.${n}.1`, "x-real-ip": `10.0.${n}.1` };
    const answer = await send("192.0.2.9", {
      url: "/auth/password",
      payload: { email: `x${n}@example.test` },
      headers,
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(25).fill(200), ...Array(tries - 25).fill(429)]);
});

test("strangers share 300 calls an address, whatever they claim to be; a person has 1,500 of their own", async () => {
  const factor = process.env.FULL ? 1 : 0.1;
  const via = await start(factor);
  const user = await aUser(ports().database.db);
  const [own, others] = [
    await signInHeaders(ports(), user),
    await signInHeaders(ports(), await aUser(ports().database.db)),
  ];
  const validate = (headers: Record<string, string>) =>
    send("192.0.2.1", { url: "/auth/validate_token", method: "GET", headers }, via);
  const forged = (n: number) => ({ "access-token": `t${n}`, client: `c${n}`, uid: user.email });
  const strangers = [];
  for (let n = 0; n <= 300 * factor; n += 1) strangers.push((await validate(forged(n))).statusCode);
  expect(strangers).toEqual([...Array(300 * factor).fill(401), 429]);
  const refused = await send("192.0.2.1", { url: "/auth/sign_in", method: "GET" }, via);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "300"]);
  const mine = [];
  for (let n = 0; n <= 1500 * factor; n += 1) mine.push((await validate(own)).statusCode);
  expect(mine).toEqual([...Array(1500 * factor).fill(200), 429]);
  expect((await validate(others)).statusCode).toBe(200);
  ports().clock.advance(FIVE_MINUTES * SECOND_MS);
  expect([(await validate(own)).statusCode, (await validate(forged(0))).statusCode]).toEqual([200, 401]);
});

test("forty administrators behind one address start their morning, a few passwords mistyped, and nobody is turned away", async () => {
  const { db } = ports().database;
  const company_id = (await aUser(db)).company_id;
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n += 1) {
    const { email } = await aUser(db, { company_id });
    const signIn = (password: string) => send("192.0.2.7", { url: "/auth/sign_in", payload: { email, password } });
    if (n % 2 === 0) expect((await signIn("mistyped")).statusCode).toBe(401);
    const answer = await signIn(PASSWORD);
    const headers = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, String(answer.headers[name])]),
    );
    for (const url of ["/auth/validate_token", "/callouts", "/notifications"])
      statuses.add((await send("192.0.2.7", { url, method: "GET", headers })).statusCode);
    statuses.add(answer.statusCode);
    ports().clock.advance(7 * SECOND_MS);
  }
  expect([...statuses]).toEqual([200]);
});

test("reports about the page's policy: thirty a minute, sixteen kilobytes", async () => {
  const report = (payload: string) =>
    app.inject({ method: "POST", url: "/csp-report", headers: { "content-type": "application/csp-report" }, payload });
  expect((await report("x".repeat(17_000))).statusCode).toBe(413);
  const statuses = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await report("{}")).statusCode);
  expect(statuses).toEqual([...Array(29).fill(204), 429]);
});
