/** Dialogs with a form ask before what was typed is lost: by closing them, or by going elsewhere; what was saved is not asked about. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { askedBeforeLost, gone, type Opened, openDialog, question, unasked } from "../../support/app/typedDialog.ts";
import { aList } from "../../support/aWireCallout.ts";
import { aStandingList } from "../../support/wire/wirePlans.ts";

const ANNA = {
  ...{ id: 1, first_name: "Anna", last_name: "Kessler", email: "anna@example.test", role: "owner", status: "active" },
  ...{ last_seen_at: null, second_factor: false, invitation_expires_at: null },
};
const { counts, confirmed, ...listed } = aList({
  ...{ date: "2099-11-27", starts_at: "2099-11-27T08:00:00.000Z", time_zone: "UTC" },
  ...{ site: { id: 7, name: "Northbank", short_name: "NB" }, surgeon: { id: 9, name: "Mr J. Okandi" } },
});
const FREE = {
  ...listed,
  ...{ id: 72, confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3, offers: 0 },
  ...{ updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
};
const ANSWERS: Answers = {
  "GET /users": () => ({ data: [ANNA] }),
  "GET /lists": () => ({ data: [FREE] }),
  "GET /lists/:id": () => ({ data: FREE }),
  "GET /standing_lists": () => ({ data: [aStandingList()] }),
  "GET /sites": () => ({ data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] }] }),
  "GET /surgeons": () => ({ data: [{ id: 9, display_name: "Mr J. Okandi", specialty: null }] }),
};
const ADMINISTRATORS = "/practice-management/administrators";
const WEEK = "/callouts?view=week&week=2099-11-26";

type Case = Opened & {
  path: string;
  back: string;
  /** A link of the page to another one. */
  elsewhere: string;
  /** Saving it, and what is called. */
  save: string;
  call: string;
};
const CASES: Record<string, Case> = {
  "an invitation": {
    path: ADMINISTRATORS,
    by: [["button", "Invite an administrator"]],
    field: /^Full name/,
    back: "Cancel",
    elsewhere: "Audit log",
    save: "Send the invitation",
    call: "POST /users/invite",
  },
  "an administrator's name": {
    path: ADMINISTRATORS,
    by: [
      ["button", "Actions for Anna Kessler"],
      ["menuitem", "Change name"],
    ],
    field: /^Full name/,
    back: "Cancel",
    elsewhere: "Audit log",
    save: "Save name",
    call: "PUT /users/:id",
  },
  "a list": {
    path: WEEK,
    by: [["button", /Mr J. Okandi Nobody/]],
    field: /^Case mix/,
    back: "Back",
    elsewhere: "New callout",
    save: "Save",
    call: "PUT /lists/:id",
  },
  "a standing list": {
    path: "/planning/standing-lists",
    by: [["link", "Monday 08:00–12:00"]],
    field: /^Theatre/,
    back: "Cancel",
    elsewhere: "Plan weeks",
    save: "Save standing list",
    call: "PUT /standing_lists/:id",
  },
};
const RESULTS: Answers = {
  "POST /users/invite": () => ({ data: ANNA }),
  "PUT /users/:id": () => ({ data: ANNA }),
  "PUT /lists/:id": () => ({ data: FREE }),
  "PUT /standing_lists/:id": () => ({ data: aStandingList() }),
};

async function show({ path }: Case, answers: Answers = {}) {
  const shown = await renderScreen(path, { ...ANSWERS, ...RESULTS, ...answers });
  act(() => void shown.store.dispatch(sessionOpened({ user: { ...ME, id: 1, role: "owner" } })));
  return { ...shown, user: userEvent.setup() };
}
test.each(Object.entries(CASES))("%s: where nothing was typed nothing is asked", async (_what, one) => {
  const { user } = await show(one);
  await openDialog(user, one);
  await user.keyboard("{Escape}");
  await gone();
});

