/** A booked doctor who can no longer come: what the office is told, by whatever way (A6). */

import { sql } from "kysely";
import { up as openUntilOver } from "../../../server/db/migrations/0035_open_until_over.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 6 });
const name = (n: number): string => `Dr Hana ${it.doctor(n).last_name}`;
const lastNews = async () => (await it.news()).at(-1);

test("the news says that they were booked, for when, and who can be asked, standbys first", async () => {
  await it.begin({ lists: [{ positions: 2 }] });
  await it.answers(0, 1, 2, 3, 4);
  await it.made("standby", 3);
  await it.made("not_required", 1);
  await it.made("confirm", 0);
  expect(await it.answer(0, "unavailable")).toBe("withdrawn");
  expect(await lastNews()).toEqual({
    type: "notification_change_to_unavailable",
    title: `${name(0)} can no longer come; the list is open again`,
    action_by_id: null,
    params: {
      doctor: name(0),
      list_date: "2026-11-27",
      session: "am",
      site: "St Brannoc’s",
      surgeon: "Ms N. Merrowby",
      was_booked: "yes",
      list_start: "08:00",
      start_time: "08:00",
      end_time: "12:00",
      others: "4",
      // Three by name: the standby, those whose offer counts, who was stood down.
      ask: [3, 2, 4].map(name).join("; "),
    },
  });
});

test("with nobody else the list is open, and that is all", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  await it.answer(0, "unavailable", { note: "My child is ill" });
  const params = (await lastNews())?.params;
  expect(params).toMatchObject({ was_booked: "yes", others: "0", reason: "My child is ill" });
  expect(params).not.toHaveProperty("ask");
  expect(params).not.toHaveProperty("over");
});

test('an ordinary "no" is none of that', async () => {
  await it.begin();
  await it.answers(0, 1);
  await it.answer(0, "unavailable");
  const news = await lastNews();
  expect(news).toMatchObject({
    type: "notification_change_to_unavailable",
    title: `${name(0)} is no longer available`,
  });
  for (const key of ["was_booked", "start_time", "others", "ask", "reason", "over"])
    expect(news?.params).not.toHaveProperty(key);
});

test("by telephone it is the administrator's act, and no mail tells the office of it", async () => {
  await it.begin();
  await it.answers(0);
  await it.made("confirm", 0);
  const { id } = await it.row(0);
  await it.call("PUT", `/callouts/${it.callout().id}/responses/${id}`, {
    response: "unavailable",
    note: "Rang at ten",
  });
  expect(await lastNews()).toMatchObject({
    action_by_id: it.practice.user.id,
    params: { was_booked: "yes", reason: "Rang at ten", actor: "Anna Whitlocke" },
  });
  const told = it.db().selectFrom("outbox_emails").select("id").where("kind", "=", "late_withdrawal");
  expect(await told.execute()).toEqual([]);
});

test("at short notice the office is mailed at once: who, for when, why, and who can be rung", async () => {
  const set = (n: number, values: object) =>
    it.db().updateTable("doctors").set(values).where("id", "=", it.doctor(n).id);
  await set(0, { mobile_phone: "07700 900000" }).execute();
  await set(1, { mobile_phone: "07700 900001" }).execute();
  await it.begin();
  await it.answer(0, "available", { to: "10:00" });
  await it.answers(1, 2);
  await it.answer(3, "unavailable");
  await it.made("confirm", 0);
  await it.answer(0, "unavailable", { note: "My child is ill" });
  const mails = () => it.db().selectFrom("outbox_emails").selectAll().where("kind", "=", "late_withdrawal").execute();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.to_address).toBe("system@practice.example.test");
  for (const words of [name(0), "07700 900000", "08:00", "10:00", "My child is ill", name(1), "07700 900001", name(2)])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain(name(3));
  // Long before, the bell is enough.
  await it.begin({ lists: [{ date: "2027-01-04" }] });
  await it.answers(0);
  await it.made("confirm", 0);
  await it.later(HOUR_MS);
  await it.answer(0, "unavailable");
  expect(await mails()).toHaveLength(1);
});

