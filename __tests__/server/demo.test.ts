import argon2 from "argon2";
import { sql } from "kysely";
import { forCompany } from "../../server/db/companyScope.ts";
import { DEMO_PASSWORD, fillDemo } from "../../server/demo/fillDemo.ts";
import { listCallouts } from "../../server/features/callouts/list/listCallouts.ts";
import { type Ports } from "../../server/platform/ports.ts";
import { openTestDatabase } from "../support/database/testDatabase.ts";
import { FakeClock, testConfig, testPorts } from "../support/database/testPorts.ts";
import { brokenRules } from "../support/model/bookingRules.ts";
import { sampled } from "../support/random/sampling.ts";

const empty = testPorts({ demo: true });
const clock = new FakeClock();
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

const ports = (): Ports => ({ ...empty(), clock, database: opened.database });

/** Filled once; the tests below only look. */
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.boss.start();
  await fillDemo(ports());
}, 30_000);

afterAll(async () => {
  await opened.database.boss.stop({ graceful: false });
  await opened.drop();
});

async function harbour() {
  const { db } = opened.database;
  const anna = await db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", "admin@example.test")
    .executeTakeFirstOrThrow();
  return { db: forCompany(db, anna.company_id), anna };
}

test("the demo's past keeps every rule that a practice's own would keep", async () => {
  expect(await brokenRules(opened.database.db, ports().clock.now())).toEqual([]);
});

test("the demo shows callouts in every state, each in order, and is filled once only", async () => {
  const { db } = await harbour();
  const { data, meta } = await listCallouts(db, ports().clock.now(), { per_page: 100 });
  expect(new Set(data.map((row) => row.status))).toEqual(
    new Set(["draft", "scheduled", "open", "confirmed", "cancelled", "expired"]),
  );
  expect(new Set(data.map((row) => row.risk))).toEqual(
    new Set([null, "no_availability", "doctor_withdrew", "unacknowledged"]),
  );
  expect(data.some((row) => row.lists.length === 2 && row.filled === 1 && row.needed === 2)).toBe(true);
  expect(meta.counts.past).toBeGreaterThanOrEqual(5);
  const asked = db.selectFrom("callout_lists").select("list_id");
  const alone = await db.selectFrom("lists").select("standing_list_id").where("id", "not in", asked).execute();
  expect(alone.filter(({ standing_list_id }) => standing_list_id === null)).toHaveLength(3);
  expect(alone.length).toBeGreaterThan(20);
  expect(await db.selectFrom("standing_lists").select("id").execute()).toHaveLength(25);
  expect(await db.selectFrom("days_off").select("id").execute()).toHaveLength(2);
  const groups = await db.selectFrom("doctor_groups").select("description").execute();
  expect(groups.filter(({ description }) => description)).toHaveLength(6);
  await fillDemo(ports());
  expect(await db.selectFrom("callouts").select("id").execute()).toHaveLength(data.length);
});

test("one urgent callout is being rung round, by two colleagues, and one doctor is to be rung again", async () => {
  const { db } = await harbour();
  const now = ports().clock.now();
  const calls = await db
    .selectFrom("phone_calls")
    .innerJoin("callouts", "callouts.id", "phone_calls.callout_id")
    .select(["callout_id", "status", "urgency", "user_id", "ended_at", "result", "call_back_at", "phone_calls.list_id"])
    .execute();
  expect(new Set(calls.map(({ callout_id }) => callout_id)).size).toBe(1);
  expect(calls[0]).toMatchObject({ status: "open", urgency: "urgent" });
  expect(new Set(calls.map(({ user_id }) => user_id)).size).toBe(2);
  expect(calls.every(({ ended_at }) => ended_at && ended_at <= now)).toBe(true);
  expect(calls.every(({ list_id }) => list_id !== null)).toBe(true);
  const [again] = calls.filter(({ result }) => result === "call_back");
  expect(again?.call_back_at?.getTime()).toBeGreaterThan(now.getTime());
});

