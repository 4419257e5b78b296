/** What a message does: tells others’ doing, refreshes what is shown, counts all of a storm (docs/performance.md P11). */
import { adminApi } from "../../../src/api/adminApi.ts";
import { notificationsApi } from "../../../src/features/notifications/model/notificationsApi.ts";
import { selectUser, userChanged } from "../../../src/features/user/public.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { ME, pass } from "../../support/app/liveApp.ts";
import { connectedApp } from "../../support/wire/connectedApp.ts";

const own = connectedApp();
const { asked, connected, inbox, live, titles } = own;

describe("own doing", () => {
  test.each([7, "7"])("by %p is neither toast nor counted, yet listed", async (me) => {
    await connected();
    own.app.cable.says(own.app.server.record({ action_by_id: me }));
    await pass();
    expect(own.app.board.read()).toEqual([]);
    expect(inbox()?.meta.unread).toBe(0);
    expect(inbox()?.data).toHaveLength(1);
  });
});

describe("news that a person wants elsewhere", () => {
  const ofType = (notification_type: string, callout_id: number) =>
    own.app.cable.says(own.app.server.record({ notification_type, callout_id }));

  test.each([
    ["neither", [], [], 0],
    ["on the page only", ["toast"], ["1"], 0],
    ["on the desktop only", ["desktop"], [], 1],
  ] as const)(
    "%s: shown there, counted everywhere; other types are not touched",
    async (_, channels, toasts, alerts) => {
      own.app.storage.write(STORAGE_KEYS.desktopEnabled, "t");
      await connected();
      const prefs = { callout_confirmed: [...channels] };
      own.app.store.dispatch(userChanged({ user: { ...ME, notification_prefs: prefs } }));
      ofType("callout_confirmed", 1);
      await pass();
      expect(titles()).toEqual(toasts);
      expect(own.app.desktop.shown).toHaveLength(alerts);
      ofType("new_availability", 2);
      await pass();
      expect(titles()).toContain("2");
      expect(own.app.desktop.shown).toHaveLength(alerts + 1);
      expect(inbox()?.meta.unread).toBe(2);
    },
  );
});

describe("another admin API without notifications", () => {
  test("tells the specified four keys, asks no more than once a connection, shows no error", async () => {
    own.app.server.status = 404;
    await connected();
    own.app.cable.says({ action_by_id: null, notification_type: "new_callout", title: "New callout", callout_id: 5 });
    await pass(2000);
    expect(titles()).toEqual(["5"]);
    expect(asked()).toHaveLength(1);
    expect(live()).toMatchObject({ kind: "live" });
  });

  test("is not asked again where the bell was told before the connection stood", async () => {
    own.app.server.status = 404;
    own.app.signIn();
    void own.app.store.dispatch(notificationsApi.endpoints.notifications.initiate());
    await pass();
    expect(asked()).toHaveLength(1);
    own.app.cable.confirms();
    await pass(2000);
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
  const fetched = (path: string) => own.app.server.requests.filter((request) => request === `GET ${path}`).length;

  beforeEach(async () => {
    await connected();
    for (const query of [probe.probe.initiate(), probe.probeOne.initiate(41), probe.probeOne.initiate(42)])
      void own.app.store.dispatch(query as never);
    await pass(1000);
  });

  test("is fetched anew once for a burst of changes, and only where it changed", async () => {
    for (let change = 0; change < 50; change += 1) own.app.cable.says({ changed: { callout_id: 41, seq: 0 } });
    await pass(400);
    expect(fetched("/callouts")).toBe(2);
    expect(fetched("/callouts/41")).toBe(2);
    expect(fetched("/callouts/42")).toBe(1);
  });

  test("is fetched anew for one's own doing too, and for news", async () => {
    own.app.cable.says(own.app.server.record({ action_by_id: 7, callout_id: 42 }));
    await pass(400);
    expect(fetched("/callouts/42")).toBe(2);
  });

  test("is fetched anew as a whole where anything may have changed, and after every connection", async () => {
    own.app.cable.says({ changed: { callout_id: null, seq: 0 } });
    await pass(1000);
    own.app.cable.confirms();
    await pass(1000);
    expect(["/callouts", "/callouts/41", "/callouts/42"].map(fetched)).toEqual([3, 3, 3]);
  });

  test("holds what a colleague changed of one's role and the practice's settings, asked for once in a burst", async () => {
    own.app.cable.says({ changed: { callout_id: 41, seq: 0 } });
    await pass(1000);
    expect(fetched("/auth/validate_token")).toBe(0);
    const { company } = ME;
    const settings = { ...company.company_settings, withdraw_phone_hours: 5 };
    own.app.server.person = { ...ME, role: "admin", company: { ...company, company_settings: settings } };
    for (let change = 0; change < 20; change += 1) own.app.cable.says({ changed: { callout_id: null, seq: 0 } });
    await pass(400);
    expect(selectUser(own.app.store.getState())).toEqual(own.app.server.person);
    expect(fetched("/auth/validate_token")).toBe(1);
    // Somebody else's answer, and one without anybody, change nothing.
    for (const person of [{ ...ME, id: 8, role: "owner" }, {}]) {
      own.app.server.person = person;
      own.app.cable.says({ changed: { callout_id: null, seq: 0 } });
      await pass(1000);
    }
    expect(selectUser(own.app.store.getState())).toMatchObject({ id: 7, role: "admin" });
  });

  test("is fetched a few times a second at most, however much changes, and once more at the end", async () => {
    for (let step = 0; step < 100; step += 1) {
      own.app.cable.says({ changed: { callout_id: 41, seq: 0 } });
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
    const stop = own.app.store.subscribe(() => types.push("change"));
    for (let seq = 1; seq <= 1000; seq += 1) own.app.cable.says(own.app.server.record({ callout_id: seq % 60 }));
    await pass(120);
    stop();
    expect(own.app.board.read().length).toBeLessThanOrEqual(20);
    const counted = own.app.board.read().reduce((sum, toast) => sum + (toast.kind === "more" ? toast.count : 1), 0);
    expect(counted).toBe(1000);
    expect(inbox()?.meta.unread).toBe(1000);
    expect(types.length).toBeLessThan(10);
  });
});
