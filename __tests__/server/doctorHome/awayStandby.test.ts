/** A standby who is asked alone and is away at that time: the offer ends at once, and the next standby is asked. */

import { COMPANY_CHANGES, readCompanyChange } from "../../../server/features/notifications/companyChange.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { doctorHome } from "../../support/doctorHome.ts";
import { eventually } from "../../support/eventually.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 }, { rateLimitFactor: 1000 });
const { homeOf } = doctorHome(it.ports, () => it.app);

/** Doctor 0 was booked and withdrew; 1 and 2 are on standby in that order, and 1 is asked alone. */
async function asked(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1, 2);
  for (const n of [1, 2]) await it.made("standby", n);
  await it.made("confirm", 0);
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 1"]);
}
const away = async (n: number, from: string, to = from) => (await homeOf(it.doctor(n))).press("/away", { from, to });

async function chain() {
  const [first] = (await it.read()).chains;
  return {
    state: first?.state,
    asking: first?.offer && it.nOf(first.offer.doctor.id),
    asked: first?.asked.map(({ doctor, result }) => `${it.nOf(doctor.id)} ${result}`),
  };
}

test("the offer has been declined, the next one is asked, and the doctor reads so and keeps the place", async () => {
  await asked();
  expect((await away(1, "2026-11-26", "2026-11-27")).statusCode).toBe(303);
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await chain()).toEqual({ state: "asking", asking: 2, asked: ["1 declined"] });
  expect(await it.takeOver(1, true)).toBe("gone");
  expect(await it.row(1)).toMatchObject({ response: "available", outcome: "standby", standby_rank: 1 });
  const { body } = await (await homeOf(it.doctor(1))).open();
  expect(body).not.toContain("/standby_offer");
  expect(body).toContain("You were asked first, but that has ended. You stay on standby.");
  expect(await it.takeOver(2, true)).toBe("booked");
});

test("the office reads in the activity that the doctor declined, and open pages are told at once", async () => {
  await asked();
  let told = 0;
  const hear = (payload: string): void => {
    if (readCompanyChange(payload)?.callout_id === it.callout().id) told += 1;
  };
  const stop = await it.ports().database.listen(COMPANY_CHANGES, hear, () => undefined);
  await away(1, "2026-11-27");
  await eventually(() => told === 1);
  await stop();
  const actor = { actor_type: "doctor", actor_id: it.doctor(1).id };
  expect(await it.audits("standby_declined")).toMatchObject([{ ...actor, params: { list_date: "2026-11-27" } }]);
  const { body } = await it.call("GET", `/callouts/${it.callout().id}/events`);
  const actions: string[] = body.data.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2).sort()).toEqual(["standby_asked", "standby_declined"]);
});

test("nobody left to ask: the office hears of it", async () => {
  await asked();
  await away(2, "2026-11-27");
  expect(await chain()).toMatchObject({ asking: 1 });
  await away(1, "2026-11-27");
  expect(await it.sent()).toEqual([]);
  expect(await chain()).toEqual({ state: "exhausted", asking: null, asked: ["1 declined"] });
  expect((await it.news()).map(({ type }) => type)).toContain("standbys_exhausted");
});

test("leave at another time, another doctor's, or entered twice changes nothing more", async () => {
  await asked();
  await away(1, "2026-11-28");
  await away(0, "2026-11-27");
  expect(await it.sent()).toEqual([]);
  expect(await chain()).toEqual({ state: "asking", asking: 1, asked: [] });
  for (const _ of [1, 2]) await away(1, "2026-11-27");
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await it.audits("standby_declined")).toHaveLength(1);
});

test("leave that the office enters passes the doctor over: told that it is over, with the place kept, and the next one is asked", async () => {
  await asked();
  const leave = { starts_at: "2026-11-27T00:00:00.000Z", ends_at: "2026-11-28T00:00:00.000Z", reason: "sick" };
  const path = `/doctors/${it.doctor(1).id}/unavailabilities`;
  expect((await it.call("POST", path, leave)).status).toBe(201);
  expect((await it.sent()).sort()).toEqual(["offer_closed 1", "standby_offer 2"]);
  expect(await chain()).toMatchObject({ state: "asking", asking: 2 });
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1 });
  expect(await it.audits("standby_declined")).toEqual([]);
  expect(await it.takeOver(2, true)).toBe("booked");
});

test("an offer whose time is over has lapsed, though no job has run yet", async () => {
  await asked();
  it.ports().clock.advance(4 * HOUR_MS);
  await away(1, "2026-11-27");
  expect(await it.audits("standby_declined")).toEqual([]);
  await it.later(0);
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  expect(await chain()).toMatchObject({ asking: 2, asked: ["1 lapsed"] });
});
