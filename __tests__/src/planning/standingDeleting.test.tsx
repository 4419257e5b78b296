/** Deleting a standing list: asked first, told where it is refused, and never what a colleague has changed unseen. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aStandingList } from "../../support/wire/wirePlans.ts";

const PAGE = "/planning/standing-lists";

const answering = (own: Answers): Answers => ({
  "GET /sites": () => ({ data: [] }),
  "GET /surgeons": () => ({ data: [] }),
  "GET /standing_lists": () => ({ data: [aStandingList()] }),
  ...own,
});

test("one is deleted after a question; a refusal is said there, and it stays", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(
    PAGE,
    answering({ "DELETE /standing_lists/:id": () => new Refusal(422, { errors: ["Not today"] }) }),
  );
  await user.click(await screen.findByRole("button", { name: /^Delete Monday/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this standing list?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByText("Not today")).toBeVisible();
  api.answers["DELETE /standing_lists/:id"] = () => ({ success: true });
  api.answers["GET /standing_lists"] = () => ({ data: [] });
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("heading", { name: "No standing lists yet" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("region", { name: "Standing lists" })).toHaveFocus());
});

test("after one is deleted the focus is on the next", async () => {
  const user = userEvent.setup();
  const next = aStandingList({ id: 8, weekday: 3 });
  const { api } = await renderScreen(
    PAGE,
    answering({
      "GET /standing_lists": () => ({ data: [aStandingList(), next] }),
      "DELETE /standing_lists/:id": () => ({ success: true }),
    }),
  );
  await user.click(await screen.findByRole("button", { name: /^Delete Monday/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this standing list?" }));
  api.answers["GET /standing_lists"] = () => ({ data: [next] });
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.getByRole("button", { name: /^End Wednesday/ })).toHaveFocus());
});

test("one that a colleague changed meanwhile is not deleted unseen", async () => {
  const user = userEvent.setup();
  const data = aStandingList({ theatre: "Theatre 9", lock_version: 3 });
  const { api } = await renderScreen(
    PAGE,
    answering({
      "DELETE /standing_lists/:id": ({ query }) =>
        query.get("lock_version") === "3"
          ? { success: true }
          : new Refusal(409, { errors: ["x"], code: "stale", data }),
    }),
  );
  await user.click(await screen.findByRole("button", { name: /^Delete Monday/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this standing list?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByText("Somebody has changed this standing list in the meantime.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("DELETE /standing_lists/:id").map(({ query }) => query.get("lock_version"))).toEqual(["2", "3"]);
});
