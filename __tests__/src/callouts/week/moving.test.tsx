/** Lists moved to another place of the week: by their menu or by dragging; who was asked decides what it takes. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../../src/app/noopPorts.ts";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { partOf, pick } from "../../../support/app/datePickers.ts";
import { dragTo } from "../../../support/app/dragTo.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList } from "../../../support/aWireCallout.ts";

const NORTHBANK = {
  id: 7,
  name: "Northbank",
  short_name: "NB",
  time_zone: "UTC",
  theatres: ["Theatre 1", "Theatre 2"],
};
const FERNDALE = { id: 8, name: "Ferndale Clinic", short_name: "Ferndale", time_zone: "UTC", theatres: [] };
const { counts, confirmed, ...listed } = aList({
  ...{ date: "2099-11-26", session: "am", start_time: "08:00", end_time: "12:00", time_zone: "UTC" },
  ...{ starts_at: "2099-11-26T08:00:00.000Z", ends_at: "2099-11-26T12:00:00.000Z", site: NORTHBANK },
  surgeon: { id: 9, name: "Mr J. Okandi" },
});
const FREE: ListRow = {
  ...listed,
  ...{ id: 72, confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3 },
  ...{ offers: 0, updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
};
const OPEN = { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "open" } as const;
const ASKED: ListRow = { ...FREE, cover_status: "calling", callout: OPEN };
const MENU = "More for Mr J. Okandi, Thu, 26 Nov 2099";

const weekOf = async (list: ListRow, answers: Answers = {}) => ({
  user: userEvent.setup(),
  ...(await renderScreen("/callouts?view=week&week=2099-11-26", {
    "GET /lists": () => ({ data: [list] }),
    "GET /sites": () => ({ data: [NORTHBANK, FERNDALE] }),
    "GET /surgeons": () => ({ data: [{ id: 9, display_name: "Mr J. Okandi", specialty: null }] }),
    "PUT /lists/:id": ({ body }) => ({ data: { ...list, ...(body as { list: object }).list, lock_version: 4 } }),
    ...answers,
  })),
});
type Week = Awaited<ReturnType<typeof weekOf>>;

async function openMove({ user }: Week, menu: string | RegExp = MENU) {
  await user.click(await screen.findByRole("button", { name: menu }));
  await user.click(await screen.findByRole("menuitem", { name: "Move to…" }));
  return within(await screen.findByRole("dialog", { name: "Move the list on Thu, 26 Nov 2099" }));
}

const put = ({ api }: Week) => api.calls("PUT /lists/:id").map(({ body }) => body);

test("by its menu a list that nobody was asked about moves at once, with the hours of its new day and part", async () => {
  const week = await weekOf(FREE);
  const dialog = await openMove(week);
  expect(dialog.getByText("The list is there already. Choose another day or place.")).toBeVisible();
  expect(dialog.getByText("Nobody is emailed.")).toBeVisible();
  await pick("Date", "2099-11-27", dialog);
  await week.user.selectOptions(dialog.getByLabelText("Part of the day"), "PM");
  await week.user.selectOptions(dialog.getByLabelText("Site"), "Ferndale Clinic");
  expect(dialog.getByText("Fri, 27 Nov 2099, 13:30–17:30")).toBeVisible();
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(put(week)).toHaveLength(1));
  expect(week.api.calls("GET /sites").some(({ query }) => query.has("archived"))).toBe(false);
  expect(put(week)[0]).toMatchObject({
    list: { date: "2099-11-27", session: "pm", start_time: "13:30", end_time: "17:30", site_id: 8, theatre: null },
    lock_version: 3,
  });
});

test.each([
  ["to another site can be put back by Undo", [NORTHBANK, FERNDALE], true],
  ["away from an archived site cannot: the old one takes no lists", [FERNDALE], false],
])("a list moved %s", async (_case, sites, undone) => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const week = await weekOf(FREE, { "GET /sites": () => ({ data: sites }) });
  const dialog = await openMove(week);
  await week.user.selectOptions(dialog.getByLabelText("Site"), "Ferndale Clinic");
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const [tone, text, , undo] = said.mock.calls[0] ?? [];
  expect([tone, text?.key, undo !== undefined]).toEqual(["success", "callouts:week.move.done", undone]);
});

test("an archived site stays in the field for as long as it is chosen", async () => {
  const week = await weekOf(FREE, {
    "GET /sites": ({ query }) => ({ data: query.has("archived") ? [NORTHBANK, FERNDALE] : [FERNDALE] }),
  });
  const site = (await openMove(week)).getByLabelText("Site");
  await waitFor(() => expect(site).toHaveDisplayValue("Northbank"));
  await week.user.selectOptions(site, "Ferndale Clinic");
  expect([...site.children].map(({ textContent }) => textContent)).toEqual(["Please choose", "Ferndale Clinic"]);
});

test("a day that is over is refused at its field", async () => {
  const week = await weekOf(FREE);
  const dialog = await openMove(week);
  await pick("Date", "2020-11-27", dialog);
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  expect(dialog.getByRole("group", { name: "Date" })).toHaveAccessibleDescription("Choose a start in the future");
  expect(put(week)).toEqual([]);
});

test("a date that was cleared is asked for at its field", async () => {
  const week = await weekOf(FREE);
  const dialog = await openMove(week);
  await week.user.click(partOf("Date", "Day", dialog));
  await week.user.keyboard("{Backspace}");
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  expect(dialog.getByRole("group", { name: "Date" })).toHaveAccessibleDescription(/./);
  expect(put(week)).toEqual([]);
});

test("a list without a surgeon moves, and one that begins earlier than before is on one day", async () => {
  const week = await weekOf({
    ...FREE,
    ...{ session: "pm", start_time: "13:30", end_time: "17:30", surgeon: { ...FREE.surgeon, id: null, name: "" } },
  });
  const dialog = await openMove(week, /^More for .*Thu, 26 Nov 2099/);
  await week.user.selectOptions(dialog.getByLabelText("Part of the day"), "AM");
  expect(dialog.getByText("Thu, 26 Nov 2099, 08:00–12:00")).toBeVisible();
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  await waitFor(() => expect(put(week)).toHaveLength(1));
});

test("who was asked about a list is shown what a move means before it is saved", async () => {
  const preview = { change: "moved", mails: [], skipped: [], warnings: [] };
  const week = await weekOf(ASKED, {
    "POST /callouts/:id/lists/:id/change_preview": () => ({ data: preview }),
  });
  const dialog = await openMove(week);
  await pick("Date", "2099-11-27", dialog);
  expect(dialog.getByText(/^Doctors have been asked about this list/)).toBeVisible();
  await week.user.click(dialog.getByRole("button", { name: "Continue" }));
  const change = within(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" }));
  await waitFor(() => expect(week.api.calls("POST /callouts/:id/lists/:id/change_preview")).toHaveLength(1));
  expect(week.api.calls("POST /callouts/:id/lists/:id/change_preview")[0]?.body).toMatchObject({
    list: { date: "2099-11-27", start_time: "08:00" },
  });
  expect(change.getByLabelText("Site")).toHaveDisplayValue("Northbank");
  expect(put(week)).toEqual([]);
});

test("another place alone is given up without a question, what was typed for it is not", async () => {
  const week = await weekOf(ASKED, { "POST /callouts/:id/lists/:id/change_preview": () => new Refusal(404, {}) });
  const change = async () => {
    const dialog = await openMove(week);
    await pick("Date", "2099-11-27", dialog);
    await week.user.click(dialog.getByRole("button", { name: "Continue" }));
    return within(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" }));
  };
  await change();
  await week.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await week.user.type((await change()).getByLabelText(/^Case mix/), "Two hips{Escape}");
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
});

test("a list is dragged to another place, and its theatre stays at its site", async () => {
  const week = await weekOf(FREE);
  await dragTo("New list at Northbank, Fri, 27 Nov 2099, PM");
  await waitFor(() => expect(put(week)).toHaveLength(1));
  expect(put(week)[0]).toMatchObject({
    list: { date: "2099-11-27", session: "pm", start_time: "13:30", site_id: 7, theatre: "Theatre 1" },
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("Escape puts a list back, and one that is put where it was changes nothing", async () => {
  const week = await weekOf(FREE);
  await dragTo("New list at Northbank, Fri, 27 Nov 2099, PM", "Escape");
  expect(put(week)).toEqual([]);
  await week.user.keyboard("{Escape}");
  await dragTo("New list at Northbank, Thu, 26 Nov 2099, AM");
  expect(put(week)).toEqual([]);
});

test("what lasts all day stays so in the afternoon of another day", async () => {
  const week = await weekOf({ ...FREE, session: "all_day", end_time: "17:30" });
  await dragTo("New list at Ferndale Clinic, Fri, 27 Nov 2099, PM");
  await waitFor(() => expect(put(week)).toHaveLength(1));
  expect(put(week)[0]).toMatchObject({
    list: { date: "2099-11-27", session: "all_day", start_time: "08:00", end_time: "17:30", site_id: 8, theatre: null },
  });
});

test("a list that doctors were asked about is dragged into the dialog that says whom that concerns", async () => {
  const week = await weekOf(ASKED, {
    "POST /callouts/:id/lists/:id/change_preview": () => new Refusal(422, { errors: ["no"], code: "invalid_input" }),
  });
  await dragTo("New list at Northbank, Fri, 27 Nov 2099, AM");
  expect(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" })).toBeVisible();
  expect(put(week)).toEqual([]);
});

/** The callout that has not been sent yet, with this list and another. */
function unsent(status: "draft" | "scheduled") {
  const { callout, updated_by, updated_at, ...row } = { ...ASKED, counts, theatre: "Theatre 2" };
  const lists = [{ ...row }, { ...row, id: 73, date: "2099-12-03" }];
  const detail = aDetail({ id: OPEN.id, status, lists, lock_version: 8, respond_by: "2099-11-20T17:00:00.000Z" });
  const answers: Answers = {
    "GET /callouts/:id": () => ({ data: detail }),
    "PUT /callouts/:id": ({ body }) => {
      const [first] = (body as { callout: { lists: object[] } }).callout.lists;
      return { data: { ...detail, lock_version: 9, lists: [{ ...row, ...first, lock_version: 4 }, lists[1]] } };
    },
  };
  return weekOf({ ...ASKED, callout: { ...OPEN, status } }, answers);
}
const putCallout = ({ api }: Week) => api.calls("PUT /callouts/:id").map(({ body }) => body);

