import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { type ClockJob } from "../../../server/platform/queues.ts";
import { aCallout, aCalloutInput, aDraft, anAnswer, aPractice, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

const HOUR = 3_600_000;

async function scene(options: { doctors?: number } = {}) {
  app = await buildApp(ports());
  const practice = await aPractice(ports(), options);
  const call = await asUser(app, ports(), practice.user);
  return { practice, call, db: ports().database.db };
}
const kinds = async () => {
  const rows = await ports().database.db.selectFrom("outbox_emails").select("kind").orderBy("id").execute();
  return rows.map((row) => row.kind);
};
/** As notifications name where a list is, and whose. */
async function placeOf({ site, surgeon }: { site: { id: number }; surgeon: { id: number } }) {
  const { db } = ports().database;
  const at = await db.selectFrom("sites").select("short_name").where("id", "=", site.id).executeTakeFirstOrThrow();
  const whose = await db
    .selectFrom("surgeons")
    .select("display_name")
    .where("id", "=", surgeon.id)
    .executeTakeFirstOrThrow();
  return { site: at.short_name, surgeon: whose.display_name };
}
const job = (companyId: number, calloutId: number, step: ClockJob["step"], at: string): ClockJob => ({
  companyId,
  calloutId,
  step,
  at,
});

test("a draft is changed as a whole, and whoever holds an older version is told who changed it", async () => {
  const { practice, call, db } = await scene();
  const { id } = await aDraft(ports(), practice);
  const colleague = await aUser(db, { company_id: practice.companyId, first_name: "Beatrix", last_name: "Holm" });
  const other = await asUser(app, ports(), colleague);
  const lists = [{ theatre: "Theatre 4" }, { date: "2026-12-04" }];
  const callout = aCalloutInput(practice, { lists, message: "Two lists", internal_notes: "Ask Hana first" });
  const saved = await other("PUT", `/callouts/${id}`, { callout, lock_version: 0 });
  expect(saved.body.data).toMatchObject({ message: "Two lists", internal_notes: "Ask Hana first", lock_version: 1 });
  expect(saved.body.data.lists).toMatchObject([{ theatre: "Theatre 4" }, { date: "2026-12-04" }]);
  const stale = await call("PUT", `/callouts/${id}`, { callout, lock_version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { code: "stale" } });
  expect(stale.body.data).toMatchObject({ lock_version: 1, updated_by: "Beatrix Holm" });
  const half = await call("PUT", `/callouts/${id}`, { callout: { message: "x" }, lock_version: 1 });
  expect(half.body.code).toBe("invalid_input");
});

test("once sent, message, respond-by and notes change, and nothing else", async () => {
  const { practice, call } = await scene();
  const { id } = await aCallout(ports(), practice);
  const callout = { message: "Parking is closed", internal_notes: "n", respond_by: "2026-11-26T10:00:00Z" };
  const changed = await call("PUT", `/callouts/${id}`, { callout, lock_version: 1 });
  expect(changed.body.data).toMatchObject({ message: "Parking is closed", status: "open", lock_version: 2 });
  const refused = await call("PUT", `/callouts/${id}`, { callout: { mode: "first_come" }, lock_version: 2 });
  expect(refused).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
  const { body } = await call("GET", `/callouts/${id}/events`);
  expect(body.data[0]).toMatchObject({ action: "callout_changed", actor: { name: "Anna Whitlocke" } });
});

test("a scheduled callout goes out once at its time, however many processes are told so", async () => {
  const { practice, call } = await scene();
  const { id } = await aDraft(ports(), practice);
  const at = "2026-11-25T08:00:00.000Z";
  for (const send_at of ["2026-11-24T10:42:00Z", "2026-11-27T08:00:00Z"])
    expect(await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 })).toMatchObject({ status: 422 });
  const { body } = await call("POST", `/callouts/${id}/schedule`, { send_at: at, lock_version: 0 });
  expect(body.data).toMatchObject({ status: "scheduled", send_at: at, sent_by: null });
  const send = job(practice.companyId, id, "send", at);
  await expect(runClockJob(ports(), send)).rejects.toThrow("Not yet due");
  ports().clock.advance(22 * HOUR);
  const results = await Promise.all([runClockJob(ports(), send), runClockJob(ports(), send)]);
  expect(results.sort()).toEqual(["not due", "sent"]);
  // By whoever scheduled it.
  expect((await call("GET", "/callouts")).body.data).toMatchObject([{ status: "open", sent_by: "Anna Whitlocke" }]);
  expect(await kinds()).toEqual(["callout", "callout", "callout", "office_digest"]);
});

