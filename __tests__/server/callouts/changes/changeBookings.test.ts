/** What becomes of bookings when a list that was sent changes, and when such a change is refused. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { aCallout, anAnswer, confirmFor } from "../../../support/aCallout.ts";
import { asUser } from "../../../support/asUser.ts";
import { aSite, aUser } from "../../../support/builders.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 4 });
const DAY = { session: "all_day", end_time: "18:00" } as const;

/** 0 is booked until one, 1 from then on. */
async function halves(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin({ lists: [DAY], ...values });
  await it.answer(0, "available", { to: "13:00" });
  await it.answer(1, "available", { from: "13:00" });
  await it.made("confirm", 0);
  await it.made("confirm", 1);
}
const bookings = async () => {
  const { responses } = await it.read();
  return Object.fromEntries(
    responses.flatMap(({ doctor, booked }) => (booked ? [[it.nOf(doctor.id), `${booked.from} ${booked.to}`]] : [])),
  );
};
async function bookedElsewhere(n: number, list: object): Promise<void> {
  const { ports, practice } = it;
  const other = await aCallout(ports(), practice, { lists: [list] });
  await anAnswer(ports(), practice, other, it.doctor(n), "available");
  const own = other.responses.find((one) => one.doctor.id === it.doctor(n).id);
  await confirmFor(ports(), practice, other.id, { responseId: own?.id ?? 0 });
  await it.letters();
}

test("an edge of a part that was the list's own follows it, the other keeps its time", async () => {
  await halves();
  const { sent } = await it.changeList({ start_time: "08:30", end_time: "17:30" });
  expect(sent).toEqual(["times_changed 0", "times_changed 1"]);
  expect(await bookings()).toEqual({ 0: "08:30 13:00", 1: "13:00 17:30" });
  expect((await it.read()).status).toBe("confirmed");
});

test("who is booked for a part that stays as it was is asked nothing", async () => {
  await halves();
  expect((await it.changeList({ end_time: "18:30" })).sent).toEqual(["times_changed 1"]);
  expect(await it.row(0)).toMatchObject({ consent: null, booked: { from: "08:00", to: "13:00" } });
  expect(await it.row(1)).toMatchObject({ consent: { about: "times" }, booked: { from: "13:00", to: "18:30" } });
});

test("and is told nevertheless what else has changed", async () => {
  await halves();
  const { sent } = await it.changeList({ end_time: "18:30", theatre: "Theatre 9" });
  expect(sent.sort()).toEqual(["changed 0", "times_changed 1"]);
});

test.each([
  ["the end that is cut off goes with it", { end_time: "12:30" }, { 0: "08:00 12:30" }, ["released 1"]],
  ["the start that is cut off goes with it", { start_time: "14:00" }, { 1: "14:00 18:00" }, ["released 0"]],
  ["half of one is left", { end_time: "15:00" }, { 0: "08:00 13:00", 1: "13:00 15:00" }, []],
  ["a part that is not of the list any more ends", { end_time: "13:00" }, { 0: "08:00 13:00" }, ["released 1"]],
  ["on another day the parts are what they were", { date: "2026-12-01" }, { 0: "08:00 13:00", 1: "13:00 18:00" }, []],
] as const)("moved, %s", async (_, change, expected, released) => {
  await halves();
  const { sent } = await it.changeList(change);
  expect(await bookings()).toEqual(expected);
  expect(sent.filter((mail) => mail.startsWith("released"))).toEqual(released);
  expect(sent.filter((mail) => mail.startsWith("moved"))).toEqual(Object.keys(expected).map((n) => `moved ${n}`));
});

test("whoever's part is gone is told of it as it was", async () => {
  await halves();
  const { mails } = await it.changeList({ end_time: "12:30", date: "2026-12-01" });
  const released = mails.find(({ kind }) => kind === "released");
  expect(released?.text).toContain("27 November");
  expect(released?.text).toContain("13:00–18:00");
  expect(released?.text.replace(/\s+/g, " ")).toContain(
    "The list was moved and no longer includes the times you were booked for.",
  );
  expect(released?.ics).toContain("DTSTART:20261127T130000Z");
  // Nobody was moved whose booking has ended, and all that was said about the list is over.
  expect(await it.row(1)).toMatchObject({ response: "none", outcome: "none", booked: null });
});

