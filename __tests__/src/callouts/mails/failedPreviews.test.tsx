/** Nothing is sent whose emails were not shown: a failed preview is asked for again; where the server knows none, one sends without. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PLACES } from "../../../support/app/calloutForm.ts";
import { type Answers, type Asked, Refusal, renderScreen } from "../../../support/app/screenApp.tsx";
import { aDetail, aPage, aResponse, aRow } from "../../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };
const LOST = "The emails could not be loaded. Nothing was sent.";

const email = { from_name: "Harbour", subject: "Can you cover?", html_url: "x", text: "Dear Dr Itokawa" };
const reached = (...doctors: (typeof HANA | typeof OWEN)[]) => ({
  data: { will_send: doctors, skipped: [], preferences: [], email },
});
const mails = (kind: string, text = "Dear Dr Itokawa") => ({
  data: { mails: [{ kind, doctors: [HANA], email: { subject: "Your list", text } }], silent: 0 },
});
/** As servers without this address answer. */
const unknown = () => new Refusal(404, { error: "Not Found" });
/** Fails once, then answers. */
const atSecond = (answer: unknown) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? new Refusal(500, { errors: ["broken"], code: "server_error" }) : answer;
  };
};

const show = (answers: Answers, callout = aDetail()) =>
  renderScreen("/callouts/412", {
    ...PLACES,
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    ...answers,
  });
const skipped = { delivery: "queued", skip_reason: null, overridden: false } as const;
const unread = { sent_at: null, reminded_at: null, first_opened_at: null };
const draft = aDetail({
  status: "draft",
  recipients: [{ id: 51, doctor: HANA, ...skipped, ...unread }],
  responses: [],
});

async function open(button: string | RegExp, title: string | RegExp) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: title })) };
}
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

const SEND = "POST /callouts/:id/send";
const REMIND = "POST /callouts/:id/remind";
const ADD = "POST /callouts/:id/recipients";
const CONFIRM = "POST /callouts/:id/responses/:id/confirm";

test("a draft is not sent before it is known whom it reaches", async () => {
  const { api } = await show(
    { [`${SEND}_preview`]: atSecond(reached(HANA)), [SEND]: () => ({ data: aDetail() }) },
    draft,
  );
  const { user, dialog } = await open("Send…", "Send this callout?");
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await user.click(await dialog.findByRole("button", { name: "Send to 1 doctor" }));
  await gone();
  expect(api.calls(SEND)).toHaveLength(1);
});

test("a reminder whose email did not come can be asked for again", async () => {
  const { api } = await show(
    { [`${REMIND}_preview`]: atSecond(mails("reminder")), [REMIND]: () => ({ data: aDetail() }) },
    aDetail({ responses: [aResponse({ response: "none" })] }),
  );
  const { user, dialog } = await open(/^Remind \d+$/, "Remind doctors who have not answered?");
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await user.click(await dialog.findByRole("button", { name: "Send 1 reminder" }));
  await gone();
  expect(api.calls(REMIND)).toHaveLength(1);
});

test("a decision whose emails did not come can be looked at again", async () => {
  const { api } = await show({
    [`${CONFIRM}_preview`]: atSecond(mails("confirmation")),
    [CONFIRM]: () => ({ data: aDetail() }),
  });
  const { user, dialog } = await open("Confirm Dr Hana Itokawa", "Confirm Dr Hana Itokawa?");
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await user.click(await dialog.findByRole("button", { name: "Confirm and send 1 email" }));
  await gone();
  expect(api.calls(CONFIRM)).toHaveLength(1);
});

test("the emails of an earlier choice go away where those of the present one do not come", async () => {
  const preview = ({ body }: Asked) =>
    JSON.stringify(body).includes('"10:00"') ? mails("confirmation") : new Refusal(502, "bad gateway");
  await show(
    { [`${CONFIRM}_preview`]: preview },
    aDetail({ responses: [aResponse({ part_from: "08:00", part_to: "10:00" })] }),
  );
  const { user, dialog } = await open("Confirm Dr Hana Itokawa", "Confirm Dr Hana Itokawa?");
  expect(await dialog.findByText("1 confirmation")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: /^The whole list/ }));
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByText("1 confirmation")).not.toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
});

