/** One more list for a callout that is open, one of several called off alone, and what is said of the callout as a whole. */

import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { LIMITS } from "../../../../src/contract/limits.ts";
import { aListInput } from "../../../support/aCallout.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";
import { signInHeaders } from "../../../support/signIn.ts";

const it = calloutScene({ doctors: 4 });
const SATURDAY = { date: "2026-11-28" };
const REFUSED = { status: 409, code: "invalid_transition" };

async function add(values: object = {}, body: object = {}) {
  const list = aListInput(it.practice, { ...SATURDAY, ...values });
  return it.act("lists", { list, lock_version: (await it.read()).lock_version, ...body });
}
async function cancel(at: number, body: object = {}) {
  const { lock_version } = await it.list(at);
  return it.act(`lists/${it.listId(at)}/cancel`, { reason: "Surgeon away", lock_version, ...body });
}
/** The answers of a doctor by the date of the list. */
async function datesOf(n: number): Promise<string[]> {
  const { lists, responses } = await it.read();
  const own = responses.filter((one) => one.doctor.id === it.doctor(n).id);
  return own.map((one) => lists.find(({ id }) => id === one.list_id)?.date ?? "").sort();
}

test("one more list: everybody who was asked gets one mail about it, and is asked like about the others", async () => {
  await it.begin();
  await it.answers(0);
  const { sent, mails, data } = await add();
  expect(sent).toEqual([0, 1, 2, 3].map((n) => `list_added ${n}`));
  expect(mails[0]?.text).toContain("28 November");
  expect(mails[0]?.text).not.toContain("27 November");
  expect(data).toMatchObject({ needed: 2, lists: [{}, { cover_status: "calling", counts: { none: 4 } }] });
  expect(await datesOf(0)).toEqual(["2026-11-27", "2026-11-28"]);
  expect(data.title).toContain("+1 list");
  expect(await it.audits("callout_list_added")).toMatchObject([{ params: { list_date: "2026-11-28" } }]);
  const ends = it.db().selectFrom("callouts").select("last_ends_at").executeTakeFirst();
  expect(await ends).toEqual({ last_ends_at: new Date("2026-11-28T12:00:00Z") });
  expect((await it.jobs()).map(({ step, at }) => `${step} ${at}`)).toContain("expire 2026-11-28T08:00:00.000Z");
});

test("an earlier list comes first, and the callout begins with it", async () => {
  await it.begin();
  const { data } = await add({ date: "2026-11-25" });
  expect(data.lists.map(({ date }) => date)).toEqual(["2026-11-25", "2026-11-27"]);
  expect(data.title).toContain("Wed 25 Nov");
});

test("who is away, booked then, paused or not to be mailed is not mailed about it, but stands among those asked", async () => {
  await it.begin();
  const { company_id } = it.practice.user;
  const away = { starts_at: new Date("2026-11-28T00:00:00Z"), ends_at: new Date("2026-11-29T00:00:00Z") };
  const leave = { company_id, doctor_id: it.doctor(0).id, reason: "leave" as const, created_at: new Date() };
  await it
    .db()
    .insertInto("doctor_unavailabilities")
    .values({ ...leave, ...away })
    .execute();
  const set = (n: number, values: object) =>
    it.db().updateTable("doctors").set(values).where("id", "=", it.doctor(n).id);
  await set(1, { status: "paused" }).execute();
  await it.answers(2);
  await it.made("confirm", 2, { to: "10:00" });
  expect((await add({ date: "2026-11-27", start_time: "09:00" })).sent).toEqual(["list_added 0", "list_added 3"]);
  expect((await add()).sent).toEqual(["list_added 2", "list_added 3"]);
  expect(await datesOf(0)).toHaveLength(3);
});

