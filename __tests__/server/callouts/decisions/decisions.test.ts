import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../../server/app.ts";
import { aCallout, anAnswer, aPractice } from "../../../support/aCallout.ts";
import { asUser } from "../../../support/asUser.ts";
import { aDoctor, aSite } from "../../../support/builders.ts";
import { testPorts } from "../../../support/database/testPorts.ts";
import { signInHeaders } from "../../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function scene(values: Parameters<typeof aCallout>[2] = {}) {
  app = await buildApp(ports());
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice, values);
  const call = await asUser(app, ports(), practice.user);
  const { db } = ports().database;
  await db.deleteFrom("outbox_emails").execute();
  const rid = (n: number) => callout.responses.find((one) => one.doctor.id === practice.doctors[n]?.id)?.id ?? 0;
  const answer = (n: number, response: "available" | "unavailable" = "available") =>
    anAnswer(ports(), practice, callout, practice.doctors[n] ?? { id: 0 }, response);
  const decide = (n: number, decision: string, body: object) =>
    call("POST", `/callouts/${callout.id}/responses/${rid(n)}/${decision}`, body);
  const row = async (n: number) => {
    const { body } = await call("GET", `/callouts/${callout.id}`);
    return body.data.responses.find((one: { id: number }) => one.id === rid(n));
  };
  /** But the office's copies of them. */
  const toDoctors = () => db.selectFrom("outbox_emails").where("kind", "<>", "office_digest").orderBy("id");
  const mails = async () => {
    const rows = await toDoctors().select(["kind", "doctor_id"]).execute();
    return rows.map(({ kind, doctor_id }) => [kind, practice.doctors.findIndex((one) => one.id === doctor_id)]);
  };
  return { practice, callout, call, db, answer, decide, row, mails, toDoctors };
}

test("a standby is mailed once, ranked again in silence unless there is a new reason to read, and can be booked", async () => {
  const it = await scene();
  await it.answer(0);
  const preview = await it.decide(0, "standby_preview", { rank: 1, lock_version: 1 });
  expect(preview.body.data.mails).toMatchObject([{ kind: "standby", doctors: [{}] }]);
  expect(await it.mails()).toEqual([]);
  await it.decide(0, "standby", { rank: 1, lock_version: 1 });
  expect(await it.row(0)).toMatchObject({ outcome: "standby", standby_rank: 1 });
  await it.decide(0, "standby", { rank: 2, lock_version: 2 });
  expect(await it.row(0)).toMatchObject({ standby_rank: 1, decision_reason: null });
  expect(await it.mails()).toEqual([["standby", 0]]);
  await it.decide(0, "standby", { rank: 2, reason: "Far away", lock_version: 3 });
  await it.decide(0, "standby", { rank: 1, lock_version: 4 });
  expect(await it.row(0)).toMatchObject({ standby_rank: 1, decision_reason: "Far away" });
  expect(await it.mails()).toEqual([
    ["standby", 0],
    ["standby", 0],
  ]);
  const { body } = await it.decide(0, "confirm", { reason: " At home ", lock_version: 5 });
  expect(body.data.status).toBe("confirmed");
  const booked = { outcome: "confirmed", standby_rank: null, decision_reason: "At home" };
  expect(await it.row(0)).toMatchObject(booked);
});

test("two standbys never share a place: whoever stands in the way moves back, who is behind one that leaves moves up", async () => {
  const it = await scene();
  for (const n of [0, 1, 2]) await it.answer(n);
  const places = () => Promise.all([0, 1, 2].map(async (n) => (await it.row(n)).standby_rank));
  await it.decide(0, "standby", { rank: 1, lock_version: 1 });
  // Without a place: the last one.
  await it.decide(1, "standby", { lock_version: 1 });
  await it.decide(2, "standby", { rank: 1, lock_version: 1 });
  expect(await places()).toEqual([2, 3, 1]);
  const texts = await it.toDoctors().select("text").execute();
  expect(texts.map(({ text }) => /first in line|number \d/.exec(text)?.[0])).toEqual([
    "first in line",
    "number 2",
    "first in line",
  ]);
  expect((await it.decide(0, "standby", { rank: 3, lock_version: 2 })).body.code).toBe("stale");
  await it.decide(2, "standby", { rank: 9, lock_version: 2 });
  expect(await places()).toEqual([1, 2, 3]);
  await it.decide(0, "confirm", { lock_version: (await it.row(0)).lock_version });
  expect(await places()).toEqual([null, 1, 2]);
  await it.answer(1, "unavailable");
  expect(await places()).toEqual([null, null, 1]);
});

