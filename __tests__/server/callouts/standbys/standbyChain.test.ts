/** The standbys of a list that opens again are asked one after another, each alone for some time. */

import { offerUntil } from "../../../../server/features/callouts/standbys/standbyChain.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../src/contract/durations.ts";
import { aCallout, anAnswer, confirmFor } from "../../../support/aCallout.ts";
import { fc } from "../../../support/random/fc.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 5 });
/** From the tests' "now" to the list: the first is asked for as long as anybody is. */
const LONG = 4 * HOUR_MS;

/** Doctor 0 is booked, 1 to 3 are on standby in that order, 4 was told "filled". */
async function booked(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1, 2, 3, 4);
  for (const n of [1, 2, 3]) await it.made("standby", n);
  // In first come the first yes has booked doctor 0 already.
  if (values.mode !== "first_come") await it.made("confirm", 0);
}
async function chain(values: Parameters<typeof it.begin>[0] = {}) {
  await booked(values);
  await it.answer(0, "unavailable");
  return it.sent();
}
const shown = async () => {
  const [first] = (await it.read()).chains;
  if (!first) return undefined;
  const { state, offer, asked, next } = first;
  return {
    state,
    asking: offer && it.nOf(offer.doctor.id),
    asked: asked.map(({ doctor, result }) => `${it.nOf(doctor.id)} ${result}`),
    next: next.map(({ id }) => it.nOf(id)),
  };
};
const direct = (action: string, at = 0) => it.act(`lists/${it.listId(at)}/standby_chain`, { action });
const exhausted = async () => (await it.news()).filter(({ type }) => type === "standbys_exhausted");

test("the time alone is a quarter of what is left, a quarter of an hour to four hours, and ends half an hour before the start", () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR_MS, max: 400 * HOUR_MS }), (left) => {
      const now = it.ports().clock.now();
      const until = offerUntil(now, new Date(now.getTime() + left));
      if (left < 45 * MINUTE_MS) expect(until).toBeUndefined();
      else {
        const length = (until?.getTime() ?? Number.NaN) - now.getTime();
        expect(length).toBe(Math.floor(Math.min(Math.max(left / 4, 15 * MINUTE_MS), 4 * HOUR_MS)));
        expect(length).toBeLessThanOrEqual(left - 30 * MINUTE_MS);
      }
    }),
    {
      examples: [[45 * MINUTE_MS], [45 * MINUTE_MS - 1], [HOUR_MS], [60 * HOUR_MS], [16 * HOUR_MS], [16 * HOUR_MS - 4]],
    },
  );
});

test("who is archived is not named as one of the next", async () => {
  await chain();
  expect((await it.call("POST", `/doctors/${it.doctor(2).id}/archive`)).status).toBe(200);
  expect(await shown()).toMatchObject({ asking: 1, next: [3] });
});

test("one is silent, one says no, the third says yes", async () => {
  expect(await chain()).toEqual(["released 0", "standby_offer 1"]);
  const start = it.ports().clock.now().getTime();
  expect(await shown()).toEqual({ state: "asking", asking: 1, asked: [], next: [2, 3] });
  const [{ offer } = { offer: null }] = (await it.read()).chains;
  expect(offer).toMatchObject({ from: "08:00", to: "12:00", expires_at: new Date(start + LONG).toISOString() });
  await it.later(LONG - 1);
  expect(await it.sent()).toEqual([]);
  await it.later(1);
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await it.takeOver(2, false)).toBe("declined");
  expect(await it.sent()).toEqual(["standby_offer 3"]);
  expect(await it.row(2)).toMatchObject({ response: "unavailable", outcome: "none", standby_rank: null });
  expect(await shown()).toEqual({ state: "asking", asking: 3, asked: ["1 lapsed", "2 declined"], next: [] });
  expect(await it.takeOver(3, true)).toBe("booked");
  expect(await it.sent()).toEqual(["confirmation 3"]);
  expect(await it.read()).toMatchObject({ status: "confirmed", chains: [] });
  // The silent one stays first in line; who was told "filled" is left in peace.
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
  expect(await it.row(4)).toMatchObject({ outcome: "not_required" });
  expect(await it.takeOver(3, true)).toBe("gone");
  const told = ["standby_asked", "standby_lapsed", "standby_declined"] as const;
  expect(await Promise.all(told.map(async (action) => (await it.audits(action)).length))).toEqual([3, 1, 1]);
});

test("nobody but the one who is asked can take it over, and nobody comes first meanwhile", async () => {
  await chain({ mode: "first_come" });
  expect(await it.takeOver(2, true)).toBe("gone");
  expect(await it.answer(4)).toBe("recorded");
  expect(await shown()).toMatchObject({ asking: 1 });
  expect(await it.takeOver(1, true)).toBe("booked");
  expect(await it.sent()).toEqual(["confirmation 1", "filled 4"]);
});

test("the clock's job fires once, however often and by however many it is run", async () => {
  await chain();
  const planned = (await it.jobs()).filter(({ step }) => step === "standby");
  expect(planned).toHaveLength(1);
  const [job] = planned;
  if (!job) throw new Error("planned");
  await expect(it.run(job)).rejects.toThrow("Not yet due");
  it.ports().clock.advance(LONG);
  expect((await Promise.all([it.run(job), it.run(job), it.run(job)])).sort()).toEqual([
    "not due",
    "not due",
    "passed on 1",
  ]);
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  // What has been answered meanwhile is not passed on.
  expect(await it.takeOver(2, true)).toBe("booked");
  await it.later(LONG);
  expect(await it.sent()).toEqual(["confirmation 2"]);
  expect(await it.audits("standby_lapsed")).toHaveLength(1);
});

