import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aCalloutInput, anAnswer, aPractice, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function dryRun() {
  app = await buildApp(ports());
  const practice = await aPractice(ports(), { doctors: 4 });
  return { practice, db: ports().database.db, call: await asUser(app, ports(), practice.user) };
}

test("the dry run names who is mailed and who not, shows the mail, and writes nothing", async () => {
  const { practice, db, call } = await dryRun();
  const [paused, bounced, ...fine] = practice.doctors;
  await db
    .updateTable("doctors")
    .set({ status: "paused" })
    .where("id", "=", paused?.id ?? 0)
    .execute();
  await db
    .updateTable("doctors")
    .set({ email_state: "complained" })
    .where("id", "=", bounced?.id ?? 0)
    .execute();
  const { status, body } = await call("POST", "/callouts/preview", {
    callout: aCalloutInput(practice, { message: "Bay C." }),
  });
  expect(status).toBe(200);
  expect(body.data.will_send.map((doctor: { id: number }) => doctor.id).sort()).toEqual(
    fine.map((doctor) => doctor.id),
  );
  expect(body.data.skipped).toHaveLength(2);
  expect(body.data.skipped).toEqual(
    expect.arrayContaining([
      { doctor: expect.objectContaining({ id: paused?.id }), reason: "paused", date: null },
      { doctor: expect.objectContaining({ id: bounced?.id }), reason: "bounced", date: null },
    ]),
  );
  expect(body.data.email.from_name).toBe("Harbour Anaesthetic Group");
  const [first] = body.data.will_send;
  expect(body.data.email.text).toContain(fine.find((doctor) => doctor.id === first.id)?.last_name);
  expect(body.data.email.text).toContain("Bay C.");
  for (const tableName of ["callouts", "lists", "outbox_emails", "audit_events", "notifications"] as const)
    expect(await db.selectFrom(tableName).selectAll().execute()).toEqual([]);
});

test("a doctor named twice is mailed once", async () => {
  const { practice, db, call } = await dryRun();
  const company_id = practice.companyId;
  const [first, second] = practice.doctors;
  const group = await db
    .insertInto("doctor_groups")
    .values({ company_id, name: "Partners" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members = [first, second].map((doctor) => ({ company_id, group_id: group.id, doctor_id: doctor?.id ?? 0 }));
  await db.insertInto("doctor_group_members").values(members).execute();
  const recipients = { doctor_ids: [first?.id ?? 0], group_ids: [group.id] };
  const { body } = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice, { recipients }) });
  expect(body.data.will_send.map((doctor: { id: number }) => doctor.id).sort()).toEqual([first?.id, second?.id]);
  expect(body.data.skipped).toMatchObject([{ doctor: { id: first?.id }, reason: "duplicate" }]);
  const groups = await call("GET", "/doctor_groups");
  expect(groups.body.data).toMatchObject([{ id: group.id, name: "Partners", doctors: 2 }]);
  const members_ = await call("GET", `/doctors?group_id=${group.id}`);
  expect(members_.body).toMatchObject({ data: [{ groups: [{ name: "Partners" }] }, {}], meta: { total: 2 } });
});

test("beside a reason stands the day that says more: the leave's last one, the credential's, the end of a pause", async () => {
  const { practice, db, call } = await dryRun();
  const [away, lapsed, paused] = practice.doctors.map((doctor) => doctor.id);
  const own = { company_id: practice.companyId, doctor_id: away ?? 0 };
  const leave = { starts_at: new Date("2026-11-20T13:00:00Z"), ends_at: new Date("2026-12-06T13:00:00Z") };
  await db
    .insertInto("doctor_unavailabilities")
    .values({ ...own, ...leave, reason: "leave", created_at: new Date() })
    .execute();
  await call("PUT", `/doctors/${lapsed}`, {
    doctor: {
      ...{ first_name: "Hana", last_name: "Lapsed", email: "lapsed@example.test", role: "anaesthetist", locale: "en" },
      sites: [{ site_id: practice.site.id, credentialed_until: "2026-11-01" }],
      lock_version: 0,
    },
  });
  await call("POST", `/doctors/${paused}/pause`, { until: "2026-12-24T12:00:00.000Z" });
  const { body } = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice) });
  const told = body.data.skipped.map((one: { doctor: { id: number }; reason: string; date: string }) => [
    one.doctor.id,
    `${one.reason} ${one.date}`,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    [away ?? 0]: "on_leave 2026-12-06",
    [lapsed ?? 0]: "not_credentialed 2026-11-01",
    [paused ?? 0]: "paused 2026-12-24",
  });
});

