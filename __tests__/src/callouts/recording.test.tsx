/** What a doctor said by telephone, for all lists or each; reasons that stand in the mails; several bookings ended at once. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { pick } from "../../support/app/datePickers.ts";
import { type Answers, type Asked, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aResponse, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const RECORD = "PUT /callouts/:id/answers";
const PREVIEW = "POST /callouts/:id/answers_preview";

const show = (callout: CalloutDetail, answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    [RECORD]: () => ({ data: callout }),
    [PREVIEW]: () => ({ data: { mails: [], silent: 0 } }),
    ...answers,
  });

const none = { response: "none", note: null, responded_at: null, source: null } as const;
const second = aList({ id: 12, date: inHours(96).slice(0, 10), starts_at: inHours(96), session: "pm" });
const started = aList({ id: 13, starts_at: inHours(-1) });
const several = (values: Parameters<typeof aResponse>[0] = none) =>
  aDetail({
    lists: [aList(), second, started],
    responses: [11, 12, 13].map((list_id) => aResponse({ id: list_id + 60, list_id, ...values })),
  });

async function open(name: RegExp) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "What did Dr Hana Itokawa say?" })) };
}
type User = ReturnType<typeof userEvent.setup>;
/** It waits until it is known whom the answer would reach. */
async function press(user: User, dialog: ReturnType<typeof within>, name: string) {
  const button = await dialog.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(button);
}
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("nothing is chosen for the doctor: an answer must be", async () => {
  const { api } = await show(aDetail());
  const { user, dialog } = await open(/^Change answer of Dr Hana/);
  expect(dialog.getAllByRole("radio")).toHaveLength(3);
  for (const radio of dialog.getAllByRole("radio")) expect(radio).not.toBeChecked();
  await user.click(dialog.getByRole("button", { name: "Record answer" }));
  expect(await dialog.findByText("Please choose an answer.")).toBeVisible();
  expect(api.calls(RECORD)).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: "If needed" }));
  await pick("From", "09:00", dialog);
  await press(user, dialog, "Record answer");
  await gone();
  expect(api.calls(RECORD)[0]?.body).toEqual({
    recipient_id: 61,
    answers: [{ list_id: 11, response: "if_needed", part_from: "09:00" }],
  });
});

test("whoever decides at once decides about the answer just recorded, though the page has not been read anew", async () => {
  const before = aDetail({ responses: [aResponse({ ...none, lock_version: 1 })] });
  const after = aDetail({ responses: [aResponse({ response: "available", lock_version: 2 })] });
  const previewed = "POST /callouts/:id/responses/:id/standby_preview";
  const { api } = await show(before, {
    [RECORD]: () => ({ data: after }),
    [previewed]: () => ({ data: { mails: [], silent: 0 } }),
  });
  const { user, dialog } = await open(/^Record answer of Dr Hana/);
  api.answers["GET /callouts/:id"] = () => new Promise(() => undefined);
  await user.click(dialog.getByRole("radio", { name: "Available" }));
  await press(user, dialog, "Record answer");
  await gone();
  await user.click(screen.getByRole("button", { name: "More for Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("menuitem", { name: "Put on standby…" }));
  await waitFor(() => expect(api.calls(previewed)[0]?.body).toMatchObject({ lock_version: 2 }));
});

test("one answer goes for all lists ahead, and each can have another, or none", async () => {
  const { api } = await show(several());
  const { user, dialog } = await open(/^Record answer of Dr Hana/);
  const group = (name: string | RegExp) => within(dialog.getByRole("radiogroup", { name }));
  expect(dialog.getAllByRole("radiogroup")).toHaveLength(3);
  await user.click(group("All lists").getByRole("radio", { name: "Available" }));
  expect(group(/PM/).getByRole("radio", { name: "Available" })).toBeChecked();
  await user.click(group(/PM/).getByRole("radio", { name: "Not available" }));
  expect(group("All lists").getByRole("radio", { name: "Available" })).not.toBeChecked();
  await press(user, dialog, "Record answer");
  await gone();
  expect(api.calls(RECORD)[0]?.body).toEqual({
    recipient_id: 61,
    answers: [
      { list_id: 11, response: "available" },
      { list_id: 12, response: "unavailable" },
    ],
  });
});

test("what recording does besides is said: first come books at once, and a no of a booked doctor ends the booking", async () => {
  const booked = aResponse({ outcome: "confirmed" });
  const lists = [aList({ confirmed: [aBooking()] })];
  await show(aDetail({ mode: "first_come", status: "confirmed", lists, responses: [booked] }));
  expect(screen.queryByText(/ends the booking/)).not.toBeInTheDocument();
  const { user, dialog } = await open(/^Change answer of Dr Hana/);
  expect(dialog.getByText(/books them at once/)).toBeVisible();
  expect(dialog.queryByText(/gets no email/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: "Not available" }));
  expect(dialog.getByText(/is booked for this list. “Not available” ends the booking/)).toBeVisible();
});

const toGo = (...kinds: string[]) => ({
  data: {
    mails: kinds.map((kind) => ({ kind, doctors: [HANA], email: { subject: kind, text: "In the doctor’s words" } })),
    silent: 0,
  },
});
const booked = (values: Parameters<typeof aResponse>[0] = {}) =>
  aDetail({
    status: "confirmed",
    lists: [aList({ confirmed: [aBooking()] })],
    responses: [aResponse({ outcome: "confirmed", ...values })],
  });

test("the mails that an answer sends are shown before it is recorded, and stand on the button", async () => {
  const { api } = await show(booked(), { [PREVIEW]: () => toGo("released", "standby_offer") });
  const { user, dialog } = await open(/^Change answer of Dr Hana/);
  expect(dialog.queryByText(/gets no email/)).not.toBeInTheDocument();
  // Nothing was said yet: there is nothing to ask about.
  expect(api.calls(PREVIEW)).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: "Not available" }));
  expect(await dialog.findByText("1 “no longer booked”")).toBeVisible();
  expect(dialog.getByText("1 “you’re asked first: can you cover?”")).toBeVisible();
  expect(api.calls(PREVIEW)[0]?.body).toEqual({
    recipient_id: 61,
    answers: [{ list_id: 11, response: "unavailable" }],
  });
  // What is noted changes no mail.
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Ill");
  await user.click(dialog.getByRole("button", { name: "Record and send 2 emails" }));
  await gone();
  expect(api.calls(PREVIEW)).toHaveLength(1);
  expect(api.calls(RECORD)[0]?.body).toMatchObject({ note: "Ill" });
});

