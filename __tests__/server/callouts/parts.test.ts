/** Part of a list: what is offered, booked, open and told of it. */

import { recordAnswers } from "../../../server/features/callouts/answers/recordAnswers.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { aCallout, anAnswer, confirmFor } from "../../support/aCallout.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";
import { signInHeaders } from "../../support/signIn.ts";

const it = calloutScene({ doctors: 4 });

/** Doctor 0 is booked until ten; 1 offers the rest, 2 all of it. */
async function halfCovered(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answer(0, "available", { to: "10:00" });
  await it.answer(1, "available", { from: "10:00" });
  await it.answer(2);
  return it.confirm(0);
}

test("two halves cover a list, and nobody is told that it is filled before it is", async () => {
  await it.begin();
  await it.answer(0, "available", { to: "10:00" });
  await it.answer(1, "available", { from: "10:00" });
  await it.answer(2);
  expect((await it.row(0)).bookable).toMatchObject({ from: "08:00", to: "10:00", whole: false, completes: false });
  expect((await it.row(2)).bookable).toMatchObject({ from: "08:00", to: "12:00", whole: true, completes: true });
  const first = await it.confirm(0);
  expect(first.sent).toEqual(["confirmation 0"]);
  expect(first.data).toMatchObject({ status: "open", filled: 0, needed: 1, offers: 2, closed_at: null });
  expect(first.data.lists[0]).toMatchObject({
    cover_status: "calling",
    confirmed: [{ doctor: { id: it.doctor(0).id }, from: "08:00", to: "10:00", whole: false }],
    open: [{ from: "10:00", to: "12:00", missing: 1 }],
  });
  expect(await it.row(0)).toMatchObject({
    outcome: "confirmed",
    booked: { from: "08:00", to: "10:00" },
    bookable: null,
  });
  expect((await it.row(1)).bookable).toMatchObject({ from: "10:00", to: "12:00", whole: false, completes: true });
  expect((await it.row(2)).bookable).toMatchObject({ from: "10:00", to: "12:00", whole: false, completes: true });
  const second = await it.confirm(1);
  expect(second.sent).toEqual(["confirmation 1", "filled 2"]);
  expect(second.data).toMatchObject({ status: "confirmed", filled: 1, lists: [{ cover_status: "covered", open: [] }] });
  expect(await it.row(2)).toMatchObject({ outcome: "not_required", bookable: null, bookable_spoken: null });
});

test("with two positions a list is open for as many as are missing, stretch by stretch", async () => {
  await it.begin({ lists: [{ positions: 2 }] });
  await it.answers(0);
  await it.answer(1, "available", { to: "09:00" });
  await it.answer(2, "available", { from: "11:00" });
  await it.confirm(1);
  await it.confirm(2);
  expect((await it.list()).open).toEqual([
    { from: "08:00", to: "09:00", missing: 1 },
    { from: "09:00", to: "11:00", missing: 2 },
    { from: "11:00", to: "12:00", missing: 1 },
  ]);
  const { data } = await it.confirm(0);
  expect(data.lists[0]).toMatchObject({ filled: 1, open: [{ from: "09:00", to: "11:00", missing: 1 }] });
});

test("the whole is refused to whom only a part was promised, unless the office has spoken to them, which is written down", async () => {
  await it.begin();
  await it.answer(0, "available", { to: "10:00" });
  expect((await it.row(0)).bookable_spoken).toMatchObject({ from: "08:00", to: "12:00", whole: true, completes: true });
  expect(await it.confirm(0, { from: "08:00", to: "12:00" })).toMatchObject({ status: 409, code: "not_agreed" });
  expect(await it.confirm(0, { to: "10:01" })).toMatchObject({ status: 409, code: "not_agreed" });
  expect(await it.audits("confirmed_by_word")).toEqual([]);
  const { data, sent } = await it.confirm(0, { spoken: true });
  expect(sent).toEqual(["confirmation 0"]);
  expect(data).toMatchObject({ status: "confirmed", lists: [{ confirmed: [{ whole: true }] }] });
  expect(await it.audits("confirmed_by_word")).toMatchObject([
    { actor_type: "admin", actor_id: it.practice.user.id, params: { start_time: "08:00", end_time: "12:00" } },
  ]);
});

test("what was offered is no word of the office's, even where it says that it has spoken", async () => {
  await it.begin();
  await it.answer(0, "if_needed", { from: "09:00" });
  expect((await it.confirm(0, { spoken: true, from: "09:00", to: "11:00" })).status).toBe(200);
  expect(await it.audits("confirmed_by_word")).toEqual([]);
});