test("by a few minutes a part may be gone as well: it is over the times, and standbys are asked about what is open then", async () => {
  await it.begin({ lists: [{}] });
  await it.answer(0, "available", { to: "11:30" });
  await it.answers(1, 2);
  await it.made("standby", 2);
  await it.made("confirm", 0);
  await it.made("confirm", 1);
  const { sent, mails } = await it.changeList({ end_time: "11:30", positions: 2 });
  expect(sent).toEqual(["released 1", "standby_offer 2"]);
  expect(mails[0]?.text.replace(/\s+/g, " ")).toContain(
    "The times of the list have changed and no longer include those you were booked for.",
  );
  expect(await it.row(1)).toMatchObject({ outcome: "released", consent: { about: "times" } });
  expect((await it.read()).chains).toMatchObject([{ offer: { from: "08:00", to: "11:30" } }]);
});

test("parts of a night keep their hours on another night, across a change of the clocks too", async () => {
  await it.begin({ lists: [{ session: "on_call", start_time: "20:00", end_time: "08:00" }] });
  await it.answer(0, "available", { to: "02:00" });
  await it.answer(1, "available", { from: "02:00" });
  await it.made("confirm", 0);
  await it.made("confirm", 1);
  await it.changeList({ date: "2027-03-27" });
  expect(await bookings()).toEqual({ 0: "20:00 02:00", 1: "02:00 08:00" });
  expect((await it.list()).open).toEqual([]);
});

test("a booked doctor who is booked elsewhere at the new time stands in its way, and nothing is changed", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  await bookedElsewhere(0, { session: "pm", start_time: "12:30", end_time: "17:00" });
  const refused = await it.changeList({ end_time: "12:31" });
  expect(refused).toMatchObject({ status: 409, code: "overlap", sent: [] });
  expect(await it.list()).toMatchObject({ end_time: "12:00", lock_version: (await it.list()).lock_version });
  expect((await it.changeList({ end_time: "12:30" })).status).toBe(200);
});

test("two lists of one callout cannot be moved onto each other with the same doctor booked", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  for (const at of [0, 1]) {
    await it.answer(0, "available", { at });
    await it.made("confirm", 0, {}, at);
  }
  expect(await it.changeList({ date: "2026-11-28" })).toMatchObject({ status: 409, code: "overlap" });
  expect((await it.changeList({ date: "2026-11-30" })).sent).toEqual(["moved 0"]);
});

test("moved to where a booked doctor is not credentialed: only after being asked once more", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  const { company_id } = it.practice.user;
  const own = { company_id, doctor_id: it.doctor(0).id, credentialed_until: null };
  await it
    .db()
    .insertInto("doctor_sites")
    .values({ ...own, site_id: it.practice.site.id })
    .execute();
  const { id: site_id } = await aSite(it.db(), { company_id, name: "Elsewhere" });
  const asks = { list: { ...(await formOf()), site_id }, lock_version: (await it.list()).lock_version };
  const path = `/callouts/${it.callout().id}/lists/${it.listId()}`;
  expect(await it.call("PUT", path, asks)).toMatchObject({ status: 409, body: { code: "not_credentialed" } });
  // The preview shows what would be sent; the question is asked beside it.
  expect((await it.call("POST", `${path}/change_preview`, asks)).body.data).toMatchObject({ change: "moved" });
  expect((await it.changeList({ site_id }, { despite_credential: true })).sent).toEqual(["moved 0"]);
});

