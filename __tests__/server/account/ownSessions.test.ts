/** Where somebody is signed in: listed, ended one by one or all others at once, sockets included. */

import { deviceOf } from "../../../server/features/auth/session/deviceOf.ts";
import { openSession } from "../../../server/features/auth/session/openSession.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { cableAddress, type Ear, type Live, listenAt, startLive, subscribe } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
type Held = Record<string, string>;
let live: Live;
beforeEach(async () => {
  live = await startLive(ports());
});
afterEach(() => live.stop());

const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0";
const call = async (method: "GET" | "DELETE" | "PUT", path: string, headers: Held, payload?: object) => {
  const answer = await live.app.inject({
    method,
    url: `/admin_api/auth${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const statusOf = async (headers: Held) => (await call("GET", "/validate_token", headers)).status;
async function earOf(headers: Held): Promise<Ear> {
  const ear = listenAt(live.origin, cableAddress(live.origin, headers));
  await ear.until(({ type }) => type === "welcome");
  ear.send(subscribe());
  await ear.until(({ type }) => type === "confirm_subscription");
  return ear;
}

test("the list tells each device in words, this one first, and neither tokens nor strangers' sessions", async () => {
  const user = await aUser(ports().database.db);
  await signInHeaders(ports(), await aUser(ports().database.db));
  await signInHeaders(ports(), user, "password_reset");
  const { db } = ports().database;
  await openSession(ports(), db, { userId: user.id, scope: "full", userAgent: EDGE, ip: "192.0.2.7" });
  ports().clock.advance(60_000);
  await openSession(ports(), db, { userId: user.id, scope: "full", userAgent: "curl/8" });
  const mine = await signInHeaders(ports(), user);
  const { status, body } = await call("GET", "/sessions", mine);
  expect([status, body.data.map(({ current }: { current: boolean }) => current)]).toEqual([200, [true, false, false]]);
  expect(body.data[2]).toEqual({
    id: expect.any(String),
    current: false,
    browser: "Edge",
    system: "Windows",
    ip: "192.0.2.7",
    created_at: "2026-11-24T10:42:00.000Z",
    last_used_at: "2026-11-24T10:42:00.000Z",
  });
  expect(body.data[1]).toMatchObject({ browser: null, system: null, ip: null });
  ports().clock.advance(7 * DAY_MS + 1);
  const later = await signInHeaders(ports(), user);
  expect((await call("GET", "/sessions", later)).body.data).toHaveLength(1);
});

test("an ended session is dead at once, over HTTP and on the cable; the one that ended it goes on", async () => {
  const user = await aUser(ports().database.db);
  const [mine, theirs] = [await signInHeaders(ports(), user), await signInHeaders(ports(), user)];
  const [own, other] = [await earOf(mine), await earOf(theirs)];
  const { data } = (await call("GET", "/sessions", mine)).body;
  expect((await call("DELETE", `/sessions/${data[1].id}`, mine)).status).toBe(200);
  expect(await statusOf(theirs)).toBe(401);
  expect(await other.closed).toBeGreaterThanOrEqual(1000);
  expect([await statusOf(mine), own.socket.readyState]).toEqual([200, own.socket.OPEN]);
  expect((await call("DELETE", `/sessions/${data[1].id}`, mine)).status).toBe(404);
  const stranger = await signInHeaders(ports(), await aUser(ports().database.db));
  expect((await call("DELETE", `/sessions/${data[0].id}`, stranger)).status).toBe(404);
  const gone = await call("DELETE", `/sessions/${data[0].id}`, mine);
  expect([gone.status, gone.headers["access-token"]]).toEqual([200, undefined]);
  expect(await statusOf(mine)).toBe(401);
});

test.each<[string, (held: Held) => Promise<{ status: number }>]>([
  ["signing out all others", (held) => call("DELETE", "/sessions", held)],
  [
    "a new password",
    (held) =>
      call("PUT", "", held, {
        current_password: PASSWORD,
        password: "Quite-other-7",
        password_confirmation: "Quite-other-7",
      }),
  ],
])("%s ends three sessions and their sockets, and no other person's", async (_, act) => {
  const user = await aUser(ports().database.db);
  const colleague = await signInHeaders(ports(), await aUser(ports().database.db, { company_id: user.company_id }));
  const mine = await signInHeaders(ports(), user);
  const others = [];
  for (let n = 0; n < 3; n++) others.push(await signInHeaders(ports(), user));
  const ears = [];
  for (const one of others) ears.push(await earOf(one));
  expect((await act(mine)).status).toBe(200);
  for (const one of others) expect(await statusOf(one)).toBe(401);
  await Promise.all(ears.map(({ closed }) => closed));
  expect([await statusOf(mine), await statusOf(colleague)]).toEqual([200, 200]);
});

test("eleven wrong tries in an hour: the eleventh waits, though it is right; a colleague does not", async () => {
  const user = await aUser(ports().database.db);
  const held = await signInHeaders(ports(), user);
  const change = (current_password: string, headers: Held) =>
    call("PUT", "", headers, { current_password, email: "new@example.test" });
  for (let n = 0; n < 10; n++) expect((await change("wrong", held)).status).toBe(422);
  const refused = await change(PASSWORD, held);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  const colleague = await signInHeaders(ports(), await aUser(ports().database.db));
  expect((await change("wrong", colleague)).status).toBe(422);
  ports().clock.advance(60 * 60_000);
  expect((await change(PASSWORD, held)).status).toBe(200);
});

test("five links in half an hour; the sixth is refused", async () => {
  const held = await signInHeaders(ports(), await aUser(ports().database.db));
  const email = { current_password: PASSWORD, email: "new@example.test" };
  expect((await call("PUT", "", held, email)).status).toBe(200);
  const again = () => live.app.inject({ method: "POST", url: "/admin_api/auth/unconfirmed_email", headers: held });
  for (let n = 0; n < 4; n++) expect((await again()).statusCode).toBe(200);
  expect((await again()).statusCode).toBe(429);
});

const DEVICES = [
  [EDGE, "Edge", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
] as const;
test("browser and system are told from what the browser says of itself", () => {
  for (const [userAgent, browser, system] of DEVICES) expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test("the device that an eleventh one displaces hears of it at once, and the audit log says that nobody pressed anything", async () => {
  const { db } = ports().database;
  const user = await aUser(db);
  const oldest = await signInHeaders(ports(), user);
  const ear = await earOf(oldest);
  for (let n = 0; n < 9; n++) {
    ports().clock.advance(1000);
    await signInHeaders(ports(), user);
  }
  const url = "/admin_api/auth/sign_in";
  const payload = { email: user.email, password: PASSWORD };
  const signedIn = await live.app.inject({ method: "POST", url, payload });
  expect(signedIn.statusCode).toBe(200);
  expect(await ear.next()).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
  expect(await statusOf(oldest)).toBe(401);
  const acts = await db.selectFrom("audit_events").select(["action", "actor_type"]).orderBy("id").execute();
  expect(acts).toEqual([
    { action: "signed_in", actor_type: "admin" },
    { action: "session_revoked", actor_type: "system" },
  ]);
});
