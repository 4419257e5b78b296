/** Toasts, bell, list, prompt and switch as a person meets them (specification §2). */
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addPageTexts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { LiveNote } from "../../../src/features/callouts/shared/LiveNote.tsx";
import { ConnectionLostBanner } from "../../../src/features/notifications/cable/ConnectionLostBanner.tsx";
import { DesktopNotificationsSetting } from "../../../src/features/notifications/desktop/DesktopNotificationsSetting.tsx";
import { DesktopPrompt } from "../../../src/features/notifications/desktop/DesktopPrompt.tsx";
import { Bell } from "../../../src/features/notifications/inbox/Bell.tsx";
import { inboxMarksApi } from "../../../src/features/notifications/inbox/inboxMarksApi.ts";
import { notificationsApi } from "../../../src/features/notifications/model/notificationsApi.ts";
import { toasted, undoBy } from "../../../src/features/notifications/public.ts";
import { Toasts } from "../../../src/features/notifications/toasts/Toasts.tsx";
import { userChanged } from "../../../src/features/user/public.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { type LiveApp, ME } from "../../support/app/liveApp.ts";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect, hear } = liveScreen();
let app: LiveApp;
let user: typeof live.user;
beforeEach(() => {
  ({ app, user } = live);
});
const path = () => screen.getByTestId("path").textContent;