test("made with the moment to go out, a callout waits for it at once; where that cannot be, none is made", async () => {
  const { practice, call, db } = await scene();
  const callout = aCalloutInput(practice);
  for (const send_at of ["2026-11-24T10:42:00Z", "2026-11-27T08:00:00Z"]) {
    const refused = await call("POST", "/callouts", { callout: { ...callout, send_at } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { send_at: expect.anything() } } });
  }
  expect(await db.selectFrom("callouts").select("id").execute()).toEqual([]);
  const at = "2026-11-25T08:00:00.000Z";
  const { status, body } = await call("POST", "/callouts", { callout: { ...callout, send_at: at } });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ status: "scheduled", send_at: at });
  ports().clock.advance(22 * HOUR);
  expect(await runClockJob(ports(), job(practice.companyId, body.data.id, "send", at))).toBe("sent");
});

test("a scheduled callout is edited where it stands, never so that it would start before it is sent, or sent at once", async () => {
  const { practice, call, db } = await scene();
  const { id } = await aDraft(ports(), practice, { internal_notes: "Ask Hana first" });
  const send_at = "2026-11-25T08:00:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  const { internal_notes, ...callout } = aCalloutInput(practice, { message: "Parking is closed" });
  const edited = await call("PUT", `/callouts/${id}`, { callout, lock_version: 1 });
  expect(edited.body.data).toMatchObject({ status: "scheduled", send_at, message: "Parking is closed" });
  expect(edited.body.data).toMatchObject({ internal_notes: "Ask Hana first" });
  const early = aCalloutInput(practice, { lists: [{ date: "2026-11-25", start_time: "07:30" }] });
  const refused = await call("PUT", `/callouts/${id}`, { callout: early, lock_version: 2 });
  expect(refused).toMatchObject({ status: 422, body: { errors: { send_at: ["must be before the first list"] } } });
  const beatrix = await aUser(db, { company_id: practice.companyId, first_name: "Beatrix", last_name: "Holm" });
  const sent = await (await asUser(app, ports(), beatrix))("POST", `/callouts/${id}/send`);
  expect(sent.body.data).toMatchObject({ status: "open", send_at: null, sent_by: "Beatrix Holm" });
  ports().clock.advance(22 * HOUR);
  expect(await runClockJob(ports(), job(practice.companyId, id, "send", send_at))).toBe("not due");
  expect(await kinds()).toEqual(["callout", "callout", "callout", "office_digest"]);
});

test("unscheduled, a callout is a draft that no clock sends", async () => {
  const { practice, call } = await scene();
  const { id } = await aDraft(ports(), practice);
  const at = "2026-11-25T08:00:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at: at, lock_version: 0 });
  const { body } = await call("POST", `/callouts/${id}/unschedule`, { lock_version: 1 });
  expect(body.data).toMatchObject({ status: "draft", send_at: null });
  ports().clock.advance(22 * HOUR);
  expect(await runClockJob(ports(), job(practice.companyId, id, "send", at))).toBe("not due");
  expect(await kinds()).toEqual([]);
});

test("what can no longer be sent at its time is a draft again, and the inbox says so", async () => {
  const { practice, call, db } = await scene();
  const { id } = await aDraft(ports(), practice);
  const at = "2026-11-25T08:00:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at: at, lock_version: 0 });
  await db.updateTable("doctors").set({ status: "paused" }).execute();
  ports().clock.advance(22 * HOUR);
  expect(await runClockJob(ports(), job(practice.companyId, id, "send", at))).toBe("nobody_to_send_to");
  expect((await call("GET", `/callouts/${id}`)).body.data).toMatchObject({ status: "draft", responses: [] });
  const news = await db.selectFrom("notifications").selectAll().execute();
  expect(news).toMatchObject([{ notification_type: "callout_not_sent", callout_id: id, action_by_id: null }]);
  // An office of another language reads which list it is in its own words.
  expect(news[0]?.params).toEqual({ list_date: "2026-11-27", session: "am", ...(await placeOf(practice)) });
});

