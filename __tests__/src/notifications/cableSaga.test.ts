/** The live connection from sign-in to sign-out: opened, lost, noticed, revived, closed (docs/contract.md §5–§7). */
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { pass } from "../../support/app/liveApp.ts";
import { connectedApp } from "../../support/wire/connectedApp.ts";

const own = connectedApp();
const { connected, live } = own;

describe("the connection", () => {
  test("is not opened before somebody is signed in", () => {
    expect(own.app.cable.attempts).toBe(0);
    expect(live()).toEqual({ kind: "off" });
  });

  test("signed in – connecting – connected – live", async () => {
    own.app.signIn();
    expect(live()).toEqual({ kind: "connecting" });
    expect(own.app.cable.urls[0]).toContain("accessToken=t1");
    own.app.cable.confirms();
    expect(live()).toMatchObject({ kind: "live" });
  });

  test("signed out – closed, and nothing that still comes is heard", async () => {
    await connected();
    own.app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    expect(own.app.cable.closed).toBe(1);
    expect(own.app.cable.isOpen).toBe(false);
    expect(live()).toEqual({ kind: "off" });
    expect(own.app.board.read()).toEqual([]);
  });

  test("never connected – says so after ten seconds", async () => {
    own.app.signIn();
    await pass(9000);
    expect(live()).toEqual({ kind: "connecting" });
    await pass(2000);
    expect(live()).toEqual({ kind: "offline", updatedAt: null });
  });

  test("connected – silent without a word from the library – offline, then live again", async () => {
    await connected();
    own.app.cable.live = false;
    await pass(2500);
    expect(live()).toMatchObject({ kind: "offline", updatedAt: expect.any(Number) });
    own.app.cable.live = true;
    await pass(2500);
    expect(live()).toMatchObject({ kind: "live" });
  });

  test("connected – lost – the device wakes – tried at once", async () => {
    await connected();
    own.app.cable.loses();
    expect(live()).toMatchObject({ kind: "offline" });
    own.app.cable.wakes();
    expect(own.app.cable.attempts).toBe(2);
  });

  test.each([
    [0, 1000],
    [1, 3000],
  ])("connected – lost – tried again by chance (%p) after %p ms, then less and less often", async (chance, first) => {
    await connected();
    jest.spyOn(Math, "random").mockReturnValue(chance);
    own.app.cable.loses();
    await pass(first - 10);
    expect(own.app.cable.attempts).toBe(1);
    await pass(20);
    expect(own.app.cable.attempts).toBe(2);
    const longest = 5000 * (1 + 2 * chance);
    await pass(60_000);
    const before = own.app.cable.attempts;
    await pass(longest + 10);
    expect(own.app.cable.attempts).toBe(before + 1);
    own.app.cable.confirms();
    await pass(60_000);
    expect(own.app.cable.attempts).toBe(before + 1);
  });

  test("refused – a pause – asked once over HTTP – tried again, after a longer pause each time", async () => {
    await connected();
    jest.spyOn(Math, "random").mockReturnValue(1);
    const asked = () => own.app.server.requests.filter((request) => request.includes("validate_token")).length;
    own.app.cable.refuses();
    await pass(1400);
    expect([asked(), own.app.cable.attempts]).toEqual([0, 1]);
    await pass(200);
    expect([asked(), own.app.cable.attempts]).toEqual([1, 2]);
    own.app.cable.refuses();
    await pass(2400);
    expect(own.app.cable.attempts).toBe(2);
    await pass(200);
    expect([asked(), own.app.cable.attempts]).toEqual([2, 3]);
  });

  test("11: refused, and so is the check over HTTP – signed out, and not tried again", async () => {
    await connected();
    own.app.server.isSessionOver = true;
    own.app.cable.refuses();
    await pass(60_000);
    expect(own.app.store.getState().auth).toEqual({ kind: "signedOut", reason: "expired" });
    expect([own.app.cable.attempts, own.app.cable.closed]).toEqual([1, 1]);
  });

  test("refused because of a sign-out – nothing asked", async () => {
    await connected();
    const asked = () => own.app.server.requests.filter((request) => request.includes("validate_token")).length;
    const before = asked();
    own.app.cable.refuses();
    own.app.store.dispatch(sessionEnded({ reason: "elsewhere" }));
    await pass(5000);
    expect([asked() - before, own.app.cable.attempts]).toEqual([0, 1]);
  });
});