test("a list of a draft is dragged at once: the draft keeps the rest, and gets it back by Undo", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  const week = await unsent("draft");
  await dragTo("New list at Northbank, Fri, 27 Nov 2099, PM");
  await waitFor(() => expect(putCallout(week)).toHaveLength(1));
  expect(putCallout(week)[0]).toMatchObject({
    lock_version: 8,
    callout: {
      respond_by: "2099-11-20T17:00:00.000Z",
      lists: [
        // As a colleague has made it meanwhile, but for where it was put.
        { id: 72, date: "2099-11-27", session: "pm", start_time: "13:30", end_time: "17:30", theatre: "Theatre 2" },
        { id: 73, date: "2099-12-03", session: "am", start_time: "08:00" },
      ],
    },
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(put(week)).toEqual([]);
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const [tone, text, , undo] = said.mock.calls[0] ?? [];
  expect([tone, text?.key]).toEqual(["success", "callouts:week.move.done"]);
  expect(undo).toMatchObject({
    endpoint: "changeCallout",
    arg: { id: 412, lock_version: 9, callout: { lists: [{ id: 72, date: "2099-11-26" }, {}] } },
  });
});

test("the menu of a list whose callout goes out later moves it, and says that nobody is emailed", async () => {
  const week = await unsent("scheduled");
  const dialog = await openMove(week);
  expect(dialog.getByText("Nobody is emailed.")).toBeVisible();
  await pick("Date", "2099-11-27", dialog);
  await week.user.click(dialog.getByRole("button", { name: "Move list" }));
  await waitFor(() => expect(putCallout(week)).toHaveLength(1));
});

test("what the draft refuses is told", async () => {
  const said = jest.spyOn(noopPorts.toast, "say");
  await weekOf(
    { ...ASKED, callout: { ...OPEN, status: "draft" } },
    { "GET /callouts/:id": () => new Refusal(404, { errors: ["gone"], code: "not_found" }) },
  );
  await dragTo("New list at Northbank, Fri, 27 Nov 2099, AM");
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls[0]?.slice(0, 2)).toMatchObject(["error", { key: "callouts:week.move.failed" }]);
});

