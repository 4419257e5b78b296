/** The form left and come back to: a sending that ends later leads nowhere, and what was typed is offered, whatever came between. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { draftValues } from "../../../../src/features/callouts/form/model/draftValues.ts";
import { ToastBoard } from "../../../../src/features/notifications/toasts/toastBoard.ts";
import { address, FORM_ANSWERS, fillCallout, HANA, PLACES } from "../../../support/app/calloutForm.ts";
import { SharedStorage } from "../../../support/app/liveApp.ts";
import { Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail } from "../../../support/aWireCallout.ts";

test("a sending that ends after the form was left is told, and leads nowhere", async () => {
  const user = userEvent.setup();
  const toast = new ToastBoard();
  const say = jest.spyOn(toast, "say");
  let answer: () => void = () => undefined;
  const answers = {
    ...FORM_ANSWERS,
    "POST /callouts/:id/send": async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { data: aDetail({ id: 500 }) };
    },
  };
  await renderScreen("/callouts/new", answers, "en", { toast });
  await screen.findByRole("option", { name: "Northbank" });
  await fillCallout(user);
  await user.click(await screen.findByRole("button", { name: "Send to 1 doctor" }));
  await screen.findByRole("button", { name: "Please wait…" });
  await user.click(screen.getByRole("link", { name: "Callouts" }));
  await waitFor(() => expect(address()).toBe("/callouts"));
  answer();
  await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
  expect(say.mock.calls[0]?.slice(0, 2)).toMatchObject(["success", { key: "callouts:form.sent" }]);
  // Whatever was to follow has followed.
  await act(async () => undefined);
  expect(address()).toBe("/callouts");
});

const recipient = { id: 1, doctor: HANA, delivery: "queued", skip_reason: null, overridden: false } as const;
const recipients = [{ ...recipient, sent_at: null, reminded_at: null, first_opened_at: null }];
const first = { id: 500, status: "draft", sent_at: null, respond_by: null, recipients, responses: [] } as const;
const draft = aDetail({ ...first, recipients, responses: [], message: "Bay D", lock_version: 5 });

function typedBefore(isSaved: boolean) {
  const storage = new SharedStorage().tab();
  const values = { ...draftValues(draft), message: "Bay C" };
  const kept = { user: 0, of: "draft 500", draft: { id: 500, lock_version: 4 }, at: Date.now(), values, isSaved };
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

test("what the server had before a colleague changed it is not offered again", async () => {
  await typedBefore(true);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue("Bay D");
  expect(screen.queryByText(/^This is what you typed/)).not.toBeInTheDocument();
});