test("where nobody is emailed that is said, and another answer is asked about anew", async () => {
  const { api } = await show(aDetail({ mode: "first_come", responses: [aResponse(none)] }), {
    [PREVIEW]: ({ body }) => (JSON.stringify(body).includes('"available"') ? toGo("confirmation") : toGo()),
  });
  const { user, dialog } = await open(/^Record answer of Dr Hana/);
  await user.click(dialog.getByRole("radio", { name: "If needed" }));
  expect(await dialog.findByText("Nobody is emailed.")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: "Available" }));
  expect(await dialog.findByText("1 confirmation")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Record and send 1 email" }));
  await gone();
  expect(api.calls(RECORD)[0]?.body).toMatchObject({ answers: [{ list_id: 11, response: "available" }] });
});

test("what the server would refuse is said before it is recorded", async () => {
  const { api } = await show(aDetail(), {
    [PREVIEW]: () => new Refusal(409, { errors: ["started"], code: "list_started" }),
  });
  const { user, dialog } = await open(/^Change answer of Dr Hana/);
  await user.click(dialog.getByRole("radio", { name: "Available" }));
  expect(await dialog.findByText(/has already started/)).toBeVisible();
  expect(api.calls(RECORD)).toEqual([]);
});

const noteOf = (dialog: ReturnType<typeof within>, name: "Note" | "Reason") =>
  dialog.getByRole("textbox", { name: new RegExp(`^${name}`) });

test("beside “unavailable” the field asks for the reason and starts empty; what was noted with the yes stays with a yes", async () => {
  const { api } = await show(booked({ note: "Happy to do the whole day." }));
  const { user, dialog } = await open(/^Change answer of Dr Hana/);
  expect(noteOf(dialog, "Note")).toHaveValue("Happy to do the whole day.");
  await user.click(dialog.getByRole("radio", { name: "Not available" }));
  expect(noteOf(dialog, "Reason")).toHaveValue("");
  await user.click(dialog.getByRole("radio", { name: "If needed" }));
  expect(noteOf(dialog, "Note")).toHaveValue("Happy to do the whole day.");
  await user.click(dialog.getByRole("radio", { name: "Not available" }));
  await press(user, dialog, "Record answer");
  await gone();
  expect(api.calls(RECORD)[0]?.body).toEqual({ recipient_id: 61, answers: [{ list_id: 11, response: "unavailable" }] });
});

