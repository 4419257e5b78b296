import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCalloutInput, anAnswer, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome, listOf, part } from "../../support/doctorHome.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { answersOf, atHome, booked } = doctorHome(ports, () => app);

const awayOf = ({ id }: { id: number }) =>
  ports()
    .database.db.selectFrom("doctor_unavailabilities")
    .select(["id", "starts_at", "ends_at", "reason", "source"])
    .where("doctor_id", "=", id)
    .orderBy("starts_at")
    .execute();

const eventsOf = (action: "leave_added" | "leave_removed") =>
  ports().database.db.selectFrom("audit_events").selectAll().where("action", "=", action).execute();

/** What the office hears of bookings at such a time. */
const toldAway = () =>
  ports()
    .database.db.selectFrom("notifications")
    .selectAll()
    .where("notification_type", "=", "booked_while_away")
    .execute();

test("whole days on the practice's clocks are stored as the doctor's, and the office sees who entered them", async () => {
  const { practice, doctor, home } = await atHome({ days: [] });
  const reply = await home.press("/away", { from: "2026-12-21", to: "2027-01-03" });
  const [away] = await awayOf(doctor);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${home.path}?away=${away?.id}`]);
  expect(away).toMatchObject({ reason: "leave", source: "doctor" });
  expect([away?.starts_at.toISOString(), away?.ends_at.toISOString()]).toEqual([
    "2026-12-21T00:00:00.000Z",
    "2027-01-04T00:00:00.000Z",
  ]);
  const { body } = await home.open(`?away=${away?.id}`);
  // The days may part at the dash alone.
  expect(body).toContain(
    "Saved. You are marked as away: Mon\u00a021\u00a0December – Sun\u00a03\u00a0January\u00a02027",
  );
  expect(body).not.toContain("booking at this time");
  const call = await asUser(app, ports(), practice.user);
  expect((await call("GET", `/doctors/${doctor.id}/unavailabilities`)).body.data).toMatchObject([{ source: "doctor" }]);
});

test("clocks that change meanwhile: the days are those of the practice's zone", async () => {
  const { practice, doctor, home } = await atHome({ days: [] });
  const { db } = ports().database;
  await db
    .updateTable("company_settings")
    .set({ time_zone: "Australia/Perth" })
    .where("company_id", "=", practice.companyId)
    .execute();
  await home.press("/away", { from: "2026-12-01", to: "2026-12-01" });
  const [away] = await awayOf(doctor);
  expect([away?.starts_at.toISOString(), away?.ends_at.toISOString()]).toEqual([
    "2026-11-30T16:00:00.000Z",
    "2026-12-01T16:00:00.000Z",
  ]);
  expect(part((await home.open()).body, "away")).toContain("<b>Tue\u00a01\u00a0December</b>");
});

test("it is in the audit log as the doctor's, and entered twice it is one", async () => {
  const { doctor, home } = await atHome({ days: [] });
  await home.press("/away", { from: "2026-12-01", to: "2026-12-04" });
  await home.press("/away", { from: "2026-12-01", to: "2026-12-04" });
  const [away, ...more] = await awayOf(doctor);
  expect(more).toEqual([]);
  await home.press("/away_remove", { away: String(away?.id) });
  expect(await awayOf(doctor)).toEqual([]);
  for (const action of ["leave_added", "leave_removed"] as const)
    expect(await eventsOf(action)).toMatchObject([
      { actor_type: "doctor", actor_id: doctor.id, subject_type: "doctor", subject_id: doctor.id },
    ]);
});

test.each<[string, Record<string, string>, string]>([
  ["no days", {}, "Please enter the first and the last day."],
  ["one day alone", { from: "2026-12-01" }, "Please enter the first and the last day."],
  ["no such day", { from: "2026-02-30", to: "2026-12-01" }, "Please enter the first and the last day."],
  ["the wrong order", { from: "2026-12-04", to: "2026-12-01" }, "The last day can’t be before the first."],
  ["days that are over", { from: "2026-11-01", to: "2026-11-02" }, "These days are over."],
  ["a slip of the year", { from: "2036-12-01", to: "2036-12-04" }, "Please check the year."],
  ["more than a year", { from: "2026-12-01", to: "2027-12-31" }, "Please check the year."],
])("not stored, and told with what was typed: %s", async (_name, days, words) => {
  const { doctor, home } = await atHome({ days: [] });
  const { statusCode, body } = await home.press("/away", days);
  expect([statusCode, await awayOf(doctor)]).toEqual([422, []]);
  expect(body).toContain(words);
  for (const day of Object.values(days)) expect(part(body, "away")).toContain(`value="${day}"`);
  expect(/<p class="help" id="away-wrong">(.*?)<\/p>/.exec(part(body, "away"))?.[1]).toContain(words);
  expect(part(body, "away").match(/aria-invalid="true" aria-describedby="away-wrong"/g)).toHaveLength(2);
  expect(body).toContain('<a class="tap" href="#away">I’m away</a></span>');
});

test("pressed too quickly: the days stay as typed, and are not marked as wrong", async () => {
  const { home } = await atHome({ days: [] });
  const days = { from: "2026-12-01", to: "2026-12-04" };
  const { statusCode, body } = await home.post("/away", { stamp: await home.stamp(), ...days });
  expect(statusCode).toBe(422);
  for (const day of Object.values(days)) expect(part(body, "away")).toContain(`value="${day}"`);
  expect(part(body, "away")).not.toContain("aria-invalid");
});

test("a booking at that time stays: the page asks whether to withdraw, and the way to do so is there", async () => {
  const { callout, doctor, home } = await booked();
  const reply = await home.press("/away", { from: "2026-11-26", to: "2026-11-27" });
  expect((await answersOf(doctor))[0]).toMatchObject({ outcome: "confirmed", response: "available" });
  expect(await toldAway()).toMatchObject([
    {
      callout_id: callout.id,
      action_by_id: null,
      params: { doctor_id: String(doctor.id), list_date: "2026-11-27", start_time: "08:00", end_time: "12:00" },
    },
  ]);
  const { body } = await home.open(reply.headers.location?.toString().replace(home.path, ""));
  expect(body).toMatch(/You have a booking at this time.*Fri 27 November.*Keep my booking/s);
  expect(body).toContain(`href="${home.path}?withdraw=${listOf(callout)}"`);
  const later = await home.open();
  expect(later.body).not.toContain("Keep my booking");
  expect(part(later.body, "booked")).toContain("You are marked as away at this time.");
  await home.press("/withdraw", { list: String(listOf(callout)) });
  expect((await answersOf(doctor))[0]).toMatchObject({ outcome: "released" });
});

test("bookings at that time that are several are one notification, which leads to the doctor", async () => {
  const { practice, callouts, doctor, home } = await booked();
  for (const callout of callouts.slice(1)) {
    await anAnswer(ports(), practice, callout, doctor, "available");
    const own = (await answersOf(doctor)).find(({ list_id }) => list_id === listOf(callout));
    await confirmFor(ports(), practice, callout.id, { responseId: own?.id ?? 0 });
  }
  await home.press("/away", { from: "2026-11-26", to: "2026-12-31" });
  const told = await toldAway();
  expect(told).toMatchObject([{ callout_id: null, action_by_id: null }]);
  expect(told[0]?.title).toMatch(/ is booked 3 times, but marked as away$/);
  expect(told[0]?.params).toMatchObject({ doctor_id: String(doctor.id), bookings: "3" });
  expect(told[0]?.params).not.toHaveProperty("list_date");
});

test("a booking on another day is not asked about", async () => {
  const { home } = await booked();
  const reply = await home.press("/away", { from: "2026-11-28", to: "2026-11-29" });
  expect(await toldAway()).toEqual([]);
  const { body } = await home.open(reply.headers.location?.toString().replace(home.path, ""));
  expect(body).toContain("Saved. You are marked as away");
  expect(body).not.toContain("Keep my booking");
});

test("what the office entered is shown without its reason, and only the office removes it", async () => {
  const { practice, doctor, other, home } = await atHome({ days: [] });
  const call = await asUser(app, ports(), practice.user);
  const sick = { starts_at: "2026-12-01T00:00:00Z", ends_at: "2026-12-03T00:00:00Z", reason: "sick" };
  for (const { id } of [doctor, other]) await call("POST", `/doctors/${id}/unavailabilities`, sick);
  const [own] = await awayOf(doctor);
  const [theirs] = await awayOf(other);
  const { body } = await home.open();
  expect(part(body, "away")).toMatch(/Tue\u00a01\u00a0December – Wed\u00a02\u00a0December.*Entered by the practice/s);
  expect(part(body, "away")).not.toMatch(/sick|Remove/i);
  for (const id of [own?.id, theirs?.id, "x"]) await home.press("/away_remove", { away: String(id) });
  expect([await awayOf(doctor), await awayOf(other)]).toMatchObject([[{ id: own?.id }], [{ id: theirs?.id }]]);
});

test("one doctor cannot remove what another entered", async () => {
  const { other, doctor, home } = await atHome({ days: [] });
  await home.press("/away", { from: "2026-12-01", to: "2026-12-04" });
  const [away] = await awayOf(doctor);
  const theirs = await doctorHome(ports, () => app).homeOf(other);
  expect((await theirs.open(`?away=${away?.id}`)).body).not.toContain("You are marked as away");
  await theirs.press("/away_remove", { away: String(away?.id) });
  expect(await awayOf(doctor)).toHaveLength(1);
});

test("the dry run leaves the doctor out, and beside an offer the office reads that the doctor is away", async () => {
  const { practice, callouts, doctor, home } = await atHome();
  const [callout] = callouts;
  if (!callout) throw new Error("A callout");
  await anAnswer(ports(), practice, callout, doctor, "available");
  await home.press("/away", { from: "2026-11-27", to: "2026-11-27" });
  const call = await asUser(app, ports(), practice.user);
  const preview = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice) });
  expect(preview.body.data.skipped).toMatchObject([
    { doctor: { id: doctor.id }, reason: "on_leave", date: "2026-11-27" },
  ]);
  const { responses } = (await call("GET", `/callouts/${callout.id}`)).body.data;
  const fits = responses.map((one: { doctor: { id: number }; fit: { away: boolean } }) => [
    one.doctor.id,
    one.fit.away,
  ]);
  expect(Object.fromEntries(fits)).toEqual(
    Object.fromEntries(practice.doctors.map(({ id }) => [String(id), id === doctor.id])),
  );
});

test("a list to answer at that time says so", async () => {
  const { home } = await atHome();
  await home.press("/away", { from: "2026-11-30", to: "2026-11-30" });
  expect(part((await home.open()).body, "answer").match(/You are marked as away at this time/g)).toHaveLength(1);
});
