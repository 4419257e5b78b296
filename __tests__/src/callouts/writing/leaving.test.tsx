/** The form left and come back to: a sending that ends later leads nowhere, and what was typed is offered, whatever came between. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { draftValues } from "../../../../src/features/callouts/form/model/draftValues.ts";
import { ToastBoard } from "../../../../src/features/notifications/toasts/toastBoard.ts";
import { address, autosaveByHand, FORM_ANSWERS, fillCallout, HANA, PLACES } from "../../../support/app/calloutForm.ts";
import { SharedStorage } from "../../../support/app/liveApp.ts";
import { Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail } from "../../../support/aWireCallout.ts";

autosaveByHand();

/** Whose `call` waits until it is answered. */
async function sendingWhile(call: string) {
  const user = userEvent.setup();
  const toast = new ToastBoard();
  const say = jest.spyOn(toast, "say");
  let answer: (what: unknown) => void = () => undefined;
  const waits = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { api } = await renderScreen("/callouts/new", { ...FORM_ANSWERS, [call]: waits }, "en", { toast });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await waitFor(() => expect(api.calls(call)).toHaveLength(1));
  await screen.findByRole("button", { name: "Please wait…" });
  await user.click(screen.getByRole("link", { name: "Callouts" }));
  const answered = async (what: unknown) => {
    answer(what);
    // Whatever was to follow has followed.
    await act(async () => undefined);
  };
  return { user, api, say, answered };
}

test.each([
  [409, "nobody_to_send_to", "kept"],
  [502, undefined, "unsure"],
])(
  "a sending that fails (%i) after the form was left is told, with where the callout is",
  async (status, code, told) => {
    const { say, answered } = await sendingWhile("POST /callouts/:id/send");
    await waitFor(() => expect(address()).toBe("/callouts"));
    await answered(new Refusal(status, { errors: ["x"], code }));
    await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
    expect(say.mock.calls[0]?.slice(0, 2)).toEqual(["error", { key: `callouts:saving.leftUnsent.${told}` }]);
  },
);

test("whoever leaves before the first save of a sending has ended is asked, and then nothing is sent", async () => {
  const { user, api, say, answered } = await sendingWhile("POST /callouts");
  const question = within(await screen.findByRole("dialog", { name: "Leave without sending?" }));
  await user.click(question.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(address()).toBe("/callouts"));
  await answered({ data: aDetail({ id: 500, status: "draft" }) });
  expect(api.calls("POST /callouts/:id/send")).toEqual([]);
  expect(say).not.toHaveBeenCalled();
});

test("a sending that ends after the form was left is told, and leads nowhere", async () => {
  const { say, answered } = await sendingWhile("POST /callouts/:id/send");
  await waitFor(() => expect(address()).toBe("/callouts"));
  await answered({ data: aDetail({ id: 500 }) });
  await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
  expect(say.mock.calls[0]?.slice(0, 2)).toMatchObject(["success", { key: "callouts:form.sent" }]);
  expect(address()).toBe("/callouts");
});

const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
const first = { id: 500, status: "draft", sent_at: null, respond_by: null, recipients, responses: [] } as const;
const draft = aDetail({ ...first, recipients, responses: [], message: "Bay D", lock_version: 5 });

function typedBefore(isSaved: boolean, more: object = {}) {
  const storage = new SharedStorage().tab();
  const values = { ...draftValues(draft), message: "Bay C" };
  const kept = {
    user: 0,
    of: "draft 500",
    draft: { id: 500, lock_version: 4 },
    at: Date.now(),
    values,
    isSaved,
    ...more,
  };
  storage.write("unsentCallout", JSON.stringify(kept));
  const data = { lock_version: 5, status: "draft", updated_at: new Date().toISOString(), updated_by: "Beatrix Holm" };
  return renderScreen(
    "/callouts/500/edit",
    {
      ...FORM_ANSWERS,
      ...PLACES,
      "GET /callouts/:id": () => ({ data: draft }),
      "PUT /callouts/:id": ({ body }) =>
        (body as { lock_version: number }).lock_version === 5
          ? { data: { ...draft, message: "Bay C", lock_version: 6 } }
          : new Refusal(409, { errors: ["stale"], code: "stale", data }),
    },
    "en",
    { storage },
  );
}

test("what was typed and not saved is offered beside what a colleague has saved since", async () => {
  const user = userEvent.setup();
  const { api } = await typedBefore(false);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue("Bay C");
  expect(screen.getByText(/^This is what you typed on this device/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByRole("row", { name: "Message Bay D Bay C" })).toBeVisible();
  expect(screen.getByText("Beatrix Holm has just changed this.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({ callout: { message: "Bay C" }, lock_version: 5 });
});

test("what a colleague has saved since can be taken instead", async () => {
  const user = userEvent.setup();
  await typedBefore(false);
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await user.click(await screen.findByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(screen.getByLabelText(/^Message/)).toHaveValue("Bay D"));
  expect(screen.queryByText(/^This is what you typed|^Beatrix Holm has/)).not.toBeInTheDocument();
});

test("what was not touched before is as a colleague has made it since", async () => {
  const user = userEvent.setup();
  const base = { ...draftValues(draft), message: "", urgency: "urgent" };
  const { api } = await typedBefore(false, { base, values: { ...base, message: "Bay C" } });
  await user.click(await screen.findByRole("button", { name: "Save draft" }));
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({
    callout: { message: "Bay C", urgency: draft.urgency },
  });
});

test("what the server had before a colleague changed it is not offered again", async () => {
  await typedBefore(true);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue("Bay D");
  expect(screen.queryByText(/^This is what you typed/)).not.toBeInTheDocument();
});

test.each([
  ["a draft, which stays", { id: 500, lock_version: 4 }, true],
  ["on this device alone", null, false],
])("what was typed into a new callout and is %s says so before one starts again", async (_, kept, stays) => {
  const storage = new SharedStorage().tab();
  const values = { ...draftValues(draft), message: "Bay C" };
  storage.write("unsentCallout", JSON.stringify({ user: 0, of: "new", draft: kept, at: Date.now(), values }));
  await renderScreen("/callouts/new", { ...FORM_ANSWERS, ...PLACES }, "en", { storage });
  const note = await screen.findByText(/^This is what you typed on this device/);
  expect(note.textContent?.endsWith("If you start again, this stays in your drafts.")).toBe(stays);
});
