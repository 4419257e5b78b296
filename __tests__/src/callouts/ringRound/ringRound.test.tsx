/** Ringing round on the screen: the number takes the doctor as the button does, and all who offered can be emailed. */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { adminApi } from "../../../../src/api/adminApi.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type PhoneCall } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { sessionOpened } from "../../../../src/features/auth/public.ts";
import { ME } from "../../../support/app/liveApp.ts";
import { type Answers, type Asked, Refusal } from "../../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, inHours } from "../../../support/aWireCallout.ts";
import { ASH, aCall, BEECH, END, MINE, named, pressNumber, showRingRound, TAKE } from "./ringRoundScreen.ts";

const SEND = "POST /callouts/:id/lists/:id/message";
const EMAIL = /^Email all who offered/;

const mails = ({ body }: Asked) => {
  const { response_ids, message } = body as { response_ids: number[]; message: string };
  const doctors = response_ids.map((id) => ({ id, name: `Dr ${id}`, grade: null }));
  const email = { subject: "Message", text: `> ${message}` };
  return { data: { mails: [{ kind: "message", doctors, email }], silent: 0 } };
};

const show = (callout: CalloutDetail, calls: PhoneCall[] = [], answers: Answers = {}, query = "") =>
  showRingRound(callout, calls, { [`${SEND}_preview`]: mails, [SEND]: () => ({ data: callout }), ...answers }, query);

test("who presses a doctor's number rings that doctor, for colleagues to see", async () => {
  const { api } = await show(aDetail({ responses: [ASH, BEECH] }));
  expect(await pressNumber("Dr Beech")).toBe(true);
  await waitFor(() => expect(api.calls(TAKE).map(({ body }) => body)).toEqual([{ recipient_id: 72 }]));
});

test("a number with the zero for calls from within the country is dialled without it", async () => {
  const doctor = { ...ASH.doctor, mobile_phone: "+44 (0)7700 900001" };
  await show(aDetail({ responses: [{ ...ASH, doctor }, BEECH] }));
  const link = await screen.findByRole("link", { name: "+44 (0)7700 900001" });
  expect(link).toHaveAttribute("href", "tel:+447700900001");
});

test("the number of a doctor whom a colleague is ringing is not dialled; it is said who rings", async () => {
  const call = aCall();
  const refusal = () => new Refusal(409, { errors: ["stale"], code: "stale", data: call });
  await show(aDetail({ responses: [ASH, BEECH] }), [call], { [TAKE]: refusal });
  expect(await pressNumber("Dr Beech")).toBe(false);
  expect(await screen.findByText(/^Marit Solberg-Dean is already ringing Dr Beech/)).toBeVisible();
});

test("what came of a call counts at once, although the answer to taking it has not come yet", async () => {
  const user = userEvent.setup();
  const mine = MINE;
  const over = aCall({ ended_at: inHours(0), result: "no_answer" });
  const taken = Promise.withResolvers<void>();
  const { api, store } = await show(aDetail({ responses: [ASH, BEECH] }), [mine], {
    [TAKE]: async () => {
      await taken.promise;
      return { data: { calls: [over] } };
    },
    [END]: () => {
      api.answers["GET /callouts/:id/ring_round"] = () => ({ data: { calls: [over] } });
      return { data: { calls: [over] } };
    },
  });
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  await pressNumber("Dr Beech");
  await user.click(await screen.findByRole("button", { name: "No answer: Dr Beech" }));
  await waitFor(() => expect(api.calls(END).map(({ body }) => body)).toEqual([{ result: "no_answer", list_id: 11 }]));
  taken.resolve();
  expect(await screen.findByText(/^No answer · /)).toBeVisible();
});

