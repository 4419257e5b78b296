/** What the device is asked, and when: prepared for whoever signs in, and emptied by the tab in which a session ends. */
import { passwordReset, sessionEnded, signOutWanted } from "../../../src/features/auth/public.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";

test("whoever's session is good has the device prepared, once", async () => {
  const { device } = aTab(knowsMe(new FakeServer()), aSession());
  expect(device).toEqual([]);
  await settle();
  expect(device).toEqual(["prepare"]);
});

test("nobody signed in: the device is left alone", async () => {
  const { device } = aTab(new FakeServer(), null);
  await settle();
  expect(device).toEqual([]);
});

const SEEN = JSON.stringify({ language: "en", at: 1, heads: [], rows: [] });

test("a sign-out leaves nothing that was seen, and no other tab puts it back", async () => {
  const shared = new SharedStorage();
  const server = knowsMe(new FakeServer()).on("DELETE /auth/sign_out", { body: { success: true } });
  const first = aTab(server, aSession(), shared);
  const second = aTab(server, null, shared);
  await settle();
  first.storage.write("lastSeenCallouts", SEEN);
  first.store.dispatch(signOutWanted());
  await settle();
  expect([first.kind(), second.kind()]).toEqual(["signedOut", "signedOut"]);
  expect(second.storage.read("lastSeenCallouts")).toBeNull();
});

test("a session that is refused leaves nothing; one that ended in another tab leaves what is that tab's", async () => {
  const shared = new SharedStorage();
  shared.tab().write("lastSeenCallouts", SEEN);
  const refused = aTab(
    new FakeServer().on("GET /auth/validate_token", { status: 401, body: { success: false } }),
    aSession(),
    shared,
  );
  await settle();
  expect(refused.storage.read("lastSeenCallouts")).toBeNull();
  const another = new SharedStorage();
  const tab = aTab(knowsMe(new FakeServer()), aSession(), another);
  await settle();
  tab.storage.write("lastSeenCallouts", SEEN);
  tab.store.dispatch(sessionEnded({ reason: "elsewhere" }));
  expect(tab.storage.read("lastSeenCallouts")).toBe(SEEN);
});

test("a new password, which ends every session, leaves nothing, also in a tab that had not looked for its session", async () => {
  const shared = new SharedStorage();
  shared.tab().write("lastSeenCallouts", SEEN);
  const tab = aTab(new FakeServer(), null, shared);
  await settle();
  tab.store.dispatch(passwordReset());
  await settle();
  expect(tab.storage.read("lastSeenCallouts")).toBeNull();
});
