/** Writing to all who offered for a list: to whom, what each of them will read, and only then sent. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { type Answers, type Asked, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aResponse } from "../../support/aWireCallout.ts";

const SEND = "POST /callouts/:id/lists/:id/message";

const named = (id: number, name: string, values: Partial<CalloutResponse> = {}) =>
  aResponse({ id, recipient_id: id, doctor: { id, name, grade: null }, ...values });

const RESPONSES = [
  named(71, "Dr Ash"),
  named(72, "Dr Beech", { response: "if_needed" }),
  named(73, "Dr Cedar", { outcome: "not_required" }),
  named(74, "Dr Damson", { response: "none", responded_at: null, note: null }),
];

/** Each chosen doctor gets what is written. */
const mails = ({ body }: Asked) => {
  const { response_ids, message } = body as { response_ids: number[]; message: string };
  const doctors = response_ids.map((id) => ({ id, name: `Dr ${id}`, grade: null }));
  return {
    data: { mails: [{ kind: "message", doctors, email: { subject: "Message", text: `> ${message}` } }], silent: 0 },
  };
};

const show = (answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ responses: RESPONSES }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    [`${SEND}_preview`]: mails,
    [SEND]: () => ({ data: aDetail({ responses: RESPONSES }) }),
    ...answers,
  });

async function open() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Email all who offered" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Email those who offered" })) };
}

test("all whose offer counts are chosen, the mail is seen before, and each gets it", async () => {
  const { api } = await show();
  const { user, dialog } = await open();
  const boxes = dialog.getAllByRole("checkbox");
  expect(boxes.map((box) => [box.closest("label")?.textContent, (box as HTMLInputElement).checked])).toEqual([
    ["Dr Ash", true],
    ["Dr Beech", true],
    ["Dr Cedar", false],
  ]);
  await user.type(dialog.getByRole("textbox", { name: "Message" }), "Decided at 5");
  await user.click(await dialog.findByRole("button", { name: "Preview" }));
  expect(await dialog.findByText("> Decided at 5")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send 2 emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(SEND)[0]?.body).toEqual({ response_ids: [71, 72], message: "Decided at 5" });
});

test("without a word or a doctor nothing is sent, and it is said what is missing", async () => {
  const { api } = await show();
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole("button", { name: "Send 2 emails" }));
  expect(dialog.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription("Please write a message.");
  for (const name of ["Dr Ash", "Dr Beech"]) await user.click(dialog.getByRole("checkbox", { name }));
  expect(dialog.getByText("Choose at least one doctor.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  expect(api.calls(SEND)).toEqual([]);
});

test("who cannot be emailed is counted, and a refusal keeps what was written", async () => {
  await show({
    [`${SEND}_preview`]: (asked) => {
      const { data } = mails(asked);
      return { data: { ...data, mails: data.mails.map((mail) => ({ ...mail, doctors: mail.doctors.slice(0, 1) })) } };
    },
    [SEND]: () => new Refusal(504, "upstream timed out"),
  });
  const { user, dialog } = await open();
  expect(await dialog.findByText("1 of those chosen can’t be emailed at the moment.")).toBeVisible();
  await user.type(dialog.getByRole("textbox", { name: "Message" }), "Decided at 5");
  await user.click(dialog.getByRole("button", { name: "Send 1 email" }));
  expect(await dialog.findByText(/It’s safe to try again/)).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue("Decided at 5");
});

test("sent once more after an answer was lost it is the same message; other words are another", async () => {
  let isAway = true;
  const { api } = await show({
    [SEND]: () => (isAway ? new Refusal(504, "upstream timed out") : { data: aDetail({ responses: RESPONSES }) }),
  });
  const { user, dialog } = await open();
  const message = dialog.getByRole("textbox", { name: "Message" });
  const press = async () => user.click(await dialog.findByRole("button", { name: "Send 2 emails" }));
  const keys = () => api.calls(SEND).map(({ headers }) => headers.get("idempotency-key"));
  await user.type(message, "Decided at 5");
  for (const count of [1, 2]) {
    await press();
    await waitFor(() => expect(keys()).toHaveLength(count));
    expect(await dialog.findByText(/It’s safe to try again/)).toBeVisible();
  }
  await user.type(message, " pm");
  isAway = false;
  await press();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect([again === first, other === first, keys().length]).toEqual([true, false, 3]);
});
