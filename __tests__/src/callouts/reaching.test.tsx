/** On the callout page: how to reach a doctor, what cannot be done and why, which list is meant, and what no longer presses. */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { type CalloutDetail, type CalloutRecipient } from "../../../src/contract/shapes/callout.ts";
import { type Answers, renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aPage, aResponse, aRow, inHours } from "../../support/aWireCallout.ts";

const show = (callout: CalloutDetail, answers: Answers = {}) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/responses/:response/standby_preview": () => ({ data: { mails: [], silent: 0 } }),
    ...answers,
  });
const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const ALL_DAY = { from: "08:00", to: "12:00", whole: true, completes: true };

const recipient = (values: Partial<CalloutRecipient> = {}): CalloutRecipient => ({
  id: 61,
  doctor: HANA,
  delivery: "sent",
  skip_reason: null,
  overridden: false,
  sent_at: inHours(-20),
  reminded_at: null,
  first_opened_at: null,
  ...values,
});

test("each answer names its doctor's profile and telephone", async () => {
  await show(aDetail({ responses: [aResponse({ doctor: { ...HANA, mobile_phone: "0491 570 159" } })] }));
  expect(await screen.findByRole("link", { name: "Dr Hana Itokawa" })).toHaveAttribute("href", "/doctors/51");
  expect(screen.getByRole("link", { name: "0491 570 159" })).toHaveAttribute("href", "tel:0491570159");
});

test("a number with the zero for calls from within the country is dialled without it", async () => {
  await show(aDetail({ responses: [aResponse({ doctor: { ...HANA, mobile_phone: "+44 (0)7700 900001" } })] }));
  const link = await screen.findByRole("link", { name: "+44 (0)7700 900001" });
  expect(link).toHaveAttribute("href", "tel:+447700900001");
});

test("a server that tells no telephone number leaves the name", async () => {
  await show(aDetail());
  expect(await screen.findByRole("link", { name: "Dr Hana Itokawa" })).toBeVisible();
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});

test("who is booked elsewhere then cannot be confirmed; the reason leads to the other callout", async () => {
  const clash = { list_id: 9, callout_id: 399, date: "2099-11-26", site: "Northbank" };
  const blocked = { ...ALL_DAY, blocked: true };
  await show(aDetail({ responses: [aResponse({ clash, bookable: blocked, bookable_spoken: blocked })] }));
  const confirm = await screen.findByRole("button", { name: "Confirm Dr Hana Itokawa" });
  expect(confirm).toBeDisabled();
  expect(confirm).toHaveAccessibleDescription("Booked at Northbank on Thu,\u00a026\u00a0Nov\u00a02099");
  expect(screen.getByRole("link", { name: /^Booked at Northbank/ })).toHaveAttribute("href", "/callouts/399");
});

test("a booking at other hours of that day is named and does not stand in the way", async () => {
  const clash = { list_id: 9, callout_id: 399, date: "2099-11-26", site: "Northbank" };
  await show(aDetail({ responses: [aResponse({ clash, bookable: { ...ALL_DAY, blocked: false } })] }));
  expect(await screen.findByRole("button", { name: "Confirm Dr Hana Itokawa" })).toBeEnabled();
});

const silent = aResponse({ response: "none", responded_at: null, note: null });

test("a reminder within two hours of the last one is not offered, and it is said why", async () => {
  await show(aDetail({ responses: [silent], recipients: [recipient({ reminded_at: inHours(-1) })] }));
  const remind = await screen.findByRole("button", { name: /^Remind/ });
  expect(remind).toBeDisabled();
  expect(remind).toHaveAccessibleDescription(/less than two hours ago/);
  await userEvent.click(screen.getByRole("button", { name: "More for Dr Hana Itokawa" }));
  const item = await screen.findByRole("menuitem", { name: /less than two hours ago/ });
  expect(item).toHaveAttribute("aria-disabled", "true");
});

const DONE = "callouts:life.remindAll.done";