test("an answer to a filled list is kept and stood down, and its doctor can be put on standby", async () => {
  const it = await scene();
  await it.answer(0);
  await it.decide(0, "confirm", { lock_version: 1 });
  expect(await it.answer(1)).toMatchObject([{ result: "late" }]);
  expect(await it.row(1)).toMatchObject({ response: "available", outcome: "not_required", lock_version: 2 });
  await it.decide(1, "standby", { rank: 1, lock_version: 2 });
  expect(await it.row(1)).toMatchObject({ response: "available", outcome: "standby" });
  await it.answer(1, "unavailable");
  expect(await it.row(1)).toMatchObject({ outcome: "none", standby_rank: null });
});

test("letting a booked doctor go opens the callout again and takes the invitation back, without a withdrawal", async () => {
  const it = await scene();
  await it.answer(0);
  await it.answer(1);
  await it.decide(0, "confirm", { lock_version: 1 });
  const { body } = await it.decide(0, "release", { reason: "List moved", lock_version: 2 });
  // Who was told "filled" offers nothing any more: nobody is available, and nobody withdrew.
  const risk = "no_availability";
  expect(body.data).toMatchObject({ status: "open", filled: 0, risk, lists: [{ cover_status: "calling" }] });
  expect(await it.row(0)).toMatchObject({ outcome: "released", decision_reason: "List moved" });
  expect(await it.row(1)).toMatchObject({ outcome: "not_required", bookable: null });
  expect((await it.mails()).at(-1)).toEqual(["released", 0]);
});

test("only what was offered is decided about, with the present version, before the start", async () => {
  const it = await scene();
  const refused = async (n: number, decision: string, body: object) => (await it.decide(n, decision, body)).body.code;
  expect(await refused(0, "standby", { rank: 1, lock_version: 0 })).toBe("invalid_transition");
  expect(await refused(0, "not_required", { lock_version: 0 })).toBe("invalid_transition");
  expect(await refused(0, "release", { lock_version: 0 })).toBe("invalid_transition");
  await it.answer(0);
  expect(await refused(0, "standby", { rank: 1, lock_version: 0 })).toBe("stale");
  expect((await it.decide(0, "not_required", { lock_version: 1 })).status).toBe(200);
  expect(await it.mails()).toEqual([["not_required", 0]]);
  expect(await refused(0, "not_required", { lock_version: 2 })).toBe("invalid_transition");
  ports().clock.advance(96 * 3_600_000);
  expect(await refused(0, "standby", { rank: 1, lock_version: 2 })).toBe("list_started");
});

test("the silent are reminded, never twice within two hours", async () => {
  const it = await scene();
  await it.answer(0);
  const path = `/callouts/${it.callout.id}/remind`;
  const preview = await it.call("POST", `${path}_preview`, {});
  expect(preview.body.data).toMatchObject({ mails: [{ kind: "reminder", doctors: [{}, {}] }], silent: 1 });
  expect((await it.call("POST", path, {})).body).toEqual({ data: { queued: 2 } });
  expect(await it.mails()).toEqual([
    ["reminder", 1],
    ["reminder", 2],
  ]);
  ports().clock.advance(2 * 3_600_000 - 1000);
  expect(await it.call("POST", path, {})).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  ports().clock.advance(1000);
  expect((await it.call("POST", path, {})).body).toEqual({ data: { queued: 2 } });
});

test("further doctors are asked about what is open, in spite of a clash where the office wants it", async () => {
  const it = await scene();
  const { company_id } = it.practice.user;
  const [fresh, busy, paused] = [
    await aDoctor(it.db, { company_id }),
    it.practice.doctors[0],
    await aDoctor(it.db, { company_id, status: "paused" }),
  ];
  await it.answer(0);
  await it.decide(0, "confirm", { lock_version: 1 });
  const second = await aCallout(ports(), { ...it.practice, doctors: it.practice.doctors.slice(1) });
  const recipients = { doctor_ids: [fresh.id, busy?.id, paused.id, it.practice.doctors[1]?.id], group_ids: [] };
  const path = `/callouts/${second.id}/recipients`;
  const dry = (await it.call("POST", `${path}_preview`, { recipients })).body.data;
  expect(dry.will_send).toMatchObject([{ id: fresh.id }]);
  expect(dry.skipped.map((one: { reason: string }) => one.reason).sort()).toEqual(["clash", "duplicate", "paused"]);
  const override = { ...recipients, override_ids: [busy?.id, paused.id] };
  const { body } = await it.call("POST", path, { recipients: override });
  const asked = body.data.responses.map((one: { doctor: { id: number } }) => one.doctor.id);
  expect(asked).toEqual(expect.arrayContaining([fresh.id, busy?.id]));
  expect(asked).not.toContain(paused.id);
});

test("many callouts are cancelled at once, each by itself", async () => {
  const it = await scene();
  const second = await aCallout(ports(), it.practice);
  const ids = [it.callout.id, 999_999, second.id];
  const { body } = await it.call("POST", "/callouts/bulk", { action: "cancel", ids, reason: "Theatre closed" });
  expect(body.data).toEqual([
    { id: it.callout.id, ok: true, error: null },
    { id: 999_999, ok: false, error: "not_found" },
    { id: second.id, ok: true, error: null },
  ]);
  const again = await it.call("POST", "/callouts/bulk", { action: "remind", ids: [second.id] });
  expect(again.body.data).toEqual([{ id: second.id, ok: false, error: "invalid_transition" }]);
});

