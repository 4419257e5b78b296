/** Planning weeks: every list proposed with what differs, each to be left out; then what is open, one callout for each role. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aPlan, aPlanEntry, aPlannedList, aPlanResult, HANA } from "../../support/wire/wirePlans.ts";

const PAGE = "/planning?from=2099-11-30";

const MONDAY = aPlanEntry();
const CLOSED = aPlanEntry({
  standing_list_id: 8,
  date: "2099-12-01",
  usual: null,
  notes: [{ kind: "closed", name: "St Andrew’s Day" }],
});
const AWAY = aPlanEntry({ standing_list_id: 9, date: "2099-12-02", usual: { doctor: HANA, skip: "on_leave" } });

const showing = (entries: PlanEntry[], own: Answers = {}): Answers => ({
  "GET /plan": () => ({ data: aPlan(entries) }),
  "POST /plan/preview": () => ({ data: { asked: [] } }),
  ...own,
});

/** Whoever plans sees the usual doctors' emails first; here there are none that would tell more. */
async function planTwo(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Plan 2 lists" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("Nobody is emailed.");
  await user.click(dialog.getByRole("button", { name: "Plan 2 lists" }));
}

const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: /St Brannoc’s/ });

test("what differs is said and not ticked; the rest is ticked, and the button counts", async () => {
  await renderScreen(PAGE, showing([MONDAY, CLOSED, AWAY]));
  expect(await screen.findByText("Closed: St Andrew’s Day")).toBeVisible();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(screen.getByText("Not planned yet: 3 · ticked: 2 · already planned: 0")).toBeVisible();
  expect(screen.getByText("On leave")).toBeVisible();
  // Who is on leave is not asked.
  expect(screen.getByText("1 email: Dr Hana Itokawa (1)")).toBeVisible();
  expect(screen.getByRole("button", { name: "Plan 2 lists" })).toBeEnabled();
});

test("lists are left out and taken in by keyboard, and what is planned is what is ticked", async () => {
  const user = userEvent.setup();
  const planned = [
    { ...MONDAY, possible: false, list: aPlannedList() },
    { ...CLOSED, possible: false, list: aPlannedList({ id: 91, date: CLOSED.date }) },
    AWAY,
  ];
  const { api } = await renderScreen(
    PAGE,
    showing([MONDAY, CLOSED, AWAY], {
      "POST /plan": () => ({ data: aPlanResult() }),
    }),
  );
  await screen.findByText("Closed: St Andrew’s Day");
  act(() => boxes()[0]?.focus());
  await user.keyboard("{ArrowDown}{ }{ArrowDown}{ }");
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false]);
  api.answers["GET /plan"] = () => ({
    data: aPlan(planned, { open: [{ role_needed: "anaesthetist", list_ids: [90, 91] }] }),
  });
  await planTwo(user);
  expect(await screen.findAllByText("Nobody has been asked")).toHaveLength(2);
  expect(api.calls("POST /plan").map(({ body }) => body)).toEqual([
    {
      entries: [
        { standing_list_id: 7, date: "2099-11-30", lock_version: 2 },
        { standing_list_id: 8, date: "2099-12-01", lock_version: 2 },
      ],
      ask_usual: false,
    },
  ]);
  expect(screen.getByRole("heading", { name: "Still open" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Call out 2 lists: Anaesthetist" })).toHaveAttribute(
    "href",
    "/callouts/new?from=2099-11-30&to=2099-12-06&list=90&list=91",
  );
  // What was left out stays so.
  expect(screen.getByText("Nothing ticked")).toBeVisible();
});

test("what somebody else had planned meanwhile is said with what has become of it; the rest is planned", async () => {
  const user = userEvent.setup();
  const other = aPlanEntry({ standing_list_id: 10, date: "2099-12-03" });
  const { api } = await renderScreen(
    PAGE,
    showing([MONDAY, CLOSED, other], {
      "POST /plan": () => ({
        data: aPlanResult({
          created: 1,
          existing: [{ standing_list_id: 7, date: "2099-11-30", list_id: 90 }],
        }),
      }),
    }),
  );
  await screen.findByText("Closed: St Andrew’s Day");
  const callout = { id: 4, reference: "C-4", status: "open" } as const;
  const list = aPlannedList({ cover_status: "calling", usual_answer: "waiting", callout });
  api.answers["GET /plan"] = () => ({
    data: aPlan([
      { ...MONDAY, possible: false, list },
      CLOSED,
      { ...other, possible: false, list: aPlannedList({ id: 91, date: other.date }) },
    ]),
  });
  await planTwo(user);
  const said = await screen.findByRole("region", { name: "1 list had already been planned" });
  expect(said).toHaveFocus();
  expect(await within(said).findByRole("link", { name: "Waiting for Dr Hana Itokawa" })).toHaveAttribute(
    "href",
    "/callouts/4",
  );
  expect(
    within(said)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Mon, 30 Nov 2099 08:00–12:00, St Brannoc’s, Theatre 1, Ms N. MerrowbyWaiting for Dr Hana Itokawa"]);
  // What was said was about those weeks.
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(said).not.toBeInTheDocument();
});

test("all at once are ticked and left out; without the usual doctors' emails nobody is asked", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(
    PAGE,
    showing([MONDAY, CLOSED], { "POST /plan": () => ({ data: aPlanResult({ asked: [] }) }) }),
  );
  await user.click(await screen.findByRole("checkbox", { name: "All lists" }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  await user.click(screen.getByRole("checkbox", { name: "All lists" }));
  expect(screen.getByRole("button", { name: "Nothing ticked" })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "All lists" }));
  await user.click(screen.getByRole("checkbox", { name: /^Email the usual doctors/ }));
  await user.click(screen.getByRole("button", { name: "Plan 2 lists" }));
  await waitFor(() => expect(api.calls("POST /plan")[0]?.body).toMatchObject({ ask_usual: false }));
});

