/** Lists of a callout that was sent: which can be changed or cancelled, one more of them, one cancelled alone; from the week too. */

import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LIMITS } from "../../../../src/contract/limits.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import {
  aBookedList,
  aCalloutOf,
  aMail,
  answersFor,
  aPreview,
  aSentList,
  OWEN,
} from "../../../support/app/aSentList.ts";
import { partOf, pick } from "../../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aBooking, inHours } from "../../../support/aWireCallout.ts";

const LATER = aSentList({ id: 12, date: "2099-12-03", starts_at: "2099-12-03T08:00:00.000Z", lock_version: 5 });
const show = async (callout: CalloutDetail, answers: Answers = {}) => ({
  user: userEvent.setup(),
  ...(await renderScreen("/callouts/412", { ...answersFor(callout), ...answers })),
});
const menus = () => screen.queryAllByRole("button", { name: /^More for the list on/ });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("a list has a menu as long as it can change; the last one is not cancelled alone", async () => {
  const begun = aSentList({ id: 13, date: "2026-01-05", starts_at: "2026-01-05T08:00:00.000Z" });
  const gone = aSentList({ id: 14, date: "2099-12-24", cover_status: "cancelled", cancel_reason: "Theatre closed" });
  const { user } = await show(aCalloutOf([aBookedList(), begun, gone]));
  await screen.findAllByText(/26 Nov 2099/);
  expect(menus().map((menu) => menu.getAttribute("aria-label"))).toEqual(["More for the list on Thu, 26 Nov 2099"]);
  await user.click(menus()[0] as HTMLElement);
  // The one that has begun is still of the callout.
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
    "Edit list…",
    "Cancel this list…",
  ]);
});

test.each(["draft", "cancelled", "expired"] as const)("lists of a callout that is %s have no menu", async (status) => {
  await show(aCalloutOf([aSentList(), LATER], { status, ...(status === "draft" ? { sent_at: null } : {}) }));
  await screen.findAllByText(/26 Nov 2099/);
  expect(menus()).toEqual([]);
});

test("an only list is cancelled with its callout", async () => {
  const { user } = await show(aCalloutOf([aSentList()]));
  await screen.findAllByText(/26 Nov 2099/);
  await user.click(menus()[0] as HTMLElement);
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual(["Edit list…"]);
});

test("one of several lists is cancelled with a reason that stands in the mail before it goes", async () => {
  const { api, user } = await show(aCalloutOf([aBookedList(), LATER]), {
    "POST /callouts/:id/lists/:id/cancel_preview": () => aPreview([aMail("cancelled")]),
    "POST /callouts/:id/lists/:id/cancel": () => ({ data: aCalloutOf([LATER]) }),
  });
  await screen.findAllByText(/26 Nov 2099/);
  await user.click(menus()[1] as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Cancel this list…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel the list on Thu, 3 Dec 2099?" }));
  await user.click(await dialog.findByRole("button", { name: "Cancel list and send 1 email" }));
  expect(await dialog.findByText("Please give a reason.")).toBeVisible();
  expect(api.calls("POST /callouts/:id/lists/:id/cancel")).toEqual([]);
  await user.type(dialog.getByRole("textbox"), "Theatre closed");
  await waitFor(() =>
    expect(api.calls("POST /callouts/:id/lists/:id/cancel_preview").at(-1)?.body).toEqual({
      reason: "Theatre closed",
      lock_version: 5,
    }),
  );
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Cancel list and send 1 email" })).toHaveAttribute(
      "aria-disabled",
      "false",
    ),
  );
  await user.click(dialog.getByRole("button", { name: "Cancel list and send 1 email" }));
  await closed();
  expect(api.calls("POST /callouts/:id/lists/:id/cancel").map(({ path, body }) => [path, body])).toEqual([
    ["/callouts/412/lists/12/cancel", { reason: "Theatre closed", lock_version: 5 }],
  ]);
});

test("by keyboard one goes on from the list that was cancelled, whose menu has gone", async () => {
  const cancelled = { ...LATER, cover_status: "cancelled", cancel_reason: "Theatre closed" } as const;
  const after = { data: aCalloutOf([aBookedList(), cancelled]) };
  const { api, user } = await show(aCalloutOf([aBookedList(), LATER]), {
    "POST /callouts/:id/lists/:id/cancel_preview": () => aPreview([]),
    "POST /callouts/:id/lists/:id/cancel": () => {
      api.answers["GET /callouts/:id"] = () => after;
      return after;
    },
  });
  await screen.findAllByText(/26 Nov 2099/);
  act(() => menus()[1]?.focus());
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Cancel this list…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "Theatre closed");
  const submit = dialog.getByRole("button", { name: "Cancel list" });
  await waitFor(() => expect(submit).toHaveAttribute("aria-disabled", "false"));
  await user.click(submit);
  await closed();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Shown below.*3 Dec 2099$/ })).toHaveFocus());
});

const addList = async (callout: CalloutDetail, answers: Answers) => {
  const app = await show(callout, answers);
  await app.user.click(await screen.findByRole("button", { name: "More" }));
  await app.user.click(await screen.findByRole("menuitem", { name: "Add list…" }));
  return { ...app, dialog: within(await screen.findByRole("dialog", { name: "Add a list" })) };
};