test.each([
  ["the times changed", { start_time: "08:30" }, "Reason: the times changed"],
  ["the list was moved", { date: "2026-11-26" }, "Reason: the list was moved"],
])("because %s: the mail at short notice says so", async (_, change, words) => {
  await it.begin({ lists: [{ date: "2026-11-25" }] });
  await it.answers(0);
  await it.made("confirm", 0);
  await it.changeList(change);
  await it.agree(0, false);
  const mails = await it.db().selectFrom("outbox_emails").selectAll().where("kind", "=", "late_withdrawal").execute();
  expect(mails).toHaveLength(1);
  for (const body of [mails[0]?.text, mails[0]?.html]) expect(body).toContain(words);
});

test("over an earlier list that nobody filled, a callout does not end while a list lies ahead: its doctor can withdraw", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-30" }] });
  await it.answer(3);
  for (const n of [0, 1]) await it.answer(n, "available", { at: 1 });
  await it.made("confirm", 0, {}, 1);
  await it.later(72 * HOUR_MS);
  expect(await it.sent()).toEqual(["expired 3"]);
  expect(await it.read()).toMatchObject({
    status: "open",
    lists: [{ cover_status: "uncovered" }, { cover_status: "covered" }],
  });
  expect(await it.answer(0, "unavailable", { at: 1 })).toBe("withdrawn");
  expect((await it.list(1)).cover_status).toBe("calling");
  const { body } = await it.call("GET", "/callouts?tab=needs_action");
  expect(body.data).toMatchObject([{ id: it.callout().id }]);
  expect(await it.answer(2, "available", { at: 1 })).toBe("recorded");
  await it.made("confirm", 2, {}, 1);
  await it.later(72 * HOUR_MS);
  expect((await it.read()).status).toBe("expired");
  expect((await it.news()).filter(({ type }) => type === "callout_expired")).toMatchObject([
    { title: expect.stringMatching(/^List unfilled: /), params: { list_date: "2026-11-27", still_open: "yes" } },
  ]);
  expect(await it.sent()).not.toContain("expired 3");
});

test.each([
  ["the list ahead is filled", () => it.made("confirm", 0, {}, 1), "open"],
  [
    "the list ahead is cancelled",
    async () => {
      const { lock_version } = await it.list(1);
      const { status } = await it.act(`lists/${it.listId(1)}/cancel`, { reason: "", lock_version });
      expect(status).toBe(200);
    },
    "expired",
  ],
])("who offered for a list that began unfilled hears so at once when %s", async (_, act, status) => {
  await it.begin({ lists: [{}, { date: "2026-11-30" }] });
  await it.answer(3);
  await it.answer(0, "available", { at: 1 });
  await it.later(72 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  // What is done is gone from the queue.
  const now = it.ports().clock.now().toISOString();
  await sql`delete from pgboss.job where data->>'at' <= ${now}`.execute(it.db());
  await act();
  await it.letters();
  await it.later(0);
  expect(await it.sent()).toEqual(["expired 3"]);
  expect(await it.read()).toMatchObject({ status });
  expect((await it.list(0)).cover_status).toBe("uncovered");
  await it.later(144 * HOUR_MS);
  expect(await it.sent()).not.toContain("expired 3");
});

test("what had expired although a list lies ahead is open again after an upgrade, and nothing else is", async () => {
  await it.begin({ lists: [{}, { date: "2099-11-30" }] });
  const statusOf = async (): Promise<string> => (await it.read()).status;
  const expire = () =>
    it
      .db()
      .transaction()
      .execute(async (tx) => {
        await sql`select set_config('app.transition', 'on', true)`.execute(tx);
        await tx.updateTable("callouts").set({ status: "expired" }).where("id", "=", it.callout().id).execute();
      });
  await expire();
  await it.db().transaction().execute(openUntilOver);
  expect(await statusOf()).toBe("open");
  await expire();
  await it
    .db()
    .updateTable("lists")
    .set({ starts_at: new Date("2020-01-01"), ends_at: new Date("2020-01-02") })
    .execute();
  await it.db().transaction().execute(openUntilOver);
  expect(await statusOf()).toBe("expired");
});
