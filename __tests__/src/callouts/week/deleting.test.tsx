/** Deleting a list from its place in the week. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../../src/app/noopPorts.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aListRow } from "../../../support/aWireCallout.ts";

const WEEK = "/callouts?view=week&week=2099-11-26";
const FREE = aListRow();
const OPEN = { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "open" } as const;
const ANSWERS: Answers = {
  "GET /lists": () => ({ data: [FREE] }),
  "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  "GET /surgeons": () => ({ data: [{ id: 9, display_name: "Mr J. Okandi", specialty: null }] }),
  "DELETE /lists/:id": () => ({ success: true }),
};

/** The dialog of the list that is free, and the question that comes before it is deleted. */
async function askToDelete(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: /Mr J. Okandi Nobody/ }));
  await user.click(await screen.findByRole("button", { name: "Delete list" }));
  return within(await screen.findByRole("dialog", { name: "Delete this list?" }));
}

test("a list is deleted from its place only after being asked: nothing could bring it back as it was", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const user = userEvent.setup();
  const { api } = await renderScreen(WEEK, ANSWERS);
  const question = await askToDelete(user);
  expect(question.getByText("This cannot be undone.")).toBeVisible();
  expect(api.calls("DELETE /lists/:id")).toEqual([]);
  await user.click(question.getByRole("button", { name: "Delete list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [sent] = api.calls("DELETE /lists/:id");
  expect([sent?.path, sent?.query.get("lock_version")]).toEqual(["/lists/72", "3"]);
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const [, text, , undo] = said.mock.calls[0] ?? [];
  expect([text?.key, undo]).toEqual(["callouts:lists.removed", undefined]);
});

test("a list that could not be deleted stays open, and says why", async () => {
  const user = userEvent.setup();
  await renderScreen(WEEK, {
    ...ANSWERS,
    "DELETE /lists/:id": () =>
      new Refusal(409, { errors: ["taken"], code: "list_in_callout", data: { ...FREE, callout: OPEN } }),
  });
  await user.click((await askToDelete(user)).getByRole("button", { name: "Delete list" }));
  const dialog = within(await screen.findByRole("dialog", { name: "List on Fri, 27 Nov 2099" }));
  expect(await dialog.findByRole("link", { name: "Open it" })).toHaveAttribute("href", "/callouts/412");
});

test("a list that a colleague changed meanwhile is not deleted unseen: the change is shown first", async () => {
  const user = userEvent.setup();
  const data = { ...FREE, theatre: "Theatre 9", lock_version: 4, updated_by: "Beatrix Holm" };
  const { api } = await renderScreen(WEEK, {
    ...ANSWERS,
    "DELETE /lists/:id": ({ query }) =>
      query.get("lock_version") === "4" ? { success: true } : new Refusal(409, { errors: ["x"], code: "stale", data }),
  });
  await user.click((await askToDelete(user)).getByRole("button", { name: "Delete list" }));
  const dialog = within(await screen.findByRole("dialog", { name: "List on Fri, 27 Nov 2099" }));
  expect(await dialog.findByText(/^Beatrix Holm changed the list/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Delete list" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Use theirs" }));
  await user.click(dialog.getByRole("button", { name: "Delete list" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete this list?" }));
  await user.click(question.getByRole("button", { name: "Delete list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("DELETE /lists/:id")).toHaveLength(2);
});
