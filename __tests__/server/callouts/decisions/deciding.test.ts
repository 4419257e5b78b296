import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../../server/app.ts";
import { up as listsGivenUp } from "../../../../server/db/migrations/0055_lists_given_up.ts";
import { maskLinks } from "../../../../server/mail/transport/maskLinks.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer, aPractice, type Practice } from "../../../support/aCallout.ts";
import { asUser, type Caller } from "../../../support/asUser.ts";
import { testPorts } from "../../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

type Scene = { practice: Practice; callout: CalloutDetail; call: Caller; rowOf: (n: number, list?: number) => number };

async function scene(values: Parameters<typeof aCallout>[2] = {}, doctors = 3): Promise<Scene> {
  app = await buildApp(ports());
  const practice = await aPractice(ports(), { doctors });
  const callout = await aCallout(ports(), practice, values);
  await ports().database.db.deleteFrom("outbox_emails").execute();
  await ports().database.db.deleteFrom("notifications").execute();
  const rowOf = (n: number, list = 0): number => {
    const listId = callout.lists[list]?.id;
    const row = callout.responses.find((one) => one.list_id === listId && one.doctor.id === practice.doctors[n]?.id);
    return row?.id ?? 0;
  };
  return { practice, callout, call: await asUser(app, ports(), practice.user), rowOf };
}

async function offer({ practice, callout }: Scene, ...numbers: number[]): Promise<void> {
  for (const n of numbers) await anAnswer(ports(), practice, callout, practice.doctors[n] ?? { id: 0 }, "available");
}

const confirm = ({ call, callout, rowOf }: Scene, n: number, lock_version = 1, list = 0) =>
  call("POST", `/callouts/${callout.id}/responses/${rowOf(n, list)}/confirm`, { lock_version });
const cancel = ({ call, callout }: Scene, lock_version = 1) =>
  call("POST", `/callouts/${callout.id}/cancel`, { reason: "Surgeon on leave", lock_version });
const mails = async (): Promise<(string | number | null)[][]> => {
  const rows = await ports().database.db.selectFrom("outbox_emails").selectAll().orderBy("id").execute();
  return rows.map((row) => [row.kind, row.doctor_id]);
};
const refusal = (status: number, code: string) => ({ status, body: { code } });

test("confirming books one, tells the others who offered, and leaves the silent in peace", async () => {
  const it = await scene({}, 4);
  await offer(it, 0, 1);
  const preview = await it.call("POST", `/callouts/${it.callout.id}/responses/${it.rowOf(0)}/confirm_preview`, {
    lock_version: 1,
  });
  expect(await mails()).toEqual([]);
  const { status, body } = await confirm(it, 0);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: "confirmed", filled: 1, lists: [{ cover_status: "covered" }] });
  const [first, second] = it.practice.doctors;
  expect(await mails()).toEqual([
    ["confirmation", first?.id],
    ["filled", second?.id],
    ["office_digest", null],
  ]);
  expect(preview.body.data).toMatchObject({
    mails: [
      { kind: "confirmation", doctors: [{ id: first?.id }] },
      { kind: "filled", doctors: [{ id: second?.id }] },
    ],
    silent: 2,
  });
  const words = await ports()
    .database.db.selectFrom("outbox_emails")
    .select(["subject", "text"])
    .orderBy("id")
    .execute();
  expect(preview.body.data.mails.map(({ email }: { email: unknown }) => email)).toEqual(
    words.map(({ subject, text }) => ({ subject, text: maskLinks(text) })).slice(0, 2),
  );
  const [news] = (await ports().database.db.selectFrom("notifications").selectAll().execute()).slice(-1);
  expect(news).toMatchObject({ notification_type: "callout_confirmed", action_by_id: it.practice.user.id });
  expect(news?.params).toMatchObject({ actor: "Anna Whitlocke", doctor: `Dr Hana ${first?.last_name}` });
});

test("a confirmation carries a calendar entry, and the withdrawal takes it back", async () => {
  const it = await scene();
  await offer(it, 0);
  await confirm(it, 0);
  await it.call("PUT", `/callouts/${it.callout.id}/responses/${it.rowOf(0)}`, { response: "unavailable" });
  const toDoctors = ports().database.db.selectFrom("outbox_emails").where("doctor_id", "is not", null);
  const rows = await toDoctors.select(["kind", "ics"]).orderBy("id").execute();
  expect(
    rows.map((row) => [row.kind, /METHOD:(\w+)/.exec(row.ics ?? "")?.[1], /SEQUENCE:(\d)/.exec(row.ics ?? "")?.[1]]),
  ).toEqual([
    ["confirmation", "REQUEST", "1"],
    ["released", "CANCEL", "2"],
  ]);
});