describe("a toast", () => {
  beforeEach(async () => {
    renderLive(app, <Toasts board={app.board} />);
    await connect();
  });

  test("says who is available for what, in the person's words, and leads to the callout", async () => {
    await hear();
    const toast = screen.getByRole("status");
    expect(toast).toHaveTextContent("Dr Hana Itokawa is available");
    expect(toast).toHaveTextContent("Fri 27 Nov, all day, Ms Merrowby, St Brannoc’s");
    await user.click(within(toast).getByRole("link", { name: "Open callout" }));
    expect(path()).toBe("/callouts/41");
  });

  test("says of a callout of several lists how many there are beside the one that it names", async () => {
    const params = { list_date: "2026-11-27", session: "all_day", more_lists: "2" };
    await hear({ notification_type: "new_callout", params });
    expect(screen.getByRole("status")).toHaveTextContent("Fri 27 Nov, all day · +2 lists");
  });

  test("that is followed marks its callout's news read", async () => {
    await hear();
    await hear({ callout_id: 42 });
    await user.click(screen.getAllByRole("link", { name: "Open callout" })[0] as HTMLElement);
    await wait(500);
    expect(app.server.bodies).toEqual([{ ids: [expect.any(Number)], read: true }]);
  });

  test("stays ten seconds and leaves the document a second later", async () => {
    await hear();
    await wait(9700);
    expect(screen.queryByRole("status")).toBeInTheDocument();
    await wait(1000);
    expect(screen.queryByRole("status")).toBeInTheDocument();
    await wait(600);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(app.board.read()).toEqual([]);
  });

  test("stays while the pointer or the focus is on it", async () => {
    await hear();
    await user.hover(screen.getByRole("status"));
    await wait(20_000);
    await user.unhover(screen.getByRole("status"));
    await user.tab();
    expect(screen.getByRole("link", { name: "Open callout" })).toHaveFocus();
    await wait(20_000);
    expect(screen.getByRole("status")).toBeInTheDocument();
  });

  test("can be dismissed", async () => {
    await hear();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await wait(1500);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  test("counts further answers of one callout in place, and says so where a booking is among them", async () => {
    for (let answer = 0; answer < 7; answer += 1) await hear();
    expect(screen.getByText("3 more answers")).toBeInTheDocument();
    expect(screen.getAllByRole("status")).toHaveLength(5);
    await hear({ notification_type: "callout_confirmed" });
    expect(screen.getByText("4 more notifications")).toBeInTheDocument();
  });

  test("of an unknown type shows the title as given; markup stays text", async () => {
    await hear({ notification_type: "list_moved", title: "<img src=x onerror=alert(1)>", params: {} });
    expect(screen.getByRole("status")).toHaveTextContent("<img src=x onerror=alert(1)>");
    expect(document.querySelector("img")).toBeNull();
  });

  test("of what can be taken back stays for eight seconds; Undo sends that change, and says where it is refused", async () => {
    const { notificationsAfter } = notificationsApi.endpoints;
    const { muteCallout } = inboxMarksApi.endpoints;
    app.server.status = 404;
    for (const undo of [undoBy(muteCallout, { calloutId: 3, muted: true, userId: 7 }), undoBy(notificationsAfter, 3)]) {
      act(() => void app.store.dispatch(toasted({ tone: "success", text: { key: "common:saved" }, undo })));
      await wait(7000);
      await user.click(screen.getByRole("button", { name: "Undo" }));
    }
    expect(app.server.requests).toContain("POST /callouts/3/mute");
    expect(await screen.findAllByRole("alert")).toHaveLength(1);
  });

  test("of another feature: success is a status for two seconds, an error an alert for four", async () => {
    act(() => {
      app.store.dispatch(toasted({ tone: "success", text: { key: "common:saved" } }));
      app.store.dispatch(toasted({ tone: "error", text: { key: "notifications:toast.undoFailed" } }));
    });
    await wait(300);
    expect(screen.getByRole("status")).toHaveTextContent("Saved");
    expect(screen.getByRole("alert")).toHaveTextContent("could not be undone");
    await wait(3100);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });
});

describe("the bell", () => {
  test("counts what the list shows, also where a server counts otherwise", async () => {
    renderLive(app, <Bell />);
    app.server.unread = 9;
    app.server.record({ callout_id: 41 });
    app.server.record({ callout_id: 42, action_by_id: 7 });
    await connect();
    expect(screen.getByRole("button", { name: "Notifications, 1 unread" })).toBeInTheDocument();
  });

  test("counts what is unread as it comes, and opens the list", async () => {
    renderLive(app, <Bell />);
    await connect();
    await hear();
    await hear({ callout_id: 42, action_by_id: 7 });
    const bell = screen.getByRole("button", { name: "Notifications, 1 unread" });
    await user.click(bell);
    await wait(500);
    const drawer = await screen.findByRole("dialog", { name: "Notifications" });
    const links = within(drawer).getAllByRole("link", { name: "Dr Hana Itokawa is available" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/callouts/42", "/callouts/41"]);
    app.server.failing.add("/notifications/mark_all_read");
    await user.click(within(drawer).getByRole("button", { name: "Mark all read" }));
    await wait();
    const unsaved = () => screen.queryByText("That could not be saved. Please try again.");
    expect(unsaved()).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await wait(500);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
    // What went wrong was told.
    await user.click(bell);
    await wait(500);
    expect(screen.getByRole("dialog", { name: "Notifications" })).toBeInTheDocument();
    expect(unsaved()).not.toBeInTheDocument();
  });
});

describe("the prompt", () => {
  test("asks in the specification's words; Yes asks the browser", async () => {
    app.desktop.state = "default";
    renderLive(app, <DesktopPrompt />);
    await connect();
    await wait(400);
    const dialog = screen.getByRole("dialog", { name: "Enable Desktop Notifications?" });
    expect(dialog).toHaveTextContent("Would you like to enable desktop notifications?");
    expect(dialog).toHaveTextContent(
      "This will enable you to keep up-to-date with new callouts and responses even when you are not using the app.",
    );
    expect(within(dialog).getByRole("button", { name: "Yes" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "Yes" }));
    expect(app.desktop.asked).toBe(1);
    await wait(500);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("No stores declined", async () => {
    app.desktop.state = "default";
    renderLive(app, <DesktopPrompt />);
    await connect();
    await wait(400);
    await user.click(screen.getByRole("button", { name: "No" }));
    expect(app.storage.read(STORAGE_KEYS.desktopDeclined)).toBe("t");
  });
});

describe("the switch in the settings", () => {
  test("turns on and off", async () => {
    renderLive(app, <DesktopNotificationsSetting />);
    await connect();
    const toggle = screen.getByRole("switch", { name: "Desktop notifications" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    await wait();
    expect(toggle).toBeChecked();
    expect(app.storage.read(STORAGE_KEYS.desktopEnabled)).toBe("t");
    await user.click(toggle);
    expect(app.storage.read(STORAGE_KEYS.desktopEnabled)).toBeNull();
  });

  test("says what to do where the browser blocks, and sees when it no longer does", async () => {
    app.desktop.state = "denied";
    renderLive(app, <DesktopNotificationsSetting />);
    await connect();
    expect(screen.getByRole("switch")).toBeDisabled();
    expect(screen.getByText(/Your browser blocks notifications/)).toBeInTheDocument();
    act(() => app.desktop.changes("granted"));
    expect(screen.queryByText(/Your browser blocks notifications/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("switch"));
    await wait();
    expect(screen.getByRole("switch")).toBeChecked();
  });
});

describe("the state of the connection", () => {
  test("lost, the banner says since when and tries at a press", async () => {
    renderLive(app, <ConnectionLostBanner />);
    await connect();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    act(() => app.cable.loses());
    expect(screen.getByText(/Showing data from 10:42\. Reconnecting…/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try now" }));
    await waitFor(() => expect(app.cable.attempts).toBe(2));
  });

  test("connected again, the keyboard that was on the banner goes on with the page", async () => {
    renderLive(
      app,
      <>
        <ConnectionLostBanner />
        <main id="main" tabIndex={-1} />
      </>,
    );
    await connect();
    act(() => app.cable.loses());
    await user.click(screen.getByRole("button", { name: "Try now" }));
    act(() => app.cable.confirms());
    await wait();
    expect(screen.queryByRole("button", { name: "Try now" })).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("the time of it is the device's, as everywhere a moment is told; a person's own zone comes before it", async () => {
    renderLive(
      app,
      <>
        <ConnectionLostBanner />
        <LiveNote />
      </>,
    );
    await connect();
    const settings = { ...ME.company.company_settings, time_zone: "Pacific/Auckland" };
    const inAuckland = { ...ME, company: { ...ME.company, company_settings: settings } };
    act(() => void app.store.dispatch(userChanged({ user: inAuckland })));
    expect(screen.getByText("Live · updated 10:42")).toBeInTheDocument();
    act(() => app.cable.loses());
    expect(screen.getByText(/Showing data from 10:42\. Reconnecting…/)).toBeInTheDocument();
    expect(screen.getByText("Not live · last updated 10:42")).toBeInTheDocument();
    act(() => void app.store.dispatch(userChanged({ user: { ...inAuckland, time_zone: "Asia/Tokyo" } })));
    expect(screen.getByText(/Showing data from 19:42\. Reconnecting…/)).toBeInTheDocument();
    expect(screen.getByText("Not live · last updated 19:42")).toBeInTheDocument();
  });
});
