/** Which answer may change the stored session, and which may end it. */
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, held } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";

async function aSignedInTab(shared?: SharedStorage) {
  const server = knowsMe(new FakeServer());
  const tab = aTab(server, aSession(), shared);
  await settle();
  expect(tab.kind()).toBe("signedIn");
  return { server, tab };
}

const fresh = { "access-token": "t2", client: "c1", expiry: "1796404700", uid: "admin@example.test" };

describe("headers that leave the stored session as it is", () => {
  const unchanged: [string, Record<string, string>][] = [
    ["none at all", {}],
    ["a blank token", { ...fresh, "access-token": "" }],
    ["a token of one space", { ...fresh, "access-token": " " }],
    ["a token of a tab", { ...fresh, "access-token": "\t" }],
    ["blank token and expiry", { ...fresh, "access-token": " ", expiry: " " }],
    ["a blank token with an authorization", { ...fresh, "access-token": " ", authorization: "Bearer old" }],
    ["no token but a client", { client: "c1" }],
    ["no token but an expiry", { expiry: "1896404700" }],
    ["no token but an authorization", { authorization: "Bearer other" }],
    ["another client", { ...fresh, client: "c2" }],
  ];
  test.each(unchanged)("%s", async (_title, headers) => {
    const { server, tab } = await aSignedInTab();
    server.on("GET /ping", { headers });
    await tab.ping();
    expect(tab.stored()).toEqual(aSession());
  });
});

test("a changed address is the new uid, also under a token that stays; a late answer does not bring the old one back", async () => {
  const { server, tab } = await aSignedInTab();
  const late = held();
  server.on("GET /late", () => late.reply).on("GET /ping", { headers: { ...aSession(), uid: "new@example.test" } });
  const first = tab.ping("/late");
  await tab.ping();
  expect(tab.stored()).toMatchObject({ "access-token": aSession()["access-token"], uid: "new@example.test" });
  late.let({ headers: aSession() });
  await first;
  expect(tab.stored()).toMatchObject({ uid: "new@example.test" });
});

test("a new token comes with its expiry, and an authorization of its own even where none was sent", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", { headers: fresh });
  await tab.ping();
  expect(tab.stored()).toEqual(aSession({ ...fresh, authorization: "Bearer t2" }));
});

test.each(["1796404599", "1", "soon"])("a new token is news whenever it expires: %s", async (expiry) => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", { headers: { ...fresh, expiry } });
  await tab.ping();
  expect(tab.stored()).toMatchObject({ "access-token": "t2", expiry });
});

test("a new token with a blank expiry keeps the one that is known", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", { headers: { ...fresh, expiry: " ", uid: " " } });
  await tab.ping();
  expect(tab.stored()).toEqual(aSession({ "access-token": "t2", authorization: "Bearer t2" }));
});

test("every request speaks both forms, and nothing undefined", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", {});
  await tab.ping();
  expect(Object.fromEntries(server.last.headers)).toEqual({
    accept: "application/json",
    authorization: "Bearer t1",
    "access-token": "t1",
    client: "c1",
    uid: "admin@example.test",
  });
});

test("an earlier request's token that arrives later is not news", async () => {
  const { server, tab } = await aSignedInTab();
  const early = held();
  server.on("GET /early", () => early.reply).on("GET /late", { headers: { ...fresh, "access-token": "t3" } });
  const first = tab.ping("/early");
  await settle();
  await tab.ping("/late");
  early.let({ headers: fresh });
  await first;
  expect(tab.stored()?.["access-token"]).toBe("t3");
});

test("over tabs as well: the token of the request that was sent later stays", async () => {
  const shared = new SharedStorage();
  const first = await aSignedInTab(shared);
  const second = { server: knowsMe(new FakeServer()) };
  const other = aTab(second.server, null, shared);
  await settle();
  const slow = held();
  first.server.on("GET /ping", () => slow.reply);
  const asked = first.tab.ping();
  await settle();
  for (const token of ["t3", "t4"]) {
    second.server.on("GET /ping", { headers: { ...fresh, "access-token": token } });
    await other.ping();
  }
  slow.let({ headers: fresh });
  await asked;
  expect(first.tab.stored()?.["access-token"]).toBe("t4");
});

