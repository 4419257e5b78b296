/** What the office does with waves: asking now, holding, skipping, copying, and the dry run before all of it. */

import { waveDue } from "../../../../server/features/callouts/state/waveClock.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { aCalloutInput } from "../../../support/aCallout.ts";
import { aSite } from "../../../support/builders.ts";
import { wavesScene } from "../../../support/scenes/wavesScene.ts";

const it = wavesScene();

test("the office asks the next wave now, whatever has been offered, sees the mails before, and the clock begins anew", async () => {
  await it.begin({ waves: [it.wave([2, 3], { fewer_than: 1 }), it.wave([4])] });
  await it.answer(0);
  await it.later(2 * HOUR_MS);
  const asked = await it.act("waves", { action: "next", wave: 2 });
  expect(asked.sent.sort()).toEqual(["callout 2", "callout 3"]);
  expect(await it.nextIn()).toBe(6);
  await it.later(4 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.later(2 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 4"]);
  expect((await it.audits("wave_asked")).map(({ actor_type }) => actor_type)).toEqual(["admin", "system"]);
});

test("held waves ask nobody until they go on, at their time if it is still ahead", async () => {
  await it.begin();
  await it.act("waves", { action: "pause", wave: 2 });
  expect(await it.shown()).toEqual(["paused", "waiting 0", "waiting 0"]);
  expect((await it.read()).waves?.next_at).toBeNull();
  await it.later(2 * HOUR_MS);
  await it.act("waves", { action: "resume", wave: 2 });
  expect(await it.nextIn()).toBe(4);
  await it.act("waves", { action: "pause", wave: 2 });
  await it.later(8 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.act("waves", { action: "resume", wave: 2 });
  expect(await it.nextIn()).toBe(6);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toHaveLength(2);
});

test("waves that go on before their time ask at that time, once", async () => {
  await it.begin();
  for (const action of ["pause", "resume"]) await it.act("waves", { action, wave: 2 });
  await it.later(5 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.later(HOUR_MS);
  expect(await it.sent()).toHaveLength(2);
});

test("held waves stay held while the office asks or skips them by hand", async () => {
  await it.begin({ waves: [it.wave([2]), it.wave([3]), it.wave([4])] });
  await it.act("waves", { action: "pause", wave: 2 });
  expect(await it.act("waves", { action: "next", wave: 2 })).toMatchObject({ status: 200, sent: ["callout 2"] });
  await it.act("waves", { action: "skip", wave: 3 });
  expect(await it.shown()).toEqual(["paused", "asked 1", "skipped 0", "waiting 0"]);
  await it.later(12 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.act("waves", { action: "next", wave: 4 });
  expect(await it.shown()).toEqual(["done", "asked 1", "skipped 0", "asked 1"]);
});

test("a wave that is skipped is not asked, and the next one's own wait begins; after the last one all is done", async () => {
  await it.begin({ waves: [it.wave([2, 3]), it.wave([4], { after_hours: 4 }), it.wave([5])] });
  await it.later(2 * HOUR_MS);
  await it.act("waves", { action: "skip", wave: 2 });
  expect(await it.nextIn()).toBe(4);
  await it.later(4 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 4"]);
  await it.act("waves", { action: "skip", wave: 4 });
  expect(await it.shown()).toEqual(["done", "skipped 0", "asked 1", "skipped 0"]);
});

test("whoever saw another wave next is refused, and nothing changes", async () => {
  await it.begin();
  await it.later(6 * HOUR_MS);
  await it.sent();
  for (const action of ["next", "skip", "pause", "resume"])
    expect(await it.act("waves", { action, wave: 2 })).toMatchObject({ status: 409, code: "invalid_transition" });
  expect(await it.act("waves", { action: "resume", wave: 3 })).toMatchObject({ status: 409 });
  await it.act("waves", { action: "pause", wave: 3 });
  expect(await it.act("waves", { action: "pause", wave: 3 })).toMatchObject({ status: 409 });
  expect(await it.shown()).toEqual(["paused", "asked 2", "waiting 0"]);
});

test("a wave can have its time of day, by the clocks of the site", () => {
  const at = (time: string, from: string, timeZone = "Europe/London") =>
    waveDue({ after_hours: null, at_time: time }, new Date(from), { urgency: "urgent", timeZone }).toISOString();
  expect(at("18:00", "2026-11-24T10:00:00Z")).toBe("2026-11-24T18:00:00.000Z");
  expect(at("10:00", "2026-11-24T10:00:00Z")).toBe("2026-11-25T10:00:00.000Z");
  expect(at("08:00", "2026-06-24T10:00:00Z")).toBe("2026-06-25T07:00:00.000Z");
  // On 29 March 2026 clocks in London show 02:30 where they would have shown 01:30.
  expect(at("01:30", "2026-03-28T12:00:00Z")).toBe("2026-03-29T01:30:00.000Z");
  // In Sydney it is the next day already.
  expect(at("06:00", "2026-11-24T20:00:00Z", "Australia/Sydney")).toBe("2026-11-25T19:00:00.000Z");
});

test("the clocks of the first list's site count in the dry run, as it is sent, and for the wave after it", async () => {
  const sydney = { name: "Harbour Private", short_name: "Harbour", time_zone: "Australia/Sydney" };
  const { id: site_id } = await aSite(it.db(), { company_id: it.practice.companyId, ...sydney });
  const values = {
    lists: [{ site_id }, { date: "2026-11-28" }],
    recipients: { doctor_ids: it.idsOf(0, 1), group_ids: [] },
    waves: [2, 3].map((n) => it.wave([n], { after_hours: null, at: "20:00" })),
  };
  const { body } = await it.call("POST", "/callouts/preview", { callout: aCalloutInput(it.practice, values) });
  const times = ["2026-11-25T09:00:00.000Z", "2026-11-26T09:00:00.000Z"];
  expect(body.data.waves.map(({ at }: { at: string }) => at)).toEqual(times);
  await it.begin(values);
  const nextAt = async () => (await it.read()).waves?.next_at;
  expect(await nextAt()).toBe(times[0]);
  await it.later(24 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
  expect(await nextAt()).toBe(times[1]);
});

test("a copy has the same waves, and a draft's can be changed", async () => {
  await it.begin();
  const { body } = await it.call("POST", `/callouts/${it.callout().id}/duplicate`, { date: "2026-12-04" });
  expect(
    body.data.waves.steps.map(({ status, doctors }: { status: string; doctors: { id: number }[] }) => [
      status,
      doctors.map(({ id }) => it.nOf(id)).sort(),
    ]),
  ).toEqual([
    ["waiting", [2, 3]],
    ["waiting", [4]],
  ]);
});

/** Of a copy: who is asked at once, and whom its waves name. */
async function copied() {
  const { body } = await it.call("POST", `/callouts/${it.callout().id}/duplicate`, { date: "2026-12-04" });
  type Named = { doctor: { id: number } };
  type Step = { status: string; doctors: { id: number }[]; groups: { name: string }[] };
  return {
    first: body.data.recipients.map(({ doctor }: Named) => it.nOf(doctor.id)).sort(),
    groups: body.data.recipient_groups.map(({ name }: { name: string }) => name),
    waves: body.data.waves.steps.map(({ status, doctors, groups }: Step) => [
      status,
      ...groups.map(({ name }) => name),
      ...doctors.map(({ id }) => it.nOf(id)).sort(),
    ]),
  };
}

test("a copy of a callout whose waves were asked asks its first doctors first and has the waves as they were", async () => {
  // Whoever is asked at once may be in a later wave as well, and whoever is added by hand belongs to no wave.
  await it.begin({ waves: [it.wave([0, 2, 3]), it.wave([4])] });
  await it.later(6 * HOUR_MS);
  await it.act("waves", { action: "next", wave: 3 });
  const byHand = { doctor_ids: it.idsOf(5), group_ids: [] };
  const { id } = it.callout();
  expect(await it.call("POST", `/callouts/${id}/recipients`, { recipients: byHand })).toMatchObject({ status: 200 });
  expect(await it.shown()).toEqual(["done", "asked 2", "asked 1"]);
  expect(await copied()).toEqual({
    first: [0, 1, 5],
    groups: [],
    waves: [
      ["waiting", 0, 2, 3],
      ["waiting", 4],
    ],
  });
});

test("a copy has a group that a wave asked in that wave alone", async () => {
  const company_id = it.practice.companyId;
  const group = await it
    .db()
    .insertInto("doctor_groups")
    .values({ company_id, name: "Partners" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await it
    .db()
    .insertInto("doctor_group_members")
    .values(it.idsOf(2, 3).map((doctor_id) => ({ company_id, group_id: group.id, doctor_id })))
    .execute();
  await it.begin({ waves: [it.wave([], { group_ids: [group.id] })] });
  await it.later(6 * HOUR_MS);
  expect(await it.shown()).toEqual(["done", "asked 2"]);
  expect(await copied()).toEqual({ first: [0, 1], groups: [], waves: [["waiting", "Partners"]] });
});

test("whoever could not be asked at first, and was with a wave, is among the first of a copy", async () => {
  const [doctor_id = 0] = it.idsOf(1);
  const day = { starts_at: new Date("2026-11-27T00:00:00Z"), ends_at: new Date("2026-11-28T00:00:00Z") };
  const away = {
    company_id: it.practice.companyId,
    doctor_id,
    reason: "leave" as const,
    created_at: it.ports().clock.now(),
  };
  await it
    .db()
    .insertInto("doctor_unavailabilities")
    .values({ ...away, ...day })
    .execute();
  await it.begin({ waves: [it.wave([1, 2])] });
  await it.db().deleteFrom("doctor_unavailabilities").execute();
  await it.later(6 * HOUR_MS);
  expect(await it.shown()).toEqual(["done", "asked 2"]);
  expect((await copied()).first).toEqual([0, 1]);
});

test("a wave without anybody, or that says when in no way or in two, is refused", async () => {
  for (const bad of [it.wave([]), it.wave([2], { at: "08:00" }), it.wave([2], { after_hours: null })])
    for (const path of ["/callouts", "/callouts/preview"]) {
      const { status } = await it.call("POST", path, { callout: aCalloutInput(it.practice, { waves: [bad] }) });
      expect(status).toBe(422);
    }
});

test("the dry run shows whom each wave would ask and when, each doctor once", async () => {
  const callout = aCalloutInput(it.practice, {
    urgency: "urgent",
    recipients: { doctor_ids: it.idsOf(0, 1), group_ids: [] },
    waves: [it.wave([1, 2]), it.wave([2, 3], { after_hours: null, at: "20:00" })],
  });
  const { body } = await it.call("POST", "/callouts/preview", { callout });
  type Shown = { at: string; will_send: { id: number }[]; skipped: { doctor: { id: number }; reason: string }[] };
  expect(
    body.data.waves.map(({ will_send, skipped }: Shown) => [
      will_send.map(({ id }) => it.nOf(id)),
      skipped.map(({ doctor, reason }) => `${it.nOf(doctor.id)} ${reason}`),
    ]),
  ).toEqual([
    [[2], ["1 duplicate"]],
    [[3], ["2 duplicate"]],
  ]);
  const [first, second] = body.data.waves as Shown[];
  expect(Date.parse(first?.at ?? "") - it.ports().clock.now().getTime()).toBe(3 * HOUR_MS);
  expect(second?.at).toBe("2026-11-24T20:00:00.000Z");
});

test("a list that the first doctors have all declined needs action once no wave waits any more", async () => {
  await it.begin({ lists: [{ date: "2027-01-15" }], respond_by: "2027-01-10T17:00:00Z" });
  for (const n of [0, 1]) await it.answer(n, "unavailable");
  const needing = async () => (await it.call("GET", "/callouts?tab=needs_action")).body.meta.total;
  expect(await needing()).toBe(0);
  await it.act("waves", { action: "skip", wave: 2 });
  expect(await needing()).toBe(0);
  await it.act("waves", { action: "skip", wave: 3 });
  expect(await needing()).toBe(1);
});

test("waves that are paused are no hope for a list that everybody asked has declined", async () => {
  await it.begin({ lists: [{ date: "2027-01-15" }], respond_by: "2027-01-10T17:00:00Z" });
  await it.act("waves", { action: "pause", wave: 2 });
  for (const n of [0, 1]) await it.answer(n, "unavailable");
  const needing = async () => (await it.call("GET", "/callouts?tab=needs_action")).body.meta.total;
  expect(await needing()).toBe(1);
  await it.act("waves", { action: "resume", wave: 2 });
  expect(await needing()).toBe(0);
});