test("a doctor's link is handed to the office and written down; the calendar file has the lists", async () => {
  const it = await scene();
  const recipient = it.callout.recipients[0]?.id;
  const { body } = await it.call("GET", `/callouts/${it.callout.id}/recipients/${recipient}/link`);
  expect((await app.inject({ url: new URL(body.data.url).pathname })).statusCode).toBe(200);
  const audit = await it.db.selectFrom("audit_events").select("action").orderBy("id", "desc").execute();
  expect(audit[0]).toEqual({ action: "doctor_link_copied" });
  const headers = await signInHeaders(ports(), it.practice.user);
  const file = await app.inject({ url: `/admin_api/callouts/${it.callout.id}/calendar.ics`, headers });
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.body).toContain("DTSTART:20261127T080000Z");
});

test("beside each answer stand the plain facts: credential, lists with the surgeon, what came of the last 90 days", async () => {
  const it = await scene({ lists: [{ date: "2026-12-01" }] });
  const { practice, db } = it;
  const facts = async (n: number) => (await it.row(n)).fit;
  const counts = { with_surgeon: 0, last_with_surgeon: null, offered: 0, accepted: 0, confirmed: 0, weekends: 0 };
  const nothing = { credential: null, preference: null, away: false, usually_not: false, ...counts };
  expect(await facts(0)).toEqual(nothing);
  const before = await aCallout(ports(), practice, { lists: [{ date: "2026-11-26" }] });
  await db.updateTable("callout_recipients").set({ sent_at: ports().clock.now() }).execute();
  await anAnswer(ports(), practice, before, practice.doctors[0] ?? { id: 0 }, "if_needed");
  await anAnswer(ports(), practice, before, practice.doctors[1] ?? { id: 0 }, "unavailable");
  const answer = before.responses.find((one) => one.doctor.id === practice.doctors[0]?.id)?.id;
  expect(await facts(0)).toEqual({ ...nothing, offered: 1, accepted: 1 });
  await it.call("POST", `/callouts/${before.id}/responses/${answer}/confirm`, { lock_version: 1 });
  const own = { company_id: practice.companyId, site_id: practice.site.id };
  await db
    .insertInto("doctor_sites")
    .values(
      practice.doctors
        .slice(0, 2)
        .map(({ id }, n) => ({ ...own, doctor_id: id, credentialed_until: `2026-12-0${n + 1}` })),
    )
    .execute();
  ports().clock.advance(3 * 86_400_000);
  const credential = { state: "valid", until: "2026-12-01" };
  const done = { with_surgeon: 1, last_with_surgeon: "2026-11-26", offered: 1, accepted: 1, confirmed: 1 };
  expect(await facts(0)).toEqual({ ...nothing, credential, ...done });
  expect(await facts(1)).toMatchObject({ with_surgeon: 0, offered: 1, accepted: 0, confirmed: 0 });
  const long = { sent_at: new Date("2026-08-28T00:00:00Z") };
  await db.updateTable("callout_recipients").set(long).execute();
  expect(await facts(0)).toMatchObject({ with_surgeon: 1, offered: 0, accepted: 0, confirmed: 0 });
});

test("whoever is not credentialed is booked only after being asked once more, never by coming first, and it is written down", async () => {
  for (const [mode, until] of [
    ["select", "2026-11-26"],
    ["first_come", null],
  ] as const) {
    const it = await scene({ mode });
    const { practice, db } = it;
    const { id: elsewhere } = until ? practice.site : await aSite(db, { company_id: practice.companyId });
    const [doctor] = practice.doctors;
    await db
      .insertInto("doctor_sites")
      .values({
        company_id: practice.companyId,
        doctor_id: doctor?.id ?? 0,
        site_id: elsewhere,
        credentialed_until: until,
      })
      .execute();
    expect(await it.answer(0)).toMatchObject([{ result: "recorded" }]);
    expect((await it.row(0)).fit.credential).toEqual({ state: until ? "expired" : "missing", until });
    expect((await it.decide(0, "confirm_preview", { lock_version: 1 })).status).toBe(200);
    expect((await it.decide(0, "confirm", { lock_version: 1 })).body.code).toBe("not_credentialed");
    expect(await it.mails()).toEqual([]);
    expect((await it.decide(0, "confirm", { lock_version: 1, despite_credential: true })).status).toBe(200);
    const { body } = await it.call("GET", `/callouts/${it.callout.id}/events`);
    expect(body.data).toContainEqual(expect.objectContaining({ action: "credential_overridden" }));
    await app.close();
  }
});