test("a list from the week is taken over", async () => {
  await it.begin();
  const made = await it.call("POST", "/lists", { list: aListInput(it.practice, SATURDAY) });
  const { id } = made.body.data;
  const { data } = await add({ id, theatre: "Theatre 9" });
  expect(data.lists[1]).toMatchObject({ id, theatre: "Theatre 9", cover_status: "calling" });
  expect(await add({ id })).toMatchObject({ status: 409 });
});

test.each([
  ["into the past", { date: "2026-11-23" }, 422],
  ["of no site", { site_id: 9_999_999 }, 404],
])("a list %s is not added", async (_, values, status) => {
  await it.begin();
  expect(await add(values)).toMatchObject({ status });
  expect((await it.read()).lists).toHaveLength(1);
});

test("a list is added to what was looked at, to an open callout, and to no more than a callout can have", async () => {
  const [, most] = LIMITS.listsPerCallout;
  const days = Array.from({ length: most - 1 }, (_, n) =>
    new Date(Date.UTC(2026, 11, 1 + n)).toISOString().slice(0, 10),
  );
  await it.begin({ lists: days.map((date) => ({ date })) });
  expect(await add({}, { lock_version: 0 })).toMatchObject({ status: 409, code: "stale" });
  expect((await add()).status).toBe(200);
  expect(await add({ date: "2026-11-29" })).toMatchObject({ status: 422 });
  await it.begin({ lists: [{ date: "2027-02-01" }] });
  await it.answers(0);
  await it.made("confirm", 0);
  expect(await add()).toMatchObject(REFUSED);
});

/** 0 is booked for both lists, 1 on standby for both, 2 has said no to both. */
async function both() {
  await it.begin({ lists: [{}, SATURDAY] });
  for (const at of [0, 1]) {
    for (const n of [0, 1]) await it.answer(n, "available", { at });
    await it.answer(2, "unavailable", { at });
    await it.made("standby", 1, {}, at);
    await it.made("confirm", 0, {}, at);
  }
}

test("one of two is cancelled: who was booked, stands by or had answered hears of that one, and the other goes on", async () => {
  await both();
  const { sent, mails, data } = await cancel(0);
  expect(sent.sort()).toEqual(["cancelled 0", "cancelled 1", "cancelled 2"]);
  for (const { text } of mails) expect(text).not.toContain("28 November");
  const booked = mails.find(({ n }) => n === 0);
  expect(booked?.ics).toMatch(/METHOD:CANCEL[\s\S]*DTSTART:20261127T080000Z/);
  expect(booked?.ics).not.toContain("20261128");
  expect(data).toMatchObject({ status: "confirmed", needed: 1, filled: 1, cancel_reason: null });
  expect(data.lists).toMatchObject([
    { cover_status: "cancelled", cancel_reason: "Surgeon away", confirmed: [] },
    { cover_status: "covered", cancel_reason: null, confirmed: [{}] },
  ]);
  expect(data.title).toContain("Sat 28 Nov");
  expect(await it.row(0, 0)).toMatchObject({ outcome: "released", bookable: null, bookable_spoken: null });
  expect(await it.row(0, 1)).toMatchObject({ outcome: "confirmed" });
  const { body } = await it.call("GET", `/callouts/${it.callout().id}/events`);
  expect(body.data.find(({ action }: { action: string }) => action === "callout_list_cancelled")).toMatchObject({
    params: { list_date: "2026-11-27", reason: "Surgeon away" },
  });
  expect(await it.audits("booking_released")).toMatchObject([
    { actor_type: "admin", params: { doctor: expect.stringContaining(it.doctor(0).last_name) } },
  ]);
  const headers = await signInHeaders(it.ports(), it.practice.user);
  const csv = await it.app.inject({ url: "/admin_api/callouts.csv", headers });
  expect(csv.body.split("\r\n").map((line) => line.includes("Surgeon away"))).toEqual([false, true, false, false]);
  // The doctor is free then.
  const free = it.db().selectFrom("responses").select("list_id").where("outcome", "=", "confirmed");
  expect(await free.execute()).toEqual([{ list_id: it.listId(1) }]);
});

