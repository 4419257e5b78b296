/** Ringing round on the screen: all who offered can be emailed. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutDetail, type CalloutResponse } from "../../../../src/contract/shapes/callout.ts";
import { type Asked, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aList, aResponse, inHours } from "../../../support/aWireCallout.ts";

const SEND = "POST /callouts/:id/lists/:id/message";
const EMAIL = /^Email all who offered/;

const named = (id: number, name: string, values: Partial<CalloutResponse> = {}) =>
  aResponse({
    ...{ id, recipient_id: id },
    doctor: { id, name, grade: null, mobile_phone: "+44 7700 900001" },
    ...values,
  });
const ASH = named(71, "Dr Ash");
const BEECH = named(72, "Dr Beech", { response: "none", responded_at: null, note: null });

const mails = ({ body }: Asked) => {
  const { response_ids, message } = body as { response_ids: number[]; message: string };
  const doctors = response_ids.map((id) => ({ id, name: `Dr ${id}`, grade: null }));
  const email = { subject: "Message", text: `> ${message}` };
  return { data: { mails: [{ kind: "message", doctors, email }], silent: 0 } };
};

const show = (callout: CalloutDetail) =>
  renderScreen("/callouts/412/ring-round", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/ring_round": () => ({ data: { calls: [] } }),
    [`${SEND}_preview`]: mails,
    [SEND]: () => ({ data: callout }),
  });

test("all who offered are emailed from where the office rings", async () => {
  const user = userEvent.setup();
  const { api } = await show(aDetail({ responses: [ASH, BEECH] }));
  await user.click(await screen.findByRole("button", { name: EMAIL }));
  const dialog = within(await screen.findByRole("dialog", { name: "Email those who offered" }));
  await user.type(dialog.getByRole("textbox", { name: "Message" }), "Decided at 5");
  await user.click(await dialog.findByRole("button", { name: "Send 1 email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(SEND)[0]?.body).toEqual({ response_ids: [71], message: "Decided at 5" });
});

test("once the list is filled nobody has to be rung, and those who offered can still be emailed", async () => {
  const confirmed = { ...ASH, outcome: "confirmed" } as const;
  const filled = aList({ cover_status: "covered", open: [], filled: 1 });
  await show(aDetail({ status: "confirmed", lists: [filled], responses: [confirmed, BEECH] }));
  expect(await screen.findByRole("heading", { name: "Nobody has to be rung" })).toBeVisible();
  expect(screen.getByRole("button", { name: EMAIL })).toBeVisible();
});

test("of several lists with offers each has its email; of one without offers, or that has begun, there is none", async () => {
  const lists = [aList({ id: 11 }), aList({ id: 12, date: "2099-12-01" }), aList({ id: 13, starts_at: inHours(-1) })];
  const responses = [ASH, named(81, "Dr Cedar", { list_id: 12 }), named(91, "Dr Damson", { list_id: 13 })];
  await show(aDetail({ lists, responses }));
  const named2099 = await screen.findByRole("button", { name: /^Email all who offered.*1 Dec 2099.*08:00–12:00/ });
  expect(screen.getAllByRole("button", { name: EMAIL })).toHaveLength(2);
  await userEvent.setup().click(named2099);
  const dialog = within(await screen.findByRole("dialog", { name: "Email those who offered" }));
  expect(dialog.getByRole("checkbox", { name: "Dr Cedar" })).toBeChecked();
  expect(dialog.queryByRole("checkbox", { name: "Dr Ash" })).not.toBeInTheDocument();
});

test("without an offer there is nobody to email", async () => {
  await show(aDetail({ responses: [BEECH] }));
  expect(await screen.findByRole("link", { name: "Dr Beech" })).toBeVisible();
  expect(screen.queryByRole("button", { name: EMAIL })).not.toBeInTheDocument();
});