async function addDoctors(preview: (asked: Asked) => unknown) {
  const { api } = await show({
    "GET /doctors": () => ({ data: [], meta: { page: 1, per_page: 8, total: 0 } }),
    "GET /doctor_groups": () => ({
      data: [
        { id: 9, name: "Partners", doctors: 1 },
        { id: 8, name: "Trainees", doctors: 2 },
      ],
    }),
    [`${ADD}_preview`]: preview,
    [ADD]: () => ({ data: aDetail() }),
  });
  const { user, dialog } = await open("Add doctors", "Ask more doctors");
  const choose = async (name: string) => {
    await user.type(dialog.getByRole("combobox", { name: "Send to" }), name.slice(0, 4));
    await user.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
  };
  return { api, user, dialog, choose };
}

test("more doctors are not asked while it is not known who of them gets an email", async () => {
  let isWell = false;
  const { api, user, dialog, choose } = await addDoctors(({ body }) => {
    if (!JSON.stringify(body).includes("8")) return reached(HANA);
    return isWell ? reached(HANA, OWEN) : new Refusal(500, {});
  });
  await choose("Partners");
  expect(await dialog.findByRole("button", { name: "Send to 1 doctor" })).toBeVisible();
  await choose("Trainees");
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByText("Dr Hana Itokawa")).not.toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  isWell = true;
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await user.click(await dialog.findByRole("button", { name: "Send to 2 doctors" }));
  await gone();
  expect(api.calls(ADD)).toHaveLength(1);
});

test("many callouts are not reminded of while their emails could not be shown", async () => {
  await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "POST /callouts/bulk_preview": () => new Refusal(500, {}),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /^Select (?!all)/ }));
  await user.click(await screen.findByRole("button", { name: "Remind" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Send reminders" })).not.toBeInTheDocument();
});

test("many callouts are not cancelled while the reason's emails could not be shown", async () => {
  const results = [{ id: 412, ok: true, error: null, doctors: [HANA] }];
  await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "POST /callouts/bulk_preview": () => ({ data: { ...mails("cancelled").data, results } }),
    "POST /callouts/:id/cancel_preview": atSecond(mails("cancelled")),
  });
  const user = userEvent.setup();
  const row = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Select (?!all)/ });
  if (!row.checked) await user.click(row);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("button", { name: "Cancel and tell the doctors" })).toBeVisible();
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Theatre closed");
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Cancel and tell the doctors" })).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("button", { name: "Cancel and tell the doctors" })).toBeVisible();
});

test("one callout that a colleague cancelled meanwhile does not keep the others from being cancelled", async () => {
  const results = [{ id: 412, ok: true, error: null, doctors: [HANA] }];
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "POST /callouts/bulk_preview": () => ({ data: { ...mails("cancelled").data, results } }),
    "POST /callouts/:id/cancel_preview": () => new Refusal(409, { errors: ["x"], code: "invalid_transition" }),
  });
  const user = userEvent.setup();
  const row = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Select (?!all)/ });
  if (!row.checked) await user.click(row);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  const dialog = within(await screen.findByRole("dialog"));
  const asked = (times: number) =>
    waitFor(() => expect(api.calls("POST /callouts/:id/cancel_preview")).toHaveLength(times));
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Theatre closed");
  await asked(1);
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), " today");
  await asked(2);
  expect(dialog.getByRole("button", { name: "Cancel and tell the doctors" })).toBeVisible();
  expect(dialog.getByText("1 cancellation")).toBeVisible();
});

test("where the server knows no previews, one sends without a number", async () => {
  const first = await show({ [`${SEND}_preview`]: unknown, [SEND]: () => ({ data: aDetail() }) }, draft);
  const sending = await open("Send…", "Send this callout?");
  const button = await sending.dialog.findByRole("button", { name: "Send" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  expect(sending.dialog.queryByRole("alert")).toBeEmptyDOMElement();
  await sending.user.click(button);
  await gone();
  expect(first.api.calls(SEND)).toHaveLength(1);
  first.unmount();
  const { api, user, dialog, choose } = await addDoctors(unknown);
  await choose("Partners");
  const add = await dialog.findByRole("button", { name: "Send" });
  await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(add);
  await gone();
  expect(api.calls(ADD)).toHaveLength(1);
});
