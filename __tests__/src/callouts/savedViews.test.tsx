/** Views that people keep of the callouts table: shown, saved, shared, changed and deleted. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type SavedView } from "../../../src/contract/shapes/savedViews.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aPage, aRow } from "../../support/aWireCallout.ts";

const address = () => screen.getByRole("status", { name: "address", hidden: true }).textContent;
const aView = (values: Partial<SavedView> = {}): SavedView => ({
  id: 5,
  name: "Urgent",
  query: "tab=open&status=open%2Cconfirmed",
  shared: false,
  owner: { id: 1, name: "Anna Whitlocke" },
  mine: true,
  changeable: true,
  lock_version: 3,
  ...values,
});
const THEIRS = aView({
  id: 6,
  name: "Ours",
  shared: true,
  owner: { id: 2, name: "Ben Ito" },
  mine: false,
  changeable: false,
});

async function openViews(path: string, views: SavedView[], answers: Answers = {}) {
  const rendered = await renderScreen(path, {
    "GET /callouts": () => aPage([aRow()]),
    "GET /saved_views": () => ({ data: views }),
    ...answers,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Views" }));
  return { ...rendered, user, menu: within(await screen.findByRole("menu")) };
}

test("one's own and shared views are in the menu, and lead to what they are of", async () => {
  const { user, menu } = await openViews("/callouts?tab=all", [aView(), THEIRS]);
  expect(await menu.findByRole("menuitem", { name: "Ours Shared by Ben Ito" })).toBeVisible();
  await user.click(menu.getByRole("menuitem", { name: "Urgent" }));
  await waitFor(() => expect(address()).toBe("/callouts?tab=open&status=open%2Cconfirmed"));
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
});

test("what is shown is saved under a name, without the page and the week; a name that is taken is told beside the field", async () => {
  const { api, user, menu } = await openViews("/callouts?tab=open&site=7&sort=-when&page=3&rows=50", [], {
    "POST /saved_views": ({ body }) =>
      (body as SavedView).name === "Taken"
        ? new Refusal(422, { errors: { name: ["has already been taken"] }, code: "invalid_input" })
        : { data: aView() },
  });
  await user.click(await menu.findByRole("menuitem", { name: "Save this view…" }));
  const form = within(await screen.findByRole("dialog", { name: "Save this view" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(form.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Please enter a name.");
  expect(api.calls("POST /saved_views")).toEqual([]);
  await user.type(form.getByRole("textbox", { name: "Name" }), " Taken{Enter}");
  await waitFor(() =>
    expect(form.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      "You already have a view with this name.",
    ),
  );
  await user.clear(form.getByRole("textbox", { name: "Name" }));
  await user.type(form.getByRole("textbox", { name: "Name" }), "Site seven");
  await user.click(form.getByRole("checkbox", { name: "Share with the practice" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /saved_views").at(-1)?.body).toEqual({
    name: "Site seven",
    query: "tab=open&site=7&sort=-when&rows=50",
    shared: true,
  });
});

test.each([
  ["/callouts?tab=all", "tab=all&rows=15"],
  ["/callouts?tab=open&view=week&week=2026-11-23", "tab=open&view=week&rows=15"],
])("the length of a page is of the view, the usual one too: %s", async (path, query) => {
  const { api, user, menu } = await openViews(path, [], { "POST /saved_views": () => ({ data: aView() }) });
  await user.click(await menu.findByRole("menuitem", { name: "Save this view…" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Usual{Enter}");
  await waitFor(() => expect(api.calls("POST /saved_views")[0]?.body).toMatchObject({ query }));
});

test("the view that is shown is the chosen one, however its address is written", async () => {
  const { menu } = await openViews("/callouts?tab=open&status=open,confirmed", [
    aView({ query: "status=open,confirmed&tab=open" }),
    THEIRS,
  ]);
  expect(await menu.findByRole("menuitem", { name: "Urgent" })).toHaveClass("Mui-selected");
});

test("only what may be changed is offered to be changed: its name, who sees it, what it shows", async () => {
  const { api, user, menu } = await openViews("/callouts?tab=past", [aView(), THEIRS], {
    "PATCH /saved_views/:id": () => ({ data: aView({ name: "Past" }) }),
  });
  await user.click(await menu.findByRole("menuitem", { name: "Change or delete views…" }));
  expect(menu.queryByText(/Ours/)).not.toBeInTheDocument();
  await user.click(menu.getByRole("menuitem", { name: "Change “Urgent”…" }));
  const form = within(await screen.findByRole("dialog", { name: "Change view" }));
  await user.clear(form.getByRole("textbox", { name: "Name" }));
  await user.type(form.getByRole("textbox", { name: "Name" }), "Past");
  await user.click(form.getByRole("checkbox", { name: "Replace it with what is shown now" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [asked] = api.calls("PATCH /saved_views/:id");
  expect(asked?.path).toBe("/saved_views/5");
  expect(asked?.body).toEqual({ name: "Past", query: "tab=past&rows=15", shared: false, lock_version: 3 });
});

async function openForm(views: SavedView[], answers: Answers) {
  const rendered = await openViews("/callouts?tab=past", views, answers);
  await rendered.user.click(await rendered.menu.findByRole("menuitem", { name: "Change or delete views…" }));
  await rendered.user.click(rendered.menu.getByRole("menuitem", { name: /^Change “/ }));
  const form = within(await screen.findByRole("dialog", { name: "Change view" }));
  return { ...rendered, form, name: form.getByRole("textbox", { name: "Name" }) };
}

test.each([
  ["Keep mine", { name: "Urgent ones", shared: true, query: "tab=past&rows=15", lock_version: 4 }],
  ["Use theirs", { name: "Very urgent", shared: true, query: "tab=all&site=7", lock_version: 4 }],
])("what somebody else has changed meanwhile is shown beside what was typed, and chosen: %s", async (choice, sent) => {
  const theirs = aView({ name: "Very urgent", shared: true, query: "tab=all&site=7", lock_version: 4 });
  const { api, user, form, name } = await openForm([aView()], {
    "PATCH /saved_views/:id": ({ body }) =>
      (body as SavedView).lock_version === 3
        ? new Refusal(409, { errors: ["stale"], code: "stale", data: theirs })
        : { data: aView() },
  });
  await user.click(form.getByRole("checkbox", { name: "Replace it with what is shown now" }));
  await user.type(name, " ones{Enter}");
  const versions = within(await form.findByRole("table"));
  expect(form.getByText("Somebody else has changed this in the meantime.")).toBeVisible();
  for (const row of ["Name Very urgent Urgent ones", "Share with the practice on not changed"])
    expect(versions.getByRole("row", { name: row })).toBeVisible();
  expect(versions.getByRole("row", { name: "What it shows changed what is shown now" })).toBeVisible();
  await user.type(name, "{Enter}");
  await user.click(form.getByRole("button", { name: choice }));
  expect(name).toHaveFocus();
  expect(api.calls("PATCH /saved_views/:id")).toHaveLength(1);
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PATCH /saved_views/:id").at(-1)?.body).toEqual(sent);
});

test("a view whose saving was not answered is saved again under the same key, and counts as one's own", async () => {
  const { api, user, form, name } = await openForm([aView()], {
    "PATCH /saved_views/:id": () => new Refusal(503, { errors: ["Please try again."], code: "unavailable" }),
  });
  await user.type(name, " ones{Enter}");
  await waitFor(() => expect(form.getAllByRole("alert")[0]).not.toBeEmptyDOMElement());
  api.answers["PATCH /saved_views/:id"] = () => ({ data: aView() });
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const keys = api.calls("PATCH /saved_views/:id").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(/^[\d-]{10,}$/), keys[0]]);
});

test("Enter sends nothing more while it is being saved", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api, user, name } = await openForm([aView()], {
    "PATCH /saved_views/:id": async () => {
      await promise;
      return { data: aView() };
    },
  });
  await user.type(name, " ones{Enter}");
  await waitFor(() => expect(api.calls("PATCH /saved_views/:id")).toHaveLength(1));
  await user.type(name, "{Enter}{Enter}");
  resolve();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("PATCH /saved_views/:id")).toHaveLength(1);
});

test("Enter that ends a conversion of Japanese or Chinese saves nothing, in Safari either", async () => {
  const { api, name } = await openForm([aView()], { "PATCH /saved_views/:id": () => ({ data: aView() }) });
  for (const ends of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(name, { key: "Enter", ...ends });
  expect(api.calls("PATCH /saved_views/:id")).toEqual([]);
});

test.each([
  ["one's own", aView(), "has already been taken", /^You already have a view with this name\.$/],
  ["a colleague's", { ...THEIRS, changeable: true }, "has already been taken", /^Ben Ito already has a view with this/],
  ["another reason", aView(), "is not a name", /^Tab, filters, order and page length are saved\.$/],
])("a name that is refused is told as what it is: %s", async (_what, view, reason, words) => {
  const { api, user, form, name } = await openForm([view], {
    "PATCH /saved_views/:id": () => new Refusal(422, { errors: { name: [reason] }, code: "invalid_input" }),
  });
  await user.type(name, " ones{Enter}");
  await waitFor(() => expect(api.calls("PATCH /saved_views/:id")).toHaveLength(1));
  await waitFor(() => expect(name).toHaveAccessibleDescription(words));
  const alert = form.getAllByRole("alert")[0];
  if (reason === "is not a name") await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  else expect(alert).toBeEmptyDOMElement();
});

test("deleting asks once; a list that could not be loaded can be tried again", async () => {
  const { api, user, menu } = await openViews("/callouts?tab=past", [aView({ shared: true })], {
    "DELETE /saved_views/:id": () => ({ success: true }),
  });
  await user.click(await menu.findByRole("menuitem", { name: "Change or delete views…" }));
  await user.click(menu.getByRole("menuitem", { name: "Delete “Urgent”…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete “Urgent”?" }));
  expect(dialog.getByText(/Everyone in the practice will lose this view/)).toBeVisible();
  expect(api.calls("DELETE /saved_views/:id")).toEqual([]);
  api.answers["GET /saved_views"] = () => new Refusal(500, { errors: ["x"] });
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(api.calls("DELETE /saved_views/:id")).toHaveLength(1));
});

test("a view that its owner changed meanwhile is deleted only once the change was shown", async () => {
  const present = aView({ name: "Urgent ones", lock_version: 4 });
  const { api, user, menu } = await openViews("/callouts?tab=past", [aView()], {
    "DELETE /saved_views/:id": ({ query }) =>
      query.get("lock_version") === "4"
        ? { success: true }
        : new Refusal(409, { errors: ["x"], code: "stale", data: present }),
  });
  await user.click(await menu.findByRole("menuitem", { name: "Change or delete views…" }));
  await user.click(menu.getByRole("menuitem", { name: "Delete “Urgent”…" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete “Urgent ones”?" }));
  expect(dialog.getByText(/^This has changed in the meantime/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("DELETE /saved_views/:id")).toHaveLength(2);
});

test("a view that could not be deleted stays, and the reason stands below the question", async () => {
  const { user, menu } = await openViews("/callouts?tab=past", [aView()], {
    "DELETE /saved_views/:id": () => new Refusal(403, { errors: ["x"], code: "forbidden" }),
  });
  await user.click(await menu.findByRole("menuitem", { name: "Change or delete views…" }));
  await user.click(menu.getByRole("menuitem", { name: "Delete “Urgent”…" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete “Urgent”?" });
  expect(within(dialog).getByRole("alert")).toBeEmptyDOMElement();
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(dialog).toHaveTextContent(/The callouts stay\.\s*That did not work\. Nothing was changed\./),
  );
});