test("one more list begins as the last one without its day, says who is mailed before it is added, and is added once", async () => {
  const { api, user, dialog } = await addList(aCalloutOf([aSentList(), LATER]), {
    "POST /callouts/:id/lists_preview": () => aPreview([aMail("list_added"), aMail("callout", [OWEN])]),
    // The answer to the first press is lost.
    "POST /callouts/:id/lists": () =>
      api.calls("POST /callouts/:id/lists").length === 1
        ? new Refusal(500, { errors: ["lost"] })
        : { data: aCalloutOf([LATER]) },
  });
  expect(dialog.getByLabelText("Surgeon")).toHaveDisplayValue("Ms N. Merrowby");
  await user.click(dialog.getByRole("button", { name: "Add list" }));
  expect(partOf("Date", "Day", dialog)).toHaveFocus();
  expect(api.calls("POST /callouts/:id/lists_preview")).toEqual([]);
  await pick("Date", "2099-12-10", dialog);
  const add = await dialog.findByRole("button", { name: "Add list and send 2 emails" });
  await user.click(add);
  await waitFor(() => expect(dialog.getAllByRole("alert").some((one) => one.textContent !== "")).toBe(true));
  await user.click(add);
  await closed();
  const calls = api.calls("POST /callouts/:id/lists");
  const said = { list: { date: "2099-12-10", site_id: 1, surgeon_id: 1 }, lock_version: 3 };
  expect(calls.map(({ body }) => body)).toMatchObject([said, said]);
  const [first, second] = calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test("a callout that a colleague changed meanwhile says so, and the list is still added when that was seen", async () => {
  const stale = { ...aCalloutOf([LATER], { lock_version: 9 }), updated_by: "Anna Whitlocke" };
  const { api, user, dialog } = await addList(aCalloutOf([LATER]), {
    "POST /callouts/:id/lists_preview": ({ body }) =>
      (body as { lock_version: number }).lock_version === 9
        ? aPreview([])
        : new Refusal(409, { errors: ["stale"], code: "stale", data: stale }),
    "POST /callouts/:id/lists": () => ({ data: aCalloutOf([LATER]) }),
  });
  await pick("Date", "2099-12-10", dialog);
  expect(await dialog.findByText(/^Anna Whitlocke edited this/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("Nobody is emailed.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Add list" }));
  await closed();
  expect(api.calls("POST /callouts/:id/lists")[0]?.body).toMatchObject({ lock_version: 9 });
});

test.each([
  [
    "that is full",
    aCalloutOf(Array.from({ length: LIMITS.listsPerCallout[1] }, (_, at) => aSentList({ id: 20 + at }))),
  ],
  ["that is confirmed", aCalloutOf([aBookedList()], { status: "confirmed" })],
])("a callout %s takes no more lists", async (_what, callout) => {
  const { user } = await show(callout);
  await user.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByRole("menuitem", { name: "Duplicate" });
  expect(screen.queryByRole("menuitem", { name: "Add list…" })).not.toBeInTheDocument();
  expect(screen.getByRole("menuitem", { name: "Edit" })).toBeVisible();
});

const { counts: _, ...listed } = aBookedList();
const inWeek = (values: Partial<ListRow> = {}): ListRow => ({
  ...listed,
  callout: { id: 412, reference: "C-2026-0412", title: "Anaesthetist", title_own: false, status: "confirmed" },
  offers: 0,
  updated_by: "Anna Whitlocke",
  updated_at: inHours(-1),
  ...values,
});
const showWeek = async (lists: ListRow[], answers: Answers = {}) => ({
  user: userEvent.setup(),
  ...(await renderScreen("/callouts?view=week&week=2099-11-26", {
    ...answersFor(aCalloutOf([])),
    "GET /lists": () => ({ data: lists }),
    ...answers,
  })),
});

test("a called-out list is edited in the week itself, or its callout opened", async () => {
  const { api, user } = await showWeek([inWeek()], {
    "POST /callouts/:id/lists/:id/change_preview": () => aPreview([aMail("changed")], "details"),
    "PUT /callouts/:id/lists/:id": () => ({ data: aCalloutOf([aBookedList()]) }),
  });
  await user.click(await screen.findByRole("button", { name: "More for Ms N. Merrowby, Thu, 26 Nov 2099" }));
  expect(await screen.findByRole("menuitem", { name: "Open callout" })).toBeVisible();
  await user.click(screen.getByRole("menuitem", { name: "Edit list…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit list on Thu, 26 Nov 2099" }));
  await user.type(await dialog.findByLabelText(/^Case mix/), "Two hips");
  await user.click(await dialog.findByRole("button", { name: "Save and send 1 email" }));
  await closed();
  expect(api.calls("PUT /callouts/:id/lists/:id")[0]).toMatchObject({
    path: "/callouts/412/lists/11",
    body: { list: { case_mix: "Two hips" }, lock_version: 2 },
  });
});

test("in the week a list that is covered in part says what is open, and a change that was not answered", async () => {
  const consent = { about: "times", due_at: null } as const;
  const part = aBooking({ to: "10:00", whole: false, consent });
  const { counts: _counts, ...half } = aSentList({ confirmed: [part], cover_status: "calling" });
  await showWeek([inWeek({ ...half, id: 31 })]);
  const entry = await screen.findByRole("link", { name: /Ms N. Merrowby/ });
  expect(entry).toHaveTextContent("08:00–10:00 Dr Hana Itokawa · 10:00–12:00 open");
  expect(entry).toHaveTextContent("Times changed, not answered yet");
});

test("in the week what cannot change has no menu", async () => {
  const callout = { ...inWeek().callout, status: "cancelled" } as ListRow["callout"];
  await showWeek([inWeek({ callout }), inWeek({ id: 32, starts_at: "2026-01-05T08:00:00.000Z" })]);
  await screen.findAllByRole("link", { name: /Ms N. Merrowby/ });
  expect(screen.queryByRole("button", { name: /^More for/ })).not.toBeInTheDocument();
});
