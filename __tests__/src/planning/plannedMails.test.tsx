/** The emails of a plan to usual doctors: looked at before it is made, and for some seconds the plan is taken back. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { type PlanPreview } from "../../../src/contract/shapes/planning.ts";
import { addDays } from "../../../src/lib/dateFormats.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aPlan, aPlanEntry, aPlanResult, HANA } from "../../support/wire/wirePlans.ts";

const PAGE = "/planning?from=2099-11-30";
const MONDAY = aPlanEntry();
const TUESDAY = aPlanEntry({ standing_list_id: 8, date: "2099-12-01" });

const EMAIL = { subject: "Two of your usual lists", text: "Mon 30 Nov: is that all right?" };
const PREVIEW: PlanPreview = { asked: [{ doctor: HANA, lists: 2, email: EMAIL }] };
const PLANNED = aPlanResult();

async function plan(own: Answers = {}) {
  const user = userEvent.setup();
  const shown = await renderScreen(PAGE, {
    "GET /plan": () => ({ data: aPlan([MONDAY, TUESDAY]) }),
    "POST /plan/preview": () => ({ data: PREVIEW }),
    "POST /plan": () => ({ data: PLANNED }),
    ...own,
  });
  await user.click(await screen.findByRole("button", { name: "Plan 2 lists" }));
  return { ...shown, user };
}

/** What was said last: its words, and what takes it back. */
function said() {
  const say = jest.spyOn(noopPorts.toast, "say");
  const last = () => say.mock.calls.at(-1);
  return async (key: string, params: object) => {
    await waitFor(() => expect(last()?.[1]).toEqual({ key, params }));
    return last()?.[3];
  };
}

const dialog = () => screen.findByRole("dialog", { name: "Plan and send these emails?" });

test("each email is seen word for word before anything is planned", async () => {
  const saying = said();
  const { api, user } = await plan();
  const look = within(await dialog());
  expect(await look.findByRole("heading", { name: "1 email" })).toBeVisible();
  expect(look.getByText("Dr Hana Itokawa")).toBeVisible();
  await user.click(look.getByRole("button", { name: "Preview" }));
  expect(look.getByText("Mon 30 Nov: is that all right?")).toBeVisible();
  expect(api.calls("POST /plan")).toEqual([]);
  await user.click(look.getByRole("button", { name: "Plan 2 lists" }));
  await waitFor(() => expect(api.calls("POST /plan")).toHaveLength(1));
  expect(api.calls("POST /plan")[0]?.body).toEqual(api.calls("POST /plan/preview")[0]?.body);
  await saying("planning:plan.doneAsked", { count: 2, mails: 1 });
});

test("whoever goes back has planned nothing, and the ticks stay", async () => {
  const { api, user } = await plan();
  await user.click(within(await dialog()).getByRole("button", { name: "Back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Plan 2 lists" })).toHaveFocus();
  expect(api.calls("POST /plan")).toEqual([]);
});

test("what is refused is said before anything is sent, and the plan is read anew", async () => {
  const { api } = await plan({
    "POST /plan/preview": () =>
      new Refusal(409, { errors: ["stale"], code: "stale", data: { id: 7, lock_version: 3 } }),
  });
  const look = within(await dialog());
  expect(await look.findByText(/^A standing list has changed in the meantime/)).toBeVisible();
  expect(look.queryByRole("button", { name: "Plan 2 lists" })).not.toBeInTheDocument();
  await waitFor(() => expect(api.calls("GET /plan")).toHaveLength(2));
});

test("emails that did not come can be asked for again; nothing is planned before they are seen", async () => {
  const lost = () => new Refusal(500, { errors: ["broken"], code: "server_error" });
  const { api, user } = await plan({ "POST /plan/preview": lost });
  const look = within(await dialog());
  expect(await look.findByText("The emails could not be loaded. Nothing was sent.")).toBeVisible();
  expect(look.queryByRole("button", { name: "Plan 2 lists" })).not.toBeInTheDocument();
  api.answers["POST /plan/preview"] = () => ({ data: PREVIEW });
  await user.click(look.getByRole("button", { name: "Try again" }));
  expect(await look.findByRole("heading", { name: "1 email" })).toBeVisible();
  await user.click(look.getByRole("button", { name: "Plan 2 lists" }));
  await waitFor(() => expect(api.calls("POST /plan")).toHaveLength(1));
});

test("where the server knows no previews, one plans without", async () => {
  const saying = said();
  const { api, user } = await plan({ "POST /plan/preview": () => new Refusal(404, { error: "Not Found" }) });
  const look = within(await dialog());
  await waitFor(() =>
    expect(look.getByRole("button", { name: "Plan 2 lists" })).toHaveAttribute("aria-disabled", "false"),
  );
  expect(look.getByRole("alert")).toBeEmptyDOMElement();
  await user.click(look.getByRole("button", { name: "Plan 2 lists" }));
  await saying("planning:plan.doneAsked", { count: 2, mails: 1 });
  expect(api.calls("POST /plan")[0]?.body).toMatchObject({ ask_usual: true });
});

test("where nobody would be asked any more, nobody is", async () => {
  const { api, user } = await plan({ "POST /plan/preview": () => ({ data: { asked: [] } }) });
  const look = within(await dialog());
  expect(await look.findByText("Nobody is emailed.")).toBeVisible();
  await user.click(look.getByRole("button", { name: "Plan 2 lists" }));
  await waitFor(() => expect(api.calls("POST /plan")[0]?.body).toMatchObject({ ask_usual: false }));
});