test("a standing list that was changed meanwhile is told, the latest version is shown, and what was ticked stays", async () => {
  const user = userEvent.setup();
  const changed = { ...MONDAY, lock_version: 3, start_time: "09:00" };
  const { api } = await renderScreen(
    PAGE,
    showing([MONDAY, CLOSED], {
      "POST /plan": () => new Refusal(409, { errors: ["stale"], code: "stale", data: { id: 7, lock_version: 3 } }),
    }),
  );
  await screen.findByText("Closed: St Andrew’s Day");
  await user.click(boxes()[1] as HTMLElement);
  api.answers["GET /plan"] = () => ({ data: aPlan([changed, CLOSED]) });
  await planTwo(user);
  expect(await screen.findByText(/^A standing list has changed in the meantime/)).toBeVisible();
  expect(await screen.findByText("09:00–12:00")).toBeVisible();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
});

test.each([
  [{ cover_status: "uncovered" }, "Nobody has been asked"],
  [{ cover_status: "calling", usual_answer: "waiting" }, "Waiting for Dr Hana Itokawa"],
  [{ cover_status: "covered", usual_answer: "booked" }, "Dr Hana Itokawa is booked"],
  [{ cover_status: "calling", usual_answer: "refused" }, "Dr Hana Itokawa can’t"],
  [{ cover_status: "calling", usual_answer: "silent" }, "Dr Hana Itokawa hasn’t answered"],
  [{ cover_status: "calling", usual_answer: "released" }, "Dr Hana Itokawa is no longer booked"],
  [{ cover_status: "calling", usual_answer: "offered" }, "Dr Hana Itokawa has offered"],
  [{ cover_status: "covered" }, "Covered"],
  [{ cover_status: "cancelled" }, "Cancelled"],
  [{ callout: { id: 4, reference: "C-4", status: "draft" } }, "In a draft"],
  [{ callout: { id: 4, reference: "C-4", status: "open" } }, "Asking doctors"],
] as const)("of a planned list %j it says: %s", async (values, words) => {
  await renderScreen(PAGE, showing([{ ...MONDAY, possible: false, list: aPlannedList(values) }]));
  expect(await screen.findByText(words)).toBeVisible();
  const link = screen.queryByRole("link", { name: words });
  if ("callout" in values) expect(link).toHaveAttribute("href", "/callouts/4");
  else expect(link).not.toBeInTheDocument();
});

test("lists that need others beside their usual doctor lead to the callout that has the booking", async () => {
  const more = [{ callout: { id: 4, reference: "C-4" }, role_needed: "anaesthetist", list_ids: [1, 2] } as const];
  const plan = aPlan([MONDAY], { more: [...more].map((one) => ({ ...one, list_ids: [...one.list_ids] })) });
  await renderScreen(PAGE, { "GET /plan": () => ({ data: plan }) });
  const link = await screen.findByRole("link", { name: "Add doctors to C-4: 2 lists" });
  expect(link).toHaveAttribute("href", "/callouts/4");
});

test("other weeks are chosen by button and by number, and the address keeps them", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(PAGE, showing([]));
  expect(await screen.findByRole("heading", { name: "Nothing to plan" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Later" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Weeks" }), "2 weeks");
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("from=2099-12-07&weeks=2"));
  expect(screen.getByRole("heading", { name: "Mon, 7 Dec 2099 – Sun, 20 Dec 2099" })).toBeVisible();
  expect(api.calls("GET /plan").at(-1)?.query.toString()).toBe("from=2099-12-07&weeks=2");
});

test("a plan that could not be loaded is asked for again", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen(PAGE, { "GET /plan": () => new Refusal(422, {}) });
  expect(await screen.findByText("The plan could not be loaded")).toBeVisible();
  api.answers["GET /plan"] = () => ({ data: aPlan([MONDAY]) });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(within(await screen.findByRole("table")).getByText("08:00–12:00")).toBeVisible();
});

test("more lists than are planned at once are not sent, and the button says how many may be ticked", async () => {
  const entry = (id: number) => aPlanEntry({ standing_list_id: id, usual: null });
  await renderScreen(PAGE, showing(Array.from({ length: 501 }, (_, index) => entry(index + 1))));
  expect(await screen.findByText("At most 500 lists at once")).toBeDisabled();
});
