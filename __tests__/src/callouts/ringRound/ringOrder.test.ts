/** Whom the office rings first. */
import { DAY_MS } from "../../../../src/contract/durations.ts";
import { type CalloutResponse } from "../../../../src/contract/shapes/callout.ts";
import { type PhoneCall } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { openText } from "../../../../src/features/callouts/detail/openTimes.ts";
import { nextToRing, ringOrder } from "../../../../src/features/callouts/ringRound/ringOrder.ts";
import { aBooking, aList, aResponse } from "../../../support/aWireCallout.ts";

const { fit } = aResponse();

function asked(id: number, name: string, values: Partial<CalloutResponse> = {}): CalloutResponse {
  const doctor = { ...aResponse().doctor, id, name, mobile_phone: "+44 7700 900001" };
  return aResponse({ id, recipient_id: id, response: "none", responded_at: null, doctor, ...values });
}
const aCall = (recipient_id: number, values: Partial<PhoneCall> = {}): PhoneCall => ({
  id: 900 + recipient_id,
  recipient_id,
  user: { id: 1, name: "Anna Whitlocke" },
  started_at: "2026-11-25T09:00:00Z",
  lapses_at: "2026-11-25T09:05:00Z",
  ended_at: "2026-11-25T09:01:00Z",
  result: "no_answer",
  call_back_at: null,
  ...values,
});
const names = (responses: readonly CalloutResponse[]) =>
  ringOrder({ list: aList(), responses, calls: [] }).open.map(({ response }) => response.doctor.name);

test("offers first, of each who has nothing against them, then preferred, then known to the surgeon, then by name", () => {
  expect(
    names([
      asked(1, "Away", { response: "available", fit: { ...fit, preference: "preferred", away: true } }),
      asked(2, "Beech"),
      asked(3, "Ash"),
      asked(4, "Known", { fit: { ...fit, with_surgeon: 3 } }),
      asked(5, "Offering", { response: "available" }),
      asked(6, "Preferred", { fit: { ...fit, preference: "preferred" } }),
    ]),
  ).toEqual(["Offering", "Away", "Preferred", "Known", "Ash", "Beech"]);
});

test("whoever is booked is not rung, and whoever said no stands apart", () => {
  const { open, refused } = ringOrder({
    list: aList(),
    responses: [
      asked(1, "Booked", { response: "available", outcome: "confirmed" }),
      asked(2, "Refused", { response: "unavailable" }),
      asked(3, "Asked"),
    ],
    calls: [],
  });
  expect(open.map(({ response }) => response.id)).toEqual([3]);
  expect(refused.map(({ response }) => response.id)).toEqual([2]);
});

test("next is the first with a number whom nobody rang or is ringing, and who is not booked elsewhere then", () => {
  const { doctor } = asked(1, "Ash");
  const { open } = ringOrder({
    list: aList(),
    responses: [
      asked(1, "Ash", { doctor: { ...doctor, mobile_phone: null } }),
      asked(2, "Beech"),
      asked(3, "Cedar"),
      asked(4, "Damson"),
      asked(5, "Booked", { response: "available", clash: { list_id: 5, date: "2031-02-03", site: "N" } }),
    ],
    calls: [aCall(2), aCall(3, { ended_at: null, result: null })],
  });
  expect(open.map(({ current, calls }) => [current?.recipient_id ?? null, calls.length])).toEqual([
    [null, 0],
    [null, 0],
    [null, 1],
    [3, 0],
    [null, 0],
  ]);
  // Of a colleague's call; whoever rings somebody rings nobody else meanwhile.
  expect(nextToRing(open, 2)?.response.id).toBe(4);
  expect(nextToRing(open, 1)).toBeUndefined();
});

test("whoever offered only what is filled comes last, also by the clock's other side, and after whom nobody has heard", () => {
  const night = { start_time: "20:00", end_time: "08:00", confirmed: [aBooking({ from: "20:00", to: "02:00" })] };
  const list = aList(night);
  const { date } = list;
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  const offering = (id: number, name: string, offered: Pick<CalloutResponse, "offered">["offered"]) =>
    asked(id, name, { response: "available", offered });
  const responses = [
    offering(1, "Filled", { date, from: "20:00", to: "02:00", current: true }),
    asked(2, "Silent"),
    offering(3, "Morning", { date: next, from: "04:00", to: "08:00", current: true }),
    offering(4, "Whole", { date, from: "20:00", to: "08:00", current: true }),
    // Of a list that was on another day.
    offering(5, "Moved", { date: next, from: "20:00", to: "08:00", current: false }),
  ];
  const { open } = ringOrder({ list, responses, calls: [] });
  const [first, second, ...others] = open.map(({ response }) => response.doctor.name);
  expect(new Set([first, second])).toEqual(new Set(["Morning", "Whole"]));
  expect([others[0], new Set(others.slice(1))]).toEqual(["Silent", new Set(["Filled", "Moved"])]);
});

test("times that follow each other are one, however many are needed at each", () => {
  const span = (from: string, to: string, missing: number) => ({ from, to, missing });
  const open = [span("08:00", "10:00", 1), span("10:00", "11:00", 2), span("12:00", "13:00", 1)];
  expect(openText(aList({ open }), "en")).toBe("08:00–11:00, 12:00–13:00");
});
