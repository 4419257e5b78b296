/** The list of notifications as a person works through it: marks, mutes, filters, older pages ("/notifications"). */
import "../../../src/app/i18n.ts";
import { act, screen, within } from "@testing-library/react";
import { isWithoutInbox } from "../../../src/features/notifications/model/notificationsApi.ts";
import { NotificationsPage } from "../../../src/pages/NotificationsPage.tsx";
import { type LiveApp } from "../../support/app/liveApp.ts";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect, hear } = liveScreen();
let app: LiveApp;
let user: typeof live.user;
beforeEach(() => {
  ({ app, user } = live);
});

async function choose(title: string, item: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: `Actions: ${title}` }));
  await user.click(screen.getByRole("menuitem", { name: item }));
}

describe("the list", () => {
  beforeEach(async () => {
    renderLive(app, <NotificationsPage />);
    await connect();
    await hear();
    await hear();
    await hear({ callout_id: 42, notification_type: "new_callout" });
  });

  test("says of a callout of several lists how many there are beside the one that it names", async () => {
    await hear({ callout_id: 43, params: { list_date: "2026-11-27", session: "all_day", more_lists: "2" } });
    expect(screen.getByText("Fri 27 Nov, all day · +2 lists")).toBeVisible();
  });

  test("groups by callout, the newest first", () => {
    const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("button"));
    expect(items.map((item) => within(item).getAllByText(/New callout|is available/)[0]?.textContent)).toEqual([
      "New callout",
      "Dr Hana Itokawa is available",
    ]);
    expect(items[1]).toHaveTextContent("2 notifications about this callout");
  });

  test("no heading skips a level, from the page's own on", () => {
    const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.slice(0, 2)).toEqual([1, 2]);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("a row shows Done and a menu of the rest, which the keyboard opens, walks and leaves", async () => {
    const [row] = screen.getAllByRole("listitem").filter((item) => item.querySelector("button"));
    const buttons = within(row as HTMLElement).getAllByRole("button");
    expect(buttons.map((button) => [button.textContent, button.getAttribute("aria-label")])).toEqual([
      ["Done", "Done: New callout"],
      ["", "Actions: New callout"],
    ]);
    act(() => buttons[1]?.focus());
    await user.keyboard("{Enter}");
    expect(buttons[1]).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("menuitem", { name: "Mark read: New callout" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Mute this callout: New callout" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(buttons[1]).toHaveFocus();
    expect(app.server.bodies).toEqual([]);
  });

  test("marks a callout read at once, tells the server, and takes it back", async () => {
    await choose("New callout", "Mark read: New callout");
    expect(screen.getByRole("tab", { name: "Unread 2" })).toBeInTheDocument();
    expect(app.server.requests).toContain("POST /notifications/mark");
    expect(screen.getByRole("button", { name: "Actions: New callout" })).toHaveFocus();
    await choose("New callout", "Mark unread: New callout");
    expect(screen.getByRole("tab", { name: "Unread 3" })).toBeInTheDocument();
  });

  test("opening one marks it read, with all of its callout", async () => {
    await user.click(screen.getByRole("link", { name: "Dr Hana Itokawa is available" }));
    expect(screen.getByRole("tab", { name: "Unread 1" })).toBeInTheDocument();
    expect(app.server.bodies).toEqual([{ ids: [1002, 1001], read: true }]);
    await user.click(screen.getByRole("link", { name: "Dr Hana Itokawa is available" }));
    expect(app.server.bodies).toHaveLength(1);
  });

  test("what is read leaves the unread: the keyboard goes on with the row that took its place", async () => {
    await user.click(screen.getByRole("tab", { name: "Unread 3" }));
    await choose("New callout", "Mark read: New callout");
    expect(screen.queryByRole("link", { name: "New callout" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Done: Dr Hana Itokawa is available" })).toHaveFocus();
  });

  test("what is done leaves for its own tab, and comes back from there", async () => {
    await user.click(screen.getByRole("button", { name: "Done: New callout" }));
    expect(screen.queryByRole("link", { name: "New callout" })).not.toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Unread 2" })).toBeInTheDocument();
    // The keyboard goes on with the row that took its place, and stays in the list when none is left.
    expect(screen.getByRole("button", { name: "Done: Dr Hana Itokawa is available" })).toHaveFocus();
    await user.click(screen.getByRole("tab", { name: "Done" }));
    expect(screen.getByRole("link", { name: "New callout" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Dr Hana Itokawa is available" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Not done: New callout" }));
    expect(screen.getByText("Nothing marked as done yet")).toBeInTheDocument();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
    expect(app.server.bodies).toEqual([
      { ids: [1003], done: true },
      { ids: [1003], done: false },
    ]);
  });

  test("a muted callout stays listed, is counted no more, and is neither toasted nor counted again", async () => {
    await choose("New callout", "Mute this callout: New callout");
    expect(screen.getByRole("tab", { name: "Unread 2" })).toBeInTheDocument();
    expect(screen.getByText("Muted")).toBeInTheDocument();
    expect(app.server.requests).toContain("POST /callouts/42/mute");
    app.board.clear();
    app.server.muted = [42];
    await wait();
    await hear({ callout_id: 42 });
    expect(app.board.read()).toEqual([]);
    expect(screen.getByRole("tab", { name: "Unread 2" })).toBeInTheDocument();
    await hear({ callout_id: 41 });
    expect(app.board.read()).toHaveLength(1);
  });

  test("what could not be saved is taken back, and the list says so until something is saved", async () => {
    for (const path of ["", "/mark", "/mark_all_read"]) app.server.failing.add(`/notifications${path}`);
    app.server.failing.add("/callouts/42/mute");
    const unsaved = () => screen.queryByText("That could not be saved. Please try again.");
    await user.click(screen.getByRole("button", { name: "Done: New callout" }));
    await hear({ callout_id: 43, notification_type: "callout_confirmed" });
    expect(unsaved()?.closest("[role=alert]")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New callout" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Dr Hana Itokawa is booked" })).toBeInTheDocument();
    for (const act of [
      () => user.click(screen.getByRole("button", { name: "Mark all read" })),
      () => choose("New callout", "Mute this callout: New callout"),
      () => choose("New callout", "Mark read: New callout"),
    ]) {
      await act();
      await wait();
      expect(unsaved()).toBeInTheDocument();
      expect(screen.getByRole("tab", { name: "Unread 4" })).toBeInTheDocument();
      expect(screen.queryByText("Muted")).not.toBeInTheDocument();
    }
    app.server.failing.clear();
    await choose("New callout", "Mark read: New callout");
    await wait();
    expect(unsaved()).not.toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Unread 3" })).toBeInTheDocument();
  });

  test("type and mine narrow the list, and say so where nothing is left", async () => {
    await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "New callout");
    expect(screen.getByRole("link", { name: "New callout" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Dr Hana Itokawa is available" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "My callouts" }));
    await wait();
    expect(app.server.requests).toContain("GET /notifications?state=open&type=new_callout&mine=true&before=4");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    // The button has gone; the keyboard stays among the filters.
    expect(screen.getByRole("combobox", { name: "Type" })).toHaveFocus();
    await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Bounced or marked as spam");
    expect(screen.getByText("No notifications match")).toBeInTheDocument();
  });

  test("marks all read, after which nothing is unread", async () => {
    await user.click(screen.getByRole("button", { name: "Mark all read" }));
    await user.click(screen.getByRole("tab", { name: "Unread" }));
    expect(screen.getByText("No unread notifications")).toBeInTheDocument();
    expect(app.server.requests).toContain("POST /notifications/mark_all_read");
  });
});

test("older notifications come page by page below those at hand", async () => {
  for (let n = 0; n < 52; n += 1) app.server.record({ callout_id: 41 + (n % 2) });
  renderLive(app, <NotificationsPage />);
  await connect();
  const counted = () =>
    screen
      .getAllByText(/notifications about this callout/)
      .map((line) => parseInt(line.textContent?.split("· ").at(-1) ?? "", 10));
  expect(counted()).toEqual([13, 12]);
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await wait();
  expect(counted()).toEqual([25, 25]);
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await wait();
  expect(counted()).toEqual([26, 26]);
  expect(screen.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  // Marks reach rows of older pages as well.
  const [first] = screen.getAllByRole("button", { name: "Done: Dr Hana Itokawa is available" });
  await user.click(first as HTMLElement);
  expect(counted()).toEqual([26]);
});

test("of one's own callouts older pages stay where they are while news arrives above them", async () => {
  for (let n = 0; n < 52; n += 1) app.server.record({ callout_id: n + 1 });
  renderLive(app, <NotificationsPage />);
  await connect();
  await user.click(screen.getByRole("checkbox", { name: "My callouts" }));
  await wait();
  const rows = () => screen.getAllByRole("button", { name: /^Done: / });
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await wait();
  expect(rows()).toHaveLength(50);
  for (const callout_id of [101, 102]) {
    await hear({ callout_id });
    expect(rows().length).toBeGreaterThanOrEqual(50);
  }
  await wait();
  expect(rows()).toHaveLength(52);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.indexOf("/callouts/102")).toBeLessThan(links.indexOf("/callouts/52"));
});

test("of one's own callouts the newest are shown, however many came since", async () => {
  for (let n = 0; n < 30; n += 1) app.server.record({ callout_id: n + 1 });
  renderLive(app, <NotificationsPage />);
  await connect();
  await user.click(screen.getByRole("checkbox", { name: "My callouts" }));
  await wait();
  for (let n = 0; n < 101; n += 1) app.server.record({ callout_id: n + 31 });
  await hear({ callout_id: 132 });
  await wait();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.filter((href) => href !== "/").slice(0, 2)).toEqual(["/callouts/132", "/callouts/131"]);
  expect(screen.getByRole("button", { name: "Show older" })).toBeInTheDocument();
});

test("marking all read reaches the older pages too", async () => {
  for (let n = 0; n < 52; n += 1) app.server.record({ callout_id: 41 + Math.floor(n / 26) });
  renderLive(app, <NotificationsPage />);
  await connect();
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await wait();
  const dots = () => screen.queryAllByText("Unread", { selector: "p *" });
  expect(dots()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Mark all read" }));
  expect(dots()).toHaveLength(0);
});

test("what only ever stands in the list has words of its own, and leads to the doctor it is about", async () => {
  const params = { doctor: "Dr Mateo Rivaldane", doctor_id: "77" };
  app.server.record({ callout_id: null, notification_type: "email_bounced", title: "x", params });
  const lost = { ...params, undelivered: "yes" } as const;
  app.server.record({ callout_id: 43, notification_type: "email_bounced", title: "x", params: lost });
  const copy = { doctor: "office@example.test", undelivered: "yes", own: "yes" } as const;
  app.server.record({ callout_id: 45, notification_type: "email_bounced", title: "x", params: copy });
  const spam = { doctor: "Dr Lucia Ferrantino", doctor_id: "79", complained: "yes" } as const;
  app.server.record({ callout_id: null, notification_type: "email_bounced", title: "x", params: spam });
  app.server.record({ notification_type: "callout_expired", title: "Anaesthetist – Thu 26 Nov", params: {} });
  const pause = { doctor: "Dr Priya Nallamere", doctor_id: "78", until: "2026-12-23T10:00:00Z" };
  app.server.record({ callout_id: null, notification_type: "doctor_paused", title: "x", params: pause });
  const list = { list_date: "2026-11-25", session: "pm", surgeon: "Mr Castellane" };
  app.server.record({ callout_id: 44, notification_type: "standbys_exhausted", title: "x", params: list });
  renderLive(app, <NotificationsPage />);
  await connect();
  const bounced = screen.getByRole("link", { name: "Email to Dr Mateo Rivaldane bounced" });
  expect(bounced).toHaveAttribute("href", "/doctors/77");
  const given = screen.getByRole("link", { name: "Email to Dr Mateo Rivaldane could not be delivered" });
  expect(given).toHaveAttribute("href", "/callouts/43");
  expect(screen.getByText("Please tell them another way")).toBeInTheDocument();
  const own = screen.getByRole("link", { name: "Email to office@example.test could not be delivered" });
  expect(own.closest("li")).toHaveTextContent(
    /own copy or alert; if this goes on, please check the internal email address/,
  );
  const complaint = screen.getByRole("link", { name: "Dr Lucia Ferrantino marked an email as spam" });
  expect(complaint).toHaveAttribute("href", "/doctors/79");
  expect(complaint.closest("li")).toHaveTextContent("No callouts are sent to this address any more; please call them");
  expect(screen.getByRole("link", { name: "A callout has expired" })).toBeInTheDocument();
  expect(screen.getByText("Anaesthetist – Thu 26 Nov")).toBeInTheDocument();
  const paused = screen.getByRole("link", { name: "Dr Priya Nallamere paused callout emails until 23 Dec" });
  expect(paused).toHaveAttribute("href", "/doctors/78");
  const exhausted = screen.getByRole("link", {
    name: "No standby could take Wed 25 Nov, PM, Mr\u00a0Castellane; choose another doctor",
  });
  expect(exhausted).toHaveAttribute("href", "/callouts/44");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "No standby available");
  expect(screen.getByRole("link", { name: exhausted.textContent ?? "" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: paused.textContent ?? "" })).not.toBeInTheDocument();
  expect(app.board.read()).toEqual([]);
});

test("a server that keeps no list: that is said, in place of a failure", async () => {
  app.server.status = 404;
  renderLive(app, <NotificationsPage />);
  await connect();
  expect(screen.getByText(/keeps no list of notifications/)).toBeInTheDocument();
});

test.each([
  [404, true],
  ["unreadable", true],
  [500, false],
  ["network", false],
] as const)("an answer of %s means that there is no list: %p", (status, isWithout) => {
  expect(isWithoutInbox({ status, messages: [] })).toBe(isWithout);
});
