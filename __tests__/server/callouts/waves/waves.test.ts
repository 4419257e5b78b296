/** Doctors whom a callout asks later, wave after wave: what the clock does, and what is looked at when it does. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { wavesScene } from "../../../support/scenes/wavesScene.ts";

const it = wavesScene();

test("each wave is asked at its time, with one mail a doctor, until all have had their turn", async () => {
  await it.begin();
  expect(await it.shown()).toEqual(["running", "waiting 0", "waiting 0"]);
  expect(await it.nextIn()).toBe(6);
  await it.later(6 * HOUR_MS - 1);
  expect(await it.sent()).toEqual([]);
  await it.later(1);
  expect((await it.sent()).sort()).toEqual(["callout 2", "callout 3"]);
  expect(await it.shown()).toEqual(["running", "asked 2", "waiting 0"]);
  expect(await it.nextIn()).toBe(6);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 4"]);
  expect(await it.shown()).toEqual(["done", "asked 2", "asked 1"]);
  await it.later(12 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect((await it.audits("wave_asked")).map(({ actor_type, params }) => [actor_type, params])).toEqual([
    ["system", { wave: 2, doctors: 2 }],
    ["system", { wave: 3, doctors: 1 }],
  ]);
  const { body } = await it.call("GET", `/callouts/${it.callout().id}/events`);
  expect(body.data.filter(({ action }: { action: string }) => action === "wave_asked")).toHaveLength(2);
});

test("the clock's job fires once, however often and by however many it is run", async () => {
  await it.begin();
  const [job] = await it.waveJobs();
  if (!job) throw new Error("planned");
  await expect(it.run(job)).rejects.toThrow("Not yet due");
  it.ports().clock.advance(6 * HOUR_MS);
  expect((await Promise.all([it.run(job), it.run(job), it.run(job)])).sort()).toEqual([
    "asked 2",
    "not due",
    "not due",
  ]);
  expect(await it.sent()).toHaveLength(2);
  expect(await it.waveJobs()).toHaveLength(2);
});

test("an urgent callout waits half as long", async () => {
  await it.begin({ urgency: "urgent" });
  expect(await it.nextIn()).toBe(3);
  await it.later(3 * HOUR_MS);
  expect(await it.sent()).toHaveLength(2);
});

test("the automatic reminder leaves out a wave that has only just been asked", async () => {
  await it.begin({ respond_by: "2026-11-25T00:42:00Z" });
  await it.later(7 * HOUR_MS);
  expect((await it.sent()).sort()).toEqual(["callout 2", "callout 3", "reminder 0", "reminder 1"]);
  expect((await it.audits("callout_reminded")).map(({ params }) => params)).toEqual([{ doctors: 2 }]);
});

test("a wave that is asked only while too few have offered is passed over once they have", async () => {
  await it.begin({ waves: [it.wave([2, 3], { fewer_than: 2 }), it.wave([4], { fewer_than: 3 })] });
  await it.answers(0, 1);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["running", "enough 0", "waiting 0"]);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 4"]);
  expect((await it.audits("wave_not_needed")).map(({ params }) => params)).toEqual([{ wave: 2 }]);
});

test("an archived doctor's offer is not enough", async () => {
  await it.begin({ waves: [it.wave([2], { fewer_than: 2 })] });
  await it.answers(0, 1);
  expect((await it.call("POST", `/doctors/${it.doctor(1).id}/archive`)).status).toBe(200);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
});

test("who cannot come by then is left out: leave, a booking elsewhere, a pause, and whoever was asked already", async () => {
  await it.begin({ waves: [it.wave([0, 2, 3, 4, 5]), it.wave([6])] });
  const { clock } = it.ports();
  await it
    .db()
    .insertInto("doctor_unavailabilities")
    .values({
      company_id: it.practice.companyId,
      doctor_id: it.doctor(2).id,
      starts_at: new Date("2026-11-26T00:00:00Z"),
      ends_at: new Date("2026-11-29T00:00:00Z"),
      created_at: clock.now(),
      reason: "leave",
    })
    .execute();
  await it.db().updateTable("doctors").set({ status: "paused" }).where("id", "=", it.doctor(3).id).execute();
  await it.db().updateTable("doctors").set({ archived_at: clock.now() }).where("id", "=", it.doctor(4).id).execute();
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 5"]);
  const { recipients } = await it.read();
  expect(
    recipients
      .filter(({ delivery }) => delivery === "skipped")
      .map(({ skip_reason: why, doctor }) => [it.nOf(doctor.id), why]),
  ).toEqual([
    [2, "on_leave"],
    [3, "paused"],
  ]);
});

test("a wave of which nobody can be asked passes its turn on at once", async () => {
  await it.begin({ waves: [it.wave([2]), it.wave([3]), it.wave([4])] });
  await it.db().updateTable("doctors").set({ status: "paused" }).where("id", "in", it.idsOf(2)).execute();
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 3"]);
  expect(await it.shown()).toEqual(["running", "nobody 0", "asked 1", "waiting 0"]);
  expect(await it.nextIn()).toBe(6);
});

test("a group of a wave is whoever belongs to it when its turn comes", async () => {
  const { body: made } = await it.call("POST", "/doctor_groups", { name: "Regulars" });
  const group: { id: number } = made.data;
  const values = { company_id: it.practice.companyId, group_id: group.id, rank: 1 };
  await it.begin({ waves: [it.wave([], { group_ids: [group.id] })] });
  await it
    .db()
    .insertInto("doctor_group_members")
    .values({ ...values, doctor_id: it.doctor(5).id })
    .execute();
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 5"]);
});

test("nobody else is asked once the callout is filled; open again, the office lets it go on", async () => {
  await it.begin();
  await it.answer(0);
  await it.made("confirm", 0);
  expect(await it.shown()).toEqual(["stopped", "waiting 0", "waiting 0"]);
  await it.later(7 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.answer(0, "unavailable");
  await it.sent();
  expect((await it.read()).status).toBe("open");
  await it.later(7 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.act("waves", { action: "resume", wave: 2 })).toMatchObject({ status: 200, sent: [] });
  expect(await it.nextIn()).toBe(6);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toHaveLength(2);
});

test("nobody else is asked once the callout is cancelled or has expired", async () => {
  await it.begin();
  const { lock_version } = await it.read();
  await it.act("cancel", { reason: "x", lock_version });
  await it.later(12 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["stopped", "waiting 0", "waiting 0"]);
  await it.begin({ waves: [it.wave([2], { after_hours: 200 })] });
  // The wire gives the turn as planned, however late; the app says that it is too late.
  expect(await it.nextIn()).toBe(200);
  await it.later(100 * HOUR_MS);
  expect(await it.read()).toMatchObject({ status: "expired", waves: { state: "stopped", next_at: null } });
  await it.later(200 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
});

test("while standbys are asked alone, a wave waits until that is over for the last of them", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  for (const at of [0, 1]) {
    for (const n of [0, 1]) await it.answer(n, "available", { at });
    await it.made("standby", 1, {}, at);
    await it.made("confirm", 0, {}, at);
  }
  for (const at of [0, 1]) {
    await it.answer(0, "unavailable", { at });
    expect(await it.sent()).toEqual(["released 0", "standby_offer 1"]);
  }
  await it.act("waves", { action: "resume", wave: 2 });
  for (const [at, hours] of [7, 8].entries())
    await it
      .db()
      .updateTable("standby_offers")
      .set({ expires_at: new Date(it.ports().clock.now().getTime() + hours * HOUR_MS) })
      .where("list_id", "=", it.listId(at))
      .execute();
  await it.later(6 * HOUR_MS);
  // The chain's own job passes on at the time it was planned for; only what is on record counts.
  expect(await it.sent()).toEqual([]);
  expect(await it.nextIn()).toBe(2);
  expect(await it.shown()).toEqual(["running", "waiting 0", "waiting 0"]);
  await it.later(2 * HOUR_MS);
  expect((await it.sent()).sort()).toEqual(["callout 2", "callout 3"]);
});

test("a yes and a maybe count as offers, for the open list that has the fewest", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }], waves: [2, 3, 4].map((n) => it.wave([n], { fewer_than: 1 })) });
  await it.answer(0, "available", { at: 0 });
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
  await it.answer(0, "if_needed", { at: 1 });
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  await it.made("not_required", 0, {}, 1);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 4"]);
  expect(await it.shown()).toEqual(["done", "asked 1", "enough 0", "asked 1"]);
});

test("a list that has begun is not looked at any more: enough have offered for the one that is ahead", async () => {
  await it.begin({ lists: [{ date: "2026-11-25" }, {}], waves: [it.wave([2], { after_hours: 30, fewer_than: 1 })] });
  await it.answer(0, "available", { at: 1 });
  await it.later(30 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["done", "enough 0"]);
});

test("waves stop where the list that is missing somebody has begun and the one ahead is covered", async () => {
  await it.begin({ lists: [{ date: "2026-11-25" }, {}], waves: [it.wave([2], { after_hours: 30 })] });
  await it.answer(0, "available", { at: 1 });
  await it.made("confirm", 0, {}, 1);
  await it.later(30 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["stopped", "waiting 0"]);
});

test("whoever could not be asked with one wave is asked with a later one", async () => {
  await it.begin({ waves: [it.wave([2, 3]), it.wave([2])] });
  const setStatus = (status: "paused" | "active") =>
    it.db().updateTable("doctors").set({ status }).where("id", "in", it.idsOf(2)).execute();
  await setStatus("paused");
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 3"]);
  await setStatus("active");
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
});
