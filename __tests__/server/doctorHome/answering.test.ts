import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { anAnswer } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome, field, listOf, part } from "../../support/doctorHome.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { answersOf, atHome, booked, said } = doctorHome(ports, () => app);

test("three callouts are answered on one page with one press, each in its own way", async () => {
  const { callouts, doctor, home } = await atHome();
  const [one, two, three] = callouts;
  const opened = await home.open();
  expect([opened.statusCode, part(opened.body, "answer").match(/role="radiogroup"/g)?.length]).toEqual([200, 3]);
  const reply = await home.press("", {
    [field(one)]: "available",
    [`note-${one?.id}`]: "From 08:30",
    [field(two)]: "if_needed",
    [`from-${listOf(two)}`]: "9",
    [`to-${listOf(two)}`]: "11:00",
    [field(three)]: "unavailable",
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${home.path}?sent=1`]);
  expect(await answersOf(doctor)).toMatchObject([
    { response: "available", note: "From 08:30", part_from: null },
    { response: "if_needed", note: null, part_from: "09:00", part_to: "11:00" },
    { response: "unavailable", note: null },
  ]);
  const { body } = await home.open("?sent=1");
  expect(body).toContain("Thank you, the practice has your answers.");
  expect(part(body, "answer")).toContain("Nothing needs your answer");
  expect(part(body, "offered").match(/class="rl/g)).toHaveLength(2);
  expect(body).toContain("Declined or filled: 1 list");
});

test("times of a part without an answer are refused at their list, whichever other callout was answered", async () => {
  const { callouts, doctor, home } = await atHome();
  const [one, two] = callouts;
  const reply = await home.press("", {
    [field(one)]: "available",
    [`from-${listOf(two)}`]: "09:00",
    [`to-${listOf(two)}`]: "11:00",
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.body.replace(/<[^>]+>/g, "")).toContain("Please choose an answer for Mon 30 November, 08:00–12:00.");
  const card = new RegExp(`aria-labelledby="l${listOf(two)}">.*?</section>`, "s").exec(reply.body)?.[0];
  expect(card).toMatch(/Please choose an answer\..* autofocus.*value="09:00".*value="11:00"/s);
  expect(await said(doctor)).toEqual(["none", "none", "none"]);
});

test("a part answered here after the office has booked the whole: the booking is shown, and what was not taken is said", async () => {
  const { callout, home, doctor } = await booked();
  const reply = await home.press("", {
    [field(callout)]: "available",
    [`from-${listOf(callout)}`]: "08:00",
    [`to-${listOf(callout)}`]: "10:00",
    change: String(listOf(callout)),
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain("so your answer for a part of the list was not taken.");
  expect(reply.body).not.toContain("because the list has started or is closed");
  expect(part(reply.body, "booked")).toContain("08:00–12:00");
  expect((await answersOf(doctor))[0]).toMatchObject({ outcome: "confirmed", part_from: null });
});

test("a list that has opened again as “Put me on standby” is pressed here is to be answered", async () => {
  const { callouts, practice, doctor, home } = await atHome();
  const [callout] = callouts;
  if (!callout) throw new Error("A callout");
  await anAnswer(ports(), practice, callout, doctor, "unavailable");
  const reply = await home.press("/standby", { list: String(listOf(callout)) });
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain("It is open again: are you still free?");
  expect(part(reply.body, "answer")).toContain(`name="${field(callout)}"`);
});

test("the office hears of it as of answers by the link: notifications and audit are the doctor's", async () => {
  const { callouts, doctor, home } = await atHome();
  await home.press("", Object.fromEntries(callouts.map((one) => [field(one), "available"])));
  const { db } = ports().database;
  const told = await db
    .selectFrom("notifications")
    .selectAll()
    .where("notification_type", "=", "new_availability")
    .execute();
  expect(told.map(({ callout_id, action_by_id }) => [callout_id, action_by_id])).toEqual(
    callouts.map(({ id }) => [id, null]),
  );
  const audit = await db.selectFrom("audit_events").selectAll().where("action", "=", "answer_recorded").execute();
  expect(audit.map(({ actor_type, actor_id }) => [actor_type, actor_id])).toEqual(
    callouts.map(() => ["doctor", doctor.id]),
  );
});

test("the same form sent twice changes nothing and notifies nobody", async () => {
  const { callouts, home } = await atHome();
  const count = async () => (await ports().database.db.selectFrom("notifications").select("id").execute()).length;
  const fields = Object.fromEntries(callouts.map((one) => [field(one), "available"]));
  await home.press("", fields);
  const before = await count();
  expect((await home.press("", fields)).statusCode).toBe(303);
  expect(await count()).toBe(before);
});

test("a callout that closed meanwhile is named, the others' answers are kept", async () => {
  const { practice, callouts, doctor, home } = await atHome();
  const [one, two, three] = callouts;
  const stamp = await home.stamp();
  const call = await asUser(app, ports(), practice.user);
  await call("POST", `/callouts/${two?.id}/cancel`, { reason: "Theatre closed", lock_version: two?.lock_version });
  ports().clock.advance(800);
  const fields = { [field(one)]: "available", [field(two)]: "available", [field(three)]: "if_needed" };
  const { statusCode, body } = await home.post("", { stamp, ...fields });
  expect(statusCode).toBe(409);
  expect(body).toMatch(
    /These answers were not taken.*Mon 30 November, 08:00–12:00.*Your other answers have been saved/s,
  );
  expect(await said(doctor)).toEqual(["available", "none", "if_needed"]);
});

test("a list that began meanwhile is named, and the answers to those after it are kept", async () => {
  const { callouts, doctor, home } = await atHome();
  ports().clock.advance(Date.parse("2026-11-27T09:00:00Z") - ports().clock.now().getTime());
  const { statusCode, body } = await home.press(
    "",
    Object.fromEntries(callouts.map((one) => [field(one), "available"])),
  );
  expect(statusCode).toBe(409);
  expect(body).toMatch(/These answers were not taken.*Fri 27 November.*Your other answers have been saved/s);
  expect(await said(doctor)).toEqual(["none", "available", "available"]);
});

test("a mistake in one answer stores none of them, and everything typed is still there", async () => {
  const { callouts, doctor, home } = await atHome();
  const [one, two] = callouts;
  const { statusCode, body } = await home.press("", {
    [field(one)]: "available",
    [`note-${one?.id}`]: "Back at noon",
    [field(two)]: "available",
    [`from-${listOf(two)}`]: "11:00",
    [`to-${listOf(two)}`]: "09:00",
  });
  expect([statusCode, await said(doctor)]).toEqual([422, ["none", "none", "none"]]);
  expect(body.match(/value="available" checked/g)).toHaveLength(2);
  expect(body).toContain(">Back at noon</textarea>");
  expect(body).toContain('value="11:00" aria-invalid="true"');
});

test("a form without an answer is told so", async () => {
  const { home } = await atHome();
  const { statusCode, body } = await home.press("");
  expect([statusCode, body.includes("Please choose an answer.")]).toEqual([422, true]);
});

test("an offer can be changed: its list comes back to be answered, with what was said", async () => {
  const { practice, callouts, doctor, home } = await atHome();
  const [callout] = callouts;
  if (!callout) throw new Error("A callout");
  await anAnswer(ports(), practice, callout, doctor, "if_needed");
  const { body } = await home.open();
  expect(part(body, "offered")).toContain(`?change=${listOf(callout)}#answer`);
  const changing = await home.open(`?change=${listOf(callout)}`);
  expect(part(changing.body, "answer")).toContain('value="if_needed" checked');
  await home.press("", { change: String(listOf(callout)), [field(callout)]: "unavailable" });
  expect((await said(doctor))[0]).toBe("unavailable");
});

test("a booking: all that is needed to be there, Got it once, and the calendar entry of the invitation", async () => {
  const { callout, doctor, home } = await booked();
  const { body } = await home.open();
  expect(part(body, "booked")).toContain("Got it");
  await home.press("/acknowledge", { list: String(listOf(callout)) });
  expect((await answersOf(doctor))[0]?.acknowledged_at).not.toBeNull();
  expect(part((await home.open()).body, "booked")).not.toContain("Got it");
  const invitation = await ports()
    .database.db.selectFrom("outbox_emails")
    .select("ics")
    .where("kind", "=", "confirmation")
    .where("is_copy", "=", false)
    .executeTakeFirstOrThrow();
  const uid = /UID:\S+/.exec(invitation.ics ?? "")?.[0] ?? "none";
  const file = await home.open("/calendar.ics");
  expect([file.statusCode, file.body.includes(uid)]).toEqual([200, true]);
});

test("a booking is withdrawn with a reason; the office reads it, and the page no longer shows the booking", async () => {
  const { callout, doctor, home } = await booked();
  const asking = await home.open(`?withdraw=${listOf(callout)}`);
  expect(asking.body).toContain("Can you no longer do this list?");
  expect((await home.press("/withdraw", { list: String(listOf(callout)), reason: "Ill" })).statusCode).toBe(303);
  expect((await answersOf(doctor))[0]).toMatchObject({ response: "unavailable", outcome: "released", note: "Ill" });
  expect(part((await home.open()).body, "booked")).toContain("You have no bookings ahead.");
  const told = ports().database.db.selectFrom("notifications").selectAll();
  const withdrawn = await told.where("notification_type", "=", "notification_change_to_unavailable").execute();
  expect(withdrawn).toMatchObject([{ callout_id: callout.id, params: { reason: "Ill" } }]);
});

test("who has withdrawn is told so at the top of the page, of which list, and once", async () => {
  const { callout, home } = await booked();
  const pressed = await home.press("/withdraw", { list: String(listOf(callout)) });
  expect(pressed.headers.location).toBe(`${home.path}?withdrawn=${listOf(callout)}`);
  const { body } = await home.open(`?withdrawn=${listOf(callout)}`);
  const [top = ""] = body.split('<section class="topic"');
  expect(/<div role="status">.*?<\/div><\/div>/s.exec(top)?.[0].replace(/<[^>]+>/g, " ")).toMatch(
    /You are no longer booked\. +Fri 27 November, 08:00–12:00 +You are not expected for this list\./,
  );
  // The list starts within the hours of which the practice wants to hear by telephone.
  expect(top).toContain("Please phone us now as well");
  expect(body.match(/You are no longer booked\./g)).toHaveLength(1);
  for (const query of ["", "?withdrawn=0", "?withdrawn=x"])
    expect((await home.open(query)).body.split('<section class="topic"')[0]).not.toContain("no longer booked");
});

test("close to the start the page that withdraws shows the telephone number", async () => {
  const { callout, home } = await booked();
  const now = ports().clock.now().getTime();
  ports().clock.advance(Date.parse("2026-11-26T08:00:00Z") - now);
  expect((await home.open(`?withdraw=${listOf(callout)}`)).body).toContain("Please phone us now as well");
});

test("a reason that is too long comes back to be shortened", async () => {
  const { callout, doctor, home } = await booked();
  const reply = await home.press("/withdraw", { list: String(listOf(callout)), reason: "x".repeat(501) });
  expect([reply.statusCode, reply.body.includes("x".repeat(501))]).toEqual([422, true]);
  expect((await answersOf(doctor))[0]?.outcome).toBe("confirmed");
});

test("lists that are over are under Past, with the booking named", async () => {
  const { home } = await booked();
  ports().clock.advance(Date.parse("2026-11-28T08:00:00Z") - ports().clock.now().getTime());
  const { body } = await home.open();
  expect(part(body, "booked")).toContain("You have no bookings ahead.");
  expect(body).toMatch(/Past: 1 list.*Fri 27 November.*Booked/s);
});

test("who was never asked sees an empty page, and the parts say so", async () => {
  const { doctor, home } = await atHome({ days: [] });
  const { statusCode, body } = await home.open();
  expect([statusCode, body.includes(doctor.last_name)]).toEqual([200, true]);
  for (const none of ["Nothing needs your answer", "You have no offers waiting.", "You have no bookings ahead."])
    expect(body).toContain(none);
});

test("the pause and the language are settled here as on the page of a callout", async () => {
  const { doctor, home } = await atHome();
  await home.press("/preferences", { pause: "7" });
  await home.press("/preferences", { locale: "de" });
  const row = ports().database.db.selectFrom("doctors").selectAll().where("id", "=", doctor.id);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ status: "paused", locale: "de" });
  expect((await home.open()).body).toContain("Ihre OP-Listen");
});