test("after the time alone a yes comes too late, though no job has run yet", async () => {
  await chain();
  it.ports().clock.advance(LONG);
  expect(await it.takeOver(1, true)).toBe("gone");
  expect((await it.read()).status).toBe("open");
});

test("nobody left, or no time: the office hears of it once", async () => {
  await chain();
  for (const n of [1, 2, 3]) await it.takeOver(n, false);
  expect(await shown()).toEqual({
    state: "exhausted",
    asking: null,
    asked: ["1 declined", "2 declined", "3 declined"],
    next: [],
  });
  expect(await exhausted()).toMatchObject([{ action_by_id: null, params: { list_date: "2026-11-27" } }]);
  await it.later(LONG);
  expect(await exhausted()).toHaveLength(1);
  expect(await it.audits("standbys_exhausted")).toHaveLength(1);
});

test("nearer to the start than three quarters of an hour nobody is asked alone any more", async () => {
  await booked({ lists: [{ date: "2026-11-24", session: "custom", start_time: "11:26", end_time: "15:00" }] });
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0"]);
  expect(await shown()).toMatchObject({ state: "exhausted", next: [1, 2, 3] });
  // Nobody was asked, so nobody could not come.
  expect(await exhausted()).toMatchObject([{ title: expect.stringMatching(/^No standby has taken the list: /) }]);
});

test("a practice that asks its standbys itself is not forestalled, and can begin by hand", async () => {
  await booked();
  await it.db().updateTable("company_settings").set({ ask_standbys: false }).execute();
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0"]);
  expect(await shown()).toBeUndefined();
  expect((await direct("start")).sent).toEqual(["standby_offer 1"]);
  expect(await direct("start")).toMatchObject({ status: 409, code: "invalid_transition" });
});

test("who cannot be mailed is passed over", async () => {
  await booked();
  const set = (n: number, values: object) =>
    it.db().updateTable("doctors").set(values).where("id", "=", it.doctor(n).id);
  await set(1, { status: "paused", paused_until: null }).execute();
  await set(2, { email_state: "bounced" }).execute();
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 3"]);
  expect(await shown()).toEqual({ state: "asking", asking: 3, asked: [], next: [1, 2] });
});

test("who is booked elsewhere at that time, or not credentialed there, is passed over", async () => {
  const { ports, practice } = it;
  await booked();
  const same = await aCallout(ports(), practice, { lists: [{ start_time: "11:00", end_time: "15:00" }] });
  await anAnswer(ports(), practice, same, it.doctor(1), "available");
  const own = same.responses.find((one) => one.doctor.id === it.doctor(1).id);
  await confirmFor(ports(), practice, same.id, { responseId: own?.id ?? 0 });
  const credential = { company_id: practice.companyId, doctor_id: it.doctor(2).id, site_id: practice.site.id };
  await it
    .db()
    .insertInto("doctor_sites")
    .values({ ...credential, credentialed_until: "2026-11-26" })
    .execute();
  await it.sent();
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 3"]);
});

test("who is away at that time is passed over; away on another day, or at other hours than those offered, is no reason", async () => {
  const { practice } = it;
  await booked();
  const away = (n: number, from: string, to: string) =>
    it
      .db()
      .insertInto("doctor_unavailabilities")
      .values({
        company_id: practice.companyId,
        doctor_id: it.doctor(n).id,
        starts_at: new Date(from),
        ends_at: new Date(to),
        reason: "leave",
        created_at: it.ports().clock.now(),
      })
      .execute();
  await away(1, "2026-11-27T00:00:00Z", "2026-11-28T00:00:00Z");
  await away(2, "2026-11-28T00:00:00Z", "2026-11-29T00:00:00Z");
  await away(3, "2026-11-27T10:00:00Z", "2026-11-27T12:00:00Z");
  await it.answer(3, "available", { to: "10:00" });
  await it.sent();
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 2"]);
  await it.takeOver(2, false);
  expect(await it.sent()).toEqual(["standby_offer 3"]);
  await it.takeOver(3, false);
  // Nobody who may be asked is left.
  expect(await exhausted()).toHaveLength(1);
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
});

test("who becomes booked elsewhere while being asked cannot take it over", async () => {
  const { ports, practice } = it;
  await chain();
  const same = await aCallout(ports(), practice, { lists: [{ start_time: "11:00", end_time: "15:00" }] });
  await anAnswer(ports(), practice, same, it.doctor(1), "available");
  const own = same.responses.find((one) => one.doctor.id === it.doctor(1).id);
  await confirmFor(ports(), practice, same.id, { responseId: own?.id ?? 0 });
  expect(await it.takeOver(1, true)).toBe("gone");
  expect((await it.row(1)).outcome).toBe("standby");
});

test("whose credential has ended while being asked is not booked by a yes: the offer passes on", async () => {
  const { practice } = it;
  await chain();
  const lapsed = { company_id: practice.companyId, doctor_id: it.doctor(1).id, site_id: practice.site.id };
  await it
    .db()
    .insertInto("doctor_sites")
    .values({ ...lapsed, credentialed_until: "2026-11-26" })
    .execute();
  await it.sent();
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await shown()).toEqual({ state: "asking", asking: 2, asked: ["1 withdrawn"], next: [1, 3] });
});
