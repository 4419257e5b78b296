/** What floats over the pages is first drawn when its words are there. */
import { screen } from "@testing-library/react";
import { NotificationsHost } from "../../../src/features/notifications/NotificationsHost.tsx";
import { liveScreen } from "../../support/app/liveScreen.ts";
import { renderLive } from "../../support/app/renderLive.tsx";

const { live, wait, connect, hear } = liveScreen();

test("a toast and the desktop prompt say their words", async () => {
  live.app.desktop.state = "default";
  renderLive(live.app, <NotificationsHost board={live.app.board} />);
  await connect();
  await hear();
  expect(screen.getByRole("status")).toHaveTextContent("Dr Hana Itokawa is available");
  await wait(500);
  expect(screen.getByRole("button", { name: "Yes" })).toBeVisible();
});
