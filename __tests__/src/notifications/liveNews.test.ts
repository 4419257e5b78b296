/** What a message does: tells others’ doing, refreshes what is shown, counts all of a storm (product.md Q18, Q21; performance.md P11). */
import { adminApi } from "../../../src/api/adminApi.ts";
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { notificationsApi } from "../../../src/features/notifications/notificationsApi.ts";
import { selectLive } from "../../../src/features/notifications/notificationsSlice.ts";
import { type LiveApp, liveApp, pass } from "../../support/liveApp.ts";

let app: LiveApp;
const live = () => selectLive(app.store.getState());
const inbox = () => notificationsApi.endpoints.notifications.select()(app.store.getState()).data;
const titles = () => app.board.read().map((toast) => (toast.kind === "news" ? toast.notice.calloutId : toast.kind));
const asked = () => app.server.requests.filter((request) => request.startsWith("GET /notifications"));

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

describe("own doing", () => {
  test.each([7, "7"])("by %p is neither toast nor counted, yet listed", async (me) => {
    await connected();
    app.cable.says(app.server.record({ action_by_id: me }));
    await pass();
    expect(app.board.read()).toEqual([]);
    expect(inbox()?.meta.unread).toBe(0);
    expect(inbox()?.data).toHaveLength(1);
  });
});

describe("another admin API without notifications", () => {
  test("tells the specified four keys, asks no more than once a connection, shows no error", async () => {
    app.server.status = 404;
    await connected();
    app.cable.says({ action_by_id: null, notification_type: "new_callout", title: "New callout", callout_id: 5 });
    await pass(2000);
    expect(titles()).toEqual(["5"]);
    expect(asked()).toHaveLength(1);
    expect(live()).toMatchObject({ kind: "live" });
  });
});

describe("what is shown", () => {
  const probe = adminApi.injectEndpoints({
    endpoints: (build) => ({
      probe: build.query<unknown, void>({ query: () => "/callouts", providesTags: ["Callouts"] }),
      probeOne: build.query<unknown, number>({
        query: (id) => `/callouts/${id}`,
        providesTags: (_data, _error, id) => [{ type: "Callout", id }],
      }),
    }),
  }).endpoints;
  const fetched = (path: string) => app.server.requests.filter((request) => request === `GET ${path}`).length;

  beforeEach(async () => {
    await connected();
    for (const query of [probe.probe.initiate(), probe.probeOne.initiate(41), probe.probeOne.initiate(42)])
      void app.store.dispatch(query as never);
    await pass(1000);
  });

  test("is fetched anew once for a burst of changes, and only where it changed", async () => {
    for (let change = 0; change < 50; change += 1) app.cable.says({ changed: { callout_id: 41, seq: 0 } });
    await pass(400);
    expect(fetched("/callouts")).toBe(2);
    expect(fetched("/callouts/41")).toBe(2);
    expect(fetched("/callouts/42")).toBe(1);
  });

  test("is fetched anew for one's own doing too, and for news", async () => {
    app.cable.says(app.server.record({ action_by_id: 7, callout_id: 42 }));
    await pass(400);
    expect(fetched("/callouts/42")).toBe(2);
  });

  test("is fetched anew as a whole where anything may have changed, and after every connection", async () => {
    app.cable.says({ changed: { callout_id: null, seq: 0 } });
    await pass(1000);
    app.cable.confirms();
    await pass(1000);
    expect(["/callouts", "/callouts/41", "/callouts/42"].map(fetched)).toEqual([3, 3, 3]);
  });

  test("is fetched a few times a second at most, however much changes, and once more at the end", async () => {
    for (let step = 0; step < 100; step += 1) {
      app.cable.says({ changed: { callout_id: 41, seq: 0 } });
      await pass(20);
    }
    await pass(1000);
    expect(fetched("/callouts/41")).toBeGreaterThan(3);
    expect(fetched("/callouts/41")).toBeLessThanOrEqual(7);
  });
});

describe("a storm", () => {
  test("of 1,000 in one go: at most twenty toasts, all counted, two facts", async () => {
    await connected();
    const types: string[] = [];
    const stop = app.store.subscribe(() => types.push("change"));
    for (let seq = 1; seq <= 1000; seq += 1) app.cable.says(app.server.record({ callout_id: seq % 60 }));
    await pass(120);
    stop();
    expect(app.board.read().length).toBeLessThanOrEqual(20);
    const counted = app.board.read().reduce((sum, toast) => sum + (toast.kind === "more" ? toast.count : 1), 0);
    expect(counted).toBe(1000);
    expect(inbox()?.meta.unread).toBe(1000);
    expect(types.length).toBeLessThan(10);
  });
});
