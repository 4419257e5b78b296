/** What is marked in another tab or on another device is seen here without a reload. */
import "../../../src/app/i18n.ts";
import { act, screen } from "@testing-library/react";
import { NotificationsPage } from "../../../src/pages/NotificationsPage.tsx";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";
import { connectedApp } from "../../support/wire/connectedApp.ts";

const AT = "2026-11-24T10:42:00Z";

describe("the cached list", () => {
  const own = connectedApp();

  test("a device that comes back counts and shows what was read meanwhile", async () => {
    own.app.server.record();
    own.app.server.record();
    await own.connected();
    own.app.cable.loses();
    const [first] = own.app.server.rows;
    if (first) first.read_at = AT;
    own.app.cable.confirms();
    await jest.advanceTimersByTimeAsync(200);
    expect(own.inbox()?.meta.unread).toBe(1);
    expect(own.inbox()?.data.map(({ read_at }) => read_at)).toEqual([null, AT]);
  });

  test("a device that comes back shows what was marked done or muted meanwhile, though as many are unread", async () => {
    own.app.server.record({ callout_id: 41 });
    own.app.server.record({ callout_id: 42 });
    own.app.server.rows = own.app.server.rows.map((row) => ({ ...row, read_at: AT }));
    await own.connected();
    own.app.cable.loses();
    own.app.server.rows = own.app.server.rows.map((row, nth) => (nth === 0 ? { ...row, done_at: AT } : row));
    own.app.server.muted = [42];
    const before = own.asked().length;
    own.app.cable.confirms();
    await jest.advanceTimersByTimeAsync(200);
    expect(own.inbox()?.data.map(({ done_at }) => done_at ?? null)).toEqual([null, AT]);
    expect(own.inbox()?.meta.muted).toEqual([42]);
    expect(own.asked().slice(before)).toEqual(["GET /notifications?after=2", "GET /notifications"]);
  });

  test("one that the server counts before the cable brings it is counted once", async () => {
    for (let n = 0; n < 30; n += 1) own.app.server.record();
    await own.connected();
    const late = own.app.server.record();
    own.app.cable.says({ marked: { ids: [] } });
    await jest.advanceTimersByTimeAsync(600);
    expect(own.inbox()?.meta).toMatchObject({ more: true, unread: 31 });
    own.app.cable.says(late);
    await jest.advanceTimersByTimeAsync(100);
    expect(own.inbox()?.meta.unread).toBe(31);
    expect(
      own
        .inbox()
        ?.data.map(({ seq }) => seq)
        .slice(0, 2),
    ).toEqual([31, 30]);
    expect(own.titles()).toHaveLength(1);
  });

  test.each([
    ["one that comes right after it", { ids: null, read: true, up_to: 1 }, [null, expect.any(String)]],
    ["a server that does not say how far: all", { ids: null, read: true }, [expect.any(String), expect.any(String)]],
  ])("all read elsewhere, and %s", async (_, marked, expected) => {
    await own.connected();
    const { cable, server } = own.app;
    cable.says(server.record());
    await jest.advanceTimersByTimeAsync(100);
    cable.says({ marked });
    cable.says(server.record());
    await jest.advanceTimersByTimeAsync(100);
    const { data, meta } = own.inbox() ?? {};
    expect(data?.map(({ read_at }) => read_at)).toEqual(expected);
    expect(meta?.unread).toBe(expected.filter((read_at) => read_at === null).length);
  });
});

describe("the screen", () => {
  const { live, wait, connect, hear } = liveScreen();

  test("rows and count follow at once; what the frame does not tell is asked for", async () => {
    renderLive(live.app, <NotificationsPage />);
    await connect();
    await hear({ callout_id: 41 });
    await hear({ callout_id: 42 });
    const { cable, server } = live.app;
    act(() => cable.says({ marked: { ids: [server.rows[0]?.id], read: true } }));
    await wait();
    expect(screen.getByRole("tab", { name: "Unread 1" })).toBeInTheDocument();
    server.rows = server.rows.map((row, nth) => (nth === 0 ? { ...row, read_at: AT } : row));
    server.muted = [42];
    const before = server.requests.length;
    act(() => cable.says({ marked: { ids: [] } }));
    await wait(600);
    expect(server.requests.slice(before)).toEqual(["GET /notifications?after=2"]);
    expect(screen.getByRole("tab", { name: "Unread" })).toBeInTheDocument();
    expect(screen.getByText("Muted")).toBeInTheDocument();
  });

  test("all read elsewhere: older pages are read here as well", async () => {
    const { app, user } = live;
    for (let n = 0; n < 52; n += 1) app.server.record({ callout_id: 41 + Math.floor(n / 26) });
    renderLive(app, <NotificationsPage />);
    await connect();
    await user.click(screen.getByRole("button", { name: "Show older" }));
    await wait();
    const dots = () => screen.queryAllByText("Unread", { selector: "p *" });
    expect(dots()).toHaveLength(2);
    for (const row of app.server.rows) row.read_at = AT;
    act(() => app.cable.says({ marked: { ids: null, read: true } }));
    await wait();
    expect(dots()).toHaveLength(0);
  });
});
