/** The session from load to end, over tabs. */
import { type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { authApi } from "../../../src/features/auth/authApi.ts";
import { signOutWanted } from "../../../src/features/auth/public.ts";
import { signIn as submitSignIn } from "../../../src/features/auth/signIn.ts";
import { createBrowserStorage } from "../../../src/lib/browserStorage.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";

afterEach(() => jest.useRealTimers());

const headers = { "access-token": "n1", client: "c9", expiry: "1796404700", uid: ME.email };
const signIn = (tab: ReturnType<typeof aTab>) =>
  tab.store.dispatch(authApi.endpoints.signIn.initiate({ email: ME.email, password: "x" }));

test("nobody was signed in: known at once, without a question and without a reload", () => {
  const server = new FakeServer();
  const tab = aTab(server, null);
  expect(tab.kind()).toBe("signedOut");
  expect([server.heard, tab.left]).toEqual([[], []]);
});

test("damaged text in the storage is nobody", () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", "{not json");
  expect(aTab(new FakeServer(), null, shared).kind()).toBe("signedOut");
});

test("a good session opens with the user of the answer, who is kept under a key of their own", async () => {
  const tab = aTab(knowsMe(new FakeServer()), aSession());
  expect(tab.kind()).toBe("checking");
  await settle();
  expect(tab.kind()).toBe("signedIn");
  expect(JSON.parse(tab.storage.read("user") ?? "null")).toEqual(ME);
});

test("refused: both keys are gone", async () => {
  const server = new FakeServer().on("GET /auth/validate_token", { status: 401, body: { success: false } });
  const tab = aTab(server, aSession());
  await settle();
  expect(tab.kind()).toBe("signedOut");
  expect([tab.storage.read("auth"), tab.storage.read("user")]).toEqual([null, null]);
});

test.each(["/auth/set-new-password", "/set-new-password"])("on %s nothing is checked and nothing is lost", (path) => {
  const server = new FakeServer();
  const tab = aTab(server, aSession(), new SharedStorage(), path);
  expect(server.heard).toEqual([]);
  expect(tab.stored()).toEqual(aSession());
});

test("signing in stores the headers; an unverified account gets none, whatever the server sends", async () => {
  const server = new FakeServer().on("POST /auth/sign_in", { body: { data: ME }, headers });
  const tab = aTab(server, null);
  await signIn(tab);
  expect(tab.kind()).toBe("signedIn");
  expect(tab.stored()).toMatchObject(headers);

  server.on("POST /auth/sign_in", { body: { data: { verified: false } }, headers });
  const other = aTab(server, null);
  await signIn(other);
  expect(other.kind()).toBe("signedOut");
  expect(other.stored()).toBeNull();
});

test("a sign-in that was given up signs nobody in when its answer comes", async () => {
  const server = new FakeServer().on("POST /auth/sign_in", { body: { data: ME }, headers });
  const tab = aTab(server, null);
  const asked = signIn(tab);
  asked.abort();
  await settle();
  expect(tab.stored()).toBeNull();
  expect(tab.kind()).toBe("signedOut");
});

test.each([
  ["the page is loaded afresh", true, "waits"],
  ["nothing is said to be out of reach but the server", false, { error: { status: "network", messages: [] } }],
])("the file of the second step is gone: %s", async (_what, isOld, expected) => {
  const asksForCode = { status: 401, body: { success: false, errors: ["x"], code: "otp_required" } };
  const tab = aTab(new FakeServer().on("POST /auth/sign_in", asksForCode), null);
  const afresh = jest.fn(async () => isOld);
  const gone = () => Promise.reject(new Error("Loading chunk 7 failed"));
  const { signal } = new AbortController();
  const dispatch: ThunkDispatch<unknown, never, UnknownAction> = tab.store.dispatch;
  const outcome = dispatch(submitSignIn({ email: "a@example.test", password: "x" }, signal, gone, afresh));
  expect(await Promise.race([outcome, settle().then(() => "waits")])).toEqual(expected);
  expect(afresh).toHaveBeenCalledTimes(1);
});

test("signed out in one tab: the other leaves at once, and what it had fetched is gone", async () => {
  const shared = new SharedStorage();
  const server = knowsMe(new FakeServer()).on("DELETE /auth/sign_out", {}).on("GET /ping", {});
  const first = aTab(server, aSession(), shared);
  const second = aTab(server, null, shared);
  await settle();
  await second.ping();
  first.store.dispatch(signOutWanted());
  await settle();
  expect(second.store.getState().auth).toEqual({ kind: "signedOut", reason: "elsewhere" });
  expect(second.store.getState().adminApi.queries).toEqual({});
  expect([first.left, second.left]).toEqual([["/auth/login"], []]);
});

test("over in one tab: the other says that it has ended, and not that somebody signed out", async () => {
  const shared = new SharedStorage();
  const server = knowsMe(new FakeServer()).on("GET /ping", { status: 401, body: { errors: ["no"] } });
  const first = aTab(server, aSession(), shared);
  const second = aTab(server, null, shared);
  await settle();
  await first.ping();
  await settle();
  expect(second.store.getState().auth).toEqual({ kind: "signedOut", reason: "expired" });
  // What is remembered of it does not outlast the next session.
  server.on("POST /auth/sign_in", { body: { data: ME }, headers }).on("DELETE /auth/sign_out", {});
  await signIn(first);
  await settle();
  first.store.dispatch(signOutWanted());
  await settle();
  expect(second.store.getState().auth).toEqual({ kind: "signedOut", reason: "elsewhere" });
});

test("signed in as somebody else in one tab: the other becomes that person, without the first one's data", async () => {
  const shared = new SharedStorage();
  const server = knowsMe(new FakeServer()).on("GET /ping", {});
  const tab = aTab(server, aSession(), shared);
  await settle();
  await tab.ping();
  server.on("GET /auth/validate_token", { body: { success: true, data: { ...ME, id: 8 } } });
  shared.tab().write("auth", JSON.stringify(aSession({ client: "c2" })));
  await settle();
  expect(tab.store.getState().user.current?.id).toBe(8);
  expect(Object.keys(tab.store.getState().adminApi.queries).join()).not.toContain("ping");
});

test("a server that does not answer the sign-out keeps nobody", async () => {
  jest.useFakeTimers();
  const server = knowsMe(new FakeServer()).on("DELETE /auth/sign_out", () => new Promise(() => undefined));
  const tab = aTab(server, aSession());
  await jest.advanceTimersByTimeAsync(100);
  tab.store.dispatch(signOutWanted());
  await jest.advanceTimersByTimeAsync(3100);
  expect([tab.stored(), tab.kind(), tab.left]).toEqual([null, "signedOut", ["/auth/login"]]);
});

test.each(["getItem", "setItem", "removeItem", "localStorage"])("%s throws: all goes on in memory", (broken) => {
  const values = new Map<string, string>();
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const good = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const place = {
    get localStorage() {
      return (broken === "localStorage" ? fail() : { ...good, [broken]: fail }) as unknown as Storage;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const reports: string[] = [];
  const storage = createBrowserStorage(place, (what) => reports.push(what));
  storage.read("auth");
  storage.write("auth", "one");
  const written = storage.read("auth");
  storage.remove("auth");
  storage.remove("auth");
  // What was stored before reading broke cannot be seen; what could not be stored can.
  expect([broken === "getItem" ? "one" : written, storage.read("auth")]).toEqual(["one", null]);
  expect(new Set(reports).size).toBe(reports.length);
  expect(reports.length).toBeGreaterThan(0);
});
