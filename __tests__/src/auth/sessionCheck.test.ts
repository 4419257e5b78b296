/** The check of the stored session before servers that fail, refuse, or say nothing. */
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, type Heard, held, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";

afterEach(() => jest.useRealTimers());

const fresh = { "access-token": "t2", client: "c1", expiry: "1796404700", uid: ME.email };

test.each([["fails"], [500], [502], [503], [429]] as const)("%s – kept, said, asked again, opened", async (trouble) => {
  jest.useFakeTimers();
  const answers = [trouble, trouble];
  const server = new FakeServer().on("GET /auth/validate_token", () => {
    const next = answers.pop();
    if (next === "fails") return "fails";
    return next ? { status: next, body: { errors: ["later"] } } : { body: { success: true, data: ME } };
  });
  const tab = aTab(server, aSession());
  await jest.advanceTimersByTimeAsync(500);
  expect(tab.store.getState().auth).toEqual({ kind: "checking", delayed: true });
  expect(tab.stored()).toEqual(aSession());
  await jest.advanceTimersByTimeAsync(3000);
  expect(tab.kind()).toBe("signedIn");
  expect(server.count("GET /auth/validate_token")).toBe(3);
});

test("however long the server was away, it is asked within five seconds of its return", async () => {
  jest.useFakeTimers();
  for (const away of [300, 900, 1500, 2500, 3500, 5000, 6900, 120_000]) {
    const start = Date.now();
    const server = new FakeServer().on("GET /auth/validate_token", () =>
      Date.now() < start + away ? "fails" : { body: { success: true, data: ME } },
    );
    const tab = aTab(server, aSession());
    // A try may fall on the very millisecond of its return.
    await jest.advanceTimersByTimeAsync(away - 1);
    expect([away, tab.kind(), tab.stored()]).toEqual([away, "checking", aSession()]);
    await jest.advanceTimersByTimeAsync(5001);
    expect([away, tab.kind()]).toEqual([away, "signedIn"]);
    // The first tries come sooner; the later ones are not more than one in three seconds.
    expect(server.count("GET /auth/validate_token")).toBeLessThan(5 + away / 3000);
  }
});

test("a device that is online again, or a page that is looked at again, asks at once", async () => {
  jest.useFakeTimers();
  let answers = false;
  const server = new FakeServer().on("GET /auth/validate_token", () =>
    answers ? { body: { success: true, data: ME } } : "fails",
  );
  const tab = aTab(server, aSession());
  await jest.advanceTimersByTimeAsync(60_000);
  const before = server.count("GET /auth/validate_token");
  answers = true;
  tab.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect([server.count("GET /auth/validate_token") - before, tab.kind()]).toEqual([1, "signedIn"]);
});

