/** Where a practice's administrators are signed in: its owners see that, and end it. */
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Live, startLive } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
type Person = Awaited<ReturnType<typeof aUser>>;
let live: Live;
let owner: Person;
let admin: Person;
let asOwner: Caller;
beforeEach(async () => {
  live = await startLive(ports());
  const { db } = ports().database;
  owner = await aUser(db);
  admin = await aUser(db, { company_id: owner.company_id, role: "admin" });
  asOwner = await asUser(live.app, ports(), owner);
});
afterEach(() => live.stop());

type Row = { id: string; user_id: number; current: boolean };
const rows = async (): Promise<Row[]> => (await asOwner("GET", "/users/sessions")).body.data;
const sessionsOf = async ({ id }: Person): Promise<string[]> =>
  (await rows()).filter(({ user_id }) => user_id === id).map((row) => row.id);
const statusWith = async (headers: Record<string, string>): Promise<number> =>
  (await live.app.inject({ method: "GET", url: "/admin_api/callouts", headers })).statusCode;
const lastAct = async () => (await asOwner("GET", "/audit_events")).body.data[0];
const unauthorized = { type: "disconnect", reason: "unauthorized", reconnect: false };

test("an owner sees each living session of the practice's people: device, begun, last used; no reset link's, nobody else's", async () => {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const held = await signInHeaders(ports(), admin);
  await signInHeaders(ports(), admin, "password_reset");
  await signInHeaders(ports(), await aUser(ports().database.db));
  const { db } = ports().database;
  await db
    .updateTable("sessions")
    .set({ user_agent: userAgent, ip: "192.0.2.7" })
    .where("client", "=", held.client ?? "")
    .execute();
  const begun = ports().clock.now().toISOString();
  ports().clock.advance(120_000);
  const told = await rows();
  const device = { browser: "Firefox", system: "Linux", ip: "192.0.2.7" };
  const [own, theirs] = [told.filter(({ current }) => current), told.filter(({ current }) => !current)];
  expect(own).toMatchObject([{ user_id: owner.id }]);
  expect(theirs).toEqual([
    { id: expect.any(String), user_id: admin.id, current: false, ...device, created_at: begun, last_used_at: begun },
  ]);
});

test("an owner ends one session: its next request is refused, its socket closed, the others stay, and the log says so", async () => {
  const before = await signInHeaders(ports(), admin);
  const [id = ""] = await sessionsOf(admin);
  const after = await signInHeaders(ports(), admin);
  const ear = await anEar(live, ports(), owner);
  expect((await asOwner("DELETE", `/users/${admin.id}/sessions/${id}`)).status).toBe(200);
  expect([await statusWith(before), await statusWith(after)]).toEqual([401, 200]);
  expect(ear.socket.readyState).toBe(ear.socket.OPEN);
  expect(await lastAct()).toMatchObject({
    action: "user_session_revoked",
    actor: { type: "admin", name: "Anna Whitlocke" },
    subject: { id: admin.id },
  });
  expect((await asOwner("DELETE", `/users/${admin.id}/sessions/${id}`)).status).toBe(404);
});

test("an owner ends all sessions of one person, sockets included; of their own all but this one", async () => {
  const held = await signInHeaders(ports(), admin);
  const ear = await anEar(live, ports(), admin);
  expect((await asOwner("DELETE", `/users/${admin.id}/sessions`)).status).toBe(200);
  expect(await ear.next()).toEqual(unauthorized);
  expect([await statusWith(held), await sessionsOf(admin)]).toEqual([401, []]);
  expect(await lastAct()).toMatchObject({ action: "user_sessions_revoked", subject: { id: admin.id } });
  const elsewhere = await signInHeaders(ports(), owner);
  expect((await asOwner("DELETE", `/users/${owner.id}/sessions`)).status).toBe(200);
  expect([await statusWith(elsewhere), (await sessionsOf(owner)).length]).toEqual([401, 1]);
});

test("one's own session of now is not ended from here; a session under another person's name is none", async () => {
  await signInHeaders(ports(), admin);
  const [own = ""] = await sessionsOf(owner);
  const [theirs = ""] = await sessionsOf(admin);
  const end = async (path: string) => (await asOwner("DELETE", `/users/${path}`)).status;
  expect(await end(`${owner.id}/sessions/${own}`)).toBe(409);
  expect(await end(`${owner.id}/sessions/${theirs}`)).toBe(404);
  expect(await end(`${admin.id}/sessions/nonsense`)).toBe(404);
  expect(await end("999999/sessions")).toBe(404);
  expect((await sessionsOf(admin)).length).toBe(1);
});

test("who is no owner neither sees nor ends anything", async () => {
  const asAdmin = await asUser(live.app, ports(), admin);
  const [id = ""] = await sessionsOf(owner);
  const answers = [
    await asAdmin("GET", "/users/sessions"),
    await asAdmin("DELETE", `/users/${owner.id}/sessions`),
    await asAdmin("DELETE", `/users/${owner.id}/sessions/${id}`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [403, "forbidden"],
    [403, "forbidden"],
    [403, "forbidden"],
  ]);
  expect((await sessionsOf(owner)).length).toBe(1);
});

test("the list of administrators tells who has two-step verification", async () => {
  const { db } = ports().database;
  const seed = { seed: "x", last_step: 0, created_at: ports().clock.now() };
  await db
    .insertInto("second_factors")
    .values([
      { user_id: owner.id, confirmed_at: ports().clock.now(), ...seed },
      { user_id: admin.id, confirmed_at: null, ...seed },
    ])
    .execute();
  const { body } = await asOwner("GET", "/users");
  expect(body.data.map((one: { second_factor: boolean }) => one.second_factor)).toEqual([true, false]);
});
