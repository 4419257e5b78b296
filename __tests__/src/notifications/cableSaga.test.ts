/** The live connection from sign-in to sign-out: opened, lost, noticed, revived, closed (contract.md §5–§7). */
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { selectLive } from "../../../src/features/notifications/notificationsSlice.ts";
import { type LiveApp, liveApp, pass } from "../../support/liveApp.ts";

let app: LiveApp;
const live = () => selectLive(app.store.getState());

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-24T10:42:00Z") });
  app = liveApp();
});

afterEach(() => {
  app.store.dispatch(sessionEnded({ reason: "signedOut" }));
  jest.useRealTimers();
  expect(app.reports).toEqual([]);
});

/** Signed in, connected, caught up. */
const connected = async () => {
  app.signIn();
  app.cable.confirms();
  await pass();
};

describe("the connection", () => {
  test("is not opened before somebody is signed in", () => {
    expect(app.cable.attempts).toBe(0);
    expect(live()).toEqual({ kind: "off" });
  });

  test("signed in – connecting – connected – live", async () => {
    app.signIn();
    expect(live()).toEqual({ kind: "connecting" });
    expect(app.cable.urls[0]).toContain("accessToken=t1");
    app.cable.confirms();
    expect(live()).toMatchObject({ kind: "live" });
  });

  test("signed out – closed, and nothing that still comes is heard", async () => {
    await connected();
    app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    expect(app.cable.closed).toBe(1);
    expect(app.cable.isOpen).toBe(false);
    expect(live()).toEqual({ kind: "off" });
    expect(app.board.read()).toEqual([]);
  });

  test("never connected – says so after ten seconds", async () => {
    app.signIn();
    await pass(9000);
    expect(live()).toEqual({ kind: "connecting" });
    await pass(2000);
    expect(live()).toEqual({ kind: "offline", updatedAt: null });
  });

  test("connected – silent without a word from the library – offline, then live again", async () => {
    await connected();
    app.cable.live = false;
    await pass(2500);
    expect(live()).toMatchObject({ kind: "offline", updatedAt: expect.any(Number) });
    app.cable.live = true;
    await pass(2500);
    expect(live()).toMatchObject({ kind: "live" });
  });

  test("connected – lost – the device wakes – tried at once", async () => {
    await connected();
    app.cable.loses();
    expect(live()).toMatchObject({ kind: "offline" });
    app.cable.wakes();
    expect(app.cable.attempts).toBe(2);
  });

  test("refused – a pause – asked once over HTTP – tried again, after a longer pause each time", async () => {
    await connected();
    jest.spyOn(Math, "random").mockReturnValue(1);
    const asked = () => app.server.requests.filter((request) => request.includes("validate_token")).length;
    app.cable.refuses();
    await pass(1400);
    expect([asked(), app.cable.attempts]).toEqual([0, 1]);
    await pass(200);
    expect([asked(), app.cable.attempts]).toEqual([1, 2]);
    app.cable.refuses();
    await pass(2400);
    expect(app.cable.attempts).toBe(2);
    await pass(200);
    expect([asked(), app.cable.attempts]).toEqual([2, 3]);
  });

  test("refused because of a sign-out – nothing asked", async () => {
    await connected();
    const asked = () => app.server.requests.filter((request) => request.includes("validate_token")).length;
    const before = asked();
    app.cable.refuses();
    app.store.dispatch(sessionEnded({ reason: "elsewhere" }));
    await pass(5000);
    expect([asked() - before, app.cable.attempts]).toEqual([0, 1]);
  });
});
