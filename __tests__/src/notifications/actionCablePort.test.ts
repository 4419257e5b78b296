/** The cable port over the real @rails/actioncable, with a socket the test plays the server of (docs/contract.md §5–§7). */
import * as actionCable from "@rails/actioncable";
import { createActionCablePort } from "../../../src/features/notifications/cable/actionCablePort.ts";
import { cableUrl } from "../../../src/features/notifications/cable/cableUrl.ts";
import { FakeSocket } from "../../support/app/fakes/fakeSocket.ts";
import { recordedFrames } from "../../support/wire/recordedFrames.ts";

const credentials = { "access-token": "t1", client: "c1", uid: "a+b@example.test" };
let token: typeof credentials | null = credentials;
let heard: string[] = [];
let connection: ReturnType<ReturnType<typeof createActionCablePort>["open"]>;

const open = async () => {
  connection = createActionCablePort(async () => actionCable).open(() => cableUrl(token), {
    connected: () => heard.push("connected"),
    disconnected: (again) => heard.push(again ? "lost" : "refused"),
    received: (message) => heard.push(JSON.stringify(message)),
    woke: () => heard.push("woke"),
  });
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  actionCable.adapters.WebSocket = FakeSocket as unknown as typeof WebSocket;
  FakeSocket.all = [];
  heard = [];
  token = credentials;
  await open();
});

afterEach(() => {
  connection.close();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

describe("the cable", () => {
  test("carries token, uid and client in its address", () => {
    const url = new URL(FakeSocket.last.url);
    expect(url.pathname).toBe("/admin_api/cable");
    expect(Object.fromEntries(url.searchParams)).toEqual({ accessToken: "t1", uid: "a+b@example.test", client: "c1" });
  });

  test("opens, welcome, confirm, message", () => {
    FakeSocket.last.welcomes();
    FakeSocket.last.broadcasts({ title: "T" });
    expect(heard).toEqual(["connected", '{"title":"T"}']);
    expect(FakeSocket.last.sent).toEqual([
      { command: "subscribe", identifier: '{"channel":"AdminApi::CalloutsChannel"}' },
    ]);
    expect(connection.isLive()).toBe(true);
  });

  test("whose library cannot be had asks for it again, until it is closed", async () => {
    const refusals: (() => void)[] = [];
    const missing = () => new Promise<never>((_, reject) => refusals.push(() => reject(new Error("offline"))));
    const unheard = () => undefined;
    const deaf = { connected: unheard, disconnected: unheard, received: unheard, woke: unheard };
    const other = createActionCablePort(missing).open(() => cableUrl(token), deaf);
    refusals[0]?.();
    await jest.advanceTimersByTimeAsync(6_000);
    expect(refusals).toHaveLength(2);
    // The second answer is still on its way.
    other.close();
    refusals[1]?.();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(refusals).toHaveLength(2);
  });

  test("lost, tries again by itself with the token of then, connected again", async () => {
    FakeSocket.last.welcomes();
    FakeSocket.last.lose();
    token = { ...credentials, "access-token": "t2" };
    await jest.advanceTimersByTimeAsync(20_000);
    FakeSocket.last.welcomes();
    expect(heard).toEqual(["connected", "lost", "connected"]);
    expect(FakeSocket.last.url).toContain("accessToken=t2");
  });

  test("13: one subscription, under the same identifier to the letter, however often the connection is lost", async () => {
    const identifiers: string[][] = [];
    for (let times = 0; times < 4; times += 1) {
      FakeSocket.last.welcomes();
      identifiers.push(FakeSocket.last.sent.map((command) => (command as { identifier: string }).identifier));
      FakeSocket.last.lose();
      await jest.advanceTimersByTimeAsync(30_000);
    }
    expect(identifiers).toEqual(Array(4).fill(['{"channel":"AdminApi::CalloutsChannel"}']));
  });

  test("refused, stays silent, revived by connect()", async () => {
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: "disconnect", reason: "unauthorized", reconnect: false });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
    connection.connect();
    FakeSocket.last.welcomes();
    expect(heard).toEqual(["refused", "connected"]);
  });

  test("connects without a session rather than throwing, and so is refused", async () => {
    token = null;
    FakeSocket.last.lose();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(FakeSocket.last.url).not.toContain("accessToken");
  });

  test("is not live once the server has been silent for more than six seconds", async () => {
    FakeSocket.last.welcomes();
    await jest.advanceTimersByTimeAsync(6500);
    expect(connection.isLive()).toBe(false);
  });

  test("connect() replaces a silent socket and leaves a live one alone", async () => {
    FakeSocket.last.welcomes();
    connection.connect();
    await jest.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(5600);
    connection.connect();
    await jest.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each(["while connecting", "while connected", "while waiting to reopen"])(
    "closed %s, it stays closed",
    async (when) => {
      if (when !== "while connecting") FakeSocket.last.welcomes();
      if (when === "while waiting to reopen") {
        await jest.advanceTimersByTimeAsync(6500);
        connection.connect();
      }
      const before = [...heard];
      connection.close();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(FakeSocket.all.every(({ readyState }) => readyState === FakeSocket.CLOSED)).toBe(true);
      expect(FakeSocket.all.slice(1).every(({ url }) => !url.includes("t1"))).toBe(true);
      expect(heard).toEqual(before);
    },
  );

  test("wakes when the device is online again or the page is looked at, until it is closed", () => {
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    connection.close();
    window.dispatchEvent(new Event("online"));
    expect(heard).toEqual(["woke", "woke"]);
  });
});

describe("what the real server sent", () => {
  /** Plays a recording's sockets and frames in its own time. */
  const replay = async (file: string, title: string) => {
    let now = 0;
    for (const { at, step, text } of recordedFrames(file, title)) {
      if (step === "note" || step === "new") continue;
      await jest.advanceTimersByTimeAsync(Math.max(0, at - now));
      now = at;
      if (step === "open" && FakeSocket.last.readyState === FakeSocket.CONNECTING) FakeSocket.last.opens();
      if (step === "close") FakeSocket.last.lose();
      if (step === "frame") FakeSocket.last.says(JSON.parse(text));
    }
  };

  test("in an ordinary conversation is read: only the messages of our own subscription", async () => {
    await replay("20-cable_frames.txt", "good connection");
    const messages = heard.filter((entry) => entry.startsWith("{"));
    expect(messages).toEqual([
      '{"event":"callout","id":1}',
      '{"id":2}',
      '{"id":3}',
      '{"echo":{"action":"echo","a":1}}',
      '{"id":5}',
    ]);
  });

  test.each([
    "bad token",
    "no params at all",
    "blank accessToken",
    "wrong client",
    "unknown uid",
    'literal "undefined" token',
    "expired token",
  ])("to a %s is a refusal", async (title) => {
    await replay("21-cable_auth.txt", title);
    expect(heard).toEqual(["refused"]);
  });

  test("on a restart is a loss that ends by itself", async () => {
    await replay("23-cable_disconnect.txt", "ActionCable.server.restart");
    await jest.advanceTimersByTimeAsync(30_000);
    FakeSocket.last.welcomes();
    expect(heard).toEqual(["connected", "lost", "connected"]);
  });

  test.each(["remote_connections", "puma gets SIGTERM", "puma gets SIGKILL"])("on %s is a loss", async (title) => {
    await replay("23-cable_disconnect.txt", title);
    expect(heard).toEqual(["connected", "lost"]);
  });
});