describe("a server that takes the question and says nothing", () => {
  const answer: Reply = { body: { success: true, data: ME } };
  const asksAs = (token: string | null) => (heard: Heard) =>
    heard.path.startsWith("/auth/validate_token") && heard.headers.get("access-token") === token;

  /** Whatever is asked before it is back is never answered. */
  function swallows(away: number): FakeServer {
    const back = Date.now() + away;
    return new FakeServer().on("GET /auth/validate_token", ({ headers }) => {
      if (Date.now() < back) return held().reply;
      return headers.has("access-token") ? answer : { status: 401, body: { success: false } };
    });
  }

  test("is said after five seconds, and the person is in within five of its return, however late that is", async () => {
    jest.useFakeTimers();
    for (const away of [2000, 7000, 33_000, 600_000]) {
      const server = swallows(away);
      const tab = aTab(server, aSession());
      if (away > 5500) {
        await jest.advanceTimersByTimeAsync(5500);
        expect(tab.store.getState().auth).toEqual({ kind: "checking", delayed: true });
      }
      await jest.advanceTimersByTimeAsync(away + 5000 - (away > 5500 ? 5500 : 0));
      expect([away, tab.kind()]).toEqual([away, "signedIn"]);
      // Each could bring the only new token: what merely looks whether anybody is there speaks for nobody.
      expect(server.heard.filter(asksAs("t1"))).toHaveLength(2);
      expect(server.heard.filter(asksAs(null)).length).toBeLessThan(2 + away / 3000);
    }
  });

  test("is looked for at once when the device is online again, or the page looked at again", async () => {
    jest.useFakeTimers();
    const server = swallows(60_000);
    const tab = aTab(server, aSession());
    await jest.advanceTimersByTimeAsync(59_999);
    expect(tab.kind()).toBe("checking");
    await jest.advanceTimersByTimeAsync(1);
    tab.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(tab.kind()).toBe("signedIn");
  });

  test("may answer late: the person is in, with the token that came", async () => {
    jest.useFakeTimers();
    const slow = held();
    const server = new FakeServer().on("GET /auth/validate_token", () => slow.reply);
    const tab = aTab(server, aSession());
    await jest.advanceTimersByTimeAsync(30_000);
    slow.let({ ...answer, headers: fresh });
    await jest.advanceTimersByTimeAsync(0);
    expect([tab.kind(), tab.stored()?.["access-token"]]).toEqual(["signedIn", "t2"]);
    expect(server.heard.filter(asksAs("t1"))).toHaveLength(1);
  });

  test("is asked anew after five seconds where it is there for others: that connection was lost", async () => {
    jest.useFakeTimers();
    const lost = held();
    const replies = [lost.reply, { ...answer, headers: { ...fresh, "access-token": "t3" } }];
    const server = new FakeServer().on("GET /auth/validate_token", (heard) =>
      asksAs("t1")(heard) ? (replies.shift() ?? answer) : { status: 401 },
    );
    const tab = aTab(server, aSession());
    await jest.advanceTimersByTimeAsync(5100);
    expect([tab.kind(), tab.stored()?.["access-token"]]).toEqual(["signedIn", "t3"]);
    // Its headers are read whenever they come; those of the later question count.
    lost.let({ ...answer, headers: { ...fresh, "access-token": "t2" } });
    await jest.advanceTimersByTimeAsync(0);
    expect(tab.stored()?.["access-token"]).toBe("t3");
  });

  test("is not asked for ever more where it answers others only: a browser has six connections", async () => {
    jest.useFakeTimers();
    const server = new FakeServer().on("GET /auth/validate_token", (heard) =>
      asksAs("t1")(heard) ? held().reply : { status: 401 },
    );
    aTab(server, aSession());
    await jest.advanceTimersByTimeAsync(600_000);
    expect(server.heard.filter(asksAs("t1"))).toHaveLength(3);
  });
});

test("a refusal of the check ends nothing while other tabs have newer tokens, however often", async () => {
  const shared = new SharedStorage();
  const store = (token: string) => shared.tab().write("auth", JSON.stringify(aSession({ "access-token": token })));
  const server = new FakeServer().on("GET /auth/validate_token", ({ headers }) => {
    const next = { t1: "t2", t2: "t3" }[headers.get("access-token") ?? ""];
    if (!next) return { body: { success: true, data: ME } };
    store(next);
    return { status: 401, body: { success: false, errors: ["Invalid login credentials"] } };
  });
  const tab = aTab(server, aSession(), shared);
  await settle();
  expect([tab.kind(), tab.stored()?.["access-token"]]).toEqual(["signedIn", "t3"]);
});

test.each([400, 403, 404, 422, 200] as const)(
  "%s without a person is no word on the session: asked again",
  async (status) => {
    jest.useFakeTimers();
    const server = new FakeServer().on("GET /auth/validate_token", { status, body: { success: true } });
    const tab = aTab(server, aSession());
    await jest.advanceTimersByTimeAsync(500);
    expect([tab.store.getState().auth, tab.stored()]).toEqual([{ kind: "checking", delayed: true }, aSession()]);
    expect(new Set(tab.reports)).toEqual(new Set(["The stored session could not be validated"]));
    knowsMe(server);
    await jest.advanceTimersByTimeAsync(5000);
    expect(tab.kind()).toBe("signedIn");
  },
);