test("for as long as the emails wait, the whole plan can be taken back", async () => {
  const saying = said();
  const { user } = await plan();
  await user.click(await within(await dialog()).findByRole("button", { name: "Plan 2 lists" }));
  const undo = await saying("planning:plan.doneAsked", { count: 2, mails: 1 });
  expect(undo).toEqual({
    endpoint: "callBackPlan",
    arg: { lists: PLANNED.lists, callouts: PLANNED.callouts },
    until: expect.any(Number),
    lists: PLANNED.lists.map(({ id }) => id),
    words: { button: "planning:plan.undo", done: "planning:plan.undone" },
  });
});

test("emails that went out at once cannot be taken back", async () => {
  const saying = said();
  const { user } = await plan({ "POST /plan": () => ({ data: aPlanResult({ call_back_ms: 0 }) }) });
  await user.click(await within(await dialog()).findByRole("button", { name: "Plan 2 lists" }));
  expect(await saying("planning:plan.doneAsked", { count: 2, mails: 1 })).toBeUndefined();
});

test("a plan that emails nobody is made at once, and can be taken back as well", async () => {
  const saying = said();
  const user = userEvent.setup();
  const { api } = await renderScreen(PAGE, {
    "GET /plan": () => ({ data: aPlan([aPlanEntry({ usual: { doctor: HANA, skip: "on_leave" } })]) }),
    "POST /plan": () => ({ data: aPlanResult({ created: 1, asked: [], callouts: [], call_back_ms: 0 }) }),
  });
  await user.click(await screen.findByRole("button", { name: "Plan 1 list" }));
  const undo = await saying("planning:plan.done", { count: 1, mails: 0 });
  expect(undo).toMatchObject({ endpoint: "callBackPlan", arg: { lists: PLANNED.lists, callouts: [] } });
  expect(undo).not.toHaveProperty("until");
  // Nobody is emailed unseen, should the leave have ended meanwhile.
  expect(api.calls("POST /plan")[0]?.body).toMatchObject({ ask_usual: false });
});

const taken = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: /St Brannoc’s/ });

test("what is planned is what the emails were shown of, though the plan behind them has changed meanwhile", async () => {
  const { api, store, user } = await plan();
  const look = within(await dialog());
  await look.findByRole("heading", { name: "1 email" });
  const closed = { ...TUESDAY, notes: [{ kind: "closed" as const, name: "St Andrew’s Day" }] };
  api.answers["GET /plan"] = () => ({ data: aPlan([MONDAY, closed]) });
  act(() => void store.dispatch(adminApi.util.invalidateTags(["Planning"])));
  expect(await screen.findByText("Closed: St Andrew’s Day")).toBeInTheDocument();
  await user.click(look.getByRole("button", { name: "Plan 2 lists" }));
  await waitFor(() => expect(api.calls("POST /plan")).toHaveLength(1));
  expect(api.calls("POST /plan")[0]?.body).toEqual(api.calls("POST /plan/preview")[0]?.body);
});

test("a doctor who is asked about the second of two lists at one time, since the first is left out, is emailed after a look", async () => {
  const user = userEvent.setup();
  const clash = aPlanEntry({ standing_list_id: 8, start_time: "09:00", usual: { doctor: HANA, skip: "clash" } });
  const { api } = await renderScreen(PAGE, {
    "GET /plan": () => ({ data: aPlan([MONDAY, clash]) }),
    "POST /plan/preview": () => ({ data: { asked: [{ doctor: HANA, lists: 1, email: EMAIL }] } }),
  });
  expect(await screen.findByText("1 email: Dr Hana Itokawa (1)")).toBeVisible();
  await user.click(taken()[0] as HTMLInputElement);
  expect(screen.getByText("1 email: Dr Hana Itokawa (1)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Plan 1 list" }));
  expect(await dialog()).toBeVisible();
  expect(api.calls("POST /plan")).toEqual([]);
});

test("a list that clashes with another booking of the doctor is emailed about to nobody", async () => {
  const clash = aPlanEntry({ usual: { doctor: HANA, skip: "clash" } });
  await renderScreen(PAGE, { "GET /plan": () => ({ data: aPlan([clash, TUESDAY]) }) });
  expect(await screen.findByText("1 email: Dr Hana Itokawa (1)")).toBeVisible();
});

test("a doctor with more lists than one callout takes gets several emails, and each is shown", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 41 }, (_, at) =>
    aPlanEntry({ standing_list_id: 100 + at, date: addDays("2099-11-30", at) }),
  );
  const emails = [
    { doctor: HANA, lists: 40, email: EMAIL },
    { doctor: HANA, lists: 1, email: { ...EMAIL, text: "The last one" } },
  ];
  await renderScreen(PAGE, {
    "GET /plan": () => ({ data: aPlan(many) }),
    "POST /plan/preview": () => ({ data: { asked: emails } }),
  });
  expect(await screen.findByText("2 emails: Dr Hana Itokawa (41)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Plan 41 lists" }));
  const look = within(await dialog());
  expect(await look.findByRole("heading", { name: "2 emails" })).toBeVisible();
  expect(look.getAllByText("Dr Hana Itokawa")).toHaveLength(2);
});
