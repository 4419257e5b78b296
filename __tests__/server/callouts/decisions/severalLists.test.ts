/** One decision about several lists of a callout, one answer recorded for all of them: one mail, all of it or nothing. */
import { aCallout, anAnswer, confirmFor } from "../../../support/aCallout.ts";
import { doctorsPage, linkPath } from "../../../support/doctorsPage.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });
const LISTS = [{}, { date: "2026-11-28" }, { date: "2026-11-30" }];

async function offered() {
  await it.begin({ lists: LISTS });
  for (const n of [0, 1]) for (const at of [0, 1, 2]) await it.answer(n, "available", { at });
}
const itemsOf = (n: number, ...ats: number[]) =>
  Promise.all(
    ats.map(async (at) => {
      const { id, lock_version } = await it.row(n, at);
      return { id, lock_version };
    }),
  );
const decideAll = async (decision: string, n: number, ats: number[], body: object = {}) =>
  it.act("decisions", { decision, responses: await itemsOf(n, ...ats), ...body });
const outcomes = async (n: number) => Promise.all([0, 1, 2].map(async (at) => (await it.row(n, at)).outcome));

test("one doctor is confirmed for all lists with one mail, and each of the others hears once that they are filled", async () => {
  await offered();
  const { sent, mails, data } = await decideAll("confirm", 0, [0, 1, 2]);
  expect(sent).toEqual(["confirmation 0", "filled 1"]);
  for (const date of ["27 November", "28 November", "30 November"]) {
    expect(mails[0]?.text).toContain(date);
    expect(mails[1]?.text).toContain(date);
  }
  expect(mails[0]?.ics?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(data).toMatchObject({ status: "confirmed", filled: 3 });
  const copies = it.db().selectFrom("outbox_emails").select("id").where("kind", "=", "office_digest");
  // One of the callout, one of the decision.
  expect(await copies.execute()).toHaveLength(2);
});

test("confirmed for some of them, the others stay open", async () => {
  await offered();
  const { sent, mails, data } = await decideAll("confirm", 0, [0, 2]);
  expect(sent).toEqual(["confirmation 0", "filled 1"]);
  expect(mails[0]?.text).not.toContain("28 November");
  const told = mails[1]?.text.replaceAll(/\s+/g, " ");
  expect(told).toContain("You are not expected.");
  expect(told).toContain("Your offer for Sat 28 November, 08:00–12:00 still stands.");
  expect(data).toMatchObject({ status: "open", filled: 2 });
  expect(await outcomes(0)).toEqual(["confirmed", "none", "confirmed"]);
});

test("one that cannot be confirmed undoes them all", async () => {
  await offered();
  const { ports, practice } = it;
  const same = await aCallout(ports(), practice, { lists: [{ date: "2026-11-30", start_time: "11:00" }] });
  await anAnswer(ports(), practice, same, it.doctor(0), "available");
  const own = same.responses.find((one) => one.doctor.id === it.doctor(0).id);
  await confirmFor(ports(), practice, same.id, { responseId: own?.id ?? 0 });
  await it.letters();
  expect(await decideAll("confirm", 0, [0, 1, 2])).toMatchObject({ status: 409, code: "overlap", sent: [] });
  expect(await outcomes(0)).toEqual(["none", "none", "none"]);
  const [first, second, third] = await itemsOf(0, 0, 1, 2);
  const stale = { decision: "confirm", responses: [first, { ...second, lock_version: 9 }] };
  expect(await it.act("decisions", stale)).toMatchObject({ status: 409, code: "stale" });
  const unknown = { decision: "confirm", responses: [first, { id: 9_999_999, lock_version: 1 }] };
  expect(await it.act("decisions", unknown)).toMatchObject({ status: 404 });
  expect(await it.act("decisions", { decision: "release", responses: [third] })).toMatchObject({ status: 409 });
  expect(await outcomes(0)).toEqual(["none", "none", "none"]);
});

test("two lists at the same time are never confirmed together", async () => {
  await it.begin({ lists: [{}, { start_time: "11:00", end_time: "15:00" }] });
  for (const at of [0, 1]) await it.answer(0, "available", { at });
  expect(await decideAll("confirm", 0, [0, 1])).toMatchObject({ status: 409, code: "overlap" });
  const [first, second] = await itemsOf(0, 0, 1);
  const apart = [{ ...first, to: "11:00" }, second];
  expect((await it.act("decisions", { decision: "confirm", responses: apart })).sent).toEqual(["confirmation 0"]);
});

test("each list has its own part, and what is spoken of counts for all and is written down where it was needed", async () => {
  await it.begin({ lists: LISTS });
  await it.answer(0, "available", { at: 0, to: "10:00" });
  await it.answer(0, "available", { at: 1 });
  const [part, whole] = await itemsOf(0, 0, 1);
  const asked = {
    decision: "confirm",
    responses: [
      { ...part, from: "08:00", to: "12:00" },
      { ...whole, from: "09:00" },
    ],
  };
  expect(await it.act("decisions", asked)).toMatchObject({ status: 409, code: "not_agreed" });
  expect((await it.act("decisions", { ...asked, spoken: true })).sent).toEqual(["confirmation 0"]);
  expect((await it.row(0, 0)).booked).toEqual({ from: "08:00", to: "12:00" });
  expect((await it.row(0, 1)).booked).toEqual({ from: "09:00", to: "12:00" });
  expect(await it.audits("confirmed_by_word")).toMatchObject([{ params: { list_date: "2026-11-27" } }]);
});

test("let go from several lists with one mail and one reason, and the lists are open again", async () => {
  await offered();
  await it.act("decisions", { decision: "confirm", responses: await itemsOf(0, 0, 1, 2) });
  const reason = "The theatre is closed.";
  const { sent, mails, data } = await decideAll("release", 0, [0, 2], { reason });
  expect(sent).toEqual(["released 0"]);
  for (const words of [mails[0]?.text, mails[0]?.html]) expect(words).toContain(reason);
  expect(mails[0]?.ics?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(data).toMatchObject({ status: "open", filled: 1 });
  expect(await outcomes(0)).toEqual(["released", "confirmed", "released"]);
  for (const at of [0, 2]) expect((await it.row(0, at)).decision_reason).toBe(reason);
  const { ports, app } = it;
  const page = doctorsPage(ports(), app, await linkPath(ports(), it.callout(), it.doctor(0)));
  // Once with each list.
  expect((await page.open()).body.split(`Reason given by the practice</span><br>${reason}`)).toHaveLength(3);
});

test("a decision is about one doctor, and about something", async () => {
  await offered();
  const [first] = await itemsOf(0, 0);
  const [second] = await itemsOf(1, 1);
  for (const decision of ["confirm", "release"]) {
    const both = { decision, responses: [first, second] };
    expect(await it.act("decisions", both)).toMatchObject({
      status: 422,
      errors: { responses: ["must be of one doctor"] },
    });
    expect(await it.act("decisions", { decision, responses: [] })).toMatchObject({ status: 422 });
  }
  expect(await it.act("decisions", { decision: "standby", responses: [first] })).toMatchObject({ status: 422 });
});

const record = (n: number, answers: object[], note: string | null = null) =>
  it.call("PUT", `/callouts/${it.callout().id}/answers`, { recipient_id: it.recipientId(n), note, answers });
const toAll = (response: string) => [0, 1, 2].map((at) => ({ list_id: it.listId(at), response }));

test("what a doctor said by telephone is recorded for all lists at once, in the administrator's name", async () => {
  await it.begin({ lists: LISTS });
  const answers = [
    { list_id: it.listId(0), response: "available" },
    { list_id: it.listId(1), response: "if_needed", part_from: "10:00", part_to: null },
    { list_id: it.listId(2), response: "unavailable" },
  ];
  const { status, body } = await record(0, answers, "Rang back at ten");
  expect([status, body.data.counts.available]).toEqual([200, 1]);
  const common = { note: "Rang back at ten", source: "admin_on_behalf" };
  expect(await it.row(0, 0)).toMatchObject({ ...common, response: "available", part_from: null });
  expect(await it.row(0, 1)).toMatchObject({ ...common, response: "if_needed", part_from: "10:00" });
  expect(await it.row(0, 2)).toMatchObject({ ...common, response: "unavailable" });
  expect((await it.news()).map(({ action_by_id }) => action_by_id)).toEqual([it.practice.user.id, it.practice.user.id]);
});

test("a withdrawal from several lists by telephone is one mail", async () => {
  await offered();
  await it.act("decisions", { decision: "confirm", responses: await itemsOf(0, 0, 1, 2) });
  expect((await record(0, toAll("unavailable"))).status).toBe(200);
  expect(await it.sent()).toEqual(["released 0"]);
  expect(await outcomes(0)).toEqual(["released", "released", "released"]);
  expect((await it.read()).status).toBe("open");
});

test("one answer that cannot be recorded undoes them all", async () => {
  await it.begin({ lists: LISTS });
  const wrong = { list_id: it.listId(1), response: "available", part_from: "13:00" };
  expect((await record(0, [...toAll("available"), wrong])).status).toBe(422);
  expect((await record(0, [...toAll("available"), { list_id: 9_999_999, response: "available" }])).status).toBe(404);
  it.ports().clock.advance(70 * 3_600_000);
  expect((await record(0, toAll("available"))).body.code).toBe("list_started");
  expect(await it.read()).toMatchObject({ counts: { none: 3 } });
  const stranger = { recipient_id: 9_999_999, answers: toAll("available") };
  expect((await it.call("PUT", `/callouts/${it.callout().id}/answers`, stranger)).status).toBe(404);
});