test("with the list that nobody covered cancelled, the callout is filled", async () => {
  await it.begin({ lists: [{}, SATURDAY] });
  for (const at of [0, 1]) await it.answer(0, "available", { at });
  await it.made("confirm", 0, {}, 1);
  expect((await it.read()).status).toBe("open");
  const { data, sent } = await cancel(0);
  expect(sent).toEqual(["cancelled 0"]);
  expect(data).toMatchObject({ status: "confirmed", closed_at: expect.any(String), needed: 1, filled: 1 });
});

test("the last list is not cancelled alone, nor one that was, has begun or is another than was looked at", async () => {
  await it.begin({ lists: [{}, SATURDAY, { date: "2026-11-30" }] });
  expect(await cancel(0, { lock_version: 9 })).toMatchObject({ status: 409, code: "stale" });
  expect((await cancel(2)).status).toBe(200);
  expect(await cancel(2)).toMatchObject(REFUSED);
  it.ports().clock.advance(70 * HOUR_MS);
  expect(await cancel(0)).toMatchObject({ status: 409, code: "list_started" });
  expect((await cancel(1)).code ?? "cancelled").toBe("cancelled");
  await it.begin({ lists: [{ date: "2027-02-01" }] });
  expect(await cancel(0)).toMatchObject(REFUSED);
});

test("nobody is reminded of a cancelled list, answers for it or is decided about there, and it is nobody's need", async () => {
  await it.begin({ lists: [{}, SATURDAY] });
  for (const n of [0, 1, 2]) await it.answer(n, "available", { at: 1 });
  await it.answer(3, "unavailable", { at: 1 });
  await cancel(0);
  const reminded = await it.call("POST", `/callouts/${it.callout().id}/remind_preview`, {});
  expect(reminded.body.data.mails).toEqual([]);
  expect(await it.answer(1, "available", { at: 0 })).toBe("refused");
  expect(await it.confirm(1, {}, 0)).toMatchObject(REFUSED);
  await it.made("confirm", 0, {}, 1);
  expect(await it.read()).toMatchObject({ status: "confirmed", risk: null, needs_action: false });
});

test("a callout whose other list was cancelled expires with the one that is left, and tells only of that", async () => {
  await it.begin({ lists: [SATURDAY, { date: "2026-11-27" }] });
  // The earlier one comes first.
  for (const at of [0, 1]) await it.answer(0, "available", { at });
  await cancel(1);
  await it.letters();
  await it.later(100 * HOUR_MS);
  const mails = await it.letters();
  expect(mails).toMatchObject([{ kind: "expired", n: 0 }]);
  expect(mails[0]?.text).not.toContain("28 November");
  expect((await it.read()).lists).toMatchObject([{ cover_status: "uncovered" }, { cover_status: "cancelled" }]);
});

test.each([
  ["message", { message: "Parking is closed." }, "Parking is closed."],
  ["fee", { fee_amount: 650 }, "650"],
])("another %s is mailed to who is booked, once for all their lists, and to nobody else", async (_, callout, words) => {
  await it.db().updateTable("company_settings").set({ fees_enabled: true, currency: "GBP" }).execute();
  await both();
  const { lock_version } = await it.read();
  const asked = { callout, lock_version };
  const { sent, mails } = await it.act("", asked, { method: "PUT", preview: "change_preview" });
  expect(sent).toEqual(["changed 0"]);
  expect(mails[0]?.text).toContain(words);
  expect(mails[0]?.ics?.match(/SEQUENCE:2/g)).toHaveLength(2);
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent: null });
  const again = { callout: { ...callout, internal_notes: "Ask Hana" }, lock_version: lock_version + 1 };
  expect((await it.act("", again, { method: "PUT", preview: "change_preview" })).sent).toEqual([]);
});

