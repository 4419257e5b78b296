/** In which order the answers to a list stand, why, and what is asked when another than the first is booked. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { bestAnswer, byAnswer, byFit, tellingApart } from "../../../src/contract/rules/answerOrder.ts";
import { type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aResponse, inHours } from "../../support/aWireCallout.ts";

const { fit } = aResponse();
const clash = { list_id: 5, date: "2031-02-03", site: "N" };
const part = { from: "08:00", to: "10:00", whole: false };

function named(id: number, name: string, values: Partial<CalloutResponse> = {}): CalloutResponse {
  return aResponse({ id, recipient_id: id, doctor: { id, name, grade: null }, ...values });
}

test.each<[string | null, Partial<CalloutResponse>, Partial<CalloutResponse>]>([
  ["offered", {}, { response: "unavailable" }],
  ["offered", { response: "unavailable" }, { response: "none" }],
  ["decided", { outcome: "confirmed" }, {}],
  ["decided", {}, { outcome: "standby", standby_rank: 1 }],
  ["rank", { outcome: "standby", standby_rank: 1 }, { outcome: "standby", standby_rank: 2 }],
  ["against", { response: "if_needed", part_from: "09:00" }, { clash }],
  ["against", {}, { fit: { ...fit, preference: "avoid" } }],
  ["against", {}, { fit: { ...fit, credential: { state: "expired", until: "2026-01-01" } } }],
  ["against", { response: "none" }, { response: "none", fit: { ...fit, usually_not: true } }],
  ["stretch", { response: "if_needed" }, { bookable: { ...part, completes: true } }],
  ["stretch", { bookable: { ...part, completes: true } }, { bookable: { ...part, completes: false } }],
  ["wish", { fit: { ...fit, confirmed: 9 } }, { response: "if_needed", fit: { ...fit, preference: "preferred" } }],
  ["preference", { fit: { ...fit, preference: "preferred", confirmed: 9 } }, {}],
  ["booked", { fit: { ...fit, confirmed: 1 } }, { fit: { ...fit, confirmed: 2, with_surgeon: 7 } }],
  ["surgeon", { fit: { ...fit, with_surgeon: 2 }, responded_at: inHours(-1) }, { responded_at: inHours(-2) }],
  ["answered", { responded_at: inHours(-2) }, { responded_at: inHours(-1) }],
])("%s puts %j before %j", (rule, first, second) => {
  const [one, other] = [
    named(2, "Dr B", { responded_at: null, ...first }),
    named(1, "Dr A", { responded_at: null, ...second }),
  ];
  expect(tellingApart(one, other)).toBe(rule);
  expect([other, one].sort(byFit)).toEqual([one, other]);
  expect([one, other].sort(byFit)).toEqual([one, other]);
});

test("who is alike goes by name, and what a doctor usually does counts no more after a yes", () => {
  const usual = { ...fit, usually_not: true };
  const [one, other] = [named(2, "Dr A", { fit: usual, responded_at: null }), named(1, "Dr B", { responded_at: null })];
  expect(tellingApart(one, other)).toBeNull();
  expect([other, one].sort(byFit)).toEqual([one, other]);
  expect(bestAnswer([other, one])).toBe(one);
});

test("as they answered, offers stand in the order in which they came", () => {
  const late = named(1, "Dr Late", { responded_at: inHours(-1) });
  const early = named(2, "Dr Early", { responded_at: inHours(-3), response: "if_needed", clash });
  const refused = named(3, "Dr No", { responded_at: inHours(-4), response: "unavailable" });
  expect([late, refused, early].sort(byAnswer)).toEqual([early, late, refused]);
});

const OFTEN = named(71, "Dr Often", { responded_at: inHours(-3), fit: { ...fit, confirmed: 4 } });
const SELDOM = named(72, "Dr Seldom", { responded_at: inHours(-1) });
const SILENT = named(73, "Dr Silent", { response: "none", responded_at: null, note: null });

const show = () =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ responses: [OFTEN, SELDOM, SILENT] }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/responses/:id/confirm_preview": () => ({ data: { mails: [], silent: 0 } }),
    "POST /callouts/:id/responses/:id/confirm": () => ({ data: aDetail() }),
  });

const order = async () => {
  const table = within(await screen.findByRole("table", { name: /^Responses for/ }));
  return table.getAllByRole("link", { name: /^Dr / }).map((link) => link.textContent);
};

test("the answers stand by fit, which is said, and can be looked at as they came", async () => {
  const user = userEvent.setup();
  await show();
  expect(await order()).toEqual(["Dr Seldom", "Dr Often", "Dr Silent"]);
  expect(screen.getByText(/Dr Seldom.* comes before .*Dr Often.*: booked for fewer lists in 90 days\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Confirm Dr Seldom" })).toHaveClass("MuiButton-contained");
  await user.click(screen.getByRole("radio", { name: "As they answered" }));
  expect(await order()).toEqual(["Dr Often", "Dr Seldom", "Dr Silent"]);
  expect(screen.queryByText(/comes before/)).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Confirm Dr Seldom" })).toHaveClass("MuiButton-contained");
});

test("the order is not explained once the list is covered", async () => {
  const lists = [aList({ confirmed: [aBooking()] })];
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ lists, responses: [OFTEN, SELDOM, SILENT] }) }),
    "GET /callouts/:id/events": () => ({ data: [] }),
  });
  expect(await order()).toHaveLength(3);
  expect(screen.queryByText(/come first|comes before/)).not.toBeInTheDocument();
});

test("the other order is taken at once, even while somebody points at the rows", async () => {
  const user = userEvent.setup();
  await show();
  await user.hover(await screen.findByRole("table", { name: /^Responses for/ }));
  act(() => screen.getByRole("radio", { name: "As they answered" }).focus());
  await user.keyboard(" ");
  expect(await order()).toEqual(["Dr Often", "Dr Seldom", "Dr Silent"]);
});

test("booking another than the first asks why, which may stay empty", async () => {
  const user = userEvent.setup();
  const { api } = await show();
  await user.click(await screen.findByRole("button", { name: "Confirm Dr Often" }));
  const why = await screen.findByRole("textbox", { name: /^Why not Dr Seldom first\?/ });
  expect(why).toHaveAccessibleDescription("Kept in the activity log. Doctors don’t see it.");
  await user.type(why, " Knows the theatre ");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Confirm and send/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [confirmed] = api.calls("POST /callouts/:id/responses/:id/confirm");
  expect(confirmed?.body).toMatchObject({ reason: "Knows the theatre" });
});

test("booking the first asks nothing", async () => {
  const user = userEvent.setup();
  const { api } = await show();
  await user.click(await screen.findByRole("button", { name: "Confirm Dr Seldom" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
  await user.click(await dialog.findByRole("button", { name: /^Confirm and send/ }));
  await waitFor(() => expect(api.calls("POST /callouts/:id/responses/:id/confirm")).toHaveLength(1));
  expect(api.calls("POST /callouts/:id/responses/:id/confirm")[0]?.body).not.toHaveProperty("reason");
});
