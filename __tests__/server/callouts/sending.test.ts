import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { lockCallout } from "../../../server/features/callouts/state/lockCallout.ts";
import { moveCallout } from "../../../server/features/callouts/state/transition.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aCalloutInput, aDraft, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function practiceAtWork(options?: { doctors?: number }) {
  app = await buildApp(ports());
  const practice = await aPractice(ports(), options);
  return { practice, call: await asUser(app, ports(), practice.user), db: ports().database.db };
}

test("a draft holds lists in the site's time, a title and a reference, and nobody is mailed", async () => {
  const { practice, call, db } = await practiceAtWork();
  const { status, body } = await call("POST", "/callouts", { callout: aCalloutInput(practice) });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "draft",
    reference: "C-2026-0001",
    title: "Anaesthetist – Fri 27 Nov AM – St Brannoc’s – Ms N. Merrowby",
    lists: [{ starts_at: "2026-11-27T08:00:00.000Z", cover_status: "uncovered", time_zone: "Europe/London" }],
    responses: [],
  });
  expect(body.data.recipients).toHaveLength(3);
  expect(await db.selectFrom("outbox_emails").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("notifications").selectAll().execute()).toEqual([]);
});

test.each([
  ["de", "Anästhesie – Fr., 27. Nov. Vormittag – St Brannoc’s – Ms N. Merrowby +1 OP-Liste"],
  ["es", "Anestesista – vie. 27 nov mañana – St Brannoc’s – Ms N. Merrowby +1 sesión"],
  ["fr", "Anesthésiste – ven. 27 nov. matin – St Brannoc’s – Ms N. Merrowby +1 vacation"],
  ["ja", "麻酔科医 – 11月27日（金） 午前 – St Brannoc’s – Ms N. Merrowby 他1枠"],
  ["zh", "麻醉医生 – 11月27日周五 上午 – St Brannoc’s – Ms N. Merrowby 另有 1 个班次"],
] as const)("a callout made in %s has a title in that language", async (locale, title) => {
  const { practice, call, db } = await practiceAtWork();
  await db.updateTable("users").set({ locale }).where("id", "=", practice.user.id).execute();
  const callout = aCalloutInput(practice, { lists: [{}, { date: "2026-12-01" }] });
  expect((await call("POST", "/callouts", { callout })).body.data.title).toBe(title);
});

test("what a list asks of its doctor is kept, copied and mailed; internal notes are never mailed", async () => {
  const { practice, call, db } = await practiceAtWork();
  const asks = { requirements: ["paediatric", "regional"] as const, notes_public: "Two under five.", specialty: "ENT" };
  const list = { ...asks, requirements: [...asks.requirements], notes_internal: "Ask Hana first" };
  const callout = aCalloutInput(practice, { lists: [list] });
  const { id, lists } = (await call("POST", "/callouts", { callout })).body.data;
  expect(lists).toMatchObject([list]);
  expect((await call("POST", `/callouts/${id}/duplicate`, {})).body.data.lists).toMatchObject([list]);
  await call("POST", `/callouts/${id}/send`);
  const [mail] = await db.selectFrom("outbox_emails").select(["text", "html"]).execute();
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain("Requirements: paediatric, regional anaesthesia");
    expect(part).toContain("Note: Two under five.");
    expect(part).not.toContain("Ask Hana first");
  }
  const wrong = [{ requirements: ["dental"] }, { notes_public: "x".repeat(501) }, { notes_internal: "x".repeat(501) }];
  for (const values of wrong) {
    const lists = [{ ...callout.lists[0], ...values }];
    expect(await call("POST", "/callouts", { callout: { ...callout, lists } })).toMatchObject({ status: 422 });
  }
});

test("references count up within company and year", async () => {
  const { practice } = await practiceAtWork();
  const other = await aPractice(ports());
  expect((await aDraft(ports(), practice)).reference).toBe("C-2026-0001");
  expect((await aDraft(ports(), practice)).reference).toBe("C-2026-0002");
  expect((await aDraft(ports(), other)).reference).toBe("C-2026-0001");
  ports().clock.advance(60 * 86_400_000);
  expect((await aDraft(ports(), practice)).reference).toBe("C-2027-0001");
});

test.each([
  [
    "a date that is none",
    { date: "2026-02-30" },
    "date",
    "invalid_date",
    "must be a date from 1900-01-01 to 2199-12-31",
  ],
  ["an end before the start in the morning", { end_time: "07:00" }, "end_time", "invalid_input", "is not valid"],
])("%s is refused by field", async (_, list, field, code, said) => {
  const { practice, call } = await practiceAtWork();
  const { status, body } = await call("POST", "/callouts", { callout: aCalloutInput(practice, { lists: [list] }) });
  expect([status, body.code]).toEqual([422, code]);
  expect(body.errors[`callout.lists.0.${field}`]).toEqual([said]);
});