test("halfway to respond-by those who have not answered are reminded once", async () => {
  const { practice } = await scene();
  const callout = await aCallout(ports(), practice, { respond_by: "2026-11-25T10:42:00Z" });
  await anAnswer(ports(), practice, callout, practice.doctors[0] ?? { id: 0 }, "unavailable");
  const remind = job(practice.companyId, callout.id, "remind", "2026-11-24T22:42:00.000Z");
  ports().clock.advance(12 * HOUR);
  expect(await runClockJob(ports(), remind)).toBe("reminded 2");
  ports().clock.advance(3 * HOUR);
  await runClockJob(ports(), remind);
  expect((await kinds()).filter((kind) => kind === "reminder")).toHaveLength(2);
});

test("nobody is reminded whose address refuses mail or who wants none; a pause that is over holds nobody back", async () => {
  const { practice, call, db } = await scene({ doctors: 5 });
  const { id } = await aCallout(ports(), practice);
  const [complained, bounced, paused, rested, ready] = practice.doctors.map((doctor) => doctor.id);
  const change = (doctor: number | undefined, values: object) =>
    db
      .updateTable("doctors")
      .set(values)
      .where("id", "=", doctor ?? 0)
      .execute();
  await change(complained, { email_state: "complained" });
  await change(bounced, { email_state: "bounced" });
  await change(paused, { status: "paused" });
  await change(rested, { status: "paused", paused_until: ports().clock.now() });
  const { body } = await call("POST", `/callouts/${id}/remind_preview`, {});
  expect(body.data.mails[0].doctors.map((doctor: { id: number }) => doctor.id)).toEqual([rested, ready]);
});

test("who is away during every list that is still open to them is not reminded, unless the office asked them in spite of it", async () => {
  const { practice, call, db } = await scene({ doctors: 4 });
  const [both, one, answered, wanted] = practice.doctors.map((doctor) => doctor.id);
  const all = { doctor_ids: practice.doctors.map((doctor) => doctor.id), group_ids: [] };
  const callout = await aCallout(ports(), practice, {
    respond_by: "2026-11-25T10:42:00Z",
    lists: [{}, { date: "2026-11-30" }],
    recipients: { ...all, override_ids: [wanted ?? 0] },
  });
  const away = (doctor: number | undefined, from: string, to: string) =>
    db
      .insertInto("doctor_unavailabilities")
      .values({
        company_id: practice.companyId,
        doctor_id: doctor ?? 0,
        starts_at: new Date(from),
        ends_at: new Date(to),
        reason: "leave",
        created_at: ports().clock.now(),
      })
      .execute();
  for (const doctor of [both, wanted]) await away(doctor, "2026-11-26T00:00:00Z", "2026-12-01T00:00:00Z");
  for (const doctor of [one, answered]) await away(doctor, "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z");
  const listId = callout.lists[0]?.id ?? 0;
  await anAnswer(ports(), practice, callout, { id: answered ?? 0 }, "unavailable", { listId });
  const { body } = await call("POST", `/callouts/${callout.id}/remind_preview`, {});
  expect(body.data.mails[0].doctors.map((doctor: { id: number }) => doctor.id)).toEqual([one, wanted]);
  const remind = job(practice.companyId, callout.id, "remind", "2026-11-24T22:42:00.000Z");
  ports().clock.advance(12 * HOUR);
  expect(await runClockJob(ports(), remind)).toBe("reminded 2");
});

