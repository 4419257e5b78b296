/** Answers that never came may have held new tokens: a calm page asks for one of its own. */
import { aSession, aTab, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer, held } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
const blank = { "access-token": " ", expiry: " ", client: "c1" };
const fresh = { "access-token": "t9", client: "c1", expiry: "1796404700", uid: ME.email };

/** As devise_token_auth within a batch; a question with `unbatch` gets a new token. */
const batching = (server: FakeServer): FakeServer =>
  server
    .on("GET /auth/validate_token", ({ path }) => ({
      body: { success: true, data: ME },
      headers: path.includes("unbatch=true") ? fresh : blank,
    }))
    .on("GET /ping", { headers: blank });

const checks = (server: FakeServer) => server.heard.filter(({ path }) => path.startsWith("/auth/validate_token"));
const forced = (server: FakeServer) => checks(server).filter(({ path }) => path.includes("unbatch")).length;

/** A signed-in page that is left while it waits for the answer to `calls` of its calls. */
async function aPageLeftAmid(...answered: boolean[]): Promise<SharedStorage> {
  const shared = new SharedStorage();
  const server = knowsMe(new FakeServer());
  const tab = aTab(server, aSession(), shared);
  await pass(0);
  await pass(6000);
  for (const [n, comes] of answered.entries()) {
    server.on(`GET /ping/${n}`, comes ? { headers: blank } : () => held().reply);
    void tab.ping(`/ping/${n}`);
  }
  await pass(0);
  return shared;
}

test("the next page asks plainly; once it is calm it asks for a token, once", async () => {
  const shared = await aPageLeftAmid(false);
  const server = batching(new FakeServer());
  const tab = aTab(server, null, shared);
  await pass(100);
  expect([tab.kind(), checks(server).length, forced(server)]).toEqual(["signedIn", 1, 0]);
  await pass(1500);
  void tab.ping();
  await pass(1500);
  expect(forced(server)).toBe(0);
  await pass(600);
  expect([forced(server), tab.stored()?.["access-token"]]).toEqual([1, "t9"]);
  await pass(60_000);
  void tab.ping();
  await pass(60_000);
  expect(forced(server)).toBe(1);
});

test("chance decides which of a batch brings the token: an answer that brought none says nothing of the others", async () => {
  const shared = await aPageLeftAmid(true, false, true);
  const server = batching(new FakeServer());
  aTab(server, null, shared);
  await pass(3000);
  expect(forced(server)).toBe(1);
});

test("all answered, or all of it long told: nothing is asked for", async () => {
  const server = batching(new FakeServer());
  aTab(server, null, await aPageLeftAmid(true, true));
  await pass(60_000);
  const told = new FakeServer().on("GET /auth/validate_token", { body: { data: ME }, headers: fresh });
  aTab(told, null, await aPageLeftAmid(false, false));
  await pass(60_000);
  expect([forced(server), forced(told)]).toEqual([0, 0]);
});

test("while anything is under way the page is not calm", async () => {
  const shared = await aPageLeftAmid(false);
  const slow = held();
  const server = batching(new FakeServer()).on("GET /slow", () => slow.reply);
  const tab = aTab(server, null, shared);
  await pass(100);
  void tab.ping("/slow");
  await pass(60_000);
  expect(forced(server)).toBe(0);
  slow.let({ headers: blank });
  await pass(2500);
  expect(forced(server)).toBe(1);
});

test("a connection that broke may have lost a token, too", async () => {
  const server = batching(new FakeServer()).on("POST /poke", "fails");
  const tab = aTab(server, aSession());
  await pass(6000);
  await tab.poke();
  await tab.ping();
  await pass(2500);
  expect([forced(server), tab.stored()?.["access-token"]]).toEqual([1, "t9"]);
});

describe("a refusal while another answer is under way", () => {
  async function refusedMeanwhile() {
    const slow = held();
    const server = knowsMe(new FakeServer())
      .on("GET /slow", () => slow.reply)
      .on("GET /ping", ({ headers }) =>
        headers.get("access-token") === "t9" ? { body: { pong: true } } : { status: 401, body: { errors: ["no"] } },
      );
    const tab = aTab(server, aSession());
    await pass(6000);
    void tab.ping("/slow");
    await pass(100);
    const asked = tab.ping();
    await pass(1000);
    return { tab, asked, slow };
  }

  test("ends nothing: that answer brings the newer token, which the refused call is sent with", async () => {
    const { tab, asked, slow } = await refusedMeanwhile();
    expect([tab.kind(), tab.stored()?.["access-token"]]).toEqual(["signedIn", "t1"]);
    slow.let({ headers: fresh });
    await pass(1000);
    expect([(await asked).data, tab.kind()]).toEqual([{ pong: true }, "signedIn"]);
  });

  test("ends the session where that answer brings nothing", async () => {
    const { tab, slow } = await refusedMeanwhile();
    slow.let({ headers: blank });
    await pass(1000);
    expect(tab.store.getState().auth).toEqual({ kind: "signedOut", reason: "expired" });
  });

  test("ends the session after five seconds where that answer never comes", async () => {
    const { tab } = await refusedMeanwhile();
    await pass(3500);
    expect(tab.kind()).toBe("signedIn");
    await pass(1000);
    expect(tab.store.getState().auth).toEqual({ kind: "signedOut", reason: "expired" });
  });
});
