/** What is held and what is not, and what becomes of it while it is. */
import { runClockJob } from "../../../../server/features/callouts/jobs/runClockJob.ts";
import { MAIL_QUEUE } from "../../../../server/platform/queues.ts";
import { aDraft, aListInput } from "../../../support/aCallout.ts";
import { HOLD_SECONDS, heldCallouts } from "../../../support/heldCallouts.ts";
import { signInHeaders } from "../../../support/signIn.ts";

const { ports, app, practice, call, scene, waits } = heldCallouts();

test("what is cancelled in the meantime invites nobody, and nobody counts as asked", async () => {
  const it = await scene();
  const cancelled = await call("POST", `${it.path}/cancel`, { reason: "x", lock_version: it.sent.lock_version });
  expect(cancelled).toMatchObject({ status: 200, body: { data: { status: "cancelled", call_back_ms: 0 } } });
  expect(cancelled.body.data.recipients.map(({ delivery }: { delivery: string }) => delivery)).toEqual(
    Array(3).fill("skipped"),
  );
  expect(await waits()).toEqual([]);
  expect(await it.goesOut()).toEqual([]);
});

test("whoever answered by telephone is told of the cancellation, once the emails may go out", async () => {
  const it = await scene();
  const [response] = it.sent.responses;
  await call("PUT", `${it.path}/responses/${response?.id}`, { response: "available" });
  const { lock_version } = await it.show();
  await call("POST", `${it.path}/cancel`, { reason: "x", lock_version });
  expect(await waits()).toEqual([10, 10]);
  expect(await it.goesOut()).toEqual(["cancelled", "office_digest"]);
});

test("what a telephoned yes has filled in the meantime invites nobody else", async () => {
  const it = await scene({ mode: "first_come" });
  const [response] = it.sent.responses;
  await call("PUT", `${it.path}/responses/${response?.id}`, { response: "available" });
  expect((await it.show()).status).toBe("confirmed");
  expect(await it.goesOut()).toEqual(["confirmation", "office_digest"]);
});

test("only what the sender has already taken goes out, whatever becomes of the callout", async () => {
  const it = await scene();
  await ports().database.boss.fetch(MAIL_QUEUE, { ignoreStartAfter: true });
  await call("POST", `${it.path}/cancel`, { reason: "x", lock_version: it.sent.lock_version });
  expect((await it.mails()).map(({ kind }) => kind)).toEqual(["callout", "office_digest"]);
});

test("one list alone is cancelled only once the doctors have their emails", async () => {
  const it = await scene({ lists: [{}, { theatre: "4" }] });
  const [list] = it.sent.lists;
  const cancel = () =>
    call("POST", `${it.path}/lists/${list?.id}/cancel`, { reason: "x", lock_version: list?.lock_version });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: "not_sent_yet" } });
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect(await cancel()).toMatchObject({ status: 200 });
});

test("nothing that the first emails say is changed before they have gone out", async () => {
  const it = await scene();
  const [list] = it.sent.lists;
  const { lock_version } = it.sent;
  const moved = { list: aListInput(practice, { date: "2026-11-30" }), lock_version: list?.lock_version };
  const added = { list: aListInput(practice, { date: "2026-12-01" }), lock_version };
  const change = () => call("PUT", `${it.path}/lists/${list?.id}`, moved);
  const refused = { status: 409, body: { code: "not_sent_yet" } };
  expect(await call("POST", `${it.path}/lists/${list?.id}/change_preview`, moved)).toMatchObject(refused);
  expect(await change()).toMatchObject(refused);
  expect(await call("POST", `${it.path}/lists`, added)).toMatchObject(refused);
  expect(await call("PUT", it.path, { callout: { message: "Bay C" }, lock_version })).toMatchObject(refused);
  expect(await it.goesOut()).toEqual(["callout", "callout", "callout", "office_digest"]);
  expect(await change()).toMatchObject({ status: 200 });
});

test("whom nobody invited since it was filled in the meantime was not asked, until it opens again and asks them", async () => {
  const it = await scene({ mode: "first_come" });
  const [response] = it.sent.responses;
  const deliveries = async () => (await it.show()).recipients.map(({ delivery }) => delivery);
  await call("PUT", `${it.path}/responses/${response?.id}`, { response: "available" });
  expect(await it.goesOut()).toEqual(["confirmation", "office_digest"]);
  expect(await deliveries()).toEqual(["kept", "skipped", "skipped"]);
  const { responses } = await it.show();
  const booked = responses.find(({ id }) => id === response?.id);
  await call("POST", `${it.path}/responses/${booked?.id}/release`, { lock_version: booked?.lock_version });
  expect(await deliveries()).toEqual(["kept", "skipped", "skipped"]);
  await call("POST", `${it.path}/remind`, {});
  expect(await deliveries()).toEqual(["kept", "queued", "queued"]);
  await it.goesOut();
  expect(await deliveries()).toEqual(["kept", "kept", "kept"]);
});

test("nobody is reminded of what nobody has yet, and a draft knows of no reminder", async () => {
  const { path, sent, db, callBack } = await scene();
  expect(await call("POST", `${path}/remind`, {})).toMatchObject({ status: 409, body: { code: "not_sent_yet" } });
  await db
    .updateTable("callout_recipients")
    .set({ reminded_at: new Date(sent.sent_at ?? 0) })
    .execute();
  const { body } = await callBack();
  expect(body.data.recipients).toMatchObject([{ reminded_at: null }, { reminded_at: null }, { reminded_at: null }]);
});

test("what is left is counted when the answer is given, and again when it is told again", async () => {
  const { id } = await aDraft(ports(), practice);
  const headers = { ...(await signInHeaders(ports(), practice.user)), "idempotency-key": "once" };
  const send = async (): Promise<number> =>
    (await app.inject({ method: "POST", url: `/admin_api/callouts/${id}/send`, headers })).json().data.call_back_ms;
  expect(await send()).toBe(HOLD_SECONDS * 1000);
  ports().clock.advance(4000);
  expect(await send()).toBe(6000);
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect(await send()).toBe(0);
});

test("what goes out at its time is not held: until then it could be stopped", async () => {
  const { id } = await aDraft(ports(), practice);
  const send_at = "2026-11-25T08:00:00.000Z";
  await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version: 0 });
  ports().clock.advance(22 * 3_600_000);
  await runClockJob(ports(), { companyId: practice.companyId, calloutId: id, step: "send", at: send_at });
  expect((await call("GET", `/callouts/${id}`)).body.data).toMatchObject({ status: "open", call_back_ms: 0 });
  expect(await waits()).toEqual([0, 0, 0, 0]);
});