test("a fee is told to nobody where the practice offers none", async () => {
  await it.db().updateTable("company_settings").set({ fees_enabled: false }).execute();
  await both();
  const asked = { callout: { fee_amount: 650 }, lock_version: (await it.read()).lock_version };
  expect((await it.act("", asked, { method: "PUT", preview: "change_preview" })).sent).toEqual([]);
});

test("what message, fee and deadline were and are stands in the log and the activity; of notes only that they changed", async () => {
  await it.begin({ message: "Bring your badge.", respond_by: "2026-11-26T10:00:00Z" });
  const put = async (callout: object) => {
    const { lock_version } = await it.read();
    expect((await it.call("PUT", `/callouts/${it.callout().id}`, { callout, lock_version })).status).toBe(200);
  };
  await put({
    message: "Parking is closed.",
    fee_amount: 650.5,
    fee_text: "per hour",
    respond_by: "2026-11-26T12:00:00Z",
    internal_notes: "Ask Hana",
  });
  await put({ message: null, fee_amount: 650.5 });
  await put({ message: "" });
  const diffs = [
    {
      message: ["Bring your badge.", "Parking is closed."],
      fee: [null, "650.5 per hour"],
      respond_by: ["2026-11-26T10:00:00.000Z", "2026-11-26T12:00:00.000Z"],
      internal_notes: [null, null],
    },
    { message: ["Parking is closed.", null] },
    {},
  ];
  expect((await it.audits("callout_changed")).map(({ diff }) => diff)).toEqual(diffs);
  const { body } = await it.call("GET", `/callouts/${it.callout().id}/events`);
  const told = body.data.filter(({ action }: { action: string }) => action === "callout_changed");
  expect(told.map(({ diff }: { diff: object }) => diff)).toEqual(diffs.toReversed());
});

const RESPOND_BY = "2026-11-26T12:00:00.000Z";
const DAY = "2026-11-26T00:00:00.000Z";

test("a list that moves before respond-by, or is added there, takes it along; the preview and the log say so", async () => {
  await it.begin({ respond_by: RESPOND_BY });
  const changed = await it.changeList({ date: "2026-11-26" });
  const { respond_by } = changed.data;
  expect(respond_by && respond_by < "2026-11-26T08:00:00.000Z").toBe(true);
  expect(changed.preview.respond_by).toBe(respond_by);
  expect((await it.audits("callout_list_changed"))[0]?.diff).toMatchObject({ respond_by: [RESPOND_BY, respond_by] });
  const back = await it.changeList({ date: "2026-11-30" });
  expect([back.preview.respond_by, back.data.respond_by]).toEqual([undefined, respond_by]);
  const { lock_version } = back.data;
  const list = aListInput(it.practice, { date: "2026-11-25" });
  const added = await it.act("lists", { list, lock_version });
  expect(added.preview.respond_by).toBe(added.data.respond_by);
  expect(added.data.respond_by && added.data.respond_by < DAY).toBe(true);
});

test("respond-by of a sent callout is in the future and before the first list, as at first; one that has passed stays", async () => {
  await it.begin({ respond_by: RESPOND_BY });
  const edit = async (callout: object) => {
    const { lock_version } = await it.read();
    return it.act("", { callout, lock_version }, { method: "PUT", preview: "change_preview" });
  };
  const refused = (said: string) => ({ status: 422, errors: { "callout.respond_by": [said] } });
  expect(await edit({ respond_by: "2026-11-24T08:00:00Z" })).toMatchObject(refused("must be in the future"));
  expect(await edit({ respond_by: "2026-11-27T08:00:00Z" })).toMatchObject(refused("must be before the first list"));
  expect((await edit({ respond_by: "2026-11-25T12:00:00Z" })).status).toBe(200);
  await it.later(30 * 3_600_000);
  expect((await edit({ message: "Bay C", respond_by: "2026-11-25T12:00:00Z" })).status).toBe(200);
});