test("dates and instants that no calendar or clock has are refused as input", async () => {
  const { practice, call } = await scene();
  const { id } = await aDraft(ports(), practice);
  for (const moment of [
    "2026-13-01T10:00Z",
    "2026-11-25T29:00:00Z",
    "2026-11-25T10:00:00+29:00",
    "2026-00-25T10:00Z",
  ]) {
    const callout = aCalloutInput(practice, { respond_by: moment });
    expect(await call("POST", "/callouts/preview", { callout })).toMatchObject({ status: 422 });
    expect(await call("POST", `/callouts/${id}/schedule`, { send_at: moment, lock_version: 0 })).toMatchObject({
      status: 422,
    });
  }
  for (const date of ["2026-13-01", "2026-02-30"]) {
    expect(await call("POST", `/callouts/${id}/duplicate`, { date })).toMatchObject({ status: 422 });
    expect(await call("GET", `/callouts?from=${date}`)).toMatchObject({ status: 422 });
    expect(await call("GET", `/lists?from=${date}&to=${date}`)).toMatchObject({ status: 422 });
    expect(await call("GET", `/audit_events?to=${date}`)).toMatchObject({ status: 422 });
  }
});

test("the office reads which list expired in its own language: the first that nobody covers, with hours of its own", async () => {
  const { practice, call, db } = await scene();
  const own = { session: "custom", start_time: "09:15", end_time: "11:45", date: "2026-11-28" } as const;
  const callout = await aCallout(ports(), practice, { lists: [{}, own] });
  const [doctor] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor ?? { id: 0 }, "available", { listId: callout.lists[0]?.id ?? 0 });
  const { body } = await call("GET", `/callouts/${callout.id}`);
  const offer = body.data.responses.find((one: { response: string }) => one.response === "available");
  await confirmFor(ports(), practice, callout.id, { responseId: offer.id });
  ports().clock.advance(95 * HOUR);
  const at = "2026-11-28T09:15:00.000Z";
  expect(await runClockJob(ports(), job(practice.companyId, callout.id, "expire", at))).toBe("expired");
  const expired = await db
    .selectFrom("notifications")
    .select("params")
    .where("notification_type", "=", "callout_expired")
    .execute();
  const { date: list_date, ...times } = own;
  expect(expired).toEqual([{ params: { list_date, ...times, ...(await placeOf(practice)) } }]);
});

test("when the last unfilled list starts the callout expires, and those who offered hear of it", async () => {
  const { practice, call } = await scene();
  const callout = await aCallout(ports(), practice, { lists: [{}, { date: "2026-11-28" }] });
  await anAnswer(ports(), practice, callout, practice.doctors[0] ?? { id: 0 }, "available");
  const expire = (at: string) => runClockJob(ports(), job(practice.companyId, callout.id, "expire", at));
  ports().clock.advance(70 * HOUR);
  expect(await expire("2026-11-27T08:00:00.000Z")).toBe("not due");
  ports().clock.advance(24 * HOUR);
  expect(await expire("2026-11-28T08:00:00.000Z")).toBe("expired");
  expect(await expire("2026-11-28T08:00:00.000Z")).toBe("not due");
  expect((await kinds()).filter((kind) => kind === "expired")).toHaveLength(1);
  expect((await call("GET", `/callouts/${callout.id}`)).body.data).toMatchObject({ status: "expired" });
});

test("the jobs stand in the queue for their times", async () => {
  const { practice } = await scene();
  await aCallout(ports(), practice, { respond_by: "2026-11-25T10:42:00Z" });
  const jobs = await ports().database.boss.fetch<ClockJob>("callout-clock", { batchSize: 9, ignoreStartAfter: true });
  expect(jobs.map(({ data }) => [data.step, data.at]).sort()).toEqual([
    ["expire", "2026-11-27T08:00:00.000Z"],
    ["remind", "2026-11-24T22:42:00.000Z"],
  ]);
});

test("the same Idempotency-Key sends once and is answered alike; another body under it is refused", async () => {
  const { practice } = await scene();
  const { id } = await aDraft(ports(), practice);
  const headers = { ...(await signInHeaders(ports(), practice.user)), "idempotency-key": "one" };
  const send = (url: string) => app.inject({ method: "POST", url: `/admin_api/callouts/${url}`, headers, payload: {} });
  const answers = await Promise.all([send(`${id}/send`), send(`${id}/send`), send(`${id}/send`)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await kinds()).toEqual(["callout", "callout", "callout", "office_digest"]);
  expect((await send(`${id}/remind`)).statusCode).toBe(409);
});
