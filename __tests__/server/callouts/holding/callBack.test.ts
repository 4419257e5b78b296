/** A callout that was just sent is called back: nobody was asked, and no mail goes out. */
import { homeLink } from "../../../../server/domain/homeLink.ts";
import { runClockJob } from "../../../../server/features/callouts/jobs/runClockJob.ts";
import { MAIL_QUEUE } from "../../../../server/platform/queues.ts";
import { aDraft } from "../../../support/aCallout.ts";
import { asUser } from "../../../support/asUser.ts";
import { aDoctor, aUser } from "../../../support/builders.ts";
import { doctorsPage, linkPath } from "../../../support/doctorsPage.ts";
import { HOLD_SECONDS, heldCallouts } from "../../../support/heldCallouts.ts";
import { deliverDueMail } from "../../../support/mail/deliverDueMail.ts";

const { ports, app, practice, call, scene, waits } = heldCallouts();

test("the mails of what was sent wait while it can be called back, and then go out by themselves", async () => {
  const { sent, show } = await scene();
  expect(sent).toMatchObject({ status: "open", call_back_ms: HOLD_SECONDS * 1000 });
  // Ordinary jobs with a time: they outlast a server that dies.
  expect(await waits()).toEqual([10, 10, 10, 10]);
  expect(await deliverDueMail(ports())).toEqual([]);
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect((await show()).call_back_ms).toBe(0);
  expect(await deliverDueMail(ports(), { early: true })).toEqual(["kept", "kept", "kept", "kept"]);
});

test("called back, it is the draft that it was, and none of its mails is left", async () => {
  const { draft, callBack, show, mails, db, path } = await scene({ lists: [{}, { theatre: "4" }] });
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
  const { callBack, path, mails, show } = await scene();
  await callBack();
  expect((await call("POST", `${path}/send`)).body.data.status).toBe("open");
  expect((await mails()).map(({ kind }) => kind)).toEqual(["callout", "callout", "callout", "office_digest"]);
  ports().clock.advance(HOLD_SECONDS * 1000);
  await deliverDueMail(ports(), { early: true });
  expect((await show()).recipients.map(({ delivery }) => delivery)).toEqual(["kept", "kept", "kept"]);
});

test("the waves of what was called back wait for the next sending", async () => {
  const [first, second] = practice.doctors.map(({ id }) => id);
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
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect(await callBack()).toMatchObject({ status: 409, body: { code: "too_late_to_call_back" } });
});

test("doctors see nothing of it before their mails go out, nor once it was called back", async () => {
  const { sent, callBack, path, db } = await scene();
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
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect(await looks()).toEqual([200, true]);
});

test("what has been done with it since is not thrown away", async () => {
  const { sent, callBack, path, show } = await scene();
  const [response] = sent.responses;
  await call("PUT", `${path}/responses/${response?.id}`, { response: "available" });
  expect((await show()).counts.available).toBe(1);
  const { lock_version } = await show();
  expect(await callBack(lock_version)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
  expect(await show()).toMatchObject({ status: "open", counts: { available: 1 } });
});

test("only the one that was seen is called back, by a colleague as well, and only while it is open", async () => {
  const { sent, callBack, db, path } = await scene();
  const { lock_version } = sent;
  expect(await callBack(lock_version - 1)).toMatchObject({ status: 409, body: { code: "stale" } });
  const beatrix = await aUser(db, { company_id: practice.companyId, first_name: "Beatrix" });
  const other = await asUser(app, ports(), beatrix);
  const { body } = await other("POST", `${path}/call_back`, { lock_version });
  expect(body.data.status).toBe("draft");
  expect(await callBack(body.data.lock_version)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
});

test("the emails of doctors who were added since are not called back unseen", async () => {
  const { sent, callBack, path, db, mails } = await scene();
  const { id } = await aDoctor(db, { company_id: practice.companyId });
  await call("POST", `${path}/recipients`, { recipients: { doctor_ids: [id], group_ids: [] } });
  expect(await callBack()).toMatchObject({ status: 409, body: { code: "stale" } });
  expect(await callBack(sent.lock_version + 1)).toMatchObject({ status: 200 });
  expect(await mails()).toEqual([]);
});