test.each([
  ["withdrew", { response: "unavailable", outcome: "released" }],
  ["said no", { response: "unavailable", outcome: "none" }],
  ["was released", { response: "available", outcome: "released" }],
] as const)("why somebody %s is no note to a new yes", async (_what, values) => {
  const { api } = await show(aDetail({ responses: [aResponse({ note: "My child is ill", ...values })] }));
  const { user, dialog } = await open(/^(Change|Record) answer of Dr Hana/);
  await user.click(dialog.getByRole("radio", { name: "Available" }));
  expect(noteOf(dialog, "Note")).toHaveValue("");
  await press(user, dialog, "Record answer");
  await gone();
  expect(api.calls(RECORD)[0]?.body).not.toHaveProperty("note");
});

test("one note for several answers is a reason where all are “unavailable”, or one of them ends a booking", async () => {
  const responses = [71, 72].map((id, at) =>
    aResponse({ id, list_id: 11 + at, note: "After ten", outcome: at === 0 ? "confirmed" : "none" }),
  );
  await show(aDetail({ lists: [aList({ confirmed: [aBooking()] }), second], responses }));
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole("button", { name: /^Change answer of Dr Hana/ });
  if (button) await user.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  const choose = (group: RegExp, name: string) =>
    user.click(within(dialog.getByRole("radiogroup", { name: group })).getByRole("radio", { name }));
  await choose(/AM/, "Available");
  await choose(/PM/, "Not available");
  expect(noteOf(dialog, "Note")).toHaveValue("");
  await choose(/AM/, "Not available");
  expect(noteOf(dialog, "Reason")).toHaveValue("");
  await choose(/PM/, "Available");
  expect(noteOf(dialog, "Reason")).toHaveValue("");
  await choose(/AM/, "If needed");
  expect(noteOf(dialog, "Note")).toHaveValue("After ten");
});

/** The mail says what was asked. */
const told = ({ body }: Asked) => ({
  data: {
    mails: [{ kind: "released", doctors: [HANA], email: { subject: "x", text: JSON.stringify(body) } }],
    silent: 0,
  },
});

test.each([
  ["standby", "Put on standby…", "Put on standby and send 1 email"],
  ["not_required", "Not needed…", "Tell the doctor"],
  ["release", "Release…", "Release and send 1 email"],
])("the reason of %s is for the doctor: it stands in the mail that is shown before", async (decision, item, submit) => {
  const user = userEvent.setup();
  const path = `POST /callouts/:id/responses/:id/${decision}`;
  const release = decision === "release";
  const responses = [aResponse(release ? { outcome: "confirmed" } : {})];
  const lists = [aList(release ? { confirmed: [aBooking()] } : {})];
  const { api } = await show(aDetail({ lists, responses }), {
    [`${path}_preview`]: told,
    [path]: () => ({ data: aDetail() }),
  });
  await user.click(await screen.findByRole("button", { name: "More for Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Preview" }));
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  expect(reason).toHaveAccessibleDescription("The doctor will see this.");
  await user.type(reason, "Too far");
  expect(await dialog.findByText(/"reason":"Too far"/)).toBeVisible();
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole("button", { name: submit }));
  await gone();
  expect(api.calls(path)[0]?.body).toMatchObject({ reason: "Too far", lock_version: 1 });
  // Not one question a letter.
  expect(api.calls(`${path}_preview`).length).toBeLessThan(4);
});

test("several bookings of one doctor are ended in one decision", async () => {
  const user = userEvent.setup();
  const lists = [aList({ confirmed: [aBooking()] }), { ...second, confirmed: [aBooking()], open: [] }];
  const responses = [71, 72].map((id, at) => aResponse({ id, list_id: 11 + at, outcome: "confirmed" }));
  const { api } = await show(aDetail({ status: "confirmed", lists, responses }), {
    "POST /callouts/:id/responses/:id/release_preview": told,
    "POST /callouts/:id/decisions_preview": told,
    "POST /callouts/:id/decisions": () => ({ data: aDetail() }),
  });
  await user.click(await screen.findByRole("button", { name: "More for Dr Hana Itokawa" }));
  await user.click(await screen.findByRole("menuitem", { name: "Release…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("checkbox", { name: /PM/ }));
  await user.click(await dialog.findByRole("button", { name: "Preview" }));
  expect(await dialog.findByText(/"id":72/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Release and send 1 email" }));
  await gone();
  expect(api.calls("POST /callouts/:id/decisions")[0]?.body).toEqual({
    decision: "release",
    responses: [
      { id: 71, lock_version: 1 },
      { id: 72, lock_version: 1 },
    ],
    reason: null,
  });
});
