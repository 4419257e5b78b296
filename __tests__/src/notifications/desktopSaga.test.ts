/** Desktop notifications: asked about once, shown by one tab, each once (specification §4, §7). */
import { sessionEnded } from "../../../src/features/auth/public.ts";
import {
  desktopAlertsDeclined,
  desktopAlertsWanted,
} from "../../../src/features/notifications/model/desktopActions.ts";
import { selectDesktopAlerts } from "../../../src/features/notifications/model/notificationsSlice.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { FakeInboxServer } from "../../support/app/fakeInboxServer.ts";
import { FakeBrowser } from "../../support/app/fakes/fakeDesktop.ts";
import { type LiveApp, liveApp, pass, SharedStorage } from "../../support/app/liveApp.ts";
import { sampled } from "../../support/random/sampling.ts";

let apps: LiveApp[] = [];

/** Tabs of one browser in front of one server. */
const openTabs = (count: number, prepare: (app: LiveApp) => void = () => undefined): LiveApp[] => {
  const world = { browser: new FakeBrowser(), shared: new SharedStorage(), server: new FakeInboxServer() };
  apps = Array.from({ length: count }, () => liveApp(world));
  for (const app of apps) {
    prepare(app);
    app.signIn();
    app.cable.confirms();
  }
  return apps;
};
const one = (prepare?: (app: LiveApp) => void): LiveApp => {
  const [app] = openTabs(1, prepare);
  if (!app) throw new Error("No tab.");
  return app;
};
const enabled = (app: LiveApp) => app.storage.write(STORAGE_KEYS.desktopEnabled, "t");
const unasked = (app: LiveApp) => {
  app.desktop.state = "default";
};
const state = (app: LiveApp) => selectDesktopAlerts(app.store.getState()).kind;
const flags = (app: LiveApp) => [
  app.storage.read(STORAGE_KEYS.desktopEnabled),
  app.storage.read(STORAGE_KEYS.desktopDeclined),
];
const shown = () => apps.flatMap((app) => app.desktop.shown);
const broadcast = (message: unknown) => {
  for (const app of apps) app.cable.says(message);
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-24T10:42:00Z") }));

afterEach(() => {
  for (const app of apps) {
    app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    expect(app.reports).toEqual([]);
  }
  jest.useRealTimers();
});

describe("the prompt", () => {
  test("comes 400 ms after loading, not before", async () => {
    const app = one(unasked);
    await pass(399);
    expect(state(app)).toBe("unasked");
    await pass(1);
    expect(state(app)).toBe("prompting");
  });

  test.each([
    ["was declined", (app: LiveApp) => app.storage.write(STORAGE_KEYS.desktopDeclined, "t"), "default"],
    ["the browser has granted it", enabled, "granted"],
    ["the browser blocks it", () => undefined, "denied"],
    ["the browser cannot", () => undefined, "unsupported"],
  ] as const)("never comes where it %s", async (_when, prepare, permission) => {
    const app = one((tab) => {
      prepare(tab);
      tab.desktop.state = permission;
    });
    await pass(5000);
    expect(state(app)).not.toBe("prompting");
    expect(app.desktop.asked).toBe(0);
  });

  test("stays while the page is merely looked at again, and goes where the browser has been told meanwhile", async () => {
    const app = one(unasked);
    await pass(400);
    app.desktop.changes("default");
    expect(state(app)).toBe("prompting");
    app.desktop.changes("denied");
    expect(state(app)).toBe("blocked");
    app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    expect(app.desktop.hearers.size).toBe(0);
  });

  test("waits until no other dialog is open", async () => {
    const app = one((tab) => {
      unasked(tab);
      tab.desktop.dialogOpen = true;
    });
    await pass(3000);
    expect(state(app)).toBe("unasked");
    app.desktop.dialogOpen = false;
    await pass(400);
    expect(state(app)).toBe("prompting");
  });

  test("stands in one tab only, and goes where another tab answered", async () => {
    const [first, second] = openTabs(2, unasked);
    await pass(1000);
    expect(apps.map(state)).toEqual(["prompting", "unasked"]);
    second?.store.dispatch(desktopAlertsDeclined());
    expect(first && state(first)).toBe("off");
  });

  test("No stores declined and asks nothing of the browser", async () => {
    const app = one(unasked);
    await pass(400);
    app.store.dispatch(desktopAlertsDeclined());
    expect(flags(app)).toEqual([null, "t"]);
    expect(app.desktop.asked).toBe(0);
  });

  test.each([
    ["granted", ["t", null], "granted"],
    ["denied", [null, "t"], "blocked"],
    ["default", [null, "t"], "off"],
  ] as const)("Yes, and the browser answers %s", async (answer, stored, kind) => {
    const app = one((tab) => {
      unasked(tab);
      tab.desktop.answer = answer;
    });
    await pass(400);
    app.store.dispatch(desktopAlertsWanted());
    expect(app.desktop.asked).toBe(1);
    await pass(0);
    expect(flags(app)).toEqual(stored);
    expect(state(app)).toBe(kind);
  });

  test("the switch asks again after a No", async () => {
    const app = one((tab) => {
      unasked(tab);
      tab.storage.write(STORAGE_KEYS.desktopDeclined, "t");
    });
    app.store.dispatch(desktopAlertsWanted());
    await pass(0);
    expect(flags(app)).toEqual(["t", null]);
  });
});

describe("news on the desktop", () => {
  test.each([
    ["new_callout", "New Callout"],
    ["new_availability", "Callout Availability"],
    ["notification_change_to_unavailable", "Callout Availability"],
    ["callout_confirmed", "Callout Confirmed"],
    ["list_moved", "Notification"],
  ])("of type %s is titled %s", async (type, title) => {
    const app = one(enabled);
    await pass();
    broadcast(app.server.record({ notification_type: type, title: "As given", params: {}, callout_id: 41 }));
    await pass();
    expect(shown()).toEqual([{ tag: "1001", title, body: "As given", path: "/callouts/41" }]);
  });

  test.each(sampled([2, 4], 1))("shows each of 200 exactly once over %i tabs, with a toast in each", async (count) => {
    openTabs(count, enabled);
    await pass();
    const server = apps[0]?.server;
    for (let seq = 0; seq < 200; seq += 1) {
      broadcast(server?.record({ callout_id: seq }));
      await pass(110);
    }
    expect(new Set(shown().map(({ tag }) => tag)).size).toBe(200);
    expect(shown()).toHaveLength(200);
    for (const app of apps) expect(app.board.read().length).toBeGreaterThan(0);
  });

  test("loses none when the leading tab dies with news it never showed", async () => {
    openTabs(3, enabled);
    await pass();
    const [leader, second] = apps;
    const message = leader?.server.record();
    // The leader is gone before it hears the message.
    for (const app of apps.slice(1)) app.cable.says(message);
    await pass();
    expect(shown()).toHaveLength(0);
    leader?.tab.die();
    await pass();
    expect(second?.desktop.shown).toHaveLength(1);
    expect(shown()).toHaveLength(1);
  });

  test("keeps to what is less than two minutes old, three at most, then counts", async () => {
    const app = one(enabled);
    await pass();
    app.cable.loses();
    app.server.record({ created_at: "2026-11-24T10:30:00Z" });
    for (let missed = 0; missed < 5; missed += 1) app.server.record({ created_at: "2026-11-24T10:41:30Z" });
    app.cable.confirms();
    await pass();
    expect(shown().map(({ tag }) => tag)).toEqual(["1002", "1003", "1004", "more-1006"]);
    expect(shown().at(-1)).toMatchObject({ body: "2 more notifications", path: "/notifications" });
  });

  test("shows what comes live on a device whose clock is fast", async () => {
    const app = one(enabled);
    await pass();
    broadcast(app.server.record({ created_at: "2026-11-24T10:30:00Z" }));
    await pass();
    expect(shown()).toHaveLength(1);
  });

  test("is not shown without the flag, nor for one's own doing", async () => {
    const app = one();
    await pass();
    broadcast(app.server.record());
    await pass();
    enabled(app);
    broadcast(app.server.record({ action_by_id: "7" }));
    await pass();
    expect(shown()).toEqual([]);
  });

  test("a permission taken back clears the flag and leaves the toast", async () => {
    const app = one(enabled);
    await pass();
    app.desktop.state = "denied";
    broadcast(app.server.record());
    await pass();
    expect(shown()).toEqual([]);
    expect(flags(app)).toEqual([null, null]);
    expect(state(app)).toBe("blocked");
    expect(app.board.read()).toHaveLength(1);
  });

  test("a system that refuses to show it hinders nothing, and the setting says so", async () => {
    const app = one((tab) => {
      enabled(tab);
      tab.desktop.throws = true;
    });
    await pass();
    broadcast(app.server.record());
    await pass();
    expect(app.board.read()).toHaveLength(1);
    expect(state(app)).toBe("unsupported");
    expect(flags(app)).toEqual([null, null]);
  });
});
