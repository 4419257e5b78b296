/** Whom the office rings first. */
import { type CalloutResponse } from "../../../../src/contract/shapes/callout.ts";
import { type PhoneCall } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { nextToRing, ringOrder } from "../../../../src/features/callouts/ringRound/ringOrder.ts";
import { aResponse } from "../../../support/aWireCallout.ts";

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
  ringOrder({ responses, calls: [] }).open.map(({ response }) => response.doctor.name);

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