test.each(Object.entries(CASES))(
  "%s: asked about before it is lost, and kept by “Stay” and Escape",
  async (_what, one) => {
    const { api, user } = await show(one);
    await askedBeforeLost(user, await openDialog(user, one), one.back);
    expect(api.calls(one.call)).toEqual([]);
  },
);

test.each(Object.entries(CASES))(
  "%s: asked about once before another page, which is left with “Leave”",
  async (_what, one) => {
    const { user } = await show(one);
    const { text } = await openDialog(user, one);
    await user.type(text, "Bay C");
    const before = screen.getByLabelText("address").textContent;
    const link = screen.getByRole("link", { name: one.elsewhere, hidden: true });
    await user.click(link);
    await user.click((await question()).getByRole("button", { name: "Stay" }));
    await unasked();
    expect([screen.getByLabelText("address").textContent, (text as HTMLInputElement).value]).toEqual([
      before,
      expect.stringContaining("Bay C"),
    ]);
    await user.click(link);
    await user.click((await question()).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.getByLabelText("address")).not.toHaveTextContent(before ?? ""));
  },
);

test.each(Object.entries(CASES))(
  "%s: asked about after it was refused, and not once it was saved",
  async (_what, one) => {
    const { api, user } = await show(one, {
      [one.call]: () => new Refusal(503, { errors: ["Please try again."], code: "unavailable" }),
    });
    const { dialog, text } = await openDialog(user, one);
    const email = dialog.queryByLabelText(/^Email address/);
    if (email) await user.type(email, "caro@example.test");
    await user.type(text, "Bay C");
    await user.click(dialog.getByRole("button", { name: one.save }));
    await waitFor(() => expect(api.calls(one.call)).not.toEqual([]));
    await dialog.findByRole("button", { name: one.save });
    await user.click(dialog.getByRole("button", { name: one.back }));
    await user.click((await question()).getByRole("button", { name: "Stay" }));
    await unasked();
    Object.assign(api.answers, RESULTS);
    await user.click(dialog.getByRole("button", { name: one.save }));
    await gone();
  },
);

test("a list that is saved to be called out leads to the form without a question", async () => {
  const one = CASES["a list"] as Case;
  const { api, user } = await show(one);
  const { dialog, text } = await openDialog(user, one);
  await user.type(text, "Two hips");
  await user.click(dialog.getByRole("button", { name: "Call out" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/callouts/new?list=72"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(one.call)).toHaveLength(1);
});

/** A list in which something is typed, and whose saving is answered by `save`. */
async function typedList() {
  const one = CASES["a list"] as Case;
  let answer: (what: unknown) => void = () => undefined;
  const shown = await show(one, {
    [one.call]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const opened = await openDialog(shown.user, one);
  await shown.user.type(opened.text, "Two hips");
  return { ...shown, ...opened, call: one.call, save: (what: unknown) => answer(what) };
}

test("a list is asked about while it is being saved, and no more once it is", async () => {
  const { api, user, dialog, save, call } = await typedList();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.calls(call)).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Back" }));
  await question();
  save({ data: FREE });
  await gone();
});

test("what is typed while a list is being saved to be called out holds nobody up", async () => {
  const { api, user, dialog, text, save, call } = await typedList();
  await user.click(dialog.getByRole("button", { name: "Call out" }));
  await waitFor(() => expect(api.calls(call)).toHaveLength(1));
  await user.type(text, "!");
  save({ data: FREE });
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/callouts/new?list=72"));
  expect(api.calls(call)).toHaveLength(1);
});

test("a name that a colleague corrects meanwhile does not wipe the one that is typed", async () => {
  const one = CASES["an administrator's name"] as Case;
  const { api, user, store } = await show(one);
  const { text } = await openDialog(user, one);
  await user.type(text, " Bay");
  api.answers["GET /users"] = () => ({ data: [{ ...ANNA, last_name: "Kesler" }] });
  await act(async () => void store.dispatch(adminApi.util.invalidateTags(["Administrators"])));
  await screen.findByText(/Kesler$/, { ignore: "h2" });
  expect(text).toHaveValue("Anna Kessler Bay");
});