test("every reason for which a doctor is left out can be seen, a doctor is on leave, and all have registration numbers", async () => {
  const { db } = await harbour();
  const skipped = await db
    .selectFrom("callout_recipients")
    .select("skip_reason")
    .where("delivery", "=", "skipped")
    .execute();
  expect(new Set(skipped.map((one) => one.skip_reason))).toEqual(
    new Set(["on_leave", "clash", "not_credentialed", "paused", "bounced"]),
  );
  // And named twice, by two groups.
  const groups = await db.selectFrom("doctor_group_members").select(["doctor_id", "group_id"]).execute();
  const inTwo = [...Map.groupBy(groups, (one) => one.doctor_id).values()].filter((own) => own.length > 1);
  expect(inTwo.length).toBeGreaterThan(0);
  const now = ports().clock.now();
  const away = await db.selectFrom("doctor_unavailabilities").selectAll().execute();
  expect(away.some(({ starts_at, ends_at }) => starts_at <= now && ends_at > now)).toBe(true);
  const doctors = await db.selectFrom("doctors").select(["registration_number"]).execute();
  expect(new Set(doctors.map((one) => one.registration_number)).size).toBe(doctors.length);
});

test("a callout asks in waves: one was asked, the next has its time and its job", async () => {
  const { db } = await harbour();
  const { id, next_wave_at } = await db
    .selectFrom("callouts")
    .select(["id", "next_wave_at"])
    .where("waves_state", "=", "running")
    .executeTakeFirstOrThrow();
  const waves = await db.selectFrom("waves").select(["status", "asked"]).where("callout_id", "=", id).execute();
  expect(waves).toEqual([
    // The other of the two is left out.
    { status: "asked", asked: 1 },
    { status: "waiting", asked: 0 },
  ]);
  const hours = ((next_wave_at?.getTime() ?? 0) - ports().clock.now().getTime()) / 3_600_000;
  expect(hours).toBeCloseTo(6 - 70 / 60, 5);
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'callout-clock' and data->>'step' = 'wave'`.execute(opened.database.db);
  expect(rows).toEqual([{ data: expect.objectContaining({ calloutId: id, at: next_wave_at?.toISOString() }) }]);
});

test("no address counts as one that mail reaches unless a mail went there", async () => {
  const { db } = await harbour();
  const mailed = await db.selectFrom("outbox_emails").select("doctor_id").execute();
  const known = new Set(mailed.map((one) => one.doctor_id));
  const reached = await db.selectFrom("doctors").select(["id", "invited_at"]).where("email_state", "=", "ok").execute();
  expect(reached.filter(({ id, invited_at }) => !known.has(id) && !invited_at)).toEqual([]);
});

test("its administrators sign in with the published password; one practice lacks its contact details", async () => {
  const { db } = await harbour();
  const users = await ports().database.db.selectFrom("users").selectAll().orderBy("email").execute();
  expect(users.map((user) => user.email)).toEqual(["admin@example.test", "colleague@example.test", "new@example.test"]);
  for (const user of users) expect(await argon2.verify(user.password_hash ?? "", DEMO_PASSWORD)).toBe(true);
  const incomplete = await ports()
    .database.db.selectFrom("company_settings")
    .selectAll()
    .where("callout_emails_name", "is", null)
    .execute();
  expect(incomplete).toHaveLength(1);
  expect(await db.selectFrom("doctors").select("id").execute()).toHaveLength(40);
});

test("its past has happened: mails have left, no job waits, some news is unread", async () => {
  const { db, anna } = await harbour();
  const now = ports().clock.now();
  const mails = await db.selectFrom("outbox_emails").selectAll().execute();
  expect(new Set(mails.map((mail) => mail.status))).toEqual(new Set(["sent"]));
  expect(mails.every((mail) => /@(harbour\.)?example\.test$/.test(mail.to_address) && mail.created_at <= now)).toBe(
    true,
  );
  expect(await ports().database.boss.fetch("mail")).toEqual([]);
  const news = await db.selectFrom("notifications").selectAll().orderBy("seq").execute();
  expect(news.map((one) => one.seq)).toEqual(news.map((_, index) => index + 1));
  expect(news.every((one, index) => index === 0 || one.created_at >= (news[index - 1]?.created_at ?? now))).toBe(true);
  const read = await db.selectFrom("notification_reads").selectAll().where("user_id", "=", anna.id).execute();
  expect(news.length - read.length).toBeGreaterThan(0);
});

test("without DEMO nothing is filled", async () => {
  await fillDemo({ ...empty(), config: testConfig({ demo: false }) });
  expect(await empty().database.db.selectFrom("companies").select("id").execute()).toEqual([]);
});

test.each(sampled(["2026-11-28T23:50:00Z", "2027-03-28T00:30:00Z"], 1))(
  "it can be started at %s",
  async (moment) => {
    await fillDemo({ ...empty(), clock: { now: () => new Date(moment) } });
    expect((await empty().database.db.selectFrom("callouts").select("id").execute()).length).toBeGreaterThan(15);
  },
  30_000,
);