test("filled is told per list, and the callout is confirmed with its last position", async () => {
  const it = await scene({ lists: [{ positions: 2 }, { date: "2026-11-28" }] });
  await offer(it, 0, 1, 2);
  expect((await confirm(it, 0)).body.data).toMatchObject({ status: "open", filled: 1, needed: 3 });
  expect((await mails()).map(([kind]) => kind)).toEqual(["confirmation", "office_digest"]);
  expect((await confirm(it, 1)).body.data).toMatchObject({ status: "open", filled: 2 });
  const second = ["confirmation", "filled", "office_digest"];
  expect((await mails()).map(([kind]) => kind)).toEqual(["confirmation", "office_digest", ...second]);
  expect((await confirm(it, 2, 1, 1)).body.data).toMatchObject({ status: "confirmed", filled: 3 });
});

test.each([
  ["nobody answered", "none", 0],
  ["the doctor cannot", "unavailable", 1],
] as const)("a doctor is not confirmed when %s", async (_, response, version) => {
  const it = await scene();
  if (response !== "none")
    await anAnswer(ports(), it.practice, it.callout, it.practice.doctors[0] ?? { id: 0 }, response);
  expect(await confirm(it, 0, version)).toMatchObject(refusal(409, "invalid_transition"));
});

test("a filled list takes nobody more", async () => {
  const it = await scene();
  await offer(it, 0, 1);
  await confirm(it, 0);
  expect(await confirm(it, 1, 2)).toMatchObject(refusal(409, "already_filled"));
});

test("an answer that changed meanwhile is refused with the current one", async () => {
  const it = await scene();
  await offer(it, 0);
  expect(await confirm(it, 0, 0)).toMatchObject({
    status: 409,
    body: { code: "stale", data: { id: it.rowOf(0), response: "available", lock_version: 1 } },
  });
});

test("nobody is confirmed for two lists at one time; one after the other is fine", async () => {
  const it = await scene();
  const { practice, call } = it;
  await offer(it, 0);
  await confirm(it, 0);
  const overlapping = await aCallout(ports(), practice, {
    lists: [
      { start_time: "11:30", end_time: "13:00" },
      { session: "pm", start_time: "12:00", end_time: "16:00" },
    ],
  });
  await anAnswer(ports(), practice, overlapping, practice.doctors[0] ?? { id: 0 }, "available");
  const rows = overlapping.lists.map(
    (list) =>
      overlapping.responses.find((one) => one.list_id === list.id && one.doctor.id === practice.doctors[0]?.id)?.id,
  );
  const path = `/callouts/${overlapping.id}/responses`;
  const clash = await call("POST", `${path}/${rows[0]}/confirm`, { lock_version: 1 });
  expect(clash).toMatchObject(refusal(409, "overlap"));
  expect(clash.body.data).toHaveProperty("doctor_id", practice.doctors[0]?.id);
  expect(await call("POST", `${path}/${rows[1]}/confirm`, { lock_version: 1 })).toMatchObject({ status: 200 });
  const { body } = await call("GET", `/callouts/${overlapping.id}`);
  const clashing = body.data.responses.find((one: { id: number }) => one.id === rows[0]);
  expect(clashing.clash).toMatchObject({ date: "2026-11-27", site: "St Brannoc’s" });
});

test("after its start a list is neither confirmed nor answered for", async () => {
  const it = await scene();
  await offer(it, 0);
  ports().clock.advance(70 * 3_600_000);
  expect(await confirm(it, 0)).toMatchObject(refusal(409, "list_started"));
  const put = await it.call("PUT", `/callouts/${it.callout.id}/responses/${it.rowOf(0)}`, { response: "unavailable" });
  expect(put).toMatchObject(refusal(409, "list_started"));
});

test("what a doctor said by telephone is recorded in the administrator's name", async () => {
  const it = await scene();
  const path = `/callouts/${it.callout.id}/responses/${it.rowOf(0)}`;
  const { body } = await it.call("PUT", path, { response: "available", note: "Rang back at ten" });
  expect(body.data.responses[0]).toMatchObject({
    source: "admin_on_behalf",
    note: "Rang back at ten",
    response: "available",
  });
  const [news] = await ports().database.db.selectFrom("notifications").selectAll().execute();
  expect(news).toMatchObject({ notification_type: "new_availability", action_by_id: it.practice.user.id });
});