test("by keyboard one goes on in the doctor's row: what came of the call, once one rings, and then ringing", async () => {
  const user = userEvent.setup();
  const mine = MINE;
  const ring = () => screen.getByRole("button", { name: "Ring Dr Beech" });
  const result = (what: string) => screen.findByRole("button", { name: `${what}: Dr Beech` });
  const { api, store } = await show(aDetail({ responses: [ASH, BEECH] }), [], {
    [TAKE]: () => calls([mine]),
    "PUT /callouts/:id/ring_round/calls/:id": ({ body }) =>
      calls([aCall({ ...mine, ...(body as Partial<PhoneCall>), ended_at: inHours(0) })]),
  });
  const calls = (now: PhoneCall[]) => {
    api.answers["GET /callouts/:id/ring_round"] = () => ({ data: { calls: now } });
    return { data: { calls: now } };
  };
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  await screen.findByRole("link", { name: "Dr Beech" });
  act(() => ring().focus());
  await user.keyboard("{Enter}");
  expect(await result("No answer")).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(ring()).toHaveFocus());
  await user.keyboard("{Enter}");
  const again = await result("Ring again at…");
  act(() => again.focus());
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(ring()).toHaveFocus());
});

test("of several open lists the office chooses for which it rings, and a no says so", async () => {
  const user = userEvent.setup();
  const friday = aList({ id: 12, date: "2099-12-04", surgeon: { id: 2, name: "Mr Okandi" } });
  const lists = [aList({ id: 11 }), friday, aList({ id: 13, cover_status: "covered", open: [], filled: 1 })];
  const mine = MINE;
  const responses = [ASH, BEECH, { ...named(73, "Dr Cedar"), list_id: 12 }, { ...BEECH, id: 82, list_id: 12 }];
  const { api, store } = await show(aDetail({ lists, responses }), [mine], { [END]: () => ({ data: { calls: [] } }) });
  act(() => void store.dispatch(sessionOpened({ user: ME })));
  const which = await screen.findByRole("combobox", { name: "List to ring for" });
  expect(within(which).getAllByRole("option")).toHaveLength(2);
  expect(screen.getByText(/“Says no” counts for this list/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Dr Ash" })).toBeVisible();
  await user.selectOptions(which, within(which).getByRole("option", { name: /Mr Okandi/ }));
  expect(await screen.findByRole("link", { name: "Dr Cedar" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Dr Ash" })).not.toBeInTheDocument();
  expect(screen.getByText(/^For .*4 Dec 2099.*, in \d+ d, Mr Okandi, .*, Theatre 1\./)).toBeVisible();
  expect(screen.getByRole("status", { name: "address" })).toHaveTextContent("/callouts/412/ring-round?list=12");
  await user.click(screen.getByRole("button", { name: "Says no: Dr Beech" }));
  await waitFor(() => expect(api.calls(END).map(({ body }) => body)).toEqual([{ result: "no", list_id: 12 }]));
});

test("of a list that is booked in part the open times are rung for, and who offered only the others is not the first", async () => {
  const list = aList({ confirmed: [aBooking({ from: "10:00", whole: false })] });
  const late = named(71, "Dr Ash", { part_from: "10:00", bookable: null });
  const gone = named(73, "Dr Cedar", { response: "none", responded_at: null, note: null, outcome: "released" });
  const second = named(74, "Dr Damson", { outcome: "standby", standby_rank: 2 });
  await show(aDetail({ lists: [list], responses: [late, BEECH, gone, second] }));
  expect(await screen.findByText(/^For .*, 08:00–10:00, in /)).toBeVisible();
  const rows = screen.getAllByRole("listitem").filter((row) => within(row).queryByRole("button", { name: /^Ring / }));
  const row = (doctor: string) => {
    const found = rows.find((one) => within(one).queryByRole("link", { name: doctor }));
    if (!found) throw new Error(doctor);
    return within(found);
  };
  expect(within(rows.at(-1) ?? document.body).getByRole("link", { name: "Dr Ash" })).toBeVisible();
  expect(row("Dr Ash").getByText("10:00–12:00", { exact: false })).toBeVisible();
  expect(row("Dr Cedar").getByText("No longer booked")).toBeVisible();
  expect(row("Dr Damson").getByText("Standby 2")).toBeVisible();
});

test("what came of earlier calls names the list they were for, where the callout has several", async () => {
  const friday = aList({ id: 12, date: "2099-12-04", surgeon: { id: 2, name: "Mr Okandi" } });
  const said = { ended_at: inHours(-1), started_at: inHours(-1) };
  const calls = [
    aCall({ ...said, id: 902, result: "yes", list_id: 12 }),
    aCall({ ...said, id: 901, result: "call_back", call_back_at: inHours(2), list_id: 11 }),
    aCall({ ...said, id: 900, result: "no_answer", list_id: null }),
  ];
  await show(aDetail({ lists: [aList({ id: 11 }), friday], responses: [ASH, BEECH] }), calls);
  const FRIDAY = /^Said yes on the phone · Fri,? 4 Dec 2099, 08:00–12:00, Mr Okandi · 1 h ago, Marit Solberg-Dean$/;
  expect(await screen.findByText(FRIDAY)).toBeVisible();
  expect(screen.getByText(/^Ring again: .* · .*, 08:00–12:00, Ms N. Merrowby · 1 h ago/)).toBeVisible();
  expect(screen.getByText("No answer · 1 h ago, Marit Solberg-Dean")).toBeVisible();
  const decide = { name: /^Record or book / };
  // It is the other list that is rung for.
  expect(screen.queryByRole("button", decide)).not.toBeInTheDocument();
  cleanup();
  await show(aDetail({ responses: [ASH, BEECH] }), [{ ...calls[0], list_id: 11 } as typeof MINE]);
  expect(await screen.findByText("Said yes on the phone · 1 h ago, Marit Solberg-Dean")).toBeVisible();
  expect(screen.getByRole("button", decide)).toBeVisible();
});

test("the address says for which list the office rings; where only one is open there is no choice", async () => {
  const lists = [aList({ id: 11 }), aList({ id: 12, surgeon: { id: 2, name: "Mr Okandi" } })];
  const callout = aDetail({ lists, responses: [ASH, { ...named(73, "Dr Cedar"), list_id: 12 }] });
  await show(callout, [], {}, "?list=12");
  expect(await screen.findByRole("link", { name: "Dr Cedar" })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "List to ring for" })).toHaveDisplayValue(/Mr Okandi/);
  cleanup();
  await show(aDetail({ responses: [ASH] }), [], {}, "?list=12");
  expect(await screen.findByRole("link", { name: "Dr Ash" })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "List to ring for" })).not.toBeInTheDocument();
  expect(screen.queryByText(/“Says no” counts/)).not.toBeInTheDocument();
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

test("who was in the list that is filled goes on at the next one, and then where nobody has to be rung", async () => {
  const lists = [aList({ id: 11 }), aList({ id: 12 })];
  const filled = { cover_status: "covered" as const, open: [], filled: 1 };
  const responses = [ASH, { ...named(73, "Dr Cedar"), list_id: 12 }];
  const { api, store } = await show(aDetail({ lists, responses }));
  const become = (values: Partial<CalloutDetail>) => {
    api.answers["GET /callouts/:id"] = () => ({ data: aDetail({ lists, responses, ...values }) });
    act(() => void store.dispatch(adminApi.util.invalidateTags([{ type: "Callout", id: 412 }])));
  };
  const press = async (name: string) => act(() => screen.getByRole("link", { name }).focus());
  await screen.findByRole("link", { name: "Dr Ash" });
  await press("Dr Ash");
  become({ lists: [aList({ id: 11, ...filled }), aList({ id: 12 })] });
  expect(await screen.findByRole("link", { name: "Dr Cedar" })).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole("link", { name: "Dr Cedar" }));
  expect(document.body).not.toHaveFocus();
  await press("Dr Cedar");
  become({ status: "confirmed", lists: lists.map((one) => ({ ...one, ...filled })) });
  const heading = await screen.findByRole("heading", { name: "Nobody has to be rung" });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(heading);
});

test("of several lists with offers each has its email; of one without offers, or that has begun, there is none", async () => {
  const lists = [aList({ id: 11 }), aList({ id: 12, date: "2099-12-01" }), aList({ id: 13, starts_at: inHours(-1) })];
  const responses = [ASH, named(81, "Dr Cedar", { list_id: 12 }), named(91, "Dr Damson", { list_id: 13 })];
  await show(aDetail({ lists, responses }));
  const named2099 = await screen.findByRole("button", { name: /^Email all who offered.*1 Dec 2099.*08:00–.*12:00/ });
  // The times stay on one line.
  expect(named2099).toHaveTextContent("08:00–\u206012:00");
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
