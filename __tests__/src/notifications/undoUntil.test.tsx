/** A toast of what can be taken back until a moment. */
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addPageTexts.ts";
import { act, screen } from "@testing-library/react";
import { inboxMarksApi } from "../../../src/features/notifications/inbox/inboxMarksApi.ts";
import { toasted, undoBy } from "../../../src/features/notifications/public.ts";
import { Toasts } from "../../../src/features/notifications/toasts/Toasts.tsx";
import { systemClock } from "../../../src/lib/clock.ts";
import { type LiveApp } from "../../support/app/liveApp.ts";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect } = liveScreen();
let app: LiveApp;
beforeEach(async () => {
  ({ app } = live);
  renderLive(app, <Toasts board={app.board} />);
  await connect();
});

const words = {
  button: "notifications:toast.open",
  done: "notifications:toast.openAll",
} as const;

function say(): void {
  const undo = {
    ...undoBy(inboxMarksApi.endpoints.muteCallout, { calloutId: 3, muted: true, userId: 7 }),
    ...{ until: systemClock.now() + 5000, to: "/callouts/3/edit", words },
  };
  act(() => void app.store.dispatch(toasted({ tone: "success", text: { key: "common:saved" }, undo })));
}
const button = () => screen.queryByRole("button", { name: "Open callout" });
const seconds = () => screen.queryByText(/^\s*\(\d\)$/);

test("it counts down what is left, which is not read out, and goes with it", async () => {
  say();
  expect(button()).toBeVisible();
  expect(seconds()).toHaveTextContent("(5)");
  expect(seconds()).toHaveAttribute("aria-hidden", "true");
  await wait(2000);
  expect(seconds()).toHaveTextContent("(3)");
  await wait(3000);
  expect(button()).not.toBeInTheDocument();
  await wait(2000);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("its button leads on, and says what came of it in words of its own", async () => {
  say();
  await live.user.dblClick(screen.getByRole("button", { name: "Open callout" }));
  expect(app.server.requests.filter((request) => request === "POST /callouts/3/mute")).toHaveLength(1);
  expect(await screen.findByText("Open notifications")).toBeVisible();
  expect(screen.getByTestId("path")).toHaveTextContent("/callouts/3/edit");
});

test("where it could not be taken back, one stays and reads why", async () => {
  app.server.failing.add("/callouts/3/mute");
  say();
  await live.user.click(screen.getByRole("button", { name: "Open callout" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByTestId("path")).not.toHaveTextContent("/callouts/3/edit");
});

test("a button that is used by keyboard stays until the focus leaves it", async () => {
  say();
  act(() => button()?.focus());
  await wait(6000);
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  act(() => button()?.blur());
  expect(button()).not.toBeInTheDocument();
});
