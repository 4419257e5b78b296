/** A callout that was just sent is called back: nobody was asked, and no mail goes out. */
import { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../../server/app.ts";
import { homeLink } from "../../../server/domain/homeLink.ts";
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aDraft, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";

const SECONDS = 10;
const ports = testPorts({ callBackSeconds: SECONDS });
let app: FastifyInstance;
afterEach(() => app.close());

async function scene(values: Parameters<typeof aDraft>[2] = {}) {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const draft = await aDraft(ports(), practice, values);
  const { db } = ports().database;
  const path = `/callouts/${draft.id}`;
  const sent: CalloutDetail = (await call("POST", `${path}/send`)).body.data;
  const callBack = (lock_version = sent.lock_version) => call("POST", `${path}/call_back`, { lock_version });
  const show = async (): Promise<CalloutDetail> => (await call("GET", path)).body.data;
  const mails = () => db.selectFrom("outbox_emails").select("kind").orderBy("id").execute();
  return { practice, call, draft, sent, path, db, callBack, show, mails };
}

/** Of the jobs that wait: seconds that they wait at least. */
async function waits(): Promise<number[]> {
  const { rows } = await sql<{ wait: number }>`select extract(epoch from start_after - created_on)::int as wait
    from pgboss.job where name = ${MAIL_QUEUE} and state = 'created'`.execute(ports().database.db);
  return rows.map(({ wait }) => wait);
}

test("the mails of what was sent wait while it can be called back, and then go out by themselves", async () => {
  const { sent, show } = await scene();
  expect(sent).toMatchObject({ status: "open", call_back_ms: SECONDS * 1000 });
  // Ordinary jobs with a time: they outlast a server that dies.
  expect(await waits()).toEqual([10, 10, 10, 10]);
  expect(await deliverDueMail(ports())).toEqual([]);
  ports().clock.advance(SECONDS * 1000);
  expect((await show()).call_back_ms).toBe(0);
  expect(await deliverDueMail(ports(), { early: true })).toEqual(["kept", "kept", "kept", "kept"]);
});

test("called back, it is the draft that it was, and none of its mails is left", async () => {
  const { draft, callBack, show, mails, db, call, path, practice } = await scene({ lists: [{}, { theatre: "4" }] });
  const { body, status } = await callBack();
  expect(status).toBe(200);
  const { lock_version, updated_at, medians, ...before } = draft;
  expect(body.data).toMatchObject(before);
  expect(await show()).toMatchObject({ responses: [], sent_at: null, sent_by: null, call_back_ms: 0 });
  expect(await mails()).toEqual([]);
  expect(await waits()).toEqual([]);
  const events: { action: string }[] = (await call("GET", `${path}/events`)).body.data;
  expect(events.map(({ action }) => action)).toEqual(["callout_called_back", "callout_sent", "callout_created"]);
  // Nobody counts as asked.
  const [doctor] = practice.doctors;
  const profile = (await call("GET", `/doctors/${doctor?.id}`)).body.data;
  expect(JSON.stringify(profile)).not.toContain(draft.reference);
  expect(await db.selectFrom("responses").select("id").execute()).toEqual([]);
});

test("what was called back is sent again as at first, each doctor with one mail", async () => {
  const { callBack, call, path, mails, show } = await scene();
  await callBack();
  expect((await call("POST", `${path}/send`)).body.data.status).toBe("open");
  expect((await mails()).map(({ kind }) => kind)).toEqual(["callout", "callout", "callout", "office_digest"]);
  ports().clock.advance(SECONDS * 1000);
  await deliverDueMail(ports(), { early: true });
  expect((await show()).recipients.map(({ delivery }) => delivery)).toEqual(["kept", "kept", "kept"]);
});

test("the waves of what was called back wait for the next sending", async () => {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const [first, second] = practice.doctors.map(({ id }) => id);
  const call = await asUser(app, ports(), practice.user);
  const draft = await aDraft(ports(), practice, {
    recipients: { doctor_ids: [first ?? 0], group_ids: [] },
    waves: [{ doctor_ids: [second ?? 0], group_ids: [], after_hours: 1, at: null, fewer_than: null }],
  });
  const sent = (await call("POST", `/callouts/${draft.id}/send`)).body.data;
  expect(sent.waves.state).toBe("running");
  const { lock_version } = sent;
  const { body } = await call("POST", `/callouts/${draft.id}/call_back`, { lock_version });
  expect(body.data.waves).toEqual(draft.waves);
  ports().clock.advance(3_600_000);
  const at = sent.waves.next_at;
  const job = { companyId: practice.companyId, calloutId: draft.id, step: "wave" as const, at };
  expect(await runClockJob(ports(), job)).toBe("not due");
});

test("once the mails are on their way it is too late, whatever this server's clock says", async () => {
  const { callBack, show } = await scene();
  await ports().database.boss.fetch(MAIL_QUEUE, { ignoreStartAfter: true });
  expect(await callBack()).toMatchObject({ status: 409, body: { code: "too_late_to_call_back" } });
  expect(await show()).toMatchObject({ status: "open", responses: [{}, {}, {}] });
  ports().clock.advance(SECONDS * 1000);
  expect(await callBack()).toMatchObject({ status: 409, body: { code: "too_late_to_call_back" } });
});

test("doctors see nothing of it before their mails go out, nor once it was called back", async () => {
  const { sent, practice, callBack, call, path, db } = await scene();
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("asked");
  const page = doctorsPage(ports(), app, await linkPath(ports(), sent, doctor));
  const row = await db.selectFrom("doctors").selectAll().where("id", "=", doctor.id).executeTakeFirstOrThrow();
  const home = doctorsPage(ports(), app, new URL(homeLink(ports(), row)).pathname);
  const looks = async () => [(await page.open()).statusCode, (await home.open()).body.includes("St Brannoc")];
  expect(await looks()).toEqual([404, false]);
  await callBack();
  expect(await looks()).toEqual([404, false]);
  await call("POST", `${path}/send`);
  ports().clock.advance(SECONDS * 1000);
  expect(await looks()).toEqual([200, true]);
});

test("what has been done with it since is not thrown away", async () => {
  const { sent, callBack, call, path, show } = await scene();
  const [response] = sent.responses;
  await call("PUT", `${path}/responses/${response?.id}`, { response: "available" });
  expect((await show()).counts.available).toBe(1);
  const { lock_version } = await show();
  expect(await callBack(lock_version)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
  expect(await show()).toMatchObject({ status: "open", counts: { available: 1 } });
});

test("only the one that was seen is called back, by a colleague as well, and only while it is open", async () => {
  const { sent, callBack, practice, db, path } = await scene();
  const { lock_version } = sent;
  expect(await callBack(lock_version - 1)).toMatchObject({ status: 409, body: { code: "stale" } });
  const beatrix = await aUser(db, { company_id: practice.companyId, first_name: "Beatrix" });
  const other = await asUser(app, ports(), beatrix);
  const { body } = await other("POST", `${path}/call_back`, { lock_version });
  expect(body.data.status).toBe("draft");
  expect(await callBack(body.data.lock_version)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
});

/** What goes out once the window has passed. */
async function goesOut({ mails }: Awaited<ReturnType<typeof scene>>): Promise<string[]> {
  ports().clock.advance(SECONDS * 1000);
  await deliverDueMail(ports(), { early: true });
  return (await mails()).map(({ kind }) => kind);
}

test("what is cancelled in the meantime invites nobody, and nobody counts as asked", async () => {
  const it = await scene();
  const cancelled = await it.call("POST", `${it.path}/cancel`, { reason: "x", lock_version: it.sent.lock_version });
  expect(cancelled).toMatchObject({ status: 200, body: { data: { status: "cancelled", call_back_ms: 0 } } });
  expect(cancelled.body.data.recipients.map(({ delivery }: { delivery: string }) => delivery)).toEqual(
    Array(3).fill("skipped"),
  );
  expect(await waits()).toEqual([]);
  expect(await goesOut(it)).toEqual([]);
});

test("whoever answered by telephone hears that it was cancelled, after the window as any mail", async () => {
  const it = await scene();
  const [response] = it.sent.responses;
  await it.call("PUT", `${it.path}/responses/${response?.id}`, { response: "available" });
  const { lock_version } = await it.show();
  await it.call("POST", `${it.path}/cancel`, { reason: "x", lock_version });
  expect(await waits()).toEqual([10, 10]);
  expect(await goesOut(it)).toEqual(["cancelled", "office_digest"]);
});

test("what a telephoned yes has filled in the meantime invites nobody else", async () => {
  const it = await scene({ mode: "first_come" });
  const [response] = it.sent.responses;
  await it.call("PUT", `${it.path}/responses/${response?.id}`, { response: "available" });
  expect((await it.show()).status).toBe("confirmed");
  expect(await goesOut(it)).toEqual(["confirmation", "office_digest"]);
});

test("only what the sender has already taken goes out, whatever becomes of the callout", async () => {
  const it = await scene();
  await ports().database.boss.fetch(MAIL_QUEUE, { ignoreStartAfter: true });
  await it.call("POST", `${it.path}/cancel`, { reason: "x", lock_version: it.sent.lock_version });
  expect((await it.mails()).map(({ kind }) => kind)).toEqual(["callout", "office_digest"]);
});

test("one list alone is cancelled only once the doctors have their emails", async () => {
  const it = await scene({ lists: [{}, { theatre: "4" }] });
  const [list] = it.sent.lists;
  const cancel = () =>
    it.call("POST", `${it.path}/lists/${list?.id}/cancel`, { reason: "x", lock_version: list?.lock_version });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: "not_sent_yet" } });
  ports().clock.advance(SECONDS * 1000);
  expect(await cancel()).toMatchObject({ status: 200 });
});

test("what goes out at its time is not held: until then it could be stopped", async () => {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const { id } = await aDraft(ports(), practice);
  const send_at = "2026-11-25T08:00:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  ports().clock.advance(22 * 3_600_000);
  await runClockJob(ports(), { companyId: practice.companyId, calloutId: id, step: "send", at: send_at });
  expect((await call("GET", `/callouts/${id}`)).body.data).toMatchObject({ status: "open", call_back_ms: 0 });
  expect(await waits()).toEqual([0, 0, 0, 0]);
});