test.each([
  ["nobody was left to remind", 0, { key: "callouts:screen.nobodyToRemind" }],
  ["one reminder goes", 1, { key: DONE, params: { count: 1 } }],
])("a reminder to one doctor names that doctor, and where %s that is said", async (_, queued, told) => {
  const email = { subject: "Your list", text: "Dear Dr Itokawa" };
  const said = jest.spyOn(noopPorts.toast, "say");
  const { api } = await show(aDetail({ responses: [silent], recipients: [recipient()] }), {
    "POST /callouts/:id/remind_preview": () => ({
      data: { mails: [{ kind: "reminder", doctors: [HANA], email }], silent: 0 },
    }),
    "POST /callouts/:id/remind": () => ({ data: { queued } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "More for Dr Hana Itokawa" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remind…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remind Dr Hana Itokawa?" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Send 1 reminder" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(said.mock.calls.map(([, text]) => text)).toEqual([told]);
  expect([1, 3].map((count) => i18next.t(DONE, { count }))).toEqual([
    "1 reminder is on its way",
    "3 reminders are on their way",
  ]);
  expect(api.calls("POST /callouts/:id/remind")[0]?.body).toEqual({ recipient_ids: [61] });
});

test("the reminder counts those whom it would reach, by the lists that are open", async () => {
  const ids = [61, 62, 63, 64];
  const lists = [aList(), aList({ id: 12, cover_status: "covered", open: [] })];
  const fit = aResponse().fit;
  const responses = [
    // Said yes to the covered list alone.
    aResponse({ list_id: 12 }),
    { ...silent, id: 72 },
    { ...silent, id: 73, recipient_id: 62, list_id: 12 },
    { ...silent, id: 74, recipient_id: 63, fit: { ...fit, away: true } },
    { ...silent, id: 75, recipient_id: 64 },
  ];
  const recipients = ids.map((id) => recipient({ id, reachable: id !== 64 }));
  await show(
    aDetail({ lists, responses, recipients, counts: { available: 1, if_needed: 0, unavailable: 0, none: 3 } }),
  );
  expect(await screen.findByRole("button", { name: "Remind 1" })).toBeEnabled();
});

test("a doctor who cannot be emailed is not reminded, and it is said", async () => {
  await show(aDetail({ responses: [silent], recipients: [recipient({ reachable: false })] }));
  expect(await screen.findByRole("button", { name: "Remind 0" })).toHaveAccessibleDescription(
    /everyone who can be asked/,
  );
});

test.each([
  ["sent", {}, /^Sent .*Accepted by mail server$/],
  // As another admin API may tell it.
  ["sent", { sent_at: null }, /^Sent .*Accepted by mail server$/],
  ["kept", {}, /^Not sent: no mail server is set up$/],
  ["failed", {}, /^Sent .*Email refused$/],
  ["failed", { sent_at: null }, /^Email refused$/],
  ["queued", { sent_at: null }, /^Email waiting to be sent$/],
] as const)("of an email that was %s the row says what really happened (case %#)", async (delivery, values, words) => {
  await show(aDetail({ responses: [silent], recipients: [recipient({ delivery, ...values })] }));
  const row = (await screen.findByRole("link", { name: "Dr Hana Itokawa" })).closest("tr");
  const cells = within(row ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent ?? "");
  expect(cells.some((cell) => words.test(cell))).toBe(true);
});

test("nobody is reminded of lists that have started", async () => {
  const lists = [aList({ starts_at: inHours(-1), ends_at: inHours(3) })];
  await show(aDetail({ lists, responses: [silent], recipients: [recipient({ reminded_at: inHours(-3) })] }));
  expect(await screen.findByRole("button", { name: /^Remind/ })).toHaveAccessibleDescription(/covered or have started/);
});

/** What the menu of the only row offers. */
async function menu(): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole("button", { name: "More for Dr Hana Itokawa" }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
const LINKS = ["Copy link", "Create a new link…"];

test("of a list that has started nothing is offered that would be refused, and it is said", async () => {
  const started = aList({ starts_at: inHours(-1), ends_at: inHours(3) });
  const ahead = aList({ id: 12, starts_at: inHours(96), session: "pm" });
  const responses = [aResponse(), aResponse({ id: 72, list_id: 12 })];
  await show(aDetail({ lists: [started, ahead], responses }));
  expect(await screen.findByText(/^This list has started\./)).toBeVisible();
  for (const name of [/^Confirm/, /^Standby for/, /^Change answer of/])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(await menu()).toEqual(LINKS);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: /^Show responses/ }));
  expect(await screen.findByRole("button", { name: "Confirm Dr Hana Itokawa" })).toBeEnabled();
  expect(screen.queryByText(/^This list has started\./)).not.toBeInTheDocument();
});

test.each([
  ["who was released", { outcome: "released" }, {}],
  ["about a list that was cancelled alone", {}, { cover_status: "cancelled" }],
] as const)("the menu offers no decision that would be refused: %s", async (_what, response, list) => {
  await show(aDetail({ lists: [aList(list)], responses: [aResponse(response)] }));
  expect(await menu()).toEqual(LINKS);
});

test("a decision and a recorded reply name the list that they are about", async () => {
  const user = userEvent.setup();
  await show(aDetail());
  await user.click(await screen.findByRole("button", { name: "Standby for Dr Hana Itokawa" }));
  expect(within(await screen.findByRole("dialog")).getByText(/08:00–12:00 · Ms N. Merrowby/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(await screen.findByRole("button", { name: /^Change answer of Dr Hana/ }));
  const dialog = await screen.findByRole("dialog", { name: /What did Dr Hana Itokawa say/ });
  expect(within(dialog).getByText(/08:00–12:00 · Ms N. Merrowby/)).toBeVisible();
});

test("of several lists the one whose answers are shown is marked", async () => {
  const user = userEvent.setup();
  const second = aList({ id: 12, starts_at: inHours(96), session: "pm" });
  await show(aDetail({ lists: [aList(), second], responses: [aResponse(), aResponse({ id: 72, list_id: 12 })] }));
  const marked = () => [...document.querySelectorAll("li[data-chosen]")].map((row) => row.textContent);
  await screen.findByRole("link", { name: "Dr Hana Itokawa" });
  expect(marked()).toEqual([expect.stringContaining("AM")]);
  await user.click(screen.getByRole("button", { name: /^Show responses/ }));
  expect(marked()).toEqual([expect.stringContaining("PM")]);
});

test.each(["confirmed", "cancelled", "expired"] as const)(
  "a callout that is %s counts nothing down",
  async (status) => {
    const lists = [aList({ confirmed: status === "confirmed" ? [aBooking()] : [] })];
    await show(aDetail({ status, lists }));
    const facts = within(await screen.findByRole("region", { name: "Overview" }));
    expect(facts.getByText("Start")).toBeVisible();
    expect(facts.queryByText(/in$/)).not.toBeInTheDocument();
    expect(facts.queryByText(/\d\sd/)).not.toBeInTheDocument();
  },
);

test("a callout whose lists are over is not to be cancelled any more, on its page or in its row", async () => {
  const user = userEvent.setup();
  const [over, ahead] = [aList({ starts_at: inHours(-6), ends_at: inHours(-2) }), aList()];
  const items = async () => (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  for (const [list, can] of [
    [ahead, true],
    [over, false],
  ] as const) {
    const booked = { ...list, confirmed: [aBooking()], open: [], filled: 1 };
    const { unmount } = await show(aDetail({ status: "confirmed", lists: [booked] }));
    await user.click(await screen.findByRole("button", { name: "More" }));
    expect((await items()).includes("Cancel callout")).toBe(can);
    unmount();
    const table = await renderScreen("/callouts", {
      "GET /callouts": () => aPage([aRow({ status: "confirmed", lists: [booked], filled: 1 })]),
    });
    await user.click(await screen.findByRole("button", { name: /^More for/ }));
    expect((await items()).includes("Cancel callout…")).toBe(can);
    table.unmount();
  }
});

test("a night's list says that it ends on the next day", async () => {
  const night = aList({ session: "on_call", start_time: "20:00", end_time: "08:00", open: [], filled: 0 });
  await renderScreen("/callouts", {
    "GET /callouts": () => ({
      data: [aRow({ lists: [night] })],
      meta: {
        page: 1,
        per_page: 25,
        total: 1,
        counts: { needs_action: 1, open: 1, confirmed: 0, drafts: 0, past: 0, all: 1 },
      },
    }),
  });
  expect(await screen.findByText(/^20:00–08:00\s\+1/)).toBeVisible();
});