test.each([
  ["before the list", { from: "07:00", to: "10:00" }, 422],
  ["after the list", { from: "10:00", to: "12:30" }, 422],
  ["that ends before it begins", { from: "11:00", to: "10:00" }, 422],
  ["of no length", { from: "10:00", to: "10:00" }, 422],
  ["that no clock has", { from: "25:00" }, 422],
  ["within it", { from: "09:00", to: "11:00" }, 200],
  ["up to its end", { from: "09:00" }, 200],
])("a stretch %s is taken as it should", async (_, stretch, status) => {
  await it.begin();
  await it.answers(0);
  for (const spoken of status === 200 ? [false] : [false, true])
    expect(await it.confirm(0, { ...stretch, spoken })).toMatchObject({ status });
});

test("who offered all of it is booked for the gap between two others, never for more", async () => {
  await it.begin();
  await it.answer(0, "available", { to: "09:00" });
  await it.answer(1, "available", { from: "11:00" });
  await it.answers(2);
  await it.confirm(0);
  await it.confirm(1);
  const gap = { from: "09:00", to: "11:00" };
  expect((await it.row(2)).bookable).toMatchObject({ ...gap, whole: false, completes: true });
  expect(await it.confirm(2, { from: "08:59", to: "11:00" })).toMatchObject({ status: 409, code: "already_filled" });
  expect(await it.confirm(2, { from: "08:00", to: "12:00", spoken: true })).toMatchObject({ code: "already_filled" });
  expect((await it.confirm(2)).data.lists[0]).toMatchObject({ open: [], confirmed: [{}, {}, {}] });
  expect((await it.row(2)).booked).toEqual(gap);
});

test("in first come a part is an offer and no more, and a list that is booked in part is nobody's by coming first", async () => {
  await it.begin({ mode: "first_come" });
  expect(await it.answer(0, "available", { to: "10:00" })).toBe("recorded");
  expect(await it.answer(1, "if_needed")).toBe("recorded");
  expect((await it.read()).status).toBe("open");
  expect((await it.confirm(0)).sent).toEqual(["confirmation 0"]);
  expect(await it.answer(2)).toBe("recorded");
  expect(await it.read()).toMatchObject({ status: "open", offers: 2 });
  // Times that are the whole list's are the whole list.
  await it.begin({ mode: "first_come", lists: [{ date: "2026-12-01" }] });
  expect(await it.answer(0, "available", { from: "08:00", to: "12:00" })).toBe("booked");
});

test("who is booked elsewhere for other hours than were offered here can be confirmed", async () => {
  await it.begin({ lists: [{ session: "pm", start_time: "11:00", end_time: "17:00" }] });
  const morning = await aCallout(it.ports(), it.practice, { lists: [{ session: "all_day", end_time: "17:00" }] });
  const part = { from: null, to: "12:00" };
  await anAnswer(it.ports(), it.practice, morning, it.doctor(0), "available", { part });
  const own = morning.responses.find((one) => one.doctor.id === it.doctor(0).id);
  await confirmFor(it.ports(), it.practice, morning.id, { responseId: own?.id ?? 0 });
  await it.answer(0, "available", { from: "12:00" });
  expect(await it.row(0)).toMatchObject({ bookable: { from: "12:00", to: "17:00", blocked: false } });
  expect((await it.confirm(0)).status).toBe(200);
});

test("only the booked stretch is in the way of another list", async () => {
  await it.begin({ lists: [{ session: "pm", start_time: "11:00", end_time: "17:00" }] });
  const morning = await aCallout(it.ports(), it.practice, { lists: [{ session: "all_day", end_time: "17:00" }] });
  const part = { from: null, to: "12:00" };
  await anAnswer(it.ports(), it.practice, morning, it.doctor(0), "available", { part });
  const own = morning.responses.find((one) => one.doctor.id === it.doctor(0).id);
  await confirmFor(it.ports(), it.practice, morning.id, { responseId: own?.id ?? 0 });
  await it.answers(0);
  expect(await it.row(0)).toMatchObject({
    clash: { list_id: morning.lists[0]?.id, callout_id: morning.id },
    bookable: { from: "11:00", to: "17:00", blocked: true },
  });
  expect(await it.confirm(0)).toMatchObject({ status: 409, code: "overlap" });
  expect((await it.confirm(0, { from: "12:00" })).status).toBe(200);
});

test("who gives up a part opens that part again, and the rest stays booked", async () => {
  await halfCovered();
  await it.confirm(1);
  await it.sent();
  expect(await it.answer(0, "unavailable")).toBe("withdrawn");
  expect(await it.sent()).toEqual(["released 0"]);
  expect(await it.read()).toMatchObject({ status: "open", risk: "doctor_withdrew" });
  expect(await it.list()).toMatchObject({
    confirmed: [{ doctor: { id: it.doctor(1).id } }],
    open: [{ from: "08:00", to: "10:00", missing: 1 }],
  });
  expect((await it.news()).at(-1)?.params).toMatchObject({ start_time: "08:00", end_time: "10:00" });
});

