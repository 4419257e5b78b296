/** Waves outlive what happens meanwhile: doctors who are merged or forgotten, full mailboxes, plans undone, lists that go. */

import { COMPANY_CHANGES, readCompanyChange } from "../../../../server/features/notifications/companyChange.ts";
import { applyRetention } from "../../../../server/jobs/retention.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { aCalloutInput, aDraft } from "../../../support/aCallout.ts";
import { eventually } from "../../../support/eventually.ts";
import { wavesScene } from "../../../support/scenes/wavesScene.ts";

// A thirtieth of the real bounds: 66 mails in an hour.
const it = wavesScene({ rateLimitFactor: 1 / 30 });

const skipped = async () =>
  (await it.read()).recipients
    .filter(({ delivery }) => delivery === "skipped")
    .map(({ doctor, skip_reason }) => `${it.nOf(doctor.id)} ${skip_reason}`);
const mailsOf = (preview: { mails: { kind: string; doctors: { id: number }[] }[] }): string[] =>
  preview.mails.flatMap(({ kind, doctors }) => doctors.map(({ id }) => `${kind} ${it.nOf(id)}`));
const versionOf = async (n: number): Promise<number> =>
  (await it.call("GET", `/doctors/${it.doctor(n).id}`)).body.data.lock_version;
const merge = async (from: number, into: number) => {
  const [lock_version, into_lock_version] = [await versionOf(from), await versionOf(into)];
  const merging = { into_id: it.doctor(into).id, lock_version, into_lock_version };
  expect((await it.call("POST", `/doctors/${it.doctor(from).id}/merge`, merging)).status).toBe(200);
};

/** As many mails as may go in an hour, but for one. */
async function fillTheHour(): Promise<void> {
  const mails = it.db().selectFrom("outbox_emails").selectAll().where("doctor_id", "is not", null);
  const { id: _, headers, ...mail } = await mails.executeTakeFirstOrThrow();
  const created_at = it.ports().clock.now();
  const more = Array.from({ length: 65 }, (__, n) => ({
    ...mail,
    headers: JSON.stringify(headers),
    idempotency_key: `full ${n}`,
    message_id: `<full${n}@example.test>`,
    created_at,
  }));
  await it.db().insertInto("outbox_emails").values(more).execute();
  await it.sent();
}

test("a doctor entered twice is asked once, by the record that stays, and not again if asked before", async () => {
  await it.begin({ waves: [it.wave([2, 3]), it.wave([4, 5])] });
  await merge(2, 6);
  await merge(3, 6);
  await merge(4, 0);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 6"]);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 5"]);
  expect(await it.shown()).toEqual(["done", "asked 1", "asked 1"]);
});

test("a doctor who is archived and forgotten leaves the waves, and nothing is kept of it", async () => {
  await it.begin({ waves: [it.wave([2]), it.wave([3])] });
  const { clock } = it.ports();
  const archived_at = new Date(clock.now().getTime() - 13 * 31 * 24 * HOUR_MS);
  await it.db().updateTable("doctors").set({ archived_at }).where("id", "in", it.idsOf(2)).execute();
  await it.db().updateTable("company_settings").set({ retention_months: 12 }).execute();
  await applyRetention(it.ports());
  const left = await it.db().selectFrom("wave_recipients").select("doctor_id").execute();
  expect(left).toEqual([{ doctor_id: it.doctor(3).id }]);
  expect((await it.read()).waves?.steps[0]).toMatchObject({ doctors: [], status: "waiting" });
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 3"]);
  expect(await it.shown()).toEqual(["done", "nobody 0", "asked 1"]);
});

test("a group that was deleted meanwhile asks nobody, and a doctor of two groups is asked once", async () => {
  const ids: number[] = [];
  for (const name of ["Gone", "First", "Second"]) {
    const { body } = await it.call("POST", "/doctor_groups", { name });
    ids.push(body.data.id);
    const members = { add: it.idsOf(4), remove: [] };
    expect((await it.call("PUT", `/doctor_groups/${body.data.id}/members`, members)).status).toBe(200);
  }
  const [gone = 0, first = 0, second = 0] = ids;
  await it.begin({
    waves: [it.wave([], { group_ids: [gone] }), it.wave([4, 5], { group_ids: [first, second] })],
  });
  await it.call("DELETE", `/doctor_groups/${gone}`);
  await it.later(6 * HOUR_MS);
  expect((await it.sent()).sort()).toEqual(["callout 4", "callout 5"]);
  expect(await it.shown()).toEqual(["done", "nobody 0", "asked 2"]);
});

