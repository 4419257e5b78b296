/** What a confirmation books: as offered or all that is open, one list or several, with the mails of just that in view. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../src/api/adminApi.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { bestBooking } from "../../../src/features/callouts/shared/bestBooking.ts";
import { type Answers, type Asked, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aResponse, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
const CONFIRM = "POST /callouts/:id/responses/:id/confirm";
const MANY = "POST /callouts/:id/decisions";

const mails = (text: string) => ({
  data: { mails: [{ kind: "confirmation", doctors: [HANA], email: { subject: "Booked", text } }], silent: 0 },
});
/** The mail says what was asked. */
const told = ({ body }: Asked) => mails(JSON.stringify(body));

const show = (callout: CalloutDetail, answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    [`${CONFIRM}_preview`]: told,
    [`${MANY}_preview`]: told,
    [CONFIRM]: () => ({ data: aDetail() }),
    [MANY]: () => ({ data: aDetail() }),
    ...answers,
  });

async function open(button: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Confirm Dr Hana Itokawa?" })) };
}
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

const PART = aResponse({ part_from: "08:00", part_to: "10:00" });

test("an offer of a part books the part; the whole list only on the office's word, which the mails are asked about anew", async () => {
  const { api } = await show(aDetail({ responses: [PART] }));
  const { user, dialog } = await open("Confirm Dr Hana Itokawa");
  expect(dialog.getByRole("radio", { name: "As offered: 08:00–10:00" })).toBeChecked();
  expect(dialog.queryByText(/activity log records/)).not.toBeInTheDocument();
  await user.click(await dialog.findByRole("button", { name: "Preview" }));
  expect(dialog.getByText(/"to":"10:00"/)).toBeVisible();
  const whole = dialog.getByRole("radio", { name: "The whole list: 08:00–12:00. I have spoken to them" });
  await user.click(whole);
  expect(dialog.getByText(/^The doctor’s own answer does not cover this. The activity log records/)).toBeVisible();
  const submit = dialog.getByRole("button", { name: "Confirm and send 1 email" });
  expect(submit).toHaveAttribute("aria-disabled", "true");
  expect(await dialog.findByText(/"to":"12:00","spoken":true/)).toBeVisible();
  expect(whole).toHaveFocus();
  await user.click(submit);
  await gone();
  expect(api.calls(CONFIRM)[0]?.body).toEqual({ lock_version: 1, from: "08:00", to: "12:00", spoken: true });
});

test("as offered, nothing is said of having spoken; of a whole offer nothing is to be chosen", async () => {
  const { api, unmount } = await show(aDetail({ responses: [PART] }));
  const { user, dialog } = await open("Confirm Dr Hana Itokawa");
  await user.click(await dialog.findByRole("button", { name: "Confirm and send 1 email" }));
  await gone();
  expect(api.calls(CONFIRM)[0]?.body).toEqual({ lock_version: 1, from: "08:00", to: "10:00" });
  unmount();
  await show(aDetail());
  const all = await open("Confirm Dr Hana Itokawa");
  expect(all.dialog.getByText("Booked for the whole list, 08:00–12:00")).toBeVisible();
  expect(all.dialog.queryByRole("radio")).not.toBeInTheDocument();
});

test("what is left of a list is booked in so many words", async () => {
  const list = aList({ confirmed: [aBooking({ response_id: 9, doctor: OWEN, to: "10:00", whole: false })] });
  const rest = { from: "10:00", to: "12:00", whole: false, completes: true };
  await show(aDetail({ lists: [list], responses: [aResponse({ bookable: rest, bookable_spoken: rest })] }));
  const { dialog } = await open("Confirm Dr Hana Itokawa");
  expect(dialog.getByText("Booked for 10:00–12:00")).toBeVisible();
});

test("an answer that comes meanwhile is another one to be mailed: the button waits until it says how many", async () => {
  const { api, store } = await show(aDetail());
  const { dialog } = await open("Confirm Dr Hana Itokawa");
  expect(await dialog.findByRole("button", { name: "Confirm and send 1 email" })).toBeEnabled();
  const owen = aResponse({ id: 72, recipient_id: 62, doctor: OWEN });
  api.answers["GET /callouts/:id"] = () => ({
    data: aDetail({ responses: [aResponse(), owen], updated_at: inHours(0) }),
  });
  api.answers[`${CONFIRM}_preview`] = () => ({
    data: { ...mails("x").data, mails: [{ ...mails("x").data.mails[0], doctors: [HANA, OWEN] }] },
  });
  act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  const button = await dialog.findByRole("button", { name: "Confirm and send 2 emails" });
  expect(button).not.toHaveAttribute("aria-disabled", "true");
  expect(api.calls(`${CONFIRM}_preview`).map(({ body }) => body)).toEqual(
    Array(2).fill({ lock_version: 1, from: "08:00", to: "12:00" }),
  );
});

