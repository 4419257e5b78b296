/** A list that opens again: who was told "filled" or "not required" is not taken at the old word. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { aCallout, anAnswer, confirmFor } from "../../../support/aCallout.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 5 });

/** Doctors 0 to 3 offered; 0 was booked and has withdrawn, 1 and 2 were told "filled", 3 "not required" before. */
async function openAgain(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1, 2, 3);
  await it.made("not_required", 3, { reason: "We have found somebody nearer." });
  await it.made("confirm", 0);
  await it.answer(0, "unavailable");
  expect(await it.sent()).toEqual(["released 0"]);
}
const askAgain = async (...numbers: number[]) =>
  it.act("ask_again", { response_ids: await Promise.all(numbers.map(async (n) => (await it.row(n)).id)) });
const STOOD_DOWN = { response: "available", outcome: "not_required", bookable: null, asked_again_at: null };

test.each(["withdrawal", "release"])(
  "after a %s those who were stood down stay so, and count for nothing",
  async (how) => {
    await it.begin();
    await it.answers(0, 1, 2);
    await it.confirm(0);
    if (how === "withdrawal") await it.answer(0, "unavailable");
    else expect((await it.decide(0, "release")).sent).toEqual(["released 0"]);
    for (const n of [1, 2]) expect(await it.row(n)).toMatchObject(STOOD_DOWN);
    expect(await it.read()).toMatchObject({ status: "open", offers: 0, closed_at: null });
    expect(await it.list()).toMatchObject({ cover_status: "calling", filled: 0, confirmed: [] });
  },
);

test("nobody who was stood down is booked without a new yes, unless the office has spoken to them, which is written down", async () => {
  await openAgain();
  for (const n of [1, 2, 3]) {
    expect(await it.confirm(n)).toMatchObject({ status: 409, code: "not_agreed" });
    expect(await it.confirm(n, { from: "08:00", to: "12:00" })).toMatchObject({ status: 409, code: "not_agreed" });
  }
  // Who has said no is not booked by anybody's word.
  expect(await it.confirm(0, { spoken: true })).toMatchObject({ status: 409, code: "invalid_transition" });
  expect(await it.confirm(4, { spoken: true })).toMatchObject({ status: 409, code: "invalid_transition" });
  expect((await it.row(1)).bookable_spoken).toMatchObject({ from: "08:00", to: "12:00", whole: true, completes: true });
  const { sent, data } = await it.confirm(1, { spoken: true });
  // The others were told already.
  expect(sent).toEqual(["confirmation 1"]);
  expect(data.status).toBe("confirmed");
  const [written] = await it.audits("confirmed_by_word");
  expect(written?.params).toMatchObject({ doctor: `Dr Hana ${it.doctor(1).last_name}`, start_time: "08:00" });
});

test("who was let go by the office comes back by a new yes, or by the office's word", async () => {
  await it.begin();
  await it.answers(0);
  await it.confirm(0);
  await it.decide(0, "release");
  expect(await it.confirm(0)).toMatchObject({ status: 409, code: "not_agreed" });
  expect(await it.answer(0)).toBe("recorded");
  expect(await it.row(0)).toMatchObject({ outcome: "none", bookable: { whole: true } });
  expect((await it.confirm(0)).status).toBe(200);
  await it.decide(0, "release");
  expect((await it.confirm(0, { spoken: true })).status).toBe(200);
  expect(await it.audits("confirmed_by_word")).toHaveLength(1);
});

test("asked again, each doctor gets one mail, and a yes to it is an offer like any", async () => {
  await openAgain();
  const { sent, data } = await askAgain(1, 2, 3);
  expect(sent.sort()).toEqual(["ask_again 1", "ask_again 2", "ask_again 3"]);
  const now = it.ports().clock.now().toISOString();
  for (const n of [1, 2, 3])
    expect(data.responses.find((one) => one.doctor.id === it.doctor(n).id)).toMatchObject({
      ...STOOD_DOWN,
      asked_again_at: now,
    });
  expect(await it.audits("doctors_asked_again")).toMatchObject([{ actor_type: "admin", params: { doctors: 3 } }]);
  // Asking is no answer.
  expect(await it.confirm(1)).toMatchObject({ code: "not_agreed" });
  const before = (await it.news()).length;
  expect(await it.answer(1)).toBe("recorded");
  expect((await it.news()).slice(before)).toMatchObject([{ type: "new_availability" }]);
  expect(await it.read()).toMatchObject({ offers: 1 });
  expect(await it.row(1)).toMatchObject({ outcome: "none", bookable: { whole: true, completes: true } });
  expect(await it.answer(1)).toBe("unchanged");
  expect((await it.confirm(1)).sent).toEqual(["confirmation 1"]);
  expect(await it.audits("confirmed_by_word")).toEqual([]);
});