test("only what is still open is asked about", async () => {
  const later = { date: "2026-11-28" };
  const further = [3, 4].map((n) => it.wave([n], { fewer_than: 1 }));
  await it.begin({ lists: [{}, later], waves: [it.wave([2]), ...further] });
  await it.answer(0, "available", { at: 0 });
  await it.made("confirm", 0, {}, 0);
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
  const { responses } = await it.read();
  expect(responses.filter(({ doctor }) => it.nOf(doctor.id) === 2).map(({ list_id }) => list_id)).toEqual([
    it.listId(1),
  ]);
  // Nobody offers for the list that is open, however many did for the other.
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 3"]);
  // Nor does it matter that nobody offers any more for the list that is covered.
  await it.answer(1, "available", { at: 1 });
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["done", "asked 1", "asked 1", "enough 0"]);
});

test("a preview tells who gets which mail, and plans, asks and notes nothing", async () => {
  await it.begin({ waves: [it.wave([0, 2, 3])] });
  await it.db().updateTable("doctors").set({ status: "paused" }).where("id", "in", it.idsOf(3)).execute();
  const jobs = await it.waveJobs();
  const { body } = await it.call("POST", `/callouts/${it.callout().id}/waves_preview`, { action: "next", wave: 2 });
  expect(mailsOf(body.data)).toEqual(["callout 2"]);
  expect(await it.sent()).toEqual([]);
  expect(await it.shown()).toEqual(["running", "waiting 0"]);
  expect([await it.waveJobs(), await it.audits("wave_asked"), await skipped()]).toEqual([jobs, [], []]);
  for (const action of ["pause", "skip"]) {
    const told = await it.call("POST", `/callouts/${it.callout().id}/waves_preview`, { action, wave: 2 });
    expect([told.status, mailsOf(told.body.data)]).toEqual([200, []]);
  }
  expect(await it.shown()).toEqual(["running", "waiting 0"]);
});

test("two who press at once ask one wave, and whoever came second is told", async () => {
  await it.begin();
  const press = () => it.call("POST", `/callouts/${it.callout().id}/waves`, { action: "next", wave: 2 });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await it.sent()).sort()).toEqual(["callout 2", "callout 3"]);
  expect(await it.shown()).toEqual(["running", "asked 2", "waiting 0"]);
});

test("the office and the clock at once ask the wave once, and the next one keeps its wait", async () => {
  await it.begin();
  const [job] = await it.waveJobs();
  if (!job) throw new Error("planned");
  it.ports().clock.advance(6 * HOUR_MS);
  const pressed = it.call("POST", `/callouts/${it.callout().id}/waves`, { action: "next", wave: 2 });
  await Promise.all([it.run(job), pressed]);
  expect((await it.sent()).sort()).toEqual(["callout 2", "callout 3"]);
  expect(await it.nextIn()).toBe(6);
});

test("a wave whose mails are more than may go now is as it was, and asks when its job is tried again", async () => {
  await it.begin();
  const [job] = await it.waveJobs();
  if (!job) throw new Error("planned");
  it.ports().clock.advance(6 * HOUR_MS);
  await fillTheHour();
  await expect(it.run(job)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await it.sent()).toEqual([]);
  it.ports().clock.advance(HOUR_MS);
  await it.signInAgain();
  expect(await it.shown()).toEqual(["running", "waiting 0", "waiting 0"]);
  expect(await it.run(job)).toBe("asked 2");
  expect(await it.run(job)).toBe("not due");
});