test("cancelling tells those who answered or were booked, and frees the booked", async () => {
  const it = await scene({}, 4);
  const { practice, callout, call } = it;
  await offer(it, 0);
  await anAnswer(ports(), practice, callout, practice.doctors[1] ?? { id: 0 }, "unavailable");
  await confirm(it, 0);
  const preview = await call("POST", `/callouts/${callout.id}/cancel_preview`);
  await ports().database.db.deleteFrom("outbox_emails").execute();
  const { body } = await cancel(it, 2);
  expect(body.data).toMatchObject({ status: "cancelled", cancel_reason: "Surgeon on leave", filled: 0, risk: null });
  const told = practice.doctors.slice(0, 2).map((doctor) => doctor.id);
  expect(await mails()).toEqual([...told.map((id) => ["cancelled", id]), ["office_digest", null]]);
  expect(preview.body.data).toMatchObject({
    mails: [{ kind: "cancelled", doctors: told.map((id) => ({ id })) }],
    silent: 2,
  });
  const again = await aCallout(ports(), practice);
  const row = again.responses.find((one) => one.doctor.id === practice.doctors[0]?.id);
  await anAnswer(ports(), practice, again, practice.doctors[0] ?? { id: 0 }, "available");
  expect(await call("POST", `/callouts/${again.id}/responses/${row?.id}/confirm`, { lock_version: 1 })).toMatchObject({
    status: 200,
  });
});

test("cancelling gives up a list that began without anybody, and whoever offered for it hears that", async () => {
  const it = await scene({ lists: [{}, { date: "2026-12-01" }] });
  const [first, second] = it.callout.lists;
  const [doctor] = it.practice.doctors;
  await anAnswer(ports(), it.practice, it.callout, doctor ?? { id: 0 }, "available");
  await ports().database.db.deleteFrom("outbox_emails").execute();
  ports().clock.advance(70 * HOUR_MS);
  const preview = await it.call("POST", `/callouts/${it.callout.id}/cancel_preview`);
  const { body } = await cancel(it, it.callout.lock_version);
  expect(body.data).toMatchObject({
    status: "cancelled",
    lists: [
      { id: first?.id, cover_status: "uncovered" },
      { id: second?.id, cover_status: "cancelled" },
    ],
  });
  expect(preview.body.data).toMatchObject({
    mails: [
      { kind: "cancelled", doctors: [{ id: doctor?.id }] },
      { kind: "expired", doctors: [{ id: doctor?.id }] },
    ],
    silent: 2,
  });
  expect(await mails()).toEqual([
    ["cancelled", doctor?.id],
    ["expired", doctor?.id],
    ["office_digest", null],
  ]);
});

test("lists that an earlier version left asking when their callout was cancelled are given up with the migration", async () => {
  const it = await scene({ lists: [{}, { date: "2026-12-01" }] });
  const { db } = ports().database;
  const states = async (): Promise<string[]> =>
    (await db.selectFrom("lists").select("cover_status").orderBy("starts_at").execute()).map((row) => row.cover_status);
  await db.transaction().execute(listsGivenUp);
  expect(await states()).toEqual(["calling", "calling"]);
  ports().clock.advance(70 * HOUR_MS);
  await cancel(it, it.callout.lock_version);
  await db.updateTable("lists").set({ cover_status: "calling" }).where("cover_status", "=", "uncovered").execute();
  await db.transaction().execute(listsGivenUp);
  expect(await states()).toEqual(["uncovered", "cancelled"]);
});

test("cancelling something else than what one saw is refused with the current row", async () => {
  const it = await scene();
  expect(await cancel(it, 0)).toMatchObject({
    status: 409,
    body: { code: "stale", data: { id: it.callout.id, lock_version: 1 } },
  });
});

test("a cancelled callout is neither sent, nor confirmed, nor answered, nor cancelled again", async () => {
  const it = await scene();
  await offer(it, 0);
  await cancel(it);
  const { call, callout } = it;
  const invalid = refusal(409, "invalid_transition");
  expect(await call("POST", `/callouts/${callout.id}/send`)).toMatchObject(invalid);
  expect(await confirm(it, 0)).toMatchObject(invalid);
  expect(
    await call("PUT", `/callouts/${callout.id}/responses/${it.rowOf(1)}`, { response: "available" }),
  ).toMatchObject(invalid);
  expect(await cancel(it, 2)).toMatchObject(invalid);
  expect(await call("DELETE", `/callouts/${callout.id}`)).toMatchObject(invalid);
});

test("a callout whose lists are over is not cancelled", async () => {
  const it = await scene();
  ports().clock.advance(5 * 86_400_000);
  expect(await cancel(it)).toMatchObject(refusal(409, "invalid_transition"));
});

test("the activity tells it all, newest first", async () => {
  const it = await scene();
  await offer(it, 0);
  await confirm(it, 0);
  const { body } = await it.call("GET", `/callouts/${it.callout.id}/events`);
  expect(
    body.data.map((event: { action: string; actor: { type: string } }) => [event.action, event.actor.type]),
  ).toEqual([
    ["callout_filled", "admin"],
    ["booking_confirmed", "admin"],
    ["answer_recorded", "doctor"],
    ["callout_sent", "admin"],
    ["callout_created", "admin"],
  ]);
  expect(body.data[3]).toMatchObject({ actor: { name: "Anna Whitlocke" }, params: { doctors: 3 } });
});