test("sending mails every doctor once, calls the lists and tells the colleagues", async () => {
  const { practice, call, db } = await practiceAtWork();
  const { id } = await aDraft(ports(), practice);
  const { status, body } = await call("POST", `/callouts/${id}/send`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: "open", lists: [{ cover_status: "calling", counts: { none: 3 } }] });
  const mails = await db.selectFrom("outbox_emails").selectAll().orderBy("id").execute();
  const copy = mails.pop();
  expect(mails.map((mail) => mail.to_address).sort()).toEqual(practice.doctors.map((doctor) => doctor.email).sort());
  expect(mails[0]).toMatchObject({
    kind: "callout",
    from_name: "Harbour Anaesthetic Group",
    reply_to: "office@practice.example.test",
    bcc_address: null,
  });
  // The office's copy of them all.
  expect(copy).toMatchObject({ kind: "office_digest", to_address: "system@practice.example.test", doctor_id: null });
  for (const { last_name } of practice.doctors) expect(copy?.text).toContain(last_name);
  expect(await db.selectFrom("notifications").selectAll().execute()).toMatchObject([
    { notification_type: "new_callout", action_by_id: practice.user.id, callout_id: id, seq: 1 },
  ]);
});

test("the office hears of the first list, and how many more there are", async () => {
  const { practice, db } = await practiceAtWork();
  for (const lists of [[{}], [{}, { date: "2026-11-28" }, { date: "2026-11-29" }]])
    await aCallout(ports(), practice, { lists });
  const told = await db.selectFrom("notifications").select("params").orderBy("seq").execute();
  expect(told.map(({ params }) => [params.list_date, params.more_lists])).toEqual([
    ["2026-11-27", undefined],
    ["2026-11-27", "2"],
  ]);
});

test("without the rule of copies the office gets none", async () => {
  const { practice, db } = await practiceAtWork();
  await db.updateTable("company_settings").set({ callout_emails_bcc_all: false }).execute();
  await aCallout(ports(), practice);
  const mails = await db.selectFrom("outbox_emails").select(["kind", "bcc_address"]).execute();
  expect(mails).toEqual(Array.from({ length: 3 }, () => ({ kind: "callout", bcc_address: null })));
});

test("what is sent is the draft that was looked at: an older version mails nobody and is told what is there now", async () => {
  const { practice, call, db } = await practiceAtWork();
  const [first] = practice.doctors;
  const draft = await aDraft(ports(), practice, { recipients: { doctor_ids: [first?.id ?? 0], group_ids: [] } });
  const colleague = await aUser(db, { company_id: practice.companyId, first_name: "Beatrix", last_name: "Holm" });
  const other = await asUser(app, ports(), colleague);
  const seen = draft.lock_version;
  await other("PUT", `/callouts/${draft.id}`, { callout: aCalloutInput(practice), lock_version: seen });
  const send = (body?: object) => call("POST", `/callouts/${draft.id}/send`, body);
  const refused = await send({ lock_version: seen });
  expect(refused).toMatchObject({ status: 409, body: { code: "stale" } });
  expect(refused.body.data).toMatchObject({ lock_version: seen + 1, updated_by: "Beatrix Holm" });
  expect(await db.selectFrom("outbox_emails").selectAll().execute()).toEqual([]);
  expect(await send({ lock_version: seen + 1 })).toMatchObject({ status: 200 });
  expect(await send({ lock_version: seen + 1 })).toMatchObject({ status: 409, body: { code: "stale" } });
});

test("a callout cannot be sent twice", async () => {
  const { practice, call, db } = await practiceAtWork();
  const { id } = await aCallout(ports(), practice);
  expect(await call("POST", `/callouts/${id}/send`)).toMatchObject({
    status: 409,
    body: { code: "invalid_transition" },
  });
  expect(await db.selectFrom("outbox_emails").selectAll().where("kind", "=", "callout").execute()).toHaveLength(3);
  expect(await db.selectFrom("outbox_emails").selectAll().execute()).toHaveLength(4);
});

test("a callout with a list that has started is not sent", async () => {
  const { practice, call } = await practiceAtWork();
  const { id } = await aDraft(ports(), practice, {
    lists: [{}, { date: "2026-11-24", session: "pm", start_time: "13:30", end_time: "17:30" }],
  });
  ports().clock.advance(3 * 3_600_000);
  expect(await call("POST", `/callouts/${id}/send`)).toMatchObject({ status: 409, body: { code: "list_started" } });
});

test("without its contact details a practice sends nothing", async () => {
  const { practice, call, db } = await practiceAtWork();
  const { id } = await aDraft(ports(), practice);
  await db.updateTable("company_settings").set({ callout_emails_phone: null }).execute();
  const answer = await call("POST", `/callouts/${id}/send`);
  expect(answer).toMatchObject({ status: 422, body: { code: "contact_details_missing" } });
  expect(await call("GET", `/callouts/${id}`)).toMatchObject({ body: { data: { status: "draft" } } });
});

