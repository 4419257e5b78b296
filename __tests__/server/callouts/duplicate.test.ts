/** Duplicating a callout: what goes on in the copy, and what belonged to the old days only. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { applyRetention } from "../../../server/jobs/retention.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function scene(options: { doctors?: number } = {}) {
  app = await buildApp(ports());
  const practice = await aPractice(ports(), options);
  return { practice, call: await asUser(app, ports(), practice.user), db: ports().database.db };
}

test("a copy stands on another day and knows its original", async () => {
  const { practice, call } = await scene();
  const { id, reference } = await aCallout(ports(), practice, { lists: [{}, { date: "2026-11-30" }] });
  const { status, body } = await call("POST", `/callouts/${id}/duplicate`, { date: "2027-03-28" });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ status: "draft", copied_from: { id, reference }, respond_by: null });
  expect(body.data.lists).toMatchObject([
    { date: "2027-03-28", starts_at: "2027-03-28T07:00:00.000Z" },
    { date: "2027-03-31" },
  ]);
  expect(body.data.recipients).toHaveLength(3);
});

test("a copy keeps its group as a group, and asks none of its members twice", async () => {
  const { practice, call, db } = await scene({ doctors: 4 });
  const { companyId: company_id, doctors } = practice;
  const [named, brought, alone] = doctors.map((doctor) => doctor.id);
  const group = await db
    .insertInto("doctor_groups")
    .values({ company_id, name: "Partners" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members = [named, brought].map((doctor_id = 0) => ({ company_id, group_id: group.id, doctor_id }));
  await db.insertInto("doctor_group_members").values(members).execute();
  const recipients = { doctor_ids: [named ?? 0, alone ?? 0], group_ids: [group.id] };
  const { id } = await aCallout(ports(), practice, { recipients });
  const { status, body } = await call("POST", `/callouts/${id}/duplicate`, { date: "2026-12-04" });
  expect(status).toBe(201);
  expect(body.data.recipient_groups).toMatchObject([{ id: group.id, name: "Partners", count: 2 }]);
  const asked = body.data.recipients.map((one: { doctor: { id: number } }) => one.doctor.id);
  expect(asked.toSorted((one: number, other: number) => one - other)).toEqual([named, brought, alone]);
  const sources = await db
    .selectFrom("callout_recipients")
    .select(["doctor_id", "source"])
    .where("callout_id", "=", body.data.id)
    .execute();
  expect(new Map(sources.map(({ doctor_id, source }) => [doctor_id, source])).get(brought ?? 0)).toBe("group");
  // Sending the copy mails each of them once.
  await call("POST", `/callouts/${body.data.id}/send`);
  const mails = await db
    .selectFrom("outbox_emails")
    .select("doctor_id")
    .where("callout_id", "=", body.data.id)
    .where("kind", "=", "callout")
    .execute();
  expect(mails.map(({ doctor_id }) => doctor_id).sort()).toEqual([named, brought, alone]);
});

test("a copy has the respond-by that the practice usually gives, where the lists leave time for it", async () => {
  const { practice, call, db } = await scene();
  const { id } = await aCallout(ports(), practice, { respond_by: "2026-11-25T10:42:00Z" });
  const copy = async (date: string) => (await call("POST", `/callouts/${id}/duplicate`, { date })).body.data.respond_by;
  expect(await copy("2026-12-04")).toBe(null);
  await db.updateTable("company_settings").set({ respond_within_hours: 48 }).execute();
  // The tests' "now" is 10:42: from there, on the next quarter of an hour.
  expect(await copy("2026-12-04")).toBe("2026-11-26T10:45:00.000Z");
  expect(await copy("2026-11-27")).toBe("2026-11-26T10:45:00.000Z");
  expect(await copy("2026-11-26")).toBe(null);
});

const datesOf = ({ lists }: { lists: { date: string }[] }) => lists.map(({ date }) => date);

test("of a cancelled callout the lists come back, but not those that were cancelled alone before, with a reason or without", async () => {
  const { practice, call, db } = await scene();
  const lists = [{}, { date: "2026-11-30" }, { date: "2026-12-01" }];
  const callout = await aCallout(ports(), practice, { lists });
  let { lock_version } = callout;
  for (const [at, reason] of ["Surgeon away", ""].entries()) {
    const { id, lock_version: seen } = callout.lists[at] ?? { id: 0, lock_version: 0 };
    const alone = await call("POST", `/callouts/${callout.id}/lists/${id}/cancel`, { reason, lock_version: seen });
    lock_version = alone.body.data.lock_version;
  }
  expect(datesOf((await call("POST", `/callouts/${callout.id}/duplicate`, {})).body.data)).toEqual(["2026-12-01"]);
  await call("POST", `/callouts/${callout.id}/cancel`, { reason: "", lock_version });
  expect(datesOf((await call("POST", `/callouts/${callout.id}/duplicate`, {})).body.data)).toEqual(["2026-12-01"]);
  // Nor once the reasons are forgotten.
  await db.updateTable("company_settings").set({ retention_months: 12 }).execute();
  ports().clock.advance(500 * DAY_MS);
  await applyRetention(ports());
  expect(await db.selectFrom("lists").select("id").where("cancel_reason", "<>", "").execute()).toEqual([]);
  const later = await asUser(app, ports(), practice.user);
  const { body } = await later("POST", `/callouts/${callout.id}/duplicate`, { date: "2028-06-05" });
  expect(datesOf(body.data)).toEqual(["2028-06-05"]);
});
