/** What was typed in a dialog about a callout is asked about before it is lost; what was sent is not. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aBookedList, aCalloutOf, answersFor, aPreview, aSentList } from "../../../support/app/aSentList.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { type Answers, renderScreen } from "../../../support/app/screenApp.tsx";
import { aPage, aResponse, aRow } from "../../../support/aWireCallout.ts";

const QUESTION = "Leave without saving?";
const LATER = aSentList({ id: 12, date: "2099-12-03", starts_at: "2099-12-03T08:00:00.000Z" });
const answer = (id: number, name: string, values: Parameters<typeof aResponse>[0] = {}) =>
  aResponse({ id, recipient_id: id, doctor: { id, name, grade: null }, ...values });
const CALLOUT = aCalloutOf([aSentList(), LATER], {
  responses: [answer(71, "Dr Ash"), answer(72, "Dr Beech", { response: "if_needed" })],
});
const BOOKED = aCalloutOf([aBookedList({ confirmed: [] }), LATER], {
  responses: [answer(71, "Dr Ash", { outcome: "confirmed" })],
});
const seen = () => aPreview([], "details");
const PREVIEWS: Answers = {
  "POST /callouts/:id/change_preview": seen,
  "POST /callouts/:id/cancel_preview": seen,
  "POST /callouts/:id/lists_preview": seen,
  "POST /callouts/:id/answers_preview": seen,
  "POST /callouts/:id/lists/:id/message_preview": seen,
  "POST /callouts/:id/lists/:id/change_preview": seen,
  "POST /callouts/:id/lists/:id/cancel_preview": seen,
  "POST /callouts/:id/responses/:id/confirm_preview": seen,
  "POST /callouts/:id/responses/:id/standby_preview": seen,
  "POST /callouts/:id/responses/:id/release_preview": seen,
  "POST /callouts/bulk_preview": () => ({
    data: { mails: [], silent: 0, results: [{ id: 412, ok: true, error: null, doctors: [] }] },
  }),
};

type User = ReturnType<typeof userEvent.setup>;
type Pressed = readonly ["button" | "menuitem" | "checkbox", string | RegExp];
type Case = {
  at?: string;
  callout?: typeof CALLOUT;
  /** What is pressed, one after another. */
  by: readonly Pressed[];
  field: RegExp;
  back?: string;
};

const list: Pressed = ["button", /^More for the list on Thu, 26/];
const more: Pressed = ["button", "More"];
const CASES: Record<string, Case> = {
  "the message to those who offered": { by: [["button", "Email all who offered"]], field: /^Message/ },
  "a sent list": { by: [list, ["menuitem", "Edit list…"]], field: /^Theatre/ },
  "a list that is cancelled": { by: [list, ["menuitem", "Cancel this list…"]], field: /^Reason/, back: "Keep list" },
  "one more list": { by: [more, ["menuitem", "Add list…"]], field: /^Case mix/ },
  "a sent callout": { by: [more, ["menuitem", "Edit"]], field: /^Message/ },
  "its notes": { by: [more, ["menuitem", "Edit"]], field: /^Internal notes/ },
  "a callout that is cancelled": {
    by: [more, ["menuitem", "Cancel callout"]],
    field: /^Reason/,
    back: "Keep callout",
  },
  "why somebody else was not first": { by: [["button", "Confirm Dr Beech"]], field: /^Why not Dr Ash/, back: "Back" },
  "the reason for a standby": {
    by: [
      ["button", /^More for Dr Beech/],
      ["menuitem", "Put on standby…"],
    ],
    field: /^Reason/,
  },
  "why somebody is released": {
    callout: BOOKED,
    by: [
      ["button", /^More for Dr Ash/],
      ["menuitem", "Release…"],
    ],
    field: /^Reason/,
  },
  "what was said by telephone": { by: [["button", "Change answer of Dr Ash"]], field: /^Note/ },
  "several that are cancelled": {
    at: "/callouts",
    by: [
      ["checkbox", /^Select (?!all)/],
      ["button", "Cancel"],
    ],
    field: /^Reason/,
    back: "Back",
  },
};

async function show({ at = "/callouts/412", callout = CALLOUT }: Case, answers: Answers = {}) {
  const { api } = await renderScreen(at, {
    ...answersFor(callout),
    "GET /callouts": () => aPage([aRow()]),
    ...PREVIEWS,
    ...answers,
  });
  return { api, user: userEvent.setup() };
}

async function open(user: User, { by, field }: Case) {
  for (const [role, name] of by) {
    const [element] = await screen.findAllByRole(role, { name });
    // What was chosen in an earlier test stays so.
    if (!(element as HTMLInputElement).checked) await user.click(element as HTMLElement);
  }
  const element = await screen.findByRole("dialog");
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByLabelText(field)).toBeEnabled());
  return { element, dialog, text: dialog.getByLabelText(field) };
}
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const question = async () => within(await screen.findByRole("dialog", { name: QUESTION }));
const unasked = () => waitFor(() => expect(screen.queryByRole("dialog", { name: QUESTION })).not.toBeInTheDocument());

test.each(Object.entries(CASES))("%s: where nothing was typed nothing is asked", async (_what, one) => {
  const { user } = await show(one);
  await open(user, one);
  await user.keyboard("{Escape}");
  await gone();
});

test.each(Object.entries(CASES))(
  "%s: asked about before it is lost, and kept by “Stay” and Escape",
  async (_what, one) => {
    const { api, user } = await show(one);
    const { element, dialog, text } = await open(user, one);
    await user.type(text, "Bay C");
    await user.keyboard("{Escape}");
    await user.click((await question()).getByRole("button", { name: "Stay" }));
    await unasked();
    expect(text).toHaveFocus();
    // A press beside it.
    await user.click(element.parentElement as HTMLElement);
    await question();
    await user.keyboard("{Escape}");
    await unasked();
    expect(element.parentElement).toContainElement(document.activeElement as HTMLElement);
    await user.click(dialog.getByRole("button", { name: one.back ?? "Back" }));
    await question();
    expect((text as HTMLInputElement).value).toContain("Bay C");
    await user.click((await question()).getByRole("button", { name: "Leave" }));
    await gone();
    expect(api.log.filter(({ call }) => !/^GET|_preview$/.test(call))).toEqual([]);
  },
);

test("times that were recorded are asked about, an answer alone is not", async () => {
  const one = CASES["what was said by telephone"] as Case;
  const { user } = await show(one);
  const { dialog } = await open(user, one);
  await user.click(dialog.getByRole("radio", { name: "If needed" }));
  await user.keyboard("{Escape}");
  await gone();
  const again = await open(user, one);
  await user.click(again.dialog.getByRole("radio", { name: "If needed" }));
  await pick("From", "09:00", again.dialog);
  await user.click(again.dialog.getByRole("button", { name: "Back" }));
  await question();
});

test("what is typed and taken back is nothing to lose", async () => {
  const one = CASES["a sent list"] as Case;
  const { user } = await show(one);
  const { text } = await open(user, one);
  await user.type(text, "A{Backspace}{Escape}");
  await gone();
});

test("what was refused is asked about, what was sent is not", async () => {
  const one = CASES["the message to those who offered"] as Case;
  let send: (answer: unknown) => void = () => undefined;
  const { user } = await show(one, {
    "POST /callouts/:id/lists/:id/message": () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  const { dialog, text } = await open(user, one);
  await user.type(text, "Bay C");
  await user.click(await dialog.findByRole("button", { name: /^Send/ }));
  await dialog.findByRole("button", { name: /wait/i });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: QUESTION })).not.toBeInTheDocument();
  send({ data: CALLOUT });
  await gone();
});