test("a callout that would reach nobody is not sent", async () => {
  const { practice, call, db } = await practiceAtWork();
  const { id } = await aDraft(ports(), practice);
  await db.updateTable("doctors").set({ status: "paused" }).execute();
  expect(await call("POST", `/callouts/${id}/send`)).toMatchObject({
    status: 409,
    body: { code: "nobody_to_send_to" },
  });
});

test("who is paused, refused by the mail server or booked at that time is left out and marked so", async () => {
  const { practice, call, db } = await practiceAtWork({ doctors: 5 });
  const [paused, bounced, booked, ...asked] = practice.doctors;
  const elsewhere = await aCallout(ports(), practice);
  const row = elsewhere.responses.find((one) => one.doctor.id === booked?.id);
  await call("PUT", `/callouts/${elsewhere.id}/responses/${row?.id}`, { response: "available" });
  await call("POST", `/callouts/${elsewhere.id}/responses/${row?.id}/confirm`, { lock_version: 1 });
  await db
    .updateTable("doctors")
    .set({ status: "paused" })
    .where("id", "=", paused?.id ?? 0)
    .execute();
  await db
    .updateTable("doctors")
    .set({ email_state: "bounced" })
    .where("id", "=", bounced?.id ?? 0)
    .execute();
  const draft = await aDraft(ports(), practice, { lists: [{ start_time: "11:00", end_time: "12:30" }] });
  await db.deleteFrom("outbox_emails").execute();
  await call("POST", `/callouts/${draft.id}/send`);
  const mails = await db.selectFrom("outbox_emails").select("doctor_id").where("kind", "=", "callout").execute();
  expect(mails.map((mail) => mail.doctor_id).sort()).toEqual(asked.map((doctor) => doctor.id).sort());
  const skipped = await db.selectFrom("callout_recipients").selectAll().where("delivery", "=", "skipped").execute();
  expect(skipped.map((one) => [one.doctor_id, one.skip_reason]).sort()).toEqual(
    [
      [paused?.id, "paused"],
      [bounced?.id, "bounced"],
      [booked?.id, "clash"],
    ].sort(),
  );
});

test("only a draft can be deleted, and it leaves nothing but its audit line", async () => {
  const { practice, call, db } = await practiceAtWork();
  const [draft, open] = [await aDraft(ports(), practice), await aCallout(ports(), practice)];
  expect(await call("DELETE", `/callouts/${open.id}`)).toMatchObject({
    status: 409,
    body: { code: "invalid_transition" },
  });
  expect(await call("DELETE", `/callouts/${draft.id}`)).toEqual({ status: 200, body: { success: true } });
  expect(await call("GET", `/callouts/${draft.id}`)).toMatchObject({ status: 404 });
  expect((await db.selectFrom("lists").select("id").execute()).map((list) => list.id)).toEqual([open.lists[0]?.id]);
  const audit = await db.selectFrom("audit_events").select("action").where("subject_id", "=", draft.id).execute();
  expect(audit.map((event) => event.action)).toEqual(["callout_created", "callout_deleted"]);
});

test("a draft that was changed since it was read is not deleted unseen", async () => {
  const { practice, call } = await practiceAtWork();
  const { id, lock_version } = await aDraft(ports(), practice);
  const changed = await call("PUT", `/callouts/${id}`, { callout: aCalloutInput(practice), lock_version });
  const stale = await call("DELETE", `/callouts/${id}?lock_version=${lock_version}`);
  const data = { id, lock_version: lock_version + 1, updated_by: expect.any(String) };
  expect(stale).toMatchObject({ status: 409, body: { code: "stale", data } });
  const { lock_version: present } = changed.body.data;
  expect(await call("DELETE", `/callouts/${id}?lock_version=${present}`)).toMatchObject({ status: 200 });
});

test("a scheduled callout can be sent before its time", async () => {
  const { practice, call } = await practiceAtWork();
  const { id } = await aDraft(ports(), practice);
  const set = { send_at: new Date("2026-11-25T08:00:00Z") };
  const actor = { type: "admin", id: practice.user.id } as const;
  await inCompany(ports(), practice.companyId, async (unit) =>
    moveCallout(unit, await lockCallout(unit, id), "schedule", { actor, set }),
  );
  expect(await call("GET", `/callouts/${id}`)).toMatchObject({ body: { data: { status: "scheduled" } } });
  expect(await call("POST", `/callouts/${id}/send`)).toMatchObject({
    body: { data: { status: "open", send_at: null } },
  });
});

test("status and outcome cannot be changed past the transition function", async () => {
  const { practice, db } = await practiceAtWork();
  await aCallout(ports(), practice);
  await expect(db.updateTable("callouts").set({ status: "confirmed" }).execute()).rejects.toThrow("transition");
  await expect(db.updateTable("responses").set({ outcome: "confirmed" }).execute()).rejects.toThrow("transition");
});