test("a callout that is sent at its time begins its waves then; a draft's waves wait for nothing", async () => {
  const { id, lock_version } = await aDraft(it.ports(), it.practice, {
    recipients: { doctor_ids: it.idsOf(0), group_ids: [] },
    waves: [it.wave([2])],
  });
  const waves = async () => (await it.call("GET", `/callouts/${id}`)).body.data.waves;
  expect(await waves()).toMatchObject({ state: null, next_at: null, steps: [{ position: 2, status: "waiting" }] });
  expect(await it.waveJobs()).toEqual([]);
  const send_at = new Date(it.ports().clock.now().getTime() + 2 * HOUR_MS).toISOString();
  expect((await it.call("POST", `/callouts/${id}/schedule`, { send_at, lock_version })).status).toBe(200);
  await it.later(HOUR_MS);
  expect(await waves()).toMatchObject({ state: null, next_at: null });
  await it.later(HOUR_MS);
  const next_at = new Date(Date.parse(send_at) + 6 * HOUR_MS).toISOString();
  expect(await waves()).toMatchObject({ state: "running", next_at });
  await it.sent();
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 2"]);
});

test("a draft's waves change with the draft; once it is sent they do not, and the refusal loses nothing", async () => {
  const draft = await aDraft(it.ports(), it.practice, { waves: [it.wave([2])] });
  const put = (waves: object[], lock_version: number) => {
    const callout = { ...aCalloutInput(it.practice), waves };
    return it.call("PUT", `/callouts/${draft.id}`, { callout, lock_version });
  };
  const changed = await put([it.wave([3], { after_hours: null, at: "18:00" }), it.wave([4])], draft.lock_version);
  expect(changed.body.data.waves.steps).toMatchObject([
    { position: 2, at: "18:00", after_hours: null, doctors: [{ id: it.doctor(3).id }] },
    { position: 3, at: null, after_hours: 6, doctors: [{ id: it.doctor(4).id }] },
  ]);
  expect((await put([], draft.lock_version)).body.code).toBe("stale");
  expect((await it.call("POST", `/callouts/${draft.id}/send`)).status).toBe(200);
  const { body: sent } = await it.call("GET", `/callouts/${draft.id}`);
  expect((await put([], sent.data.lock_version)).body.code).toBe("invalid_transition");
  expect((await it.call("GET", `/callouts/${draft.id}`)).body.data.waves.steps).toHaveLength(2);
});

/** How often open pages are told from now on that the callout changed without being news. */
async function changesTold() {
  let told = 0;
  const hear = (payload: string): void => {
    const change = readCompanyChange(payload);
    if (change && !change.notified && change.callout_id === it.callout().id) told += 1;
  };
  const stop = await it.ports().database.listen(COMPANY_CHANGES, hear, () => undefined);
  return { reach: (times: number) => eventually(() => told === times), stop };
}

test("a wave asked by the clock tells open pages that the callout changed, and nobody's bell; so does what the office does", async () => {
  await it.begin();
  const { reach, stop } = await changesTold();
  await it.later(6 * HOUR_MS);
  expect(await it.sent()).toHaveLength(2);
  await reach(1);
  expect(await it.news()).toEqual([]);
  for (const [times, action] of ["pause", "resume", "skip"].entries()) {
    await it.act("waves", { action, wave: 3 });
    await reach(times + 2);
  }
  await stop();
  expect(await it.news()).toEqual([]);
  const { id } = it.practice.user;
  for (const action of ["waves_paused", "waves_resumed", "wave_skipped"] as const)
    expect(await it.audits(action)).toMatchObject([{ actor_type: "admin", actor_id: id, params: { wave: 3 } }]);
});

test("a wave that is due as a standby's time runs out waits for the next standby, whichever job comes first", async () => {
  const lists = [{}, { date: "2026-11-28" }];
  await it.begin({ lists, recipients: { doctor_ids: it.idsOf(0, 1, 2), group_ids: [] }, waves: [it.wave([5])] });
  await it.answers(0, 1, 2);
  for (const n of [1, 2]) await it.made("standby", n);
  await it.made("confirm", 0);
  await it.later(2 * HOUR_MS);
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0", "standby_offer 1"]);
  it.ports().clock.advance(4 * HOUR_MS);
  const [wave] = await it.waveJobs();
  if (!wave) throw new Error("planned");
  expect(await it.run(wave)).toBe("standbys first");
  expect(await it.sent()).toEqual(["standby_offer 2"]);
  await it.later(0);
  expect(await it.sent()).toEqual([]);
  await it.later(4 * HOUR_MS);
  expect(await it.sent()).toEqual(["callout 5"]);
});
