/** Two colleagues change the same list of a callout: both versions are shown, what was typed stays until one is chosen. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ChangeSentListRequest } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { aBookedList, aCalloutOf, answersFor, aPreview } from "../../../support/app/aSentList.ts";
import { pick, shownIn } from "../../../support/app/datePickers.ts";
import { type Asked, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { inHours } from "../../../support/aWireCallout.ts";

const MINE = aBookedList();
/** Anna moved it to another theatre and wrote a note. */
const THEIRS = aBookedList({ theatre: "Theatre 9", notes_public: "Bring lead apron", lock_version: 3 });
const stale = (hours: number) => ({
  ...aCalloutOf([THEIRS]),
  updated_by: "Anna Whitlocke",
  updated_at: inHours(hours),
});

const answer =
  (data: unknown, reply: () => unknown) =>
  ({ body }: Asked) =>
    (body as ChangeSentListRequest).lock_version === 2
      ? new Refusal(409, { errors: ["stale"], code: "stale", data })
      : reply();

async function meet(hours = -0.05, told = "changed the list 3 min ago.") {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts/412", {
    ...answersFor(aCalloutOf([MINE])),
    "POST /callouts/:id/lists/:id/change_preview": answer(stale(hours), () => aPreview([], "times")),
    "PUT /callouts/:id/lists/:id": answer(stale(hours), () => ({ data: aCalloutOf([THEIRS]) })),
  });
  await user.click(await screen.findByRole("button", { name: /^More for the list on/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit list…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await pick("Ends", "12:30", dialog);
  await waitFor(() => expect(dialog.getByLabelText(/^Theatre/)).toBeEnabled());
  await user.clear(dialog.getByLabelText(/^Theatre/));
  await user.type(dialog.getByLabelText(/^Theatre/), "Theatre 5");
  expect(await dialog.findByText(`Anna Whitlocke ${told}`)).toBeVisible();
  const sent = () => api.calls("PUT /callouts/:id/lists/:id").map(({ body }) => body);
  return { user, dialog, sent };
}

test("theirs stand beside mine, field by field, and nothing that was typed is lost", async () => {
  const { dialog, sent } = await meet();
  const rows = dialog.getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Session", "AM 08:00–12:00", "AM 08:00–12:30"],
    ["Site", "St Brannoc’s Hospital, Theatre 9", "St Brannoc’s Hospital, Theatre 5"],
    ["Note for doctors", "Bring lead apron", "not changed"],
  ]);
  expect(shownIn("Ends", dialog)).toBe("12:30");
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 5");
  expect(dialog.queryByRole("button", { name: /^Save/ })).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("keeping mine keeps what was typed and takes over the rest, against the version that was looked at", async () => {
  const { user, dialog, sent } = await meet();
  await user.click(dialog.getByRole("button", { name: "Keep mine" }));
  expect(dialog.queryByText(/changed the list/)).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 5");
  expect(dialog.getByLabelText(/^Note for doctors/)).toHaveValue("Bring lead apron");
  await dialog.findByText(/whether the new times are all right/);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent()).toMatchObject([
    { list: { end_time: "12:30", theatre: "Theatre 5", notes_public: "Bring lead apron" }, lock_version: 3 },
  ]);
});

test("taking theirs leaves nothing to save", async () => {
  const { user, dialog, sent } = await meet();
  await user.click(dialog.getByRole("button", { name: "Use theirs" }));
  expect(dialog.getByLabelText(/^Theatre/)).toHaveValue("Theatre 9");
  expect(shownIn("Ends", dialog)).toBe("12:00");
  expect(dialog.getByRole("status")).toHaveTextContent("Nothing has changed yet.");
  expect(dialog.queryByText(/changed the list/)).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("what a colleague changed within this minute was changed just now", async () => {
  await meet(-0.005, "has just changed the list.");
});
