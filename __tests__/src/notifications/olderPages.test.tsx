/** Older pages that a person has on the screen stay there, whatever becomes of the list above them. */
import "../../../src/app/i18n.ts";
import { act, screen } from "@testing-library/react";
import { adminApi } from "../../../src/api/adminApi.ts";
import { NotificationsPage } from "../../../src/pages/NotificationsPage.tsx";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect } = liveScreen();

const rows = () => screen.getAllByLabelText(/^Done: /).length;
const record = () => {
  const { server } = live.app;
  return server.record({ created_at: new Date().toISOString(), callout_id: server.seq + 1 });
};
const older = async () => {
  await live.user.click(screen.getByRole("button", { name: "Show older" }));
  await wait();
};
/** Live, all at once. */
const news = async (count: number) => {
  act(() => {
    for (let n = 0; n < count; n += 1) live.app.cable.says(record());
  });
  await wait(300);
};

beforeEach(async () => {
  for (let n = 0; n < 100; n += 1) record();
  renderLive(live.app, <NotificationsPage />);
  await connect();
});

test("though older rows leave the list to make room for what comes live", async () => {
  for (let page = 0; page < 3; page += 1) await older();
  expect(rows()).toBe(100);
  await news(180);
  expect(rows()).toBe(280);
  await news(1);
  expect(rows()).toBe(281);
  await news(2);
  expect(rows()).toBe(283);
});

test("and those that left the list follow what is marked elsewhere", async () => {
  await older();
  await news(180);
  const dots = () => screen.getAllByText("Unread", { selector: "p *" }).length;
  const before = dots();
  const { server, cable } = live.app;
  const row = server.rows.find(({ seq }) => seq === 80);
  act(() => cable.says({ marked: { ids: [row?.id], read: true } }));
  await wait(50);
  expect(dots()).toBe(before - 1);
});

test("though the list is read anew, which brings the marks of all its rows", async () => {
  await news(40);
  for (let page = 0; page < 3; page += 1) await older();
  expect(rows()).toBe(140);
  const { server, store } = live.app;
  server.rows = server.rows.map((row) => (row.seq === 80 ? { ...row, read_at: row.created_at } : row));
  const asked = server.requests.length;
  act(() => void store.dispatch(adminApi.util.invalidateTags(["Notifications"])));
  await wait();
  expect(server.requests.slice(asked)).toEqual(["GET /notifications?limit=65"]);
  expect(rows()).toBe(140);
  expect(screen.getByRole("tab", { name: "Unread 139" })).toBeInTheDocument();
  expect(screen.getAllByText("Unread", { selector: "p *" })).toHaveLength(139);
});

test("and follow what was marked elsewhere while this device was away", async () => {
  await older();
  await older();
  await news(180);
  const { server, cable } = live.app;
  const dots = () => screen.getAllByText("Unread", { selector: "p *" }).length;
  const before = [rows(), dots()] as const;
  cable.loses();
  server.rows = server.rows.map((row) => {
    if (row.seq === 75) return { ...row, read_at: row.created_at, done_at: row.created_at };
    return [40, 60, 90].includes(row.seq) ? { ...row, read_at: row.created_at } : row;
  });
  act(() => cable.confirms());
  await wait(300);
  expect([rows(), dots()]).toEqual([before[0] - 1, before[1] - 4]);
  await older();
  expect(rows()).toBe(before[0] - 1 + 25);
});

test("and keep what is marked while they are being read again", async () => {
  await older();
  await older();
  await news(180);
  const { server, cable } = live.app;
  const dots = () => screen.getAllByText("Unread", { selector: "p *" }).length;
  const before = dots();
  cable.loses();
  server.holds = true;
  act(() => cable.confirms());
  // Until older rows are asked for; what they were then is the answer.
  for (let turn = 0; turn < 20 && !server.requests.at(-1)?.includes("before="); turn += 1) {
    server.release();
    server.holds = true;
    await wait(50);
  }
  expect(server.requests.at(-1)).toContain("before=");
  const row = server.rows.find(({ seq }) => seq === 120);
  server.rows = server.rows.map((one) => (one === row ? { ...one, read_at: one.created_at } : one));
  act(() => cable.says({ marked: { ids: [row?.id], read: true } }));
  await wait(50);
  expect(dots()).toBe(before - 1);
  server.release();
  await wait(300);
  expect(dots()).toBe(before - 1);
});