test("the token that a request was sent with is no news once there is another", async () => {
  const { server, tab } = await aSignedInTab();
  const slow = held();
  server.on("GET /slow", () => slow.reply).on("GET /ping", { headers: fresh });
  const asked = Promise.all([tab.ping("/ping"), tab.ping("/slow")]);
  await settle();
  slow.let({ headers: aSession() });
  await asked;
  expect(tab.stored()?.["access-token"]).toBe("t2");
});

test("an answer after signing out brings nobody back", async () => {
  const { server, tab } = await aSignedInTab();
  const slow = held();
  server.on("GET /slow", () => slow.reply).on("DELETE /auth/sign_out", { body: { success: true } });
  const asked = tab.ping("/slow");
  await settle();
  tab.store.dispatch({ type: "session/signOutWanted" });
  await settle();
  slow.let({ headers: fresh });
  await asked;
  expect(tab.stored()).toBeNull();
  expect(tab.left).toEqual(["/auth/login"]);
});

test("an aborted request's headers are read all the same", async () => {
  const { server, tab } = await aSignedInTab();
  const slow = held();
  server.on("POST /poke", () => slow.reply);
  const asked = tab.poke();
  await settle();
  asked.abort();
  slow.let({ headers: fresh });
  await settle();
  expect(tab.stored()?.["access-token"]).toBe("t2");
});

test("a new token is stored the moment its headers are there: the body may be cut, or never come", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", { headers: fresh, cut: true }).on("POST /poke", { headers: fresh, cut: true });
  const { error } = await tab.poke();
  expect(error).toMatchObject({ status: "network" });
  expect(tab.stored()?.["access-token"]).toBe("t2");
});

test("two refusals of the stored token end the session once", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("GET /ping", { status: 401, body: { errors: ["You need to sign in or sign up before continuing."] } });
  await Promise.all([tab.ping("/ping?n=1"), tab.ping("/ping?n=2")]);
  await settle();
  expect(tab.store.getState().auth).toEqual({ kind: "signedOut", reason: "expired" });
  expect(tab.stored()).toBeNull();
  expect(server.count("GET /ping")).toBe(2);
});

test("a refused token that another tab has replaced meanwhile deserves one more try", async () => {
  const shared = new SharedStorage();
  const { server, tab } = await aSignedInTab(shared);
  server.on("GET /ping", ({ headers }) => {
    if (headers.get("access-token") === "t2") return { body: { pong: true } };
    shared.tab().write("auth", JSON.stringify(aSession({ "access-token": "t2" })));
    return { status: 401, body: { errors: ["no"] } };
  });
  const { data } = await tab.ping();
  expect(data).toEqual({ pong: true });
  expect(tab.kind()).toBe("signedIn");
});

test("it is asked again as often as another tab was quicker, and ends nothing meanwhile", async () => {
  const shared = new SharedStorage();
  const { server, tab } = await aSignedInTab(shared);
  const store = (token: string) => shared.tab().write("auth", JSON.stringify(aSession({ "access-token": token })));
  server.on("GET /ping", ({ headers }) => {
    const next = { t1: "t2", t2: "t3", t3: "t4" }[headers.get("access-token") ?? ""];
    if (!next) return { body: { pong: true } };
    store(next);
    return { status: 401, body: { errors: ["no"] } };
  });
  const { data } = await tab.ping();
  expect([data, tab.kind()]).toEqual([{ pong: true }, "signedIn"]);
});

test("a refusal of what was typed ends nothing", async () => {
  const { server, tab } = await aSignedInTab();
  server.on("DELETE /auth/sign_out", { status: 404 });
  server.on("POST /poke", { status: 422, body: { errors: { name: ["no"] } } });
  const { error } = await tab.poke();
  expect(error).toMatchObject({ status: 422, fields: { name: ["no"] } });
  expect(tab.kind()).toBe("signedIn");
});
