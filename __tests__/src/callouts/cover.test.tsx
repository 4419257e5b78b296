/** How far a list is covered, and what each answer is worth for the rest of it: said in words on the callout's page and in its row. */
import { screen, within } from "@testing-library/react";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aBooking, aDetail, aList, aPage, aResponse, aRow, inHours } from "../../support/aWireCallout.ts";

const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: null };

const show = (callout: CalloutDetail) =>
  renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
  });

const lists = async () => within(await screen.findByRole("region", { name: "Lists" }));
const rowOf = (doctor: string) => within(screen.getByText(doctor, { selector: "td *" }).closest("tr") as HTMLElement);

test("a list booked in part says who holds which stretch and when somebody is still needed; the facts say when", async () => {
  const morning = aBooking({ to: "10:00", whole: false });
  await show(aDetail({ lists: [aList({ confirmed: [morning] })], responses: [], filled: 0 }));
  const seats = await lists();
  expect(seats.getByText("08:00–10:00 Dr Hana Itokawa")).toBeVisible();
  expect(seats.getByText("10:00–12:00 open")).toBeVisible();
  expect(seats.queryByText(/needed/)).not.toBeInTheDocument();
  const facts = within(screen.getByRole("region", { name: "Overview" }));
  expect(facts.getByText(/: 10:00–12:00 open$/)).toBeVisible();
  expect(facts.getByText("0 of 1")).toBeVisible();
});

test("where more than one is missing for a time, it is said how many", async () => {
  const list = aList({ positions: 3, confirmed: [aBooking({ to: "10:00", whole: false })] });
  await show(aDetail({ lists: [list], responses: [] }));
  const seats = await lists();
  expect(seats.getByText("08:00–10:00: 2 open")).toBeVisible();
  expect(seats.getByText("10:00–12:00: 3 open")).toBeVisible();
});

test("a booked doctor who has not answered a change is named with it, instead of an acknowledgement", async () => {
  const times = aBooking({ consent: { about: "times", due_at: null } });
  const moved = aBooking({ response_id: 72, doctor: OWEN, consent: { about: "moved", due_at: inHours(20) } });
  const responses = [aResponse({ outcome: "confirmed", consent: times.consent })];
  await show(aDetail({ lists: [aList({ positions: 2, confirmed: [times, moved] })], responses }));
  const seats = await lists();
  expect(seats.getByText("Times changed, not answered yet")).toBeVisible();
  expect(seats.getByText(/^Moved: to be confirmed again by .*\d\d:\d\d$/)).toBeVisible();
  expect(seats.queryByText("Not acknowledged")).not.toBeInTheDocument();
  expect(rowOf(HANA.name).getByText("Times changed, not answered yet")).toBeVisible();
});

test("a list cancelled alone says so with its reason, and looks for nobody; the facts are of the others", async () => {
  const first = aList({ cover_status: "cancelled", cancel_reason: "Theatre closed", starts_at: inHours(2) });
  const second = aList({ id: 12, date: inHours(96).slice(0, 10), starts_at: inHours(96.5) });
  await show(aDetail({ lists: [first, second] }));
  const seats = await lists();
  expect(seats.getByText("Cancelled: Theatre closed")).toBeVisible();
  expect(seats.getByText("Cancelled")).toBeVisible();
  expect(seats.getAllByText("1 anaesthetist needed")).toHaveLength(1);
  expect(screen.getByText("4 d")).toBeVisible();
  expect(screen.getByRole("heading", { name: /^Responses for/ })).not.toHaveTextContent(first.date);
});

test("an answer says for which times it was given, what it completes, and what it is worth since the list moved", async () => {
  const gap = aList({ confirmed: [aBooking({ response_id: 9, doctor: OWEN, to: "10:00", whole: false })] });
  const rest = { from: "10:00", to: "12:00", whole: false, completes: true };
  const earlier = { date: "2026-11-26", from: "07:00", to: "11:00", current: false };
  const of = (id: number, name: string, values: Parameters<typeof aResponse>[0]) =>
    aResponse({ id, recipient_id: id, doctor: { id, name, grade: null }, note: null, ...values });
  const responses = [
    of(1, "Dr Ash", { bookable: rest }),
    of(2, "Dr Birch", { part_from: "10:00", part_to: "11:00", bookable: { ...rest, to: "11:00", completes: false } }),
    of(3, "Dr Cedar", {
      offered: { ...earlier, date: gap.date },
      bookable: { ...rest, to: "11:00", completes: false },
    }),
    of(4, "Dr Dill", { response: "none", earlier_response: "available", offered: earlier }),
    of(5, "Dr Elm", {
      response: "unavailable",
      outcome: "released",
      note: "Ill",
      consent: { about: "moved", due_at: null },
    }),
  ];
  await show(aDetail({ lists: [gap], responses }));
  await lists();
  expect(rowOf("Dr Ash").getByText("Completes the list")).toBeVisible();
  expect(rowOf("Dr Birch").getByText("10:00–11:00 only")).toBeVisible();
  expect(rowOf("Dr Birch").queryByText("Completes the list")).not.toBeInTheDocument();
  expect(rowOf("Dr Cedar").getByText("Offered for 07:00–\u206011:00")).toBeVisible();
  expect(rowOf("Dr Dill").getByText(/^Answered “Available” for Thu 26 Nov.*, 07:00–\u206011:00$/)).toBeVisible();
  expect(rowOf("Dr Dill").queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
  const elm = rowOf("Dr Elm");
  for (const said of ["Can no longer come", "Reason: the list was moved", "Ill"])
    expect(elm.getByText(said)).toBeVisible();
});

test("a booked part and the reason that a doctor was told stand in the row", async () => {
  const booked = { from: "08:00", to: "10:00" };
  const responses = [
    aResponse({ outcome: "confirmed", booked }),
    aResponse({ id: 72, doctor: OWEN, outcome: "standby", standby_rank: 1, decision_reason: "Others first" }),
  ];
  await show(aDetail({ lists: [aList({ confirmed: [aBooking({ ...booked, whole: false })] })], responses }));
  await lists();
  expect(rowOf(HANA.name).getByText("For 08:00–10:00")).toBeVisible();
  expect(rowOf(OWEN.name).getByText("Reason: Others first")).toBeVisible();
});

test("in the table of callouts a list booked in part names the doctor and what is open, not a number", async () => {
  const list = aList({ confirmed: [aBooking({ to: "10:00", whole: false })] });
  const several = aRow({ id: 413, lists: [list, aList({ id: 12 })], needed: 2, title: "Robot week", title_own: true });
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow({ lists: [list] }), several]) });
  expect(await screen.findByText("10:00–12:00 open")).toBeVisible();
  expect(screen.getAllByText("Dr Hana Itokawa")).toHaveLength(2);
  expect(screen.getByText("0 of 2 filled")).toBeVisible();
});

test.each([
  ["one of two was cancelled", ["uncovered", "cancelled"], null],
  ["one of three was cancelled", ["uncovered", "cancelled", "covered"], "+1 list"],
  ["all were, with the callout", ["cancelled", "cancelled", "cancelled"], "+2 lists"],
] as const)(
  "of a callout whose lists are more than one, where %s, the row counts those that are left",
  async (_, how, more) => {
    const lists = how.map((cover_status, at) => aList({ id: at + 1, cover_status }));
    await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow({ lists })]) });
    await screen.findByRole("table", { name: "Callouts" });
    await screen.findByRole("button", { name: /^More for/ });
    expect(/\+\d\slists?/.exec(document.body.textContent)?.[0].replace("\u00A0", " ") ?? null).toBe(more);
  },
);
