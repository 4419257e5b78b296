import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { confirmResponses } from "../../../server/features/callouts/decisions/confirmResponse.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath, PRESSED } from "../../support/doctorsPage.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

async function asked(values: Parameters<typeof aCallout>[2] = {}, doctors = 2) {
  const practice = await aPractice(ports(), { doctors });
  const callout = await aCallout(ports(), practice, values);
  const [doctor, other] = practice.doctors;
  const [list] = callout.lists;
  if (!doctor || !other || !list) throw new Error("A list and two doctors");
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  return { practice, callout, doctor, other, list, page, field: `answer-${list.id}` };
}
type Asked = Awaited<ReturnType<typeof asked>>;

async function confirm({ practice, callout }: Asked, doctor: { id: number }) {
  const { db } = ports().database;
  const rows = db.selectFrom("responses").selectAll().where("callout_id", "=", callout.id);
  const { id, lock_version } = await rows.where("doctor_id", "=", doctor.id).executeTakeFirstOrThrow();
  const asked = { calloutId: callout.id, items: [{ responseId: id, lockVersion: lock_version }] };
  await inCompany(ports(), practice.companyId, (unit) => confirmResponses(unit, asked, practice.user.id));
}
async function booked(values: Parameters<typeof aCallout>[2] = {}) {
  const all = await asked(values);
  await anAnswer(ports(), all.practice, all.callout, all.doctor, "available");
  await confirm(all, all.doctor);
  return all;
}

const answers = async () => {
  const rows = await ports().database.db.selectFrom("responses").selectAll().orderBy("id").execute();
  return rows.map(({ response, note, source }) => [response, note, source]);
};
const alerts = () =>
  ports().database.db.selectFrom("outbox_emails").selectAll().where("kind", "=", "late_withdrawal").execute();
const news = async () => {
  const rows = await ports().database.db.selectFrom("notifications").selectAll().orderBy("seq").execute();
  return rows.map((row) => row.notification_type).slice(1);
};

test("open – choose – send – thank you, and a reload sends nothing again", async () => {
  const { page, field } = await asked();
  expect((await page.open()).body).toContain("Can you cover?");
  const sent = await page.press("", { [field]: "available", note: "From 08:30" });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, page.path]);
  expect((await answers())[0]).toEqual(["available", "From 08:30", "email_link"]);
  const { body } = await page.open();
  expect(body).toContain("You have told the practice that you are <b>available</b>");
  expect(body).toContain("You are not booked until confirmed.");
  // One sees what the practice reads, not only that something was sent.
  expect(body).not.toContain("<textarea");
  expect(body).toContain("From 08:30");
  expect(await news()).toEqual(["new_availability"]);
});

test("the same answer again is no second notification; another is", async () => {
  const { page, field } = await asked();
  for (const answer of ["available", "available", "unavailable", "unavailable"])
    await page.post("", { stamp: await later(page), [field]: answer }, PRESSED);
  expect(await news()).toEqual(["new_availability", "notification_change_to_unavailable"]);
});

/** A stamp that is old enough, also of the page that shows no form. */
async function later(page: Asked["page"]): Promise<string> {
  const { body } = await page.open("?change=1");
  ports().clock.advance(1000);
  return /name="stamp" value="([^"]+)"/.exec(body)?.[1] ?? "";
}

test("nothing chosen: the page says so and keeps the note as it was typed", async () => {
  const { page } = await asked();
  const reply = await page.press("", { note: '</textarea><script>alert("1")</script>' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain("Please choose an answer.");
  expect(reply.body).toContain("&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</textarea>");
  expect((await answers())[0]).toEqual(["none", null, null]);
});

test("a note too long: the page says so and keeps the choice", async () => {
  const { page, field } = await asked();
  const reply = await page.press("", { [field]: "if_needed", note: "x".repeat(501) });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain("Please shorten the note to 500 characters.");
  expect(reply.body).toContain(`name="${field}" value="if_needed" checked`);
});

test("answers differ by list", async () => {
  const { page, callout } = await asked({ lists: [{}, { date: "2026-11-28" }] });
  const [one, two] = callout.lists;
  await page.press("", { [`answer-${one?.id}`]: "unavailable", [`answer-${two?.id}`]: "if_needed" });
  expect((await answers()).slice(0, 2).map(([answer]) => answer)).toEqual(["unavailable", "if_needed"]);
});

test("an answer to another callout's list is not taken", async () => {
  const { page } = await asked();
  const other = await asked();
  expect((await page.press("", { [other.field]: "available" })).statusCode).toBe(422);
  expect((await answers()).every(([answer]) => answer === "none")).toBe(true);
});

test("confirmed – got it – I can’t any more – please also telephone", async () => {
  const { page, list } = await booked({ lists: [{ date: "2026-11-26" }] });
  expect((await page.open()).body).toContain("You’re booked");
  expect((await page.press("/acknowledge")).statusCode).toBe(303);
  expect((await page.open()).body).toContain("The practice knows that you have seen it.");
  const question = (await page.open(`?withdraw=${list.id}`)).body;
  expect(question).toContain("Please phone us now as well");
  const stamp = /name="stamp" value="([^"]+)"/.exec(question)?.[1] ?? "";
  ports().clock.advance(1000);
  expect((await page.post("/withdraw", { stamp, list: String(list.id) })).statusCode).toBe(303);
  const { body } = await page.open();
  expect(body).toContain("You have told the practice that you are <b>not available</b>");
  expect(body).toContain('<a class="phone" href="tel:02079460000">020 7946 0000</a>');
  expect(await news()).toEqual(["new_availability", "callout_confirmed", "notification_change_to_unavailable"]);
  expect(await alerts()).toMatchObject([{ to_address: "system@practice.example.test", doctor_id: null }]);
  expect((await alerts())[0]?.text).toContain("Thu 26 November, 08:00–12:00");
});