test("what cannot change is not dragged", async () => {
  const week = await weekOf({ ...ASKED, callout: { ...OPEN, status: "expired" } });
  await expect(dragTo("New list at Northbank, Fri, 27 Nov 2099, AM")).rejects.toThrow(/data-over/);
  expect(screen.queryByRole("button", { name: MENU })).not.toBeInTheDocument();
  expect(put(week)).toEqual([]);
});

test("arrow keys go from list to list and from place to place", async () => {
  const { user } = await weekOf(FREE);
  const list = await screen.findByRole("button", { name: /Nobody asked yet/ });
  list.focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "New list at Northbank, Fri, 27 Nov 2099, AM" })).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "New list at Northbank, Fri, 27 Nov 2099, PM" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowUp}");
  expect(screen.getByRole("button", { name: "New list at Northbank, Thu, 26 Nov 2099, AM" })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(list).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(list).toHaveFocus();
});

test("arrow keys go on from one site’s theatres to the next site’s", async () => {
  const { user } = await weekOf(FREE);
  await user.click(await screen.findByRole("radio", { name: "Theatres" }));
  const last = await screen.findByRole("button", { name: "New list at Northbank, Theatre 2, Fri, 27 Nov 2099, PM" });
  act(() => last.focus());
  await user.keyboard("{ArrowDown}");
  const below = screen.getByRole("button", { name: /^New list at Ferndale Clinic, .*Fri, 27 Nov 2099, AM$/ });
  expect(below).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(last).toHaveFocus();
});