test("whoever was asked again is left in peace for two hours; whoever was not is asked", async () => {
  await openAgain();
  expect((await askAgain(1)).sent).toEqual(["ask_again 1"]);
  expect(await askAgain(1)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  expect((await askAgain(1, 2)).sent).toEqual(["ask_again 2"]);
  await it.later(2 * HOUR_MS - 1);
  expect(await askAgain(1)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  await it.later(1);
  expect((await askAgain(1)).sent).toEqual(["ask_again 1"]);
});

test("in first come the new yes books at once, and the next one is late", async () => {
  await it.begin({ mode: "first_come" });
  expect([await it.answer(0), await it.answer(1), await it.answer(2)]).toEqual(["booked", "late", "late"]);
  await it.answer(0, "unavailable");
  expect((await it.read()).status).toBe("open");
  expect((await askAgain(1, 2)).sent).toHaveLength(2);
  expect([await it.answer(2), await it.answer(1)]).toEqual(["booked", "late"]);
  expect(await it.sent()).toEqual(["confirmation 2"]);
  expect(await it.row(1)).toMatchObject({ outcome: "not_required" });
});

test('"filled" is told again only to who has said yes again', async () => {
  await openAgain();
  await askAgain(1, 2, 3);
  await it.answer(1);
  await it.answer(2, "unavailable");
  await it.answer(4);
  // 3 was asked and says nothing.
  expect((await it.confirm(4)).sent).toEqual(["confirmation 4", "filled 1"]);
  // That 1 was asked again is over with the answer.
  expect(await it.row(1)).toMatchObject({ ...STOOD_DOWN, bookable_spoken: null });
  expect(await it.row(2)).toMatchObject({ response: "unavailable", outcome: "none" });
  expect(await it.row(3)).toMatchObject({ ...STOOD_DOWN, bookable_spoken: null, asked_again_at: expect.any(String) });
});

test("only who was stood down and can be reached is asked again; where nobody is left that is said", async () => {
  await openAgain();
  const set = (n: number, values: object) =>
    it.db().updateTable("doctors").set(values).where("id", "=", it.doctor(n).id);
  await set(1, { status: "paused" }).execute();
  await set(2, { email_state: "bounced" }).execute();
  await it.answers(4);
  // 0 withdrew, 4 has just offered: neither is asked in this way.
  expect(await askAgain(0, 4)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  expect(await askAgain(1, 2)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  expect((await askAgain(0, 1, 2, 3, 4)).sent).toEqual(["ask_again 3"]);
  expect(await it.audits("doctors_asked_again")).toMatchObject([{ params: { doctors: 1 } }]);
});

test("whom the first asking would leave out now is not asked again: away, booked elsewhere, or not credentialed there", async () => {
  const { practice, ports } = it;
  await openAgain();
  await it
    .db()
    .insertInto("doctor_unavailabilities")
    .values({
      company_id: practice.companyId,
      doctor_id: it.doctor(1).id,
      starts_at: new Date("2026-11-27T00:00:00Z"),
      ends_at: new Date("2026-11-28T00:00:00Z"),
      reason: "leave",
      created_at: ports().clock.now(),
    })
    .execute();
  const same = await aCallout(ports(), practice, { lists: [{ start_time: "11:00", end_time: "15:00" }] });
  await anAnswer(ports(), practice, same, it.doctor(2), "available");
  const own = same.responses.find((one) => one.doctor.id === it.doctor(2).id);
  await confirmFor(ports(), practice, same.id, { responseId: own?.id ?? 0 });
  expect(await askAgain(1, 2)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  expect((await askAgain(1, 2, 3)).sent).toEqual(["ask_again 3"]);
  const credential = { company_id: practice.companyId, doctor_id: it.doctor(3).id, site_id: practice.site.id };
  await it
    .db()
    .insertInto("doctor_sites")
    .values({ ...credential, credentialed_until: "2026-11-26" })
    .execute();
  expect(await askAgain(3)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
});

test("nobody is asked again about a list that is filled, has begun or is no more", async () => {
  await openAgain();
  await it.confirm(1, { spoken: true });
  expect(await askAgain(2)).toMatchObject({ status: 409, code: "nobody_to_send_to" });
  await it.decide(1, "release");
  it.ports().clock.advance(70 * HOUR_MS);
  expect(await askAgain(2)).toMatchObject({ status: 409, code: "list_started" });
  for (const job of await it.jobs()) await it.run(job);
  expect(await askAgain(2)).toMatchObject({ status: 409, code: "invalid_transition" });
  expect(await it.act("ask_again", { response_ids: [9_999_999] })).toMatchObject({ status: 404 });
});

test("who was stood down from several lists gets one mail about those that are open again", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }, { date: "2026-11-30" }] });
  for (const at of [0, 1, 2]) {
    for (const n of [0, 1]) await it.answer(n, "available", { at });
    await it.made("confirm", 0, {}, at);
  }
  await it.answer(0, "unavailable", { at: 0 });
  await it.answer(0, "unavailable", { at: 2 });
  const ids = await Promise.all([0, 1, 2].map(async (at) => (await it.row(1, at)).id));
  const { sent, mails } = await it.act("ask_again", { response_ids: ids });
  expect(sent).toEqual(["ask_again 1"]);
  for (const date of ["27 November", "30 November"]) expect(mails[0]?.text).toContain(date);
  expect(mails[0]?.text).not.toContain("28 November");
});

test("stood down, a doctor can be put on standby, and says yes again before being booked", async () => {
  await openAgain();
  expect((await it.decide(1, "standby")).sent).toEqual(["standby 1"]);
  expect(await it.row(1)).toMatchObject({ outcome: "standby", standby_rank: 1, bookable: null });
  expect(await it.confirm(1)).toMatchObject({ code: "not_agreed" });
  expect(await it.answer(1)).toBe("recorded");
  expect(await it.row(1)).toMatchObject({ outcome: "standby", bookable: { whole: true } });
  expect((await it.confirm(1)).status).toBe(200);
});
