/** Whatever the cable could not bring is fetched, listed and told once (reliability.md GR2, GR4, GR6). */
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { notificationsApi } from "../../../src/features/notifications/notificationsApi.ts";
import { selectCursor } from "../../../src/features/notifications/notificationsSlice.ts";
import { type LiveApp, liveApp, pass } from "../../support/liveApp.ts";

let app: LiveApp;
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

describe("what happened meanwhile", () => {
  test("connected – confirm – message – lost – two missed – connected: fetched, told once, in order", async () => {
    await connected();
    app.cable.says(app.server.record({ callout_id: 1 }));
    await pass();
    app.cable.loses();
    app.server.record({ callout_id: 2 });
    app.server.record({ callout_id: 3 });
    app.cable.confirms();
    await pass();
    expect(titles()).toEqual(["1", "2", "3"]);
    expect(inbox()?.data.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(inbox()?.meta.unread).toBe(3);
  });

  test("every connection fetches, also one the library calls no reconnection", async () => {
    await connected();
    const before = asked().length;
    app.cable.confirms();
    await pass();
    app.cable.confirms();
    await pass();
    expect(asked().length).toBe(before + 2);
  });

  test("the history before this visit is listed, not announced", async () => {
    app.server.record();
    app.server.record();
    await connected();
    expect(app.board.read()).toEqual([]);
    expect(inbox()?.meta.unread).toBe(2);
  });

  test("a message that overtakes the answer is told once", async () => {
    await connected();
    app.cable.loses();
    app.server.record({ callout_id: 1 });
    app.server.holds = true;
    app.cable.confirms();
    await pass();
    app.cable.says(app.server.record({ callout_id: 2 }));
    await pass();
    app.server.release();
    await pass(1500);
    expect(titles().sort()).toEqual(["1", "2"]);
    expect(inbox()?.meta.unread).toBe(2);
  });

  test("a gap in the numbers is fetched", async () => {
    await connected();
    app.server.record({ callout_id: 1 });
    app.cable.says(app.server.record({ callout_id: 2 }));
    await pass();
    expect(titles().sort()).toEqual(["1", "2"]);
    expect(selectCursor(app.store.getState())).toMatchObject({ seq: 2, ahead: [] });
  });

  test("a number that will never come is asked for once", async () => {
    await connected();
    app.server.record();
    app.server.rows = [];
    app.cable.says(app.server.record({ callout_id: 2 }));
    await pass();
    const before = asked().length;
    app.cable.says(app.server.record({ callout_id: 3 }));
    await pass();
    expect(titles()).toEqual(["2", "3"]);
    expect(asked().length).toBe(before);
  });

  test("a number heard of in a change is fetched, and an inbox-only type is not announced", async () => {
    await connected();
    app.server.record({ notification_type: "email_bounced", title: "Email bounced" });
    app.cable.says({ changed: { callout_id: 41, seq: 1 } });
    await pass();
    expect(inbox()?.data).toHaveLength(1);
    expect(app.board.read()).toEqual([]);
  });

  test("the same message twice is told once", async () => {
    await connected();
    const message = app.server.record();
    app.cable.says(message);
    app.cable.says(message);
    await pass();
    app.cable.says(message);
    await pass();
    expect(app.board.read()).toHaveLength(1);
  });

  test("another database – one full fetch, then live, and no reconnection", async () => {
    app.server.record();
    app.server.record();
    await connected();
    const before = asked().length;
    app.server.epoch = "restored";
    app.server.rows = [];
    app.server.seq = 0;
    app.cable.says(app.server.record({ callout_id: 9 }));
    await pass(1500);
    app.cable.says(app.server.record({ callout_id: 10 }));
    await pass(1500);
    expect(titles()).toEqual(["9", "10"]);
    expect(asked().slice(before)).toEqual(["GET /notifications?after=2", "GET /notifications"]);
    expect(app.cable.attempts).toBe(1);
    expect(inbox()?.data.map(({ seq }) => seq)).toEqual([2, 1]);
  });

  test("three days asleep, 300 missed: one toast", async () => {
    await connected();
    for (let missed = 0; missed < 300; missed += 1) app.server.record({ callout_id: missed });
    app.cable.confirms();
    await pass(2000);
    expect(app.board.read()).toEqual([expect.objectContaining({ kind: "more", missed: true })]);
    expect(inbox()?.meta.unread).toBe(300);
  });
});