test("a doctor booked elsewhere for one of two lists is asked, and the clash is named with its day; for both, left out", async () => {
  const { practice, call } = await dryRun();
  const [one, both, free, later] = practice.doctors.map((doctor) => doctor.id);
  const days = ["2026-11-27", "2026-11-28"];
  const elsewhere = await aCallout(ports(), practice, {
    lists: days.map((date) => ({ date, positions: 2, start_time: "10:00", end_time: "14:00", session: "custom" })),
  });
  const book = async (doctor: number | undefined, on: readonly string[]) => {
    const person = { id: doctor ?? 0 };
    await anAnswer(ports(), practice, elsewhere, person, "available");
    const { body } = await call("GET", `/callouts/${elsewhere.id}`);
    const lists = new Map(body.data.lists.map((list: { id: number; date: string }) => [list.id, list.date]));
    for (const { id, doctor: whose, list_id } of body.data.responses)
      if (whose.id === doctor && on.includes(String(lists.get(list_id))))
        await confirmFor(ports(), practice, elsewhere.id, { responseId: id });
  };
  await book(one, days.slice(1));
  await book(both, days);
  const lists = days.map((date) => ({ date }));
  const recipients = { doctor_ids: [one ?? 0, both ?? 0, free ?? 0], group_ids: [] };
  const told = (
    data: { [of in "will_send" | "skipped" | "elsewhere"]: { id?: number; doctor?: { id: number } }[] },
  ) => ({
    asked: data.will_send.map(({ id }) => id).sort(),
    skipped: data.skipped,
    elsewhere: data.elsewhere,
  });
  const expected = {
    asked: [one, free],
    skipped: [{ doctor: expect.objectContaining({ id: both }), reason: "clash", date: "2026-11-27" }],
    elsewhere: [{ doctor: expect.objectContaining({ id: one }), date: "2026-11-28" }],
  };
  const { body } = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice, { lists, recipients }) });
  expect(told(body.data)).toEqual(expected);
  // The same is said before more doctors are asked.
  const sent = await aCallout(ports(), practice, { lists, recipients: { doctor_ids: [later ?? 0], group_ids: [] } });
  const more = await call("POST", `/callouts/${sent.id}/recipients_preview`, { recipients });
  expect(more.status).toBe(200);
  expect(told(more.body.data)).toEqual(expected);
});

test("nobody chosen yet is no error", async () => {
  const { practice, call } = await dryRun();
  const recipients = { doctor_ids: [], group_ids: [] };
  const { status, body } = await call("POST", "/callouts/preview", {
    callout: aCalloutInput(practice, { recipients }),
  });
  expect([status, body.data]).toEqual([
    200,
    {
      ...{ will_send: [], skipped: [], elsewhere: [], preferences: [], usually_not: [] },
      list_notes: [],
      waves: [],
      email: null,
    },
  ]);
});

test("doctors are found by name and address, archived ones only when asked for", async () => {
  const { practice, db, call } = await dryRun();
  const [first, second] = practice.doctors;
  await db
    .updateTable("doctors")
    .set({ status: "archived", archived_at: new Date() })
    .where("id", "=", second?.id ?? 0)
    .execute();
  const found = async (query: string) => (await call("GET", `/doctors?${query}`)).body.meta.total;
  expect(await found("")).toBe(3);
  expect(await found("status=archived")).toBe(1);
  expect(await found(`q=dr hana ${first?.last_name}`)).toBe(1);
  expect(await found(`q=${first?.email}`)).toBe(1);
  expect(await found("q=%25")).toBe(0);
});