test("who is booked for a part may offer more, and cannot take back some of what is booked", async () => {
  await halfCovered();
  expect(await it.answer(0)).toBe("recorded");
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", booked: { to: "10:00" }, part_to: null });
  expect(await it.answer(0, "available", { from: "09:00" })).toBe("booked_for_more");
  expect((await it.row(0)).part_from).toBeNull();
  const { id } = await it.db().selectFrom("users").select("id").executeTakeFirstOrThrow();
  const part = { from: "09:00", to: null };
  const answers = [{ listId: it.listId(), response: "available", note: null, part } as const];
  const byTelephone = { source: "admin_on_behalf", actor: { type: "admin", id } } as const;
  // The office is told to release the booking first.
  await expect(
    it.unit((unit) => recordAnswers(unit, { recipientId: it.recipientId(0), answers, ...byTelephone })),
  ).rejects.toMatchObject({ code: "invalid_transition" });
  expect((await it.row(0)).booked).toEqual({ from: "08:00", to: "10:00" });
});

test("mail, invitation, file, feed and the doctor's own bookings tell the booked times", async () => {
  const { mails } = await halfCovered();
  expect(mails[0]?.text).toContain("08:00–10:00");
  expect(mails[0]?.ics).toMatch(/DTSTART:20261127T080000Z\r\nDTEND:20261127T100000Z/);
  const headers = await signInHeaders(it.ports(), it.practice.user);
  const csv = await it.app.inject({ url: "/admin_api/callouts.csv", headers });
  expect(csv.body).toContain(`Dr Hana ${it.doctor(0).last_name} 08:00–10:00`);
  expect(csv.body).toContain("10:00–12:00");
  const { url } = (await it.call("POST", "/calendar_feed")).body.data;
  const feed = (await it.app.inject({ url: new URL(url).pathname })).body.replaceAll("\r\n ", "");
  expect(feed).toContain(`08:00–10:00 Dr Hana ${it.doctor(0).last_name}\\, 10:00–12:00`);
  expect(feed).toContain("STATUS:TENTATIVE");
  const bookings = await it.call("GET", `/doctors/${it.doctor(0).id}/bookings?from=2026-11-01&to=2026-11-30`);
  expect(bookings.body.data).toMatchObject([{ start_time: "08:00", end_time: "10:00" }]);
});

test("of a list that has started nothing is shown as bookable any more; another one goes on", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  for (const at of [0, 1]) await it.answer(0, "available", { at });
  it.ports().clock.advance(70 * HOUR_MS);
  await it.signInAgain();
  expect(await it.row(0, 0)).toMatchObject({ bookable: null, bookable_spoken: null });
  expect(await it.row(0, 1)).toMatchObject({ bookable: { whole: true }, bookable_spoken: { whole: true } });
});

test("by telephone a part is offered as well", async () => {
  await it.begin();
  const { id } = await it.row(0);
  const said = { response: "available", note: "From ten", part_from: "10:00", part_to: null };
  const { body } = await it.call("PUT", `/callouts/${it.callout().id}/responses/${id}`, said);
  expect(body.data.responses.find((one: { id: number }) => one.id === id)).toMatchObject(said);
  expect(await it.row(0)).toMatchObject({
    offered: { from: "10:00", to: "12:00", date: "2026-11-27", current: true },
    bookable: { from: "10:00", to: "12:00", whole: false, completes: false },
  });
  const wrong = { ...said, part_from: "13:00" };
  expect((await it.call("PUT", `/callouts/${it.callout().id}/responses/${id}`, wrong)).status).toBe(422);
});

test("a part of a night is booked by the clocks of the night, the hour that comes twice included", async () => {
  it.ports().clock.advance(-60 * 24 * HOUR_MS);
  await it.signInAgain();
  const night = { date: "2026-10-24", session: "on_call", start_time: "20:00", end_time: "08:00" } as const;
  await it.begin({ lists: [night] });
  await it.answer(0, "available", { to: "01:30" });
  await it.answer(1, "available", { from: "01:30" });
  await it.confirm(0);
  const rows = await it.db().selectFrom("responses").select("booked_to").where("outcome", "=", "confirmed").execute();
  // Of the two, the first.
  expect(rows).toEqual([{ booked_to: new Date("2026-10-25T00:30:00Z") }]);
  expect((await it.confirm(1)).data).toMatchObject({ status: "confirmed", lists: [{ open: [], filled: 1 }] });
});
