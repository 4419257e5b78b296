/** What was typed in a dialog about a callout is asked about before it is lost; what was sent is not. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aBookedList, aCalloutOf, answersFor, aPreview, aSentList } from "../../../support/app/aSentList.ts";
import { pick } from "../../../support/app/datePickers.ts";
import { type Answers, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { askedBeforeLost, gone, type Opened, openDialog, question, unasked } from "../../../support/app/typedDialog.ts";
import { aPage, aResponse, aRow } from "../../../support/aWireCallout.ts";

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

type Case = Opened & { at?: string; callout?: typeof CALLOUT; back?: string };

const list: Opened["by"][number] = ["button", /^More for the list on Thu, 26/];
const more: Opened["by"][number] = ["button", "More"];
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
    await askedBeforeLost(user, await openDialog(user, one), one.back ?? "Back");
    expect(api.log.filter(({ call }) => !/^GET|_preview$/.test(call))).toEqual([]);
  },
);

test("times that were recorded are asked about, an answer alone is not", async () => {
  const one = CASES["what was said by telephone"] as Case;
  const { user } = await show(one);
  const { dialog } = await openDialog(user, one);
  await user.click(dialog.getByRole("radio", { name: "If needed" }));
  await user.keyboard("{Escape}");
  await gone();
  const again = await openDialog(user, one);
  await user.click(again.dialog.getByRole("radio", { name: "If needed" }));
  await pick("From", "09:00", again.dialog);
  await user.click(again.dialog.getByRole("button", { name: "Back" }));
  await question();
});

test("what is typed and taken back is nothing to lose", async () => {
  const one = CASES["a sent list"] as Case;
  const { user } = await show(one);
  const { text } = await openDialog(user, one);
  await user.type(text, "A{Backspace}{Escape}");
  await gone();
});

test("what was refused is asked about, what is being sent or was sent is not", async () => {
  const one = CASES["the message to those who offered"] as Case;
  const call = "POST /callouts/:id/lists/:id/message";
  const { api, user } = await show(one, { [call]: () => new Refusal(504, "upstream timed out") });
  const { dialog, text } = await openDialog(user, one);
  const send = async () => user.click(await dialog.findByRole("button", { name: /^Send/ }));
  await user.type(text, "Bay C");
  await send();
  expect(await dialog.findByText(/It’s safe to try again/)).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click((await question()).getByRole("button", { name: "Stay" }));
  await unasked();
  let answer: (body: unknown) => void = () => undefined;
  api.answers[call] = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await send();
  await dialog.findByRole("button", { name: /wait/i });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Leave without saving?" })).not.toBeInTheDocument();
  answer({ data: CALLOUT });
  await gone();
});

test("what is typed is asked about before the page is left as well, as a comment is", async () => {
  const one = CASES["the message to those who offered"] as Case;
  const { user } = await show(one, { "GET /callouts/:id/comments": () => ({ data: [] }) });
  const { text } = await openDialog(user, one);
  await user.type(text, "Bay C");
  const [away] = screen.getAllByRole("link", { name: "Callouts", hidden: true });
  await user.click(away as HTMLElement);
  await user.click((await question()).getByRole("button", { name: "Stay" }));
  await unasked();
  expect(text).toHaveValue("Bay C");
  await user.click(away as HTMLElement);
  await user.click((await question()).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/callouts"));
  await gone();
});
