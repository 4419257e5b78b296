/** What is asked again, when, and what never (specification §9). */
import { aSession, aTab, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer, type Reply } from "../../support/app/fakes/fakeServer.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function asking(reply: Reply | "fails") {
  const server = knowsMe(new FakeServer());
  server.on("GET /ping", () => reply).on("POST /poke", () => reply);
  const tab = aTab(server, aSession());
  await after(100);
  return { server, tab };
}

test.each([["fails"], [{ status: 500 }], [{ status: 408 }], [{ status: 429 }]] as const)(
  "%j: three more times, after 1, 2 and 4 seconds, then told",
  async (reply) => {
    const { server, tab } = await asking(reply);
    let told = false;
    void tab.ping().then(() => {
      told = true;
    });
    const counts: number[] = [];
    for (const ms of [100, 1000, 2000, 4000, 60_000]) {
      await after(ms);
      counts.push(server.count("GET /ping"));
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    expect(told).toBe(true);
  },
);

test.each([[404], [401], [409], [422]])("%s: told at once", async (status) => {
  const { server, tab } = await asking({ status });
  void tab.ping();
  await after(60_000);
  expect(server.count("GET /ping")).toBe(1);
});

test.each([["fails"], [{ status: 503 }]] as const)("a change is never sent twice: %j", async (reply) => {
  const { server, tab } = await asking(reply);
  void tab.poke();
  await after(60_000);
  expect(server.count("POST /poke")).toBe(1);
});

test("the time that the server names is waited for; too long a time is not", async () => {
  const { server, tab } = await asking({ status: 429, headers: { "retry-after": "20" } });
  void tab.ping();
  await after(19_000);
  expect(server.count("GET /ping")).toBe(1);
  await after(2000);
  expect(server.count("GET /ping")).toBe(2);

  const busy = await asking({ status: 429, headers: { "retry-after": "3600" } });
  void busy.tab.ping();
  await after(60_000);
  expect(busy.server.count("GET /ping")).toBe(1);
});

test("thirty seconds are the longest that is waited for: named by the server to the second, or one more", async () => {
  const { server, tab } = await asking({ status: 503, headers: { "retry-after": "30" } });
  void tab.ping();
  await after(29_900);
  expect(server.count("GET /ping")).toBe(1);
  await after(200);
  expect(server.count("GET /ping")).toBe(2);

  const busy = await asking({ status: 503, headers: { "retry-after": "31" } });
  void busy.tab.ping();
  await after(120_000);
  expect(busy.server.count("GET /ping")).toBe(1);
});