test("a doctor who was stood down is booked on the office's word alone, after that was said", async () => {
  const { api } = await show(aDetail({ responses: [aResponse({ outcome: "not_required" })] }));
  const { user, dialog } = await open("I have spoken to them: confirm Dr Hana Itokawa");
  expect(dialog.getByText(/activity log records that you have spoken/)).toBeVisible();
  await user.click(await dialog.findByRole("button", { name: "Confirm and send 1 email" }));
  await gone();
  expect(api.calls(CONFIRM)[0]?.body).toMatchObject({ spoken: true, from: "08:00", to: "12:00" });
});

test("nobody is booked for times that they have not agreed to: refused in words", async () => {
  await show(aDetail(), { [CONFIRM]: () => new Refusal(409, { errors: ["no"], code: "not_agreed" }) });
  const { user, dialog } = await open("Confirm Dr Hana Itokawa");
  await user.click(await dialog.findByRole("button", { name: "Confirm and send 1 email" }));
  expect(await dialog.findByText(/^The doctor has not said yes to these times. Nobody was emailed/)).toBeVisible();
});

test("by keyboard one goes on from the doctor's row, whose button to confirm has gone", async () => {
  const booked = aResponse({ outcome: "confirmed", bookable: null, bookable_spoken: null });
  const list = aList({ confirmed: [aBooking()], open: [], cover_status: "covered" });
  await show(aDetail(), { [CONFIRM]: () => ({ data: aDetail({ lists: [list], responses: [booked] }) }) });
  const user = userEvent.setup();
  const confirm = await screen.findByRole("button", { name: "Confirm Dr Hana Itokawa" });
  act(() => confirm.focus());
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: "Confirm and send 1 email" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await gone();
  await waitFor(() => expect(screen.getByRole("button", { name: "More for Dr Hana Itokawa" })).toHaveFocus());
});

const later = (id: number, values: Parameters<typeof aList>[0] = {}) =>
  aList({ id, date: inHours(96).slice(0, 10), starts_at: inHours(96), surgeon: { id, name: `Mr ${id}` }, ...values });

test("one doctor is confirmed for several lists in one decision: only the one that was pressed is chosen beforehand", async () => {
  const lists = [aList(), later(12), later(13), later(14, { confirmed: [aBooking({ response_id: 9, doctor: OWEN })] })];
  const responses = [71, 72, 73, 74].map((id, at) => aResponse({ id, list_id: 11 + at, lock_version: at }));
  const other = aResponse({ id: 80, list_id: 12, recipient_id: 99, doctor: OWEN });
  const { api } = await show(aDetail({ lists, responses: [...responses, other] }));
  const { user, dialog } = await open("Confirm Dr Hana Itokawa");
  const boxes = dialog.getAllByRole("checkbox");
  expect(boxes).toHaveLength(3);
  expect(boxes[0]).toBeChecked();
  expect(boxes[0]).toBeDisabled();
  expect(boxes[1]).not.toBeChecked();
  await user.click(dialog.getByRole("checkbox", { name: /Mr 13/ }));
  await user.click(dialog.getByRole("button", { name: "Preview" }));
  expect(await dialog.findByText(/"id":73/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Confirm and send 1 email" }));
  await gone();
  const whole = { from: "08:00", to: "12:00" };
  expect(api.calls(MANY)[0]?.body).toEqual({
    decision: "confirm",
    responses: [
      { id: 71, lock_version: 0, ...whole },
      { id: 73, lock_version: 2, ...whole },
    ],
  });
});

test.each<[string, Partial<CalloutResponse>[], number]>([
  ["the whole list", [{ part_from: "09:00" }, {}], 1],
  [
    "what completes it",
    [{ part_from: "09:00" }, { bookable: { from: "08:00", to: "10:00", whole: false, completes: true } }],
    1,
  ],
  ["whoever is available before if needed", [{ response: "if_needed" }, {}], 1],
  [
    "the whole list, if needed, before an available part that completes it",
    [{ bookable: { from: "08:00", to: "10:00", whole: false, completes: true } }, { response: "if_needed" }],
    1,
  ],
  [
    "what completes it, if needed, before an available part that does not",
    [
      { part_from: "09:00" },
      { response: "if_needed", bookable: { from: "08:00", to: "10:00", whole: false, completes: true } },
    ],
    1,
  ],
  ["a part before nothing", [{ clash: { list_id: 5, date: "2031-02-03", site: "N" } }, { part_from: "09:00" }], 1],
  ["nobody who is marked as away then", [{ fit: { ...aResponse().fit, away: true } }, { response: "if_needed" }], 1],
  ["nobody who was stood down", [{ outcome: "not_required" }, { response: "if_needed", part_from: "09:00" }], 1],
])("the best answer is %s", (_what, given, best) => {
  const responses = given.map((values, id) => aResponse({ id, ...values }));
  expect(bestBooking(aDetail({ responses }), Date.now())?.id).toBe(best);
});
