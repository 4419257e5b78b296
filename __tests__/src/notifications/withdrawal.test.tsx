/** A booked doctor who can no longer come: said in full, louder than an ordinary no, and first until somebody has read it. */
import "../../../src/app/i18n.ts";
import { act, screen, within } from "@testing-library/react";
import { Bell } from "../../../src/features/notifications/inbox/Bell.tsx";
import { Toasts } from "../../../src/features/notifications/toasts/Toasts.tsx";
import { NotificationsPage } from "../../../src/pages/NotificationsPage.tsx";
import { aWithdrawal } from "../../support/app/aLiveMessage.ts";
import { type LiveApp } from "../../support/app/liveApp.ts";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect, hear } = liveScreen();
let app: LiveApp;
let user: typeof live.user;
beforeEach(() => {
  ({ app, user } = live);
});

const WITHDREW = "Dr Toulane can no longer come: Wed 25 Nov, 13:30–17:30, Mr\u00a0Castellane";
const rows = () => screen.getAllByRole("listitem").filter((item) => item.querySelector("button"));
const titles = () => rows().map((row) => within(row).getByRole("link").textContent);

async function choose(title: string, item: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: `Actions: ${title}` }));
  await user.click(screen.getByRole("menuitem", { name: `${item}: ${title}` }));
}

describe("the toast", () => {
  beforeEach(async () => {
    renderLive(app, <Toasts board={app.board} />);
    await connect();
  });

  test("says it in full, is announced at once, names who can be asked, and leads to the callout", async () => {
    await hear(aWithdrawal({ reason: "My child is ill" }));
    const toast = screen.getByRole("alert");
    const said = [...toast.querySelectorAll("p")].map((line) => line.textContent);
    expect(said).toEqual([
      WITHDREW,
      "The list is open again; 2 others have offered.",
      "Can be asked: Dr\u00a0Hana Itokawa, Dr\u00a0Mateo Rivaldane",
      "Reason: My child is ill",
    ]);
    expect(toast).toHaveAttribute("data-loud");
    await user.click(within(toast).getByRole("link", { name: "Open callout" }));
    expect(screen.getByTestId("path")).toHaveTextContent("/callouts/41");
  });

  test("stays ten seconds, as all of them", async () => {
    await hear(aWithdrawal());
    await wait(9700);
    expect(screen.getByRole("alert")).toBeInTheDocument();
    await wait(1700);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("of an ordinary no is none of that", async () => {
    await hear({ notification_type: "notification_change_to_unavailable" });
    const toast = screen.getByRole("status");
    expect(toast).toHaveTextContent("Dr Hana Itokawa is now unavailable");
    expect(toast).not.toHaveAttribute("data-loud");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("the list", () => {
  beforeEach(async () => {
    renderLive(app, <NotificationsPage />);
    await connect();
    await hear(aWithdrawal());
    await hear();
    await hear({ callout_id: 42, notification_type: "new_callout" });
  });

  test("has it first and by itself, before what is newer, also of the same callout", () => {
    expect(titles()).toEqual([WITHDREW, "New callout", "Dr Hana Itokawa is available"]);
    expect(screen.getByRole("heading", { name: "Needs action" })).toBeInTheDocument();
    const [first] = rows();
    expect(first).toHaveAttribute("data-loud");
    expect(first).toHaveTextContent("The list is open again; 2 others have offered.");
    expect(first).toHaveTextContent("Can be asked: Dr Hana Itokawa, Dr Mateo Rivaldane");
    expect(within(first as HTMLElement).getByRole("link")).toHaveAttribute("href", "/callouts/41");
  });

  test.each([
    ["Mark read", (title: string) => choose(title, "Mark read")],
    ["Done", (title: string) => user.click(screen.getByRole("button", { name: `Done: ${title}` }))],
  ])("keeps it first until %s, which is said of it alone", async (_, settle) => {
    await hear({ callout_id: 43 });
    expect(titles()[0]).toBe(WITHDREW);
    await settle(WITHDREW);
    expect(titles()).not.toContain(WITHDREW);
    expect(screen.queryByRole("heading", { name: "Needs action" })).not.toBeInTheDocument();
    expect(app.server.bodies).toEqual([expect.objectContaining({ ids: [1001] })]);
    expect(screen.getByRole("tab", { name: "Unread 3" })).toBeInTheDocument();
  });

  test("once read it stands among the others of its callout, still recognised", async () => {
    await hear(aWithdrawal({ doctor: "Dr Ferro" }, { callout_id: 50 }));
    const title = WITHDREW.replace("Dr Toulane", "Dr Ferro");
    expect(titles().slice(0, 2)).toEqual([title, WITHDREW]);
    await choose(title, "Mark read");
    expect(titles().slice(0, 2)).toEqual([WITHDREW, title]);
    const [, read] = rows();
    expect(read).not.toHaveAttribute("data-loud");
    expect(read?.querySelector("[data-kind=withdrawal]")).toBeInTheDocument();
  });

  test("one's own recording, or that of a muted callout, does not push itself forward", async () => {
    await choose("New callout", "Mute this callout");
    app.server.muted = [42];
    await hear(aWithdrawal({ doctor: "Dr Ferro" }, { action_by_id: 7, callout_id: 51 }));
    await hear(aWithdrawal({ doctor: "Dr Moss" }, { callout_id: 42 }));
    expect(screen.getAllByRole("listitem").filter((row) => row.hasAttribute("data-loud"))).toHaveLength(1);
    expect(titles()[0]).toBe(WITHDREW);
  });
});

test("the bell's drawer has it first as well", async () => {
  renderLive(app, <Bell />);
  await connect();
  await hear(aWithdrawal());
  await hear({ callout_id: 42 });
  await user.click(screen.getByRole("button", { name: "Notifications, 2 unread" }));
  await wait(500);
  expect(titles()).toEqual([WITHDREW, "Dr Hana Itokawa is available"]);
});

test("one that lies further back than the newest is asked for, and stands first too", async () => {
  app.server.record(aWithdrawal({}, { callout_id: 90 }));
  for (let n = 0; n < 30; n += 1) app.server.record({ callout_id: 41 + n });
  renderLive(app, <NotificationsPage />);
  await connect();
  await act(async () => undefined);
  expect(app.server.requests).toContain(
    "GET /notifications?state=unread&type=notification_change_to_unavailable&limit=100&before=7",
  );
  expect(titles()[0]).toBe(WITHDREW);
  await user.click(screen.getByRole("button", { name: `Done: ${WITHDREW}` }));
  expect(titles()).not.toContain(WITHDREW);
});

test("where all that is unread is at hand, nothing more is asked for", async () => {
  for (let n = 0; n < 30; n += 1) app.server.record({ callout_id: 41 + n, action_by_id: 7 });
  renderLive(app, <NotificationsPage />);
  await connect();
  expect(app.server.requests.filter((request) => request.includes("type="))).toEqual([]);
});