test("long before the start a withdrawal asks for no telephone call", async () => {
  const { page, list } = await booked({ lists: [{ date: "2026-12-10" }] });
  expect((await page.open(`?withdraw=${list.id}`)).body).not.toContain("Please phone us now as well");
  expect((await page.press("/withdraw", { list: String(list.id) })).statusCode).toBe(303);
  expect(await alerts()).toEqual([]);
});

test("the booking is offered as a calendar entry; without a booking there is none", async () => {
  const { page, list, callout, other } = await booked();
  const entry = await page.open("/calendar.ics");
  expect(entry.headers["content-type"]).toContain("text/calendar");
  expect(entry.body).toContain(`UID:list-${list.id}@`);
  expect(entry.body).toContain("DTSTART:20261127T080000Z");
  const others = doctorsPage(ports(), app, await linkPath(ports(), callout, other));
  expect((await others.open("/calendar.ics")).statusCode).toBe(404);
});

test("filled by another – an offer to step in is one tap, and is no booking", async () => {
  const all = await asked();
  await anAnswer(ports(), all.practice, all.callout, all.other, "available");
  await confirm(all, all.other);
  expect((await all.page.open()).body).toContain("Filled, thank you");
  const wish = () =>
    ports()
      .database.db.selectFrom("responses")
      .select(["outcome", "standby_wanted_at"])
      .orderBy("id")
      .executeTakeFirst();
  await all.page.press("", { [all.field]: "available" });
  expect((await all.page.open()).body).toContain("Put me on standby");
  expect(await wish()).toMatchObject({ standby_wanted_at: null });
  await all.page.press("", { [all.field]: "unavailable" });
  const tap = await all.page.press("/standby", { list: String(all.list.id) });
  expect(tap.statusCode).toBe(303);
  expect((await all.page.open()).body).toContain("You have offered to step in");
  expect((await answers())[0]?.[0]).toBe("if_needed");
  expect(await wish()).toEqual({ outcome: "not_required", standby_wanted_at: ports().clock.now() });
  await all.page.press("/standby", { list: String(all.list.id) });
  await all.page.press("", { [all.field]: "unavailable" });
  expect(await wish()).toMatchObject({ standby_wanted_at: null });
  const audit = await ports()
    .database.db.selectFrom("audit_events")
    .selectAll()
    .where("action", "=", "standby_wanted")
    .execute();
  expect(audit).toHaveLength(1);
  expect((await all.page.press("/standby", { list: "1" })).statusCode).toBe(409);
});

test("a list that has started takes no more answers, and the page says why", async () => {
  const { page, field } = await asked();
  const stamp = await page.stamp();
  ports().clock.advance(3 * 24 * 3_600_000);
  const reply = await page.post("", { stamp, [field]: "available" });
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain("The list has started or is closed");
  expect((await page.open()).body).toContain("This callout is over");
  expect((await answers())[0]?.[0]).toBe("none");
});

test("only part of a list is offered with from and to; times outside it are refused and kept", async () => {
  const { page, field, list } = await asked();
  const part = (from: string, to: string) => ({
    [field]: "available",
    [`from-${list.id}`]: from,
    [`to-${list.id}`]: to,
  });
  for (const [from, to] of [
    ["09:00", ""],
    ["11:00", "09:00"],
    ["07:00", "10:00"],
    ["09:00", "13:00"],
  ] as const) {
    const reply = await page.press("", part(from, to));
    expect([reply.statusCode, reply.body.includes(`value="${from}"`)]).toEqual([422, true]);
  }
  expect((await page.press("", part("09:00", "12:00"))).statusCode).toBe(303);
  const row = () => ports().database.db.selectFrom("responses").selectAll().orderBy("id").executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ part_from: "09:00", part_to: "12:00" });
  expect((await page.open()).body).toContain("Only 09:00–12:00");
});