test("another list than was looked at is refused, with the present one and who made it so", async () => {
  await halves();
  const before = await it.list();
  const beatrix = await aUser(it.db(), { company_id: it.practice.companyId, first_name: "Beatrix", last_name: "Holm" });
  const other = await asUser(it.app, it.ports(), beatrix);
  const asked = { list: { ...(await formOf()), theatre: "Theatre 9" }, lock_version: before.lock_version };
  const path = `/callouts/${it.callout().id}/lists/${it.listId()}`;
  expect((await other("PUT", path, asked)).status).toBe(200);
  const { status, body } = await it.call("PUT", path, { ...asked, list: { ...asked.list, theatre: "Theatre 2" } });
  expect([status, body.code, body.data.updated_by]).toEqual([409, "stale", "Beatrix Holm"]);
  expect(body.data.lists[0]).toMatchObject({ theatre: "Theatre 9", lock_version: before.lock_version + 1 });
  // A booking is no change of the list.
  await it.decide(1, "release");
  expect((await it.changeList({}, { lock_version: before.lock_version + 1 })).status).toBe(200);
});

async function formOf() {
  const { site, surgeon: _surgeon, date, session, start_time, end_time, role_needed, positions } = await it.list();
  return { date, session, start_time, end_time, role_needed, positions, site_id: site.id };
}

test("one more position opens a list that was covered, without a mail to who is booked", async () => {
  await halves();
  const { sent, data, preview } = await it.changeList({ positions: 2 });
  expect([preview.change, sent]).toEqual(["none", []]);
  expect(data).toMatchObject({ status: "open", filled: 1, needed: 2, risk: "no_availability" });
  expect(data.lists[0]).toMatchObject({ cover_status: "calling", open: [{ from: "08:00", to: "18:00", missing: 1 }] });
});

test("one more position of a list that was covered: its standbys are asked, as they were promised", async () => {
  await it.begin();
  for (const n of [0, 1]) await it.answer(n);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  expect((await it.changeList({ positions: 2 })).sent).toEqual(["standby_offer 1"]);
});

test("a list that was open already does not begin to ask its standbys anew because it changes", async () => {
  await it.begin({ lists: [{ date: "2026-11-26", positions: 2 }] });
  for (const n of [0, 1]) await it.answer(n);
  await it.made("standby", 1);
  await it.made("confirm", 0);
  expect((await it.changeList({ positions: 3 })).sent).toEqual([]);
});

test("positions never become fewer than are booked at one time; lowered to what is booked they fill the list", async () => {
  await it.begin({ lists: [{ ...DAY, positions: 3 }] });
  await it.answers(0, 2, 3);
  await it.answer(1, "available", { from: "13:00" });
  await it.made("confirm", 0);
  await it.made("confirm", 1);
  expect(await it.changeList({ positions: 1 })).toMatchObject({
    status: 422,
    errors: { "list.positions": ["must be at least as many as are booked at one time"] },
  });
  await it.made("release", 1);
  const { sent, data } = await it.changeList({ positions: 1 });
  expect(sent).toEqual(["filled 2", "filled 3"]);
  expect(data).toMatchObject({ status: "confirmed", filled: 1, needed: 1 });
});

test.each([
  ["into the past", { date: "2026-11-23" }, 422, "invalid_input"],
  ["to an end before the start", { start_time: "11:00", end_time: "10:00" }, 422, "invalid_input"],
  ["to a site that is none", { site_id: 9_999_999 }, 404, "not_found"],
])("a list is not changed %s", async (_, change, status, code) => {
  await it.begin();
  expect(await it.changeList(change)).toMatchObject({ status, code });
});

test("a list that has begun, is cancelled or of a closed callout is not changed", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  const { lock_version } = await it.list(1);
  await it.act(`lists/${it.listId(1)}/cancel`, { reason: "Surgeon away", lock_version });
  expect(await it.changeList({ theatre: "1" }, { at: 1 })).toMatchObject({ status: 409, code: "invalid_transition" });
  it.ports().clock.advance(70 * HOUR_MS);
  expect(await it.changeList({ theatre: "1" })).toMatchObject({ status: 409, code: "list_started" });
  for (const job of await it.jobs()) if (job.at < "2026-11-28") await it.run(job);
  expect(await it.changeList({ theatre: "1" })).toMatchObject({ status: 409, code: "invalid_transition" });
});
