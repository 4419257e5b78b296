/** How long a practice keeps what names people: chosen, and then gone night by night (docs/decisions/0018). */
import { createQueryId, type KyselyPlugin, PostgresQueryCompiler, sql } from "kysely";
import { forgetCallouts } from "../../../server/features/callouts/jobs/forgetCallouts.ts";
import { createList } from "../../../server/features/lists/changeList.ts";
import { recordChange } from "../../../server/features/notifications/record.ts";
import { applyRetention } from "../../../server/jobs/retention.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aListInput, anAnswer, aPractice } from "../../support/aCallout.ts";
import { aComment } from "../../support/comments.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const DAY = 86_400_000;
const { ports, practice, call, signInAgain } = practiceAtWork();
const db = () => ports().database.db;

const choose = (retention_months: number | null, lock_version: number) =>
  call("PUT", "/company_settings", { update_type: "privacy", privacy: { retention_months }, lock_version });
const settings = async () => (await call("GET", "/auth/validate_token")).body.data.company.company_settings;

/** A callout that was answered with a note, booked and mailed. */
async function aStory(own = practice, lists = {}) {
  const callout = await aCallout(ports(), own, {
    ...lists,
    message: "Ask for Sister Ames",
    internal_notes: "Dr Bell is unwell",
  });
  await aComment(ports(), own, callout.id, "Dr Bell asks for more each time", [own.user.id]);
  const [doctor = { id: 0 }] = own.doctors;
  await anAnswer(ports(), own, callout, doctor, "available", { note: "After my shift" });
  await db().updateTable("outbox_emails").set({ status: "sent" }).execute();
  return { callout, doctor };
}
const told = async () => {
  const of = { company: practice.companyId };
  const mails = await db().selectFrom("outbox_emails").selectAll().where("company_id", "=", of.company).execute();
  const notes = await db().selectFrom("responses").select("note").where("company_id", "=", of.company).execute();
  const past = await db().selectFrom("response_history").select("note").where("company_id", "=", of.company).execute();
  const news = await db().selectFrom("notifications").select("id").where("company_id", "=", of.company).execute();
  const [callout] = await db().selectFrom("callouts").selectAll().where("company_id", "=", of.company).execute();
  const said = await db().selectFrom("callout_comments").select("id").where("company_id", "=", of.company).execute();
  return {
    comments: said.length,
    mails: mails.filter(({ html, text, to_address }) => html || text || to_address).length,
    notes: [...notes, ...past].filter(({ note }) => note !== null).length,
    texts: [callout?.message, callout?.internal_notes].filter(Boolean).length,
    news: news.length,
  };
};

test("a practice chooses between 12 and 120 months or no limit, and nobody overwrites another's choice unseen", async () => {
  expect((await settings()).retention_months).toBeNull();
  expect((await choose(24, 0)).body.data.company.company_settings).toMatchObject({
    retention_months: 24,
    defaults_version: 1,
  });
  expect((await choose(36, 0)).body.code).toBe("stale");
  for (const wrong of [11, 121, 0]) expect((await choose(wrong, 1)).status).toBe(422);
  expect((await settings()).retention_months).toBe(24);
  const [line] = (await call("GET", "/audit_events")).body.data;
  expect(line).toMatchObject({ action: "privacy_changed", diff: { retention_months: [null, "24"] } });
});

test("what names people goes once its callout is older than that, once and with a line; bookings and audit stay", async () => {
  const other = await aPractice(ports());
  await aStory(other);
  const { callout } = await aStory();
  const before = await told();
  expect(before).toEqual({ comments: 1, mails: 4, notes: 2, texts: 2, news: 2 });
  await choose(12, 0);
  // The list ends on 27 November 2026, 12:00.
  ports().clock.advance(368 * DAY);
  await applyRetention(ports());
  expect(await told()).toEqual(before);
  ports().clock.advance(DAY);
  for (let night = 0; night < 2; night++) await applyRetention(ports());
  expect(await told()).toEqual({ comments: 0, mails: 0, notes: 0, texts: 0, news: 0 });
  await signInAgain();
  const answers = (await call("GET", `/callouts/${callout.id}`)).body.data.responses;
  expect(answers.map(({ response }: { response: string }) => response).sort()).toEqual(["available", "none", "none"]);
  const lines = (await call("GET", "/audit_events?actor_type=system")).body.data.filter(
    ({ action }: { action: string }) => action === "old_data_removed",
  );
  expect(lines).toMatchObject([{ params: { mails: 4, notes: 3, news: 2, until: "2026-11-28T10:42:00.000Z" } }]);
  const foreign = await db().selectFrom("responses").select("note").where("company_id", "=", other.companyId).execute();
  expect(foreign.map(({ note }) => note)).toContain("After my shift");
});

test("reasons and messages go from the activity and the audit log too; that something was said before them stays", async () => {
  const lists = [{}, { date: "2026-11-28" }];
  const { callout, doctor } = await aStory(practice, { lists });
  const post = async (path: string, body: object) =>
    expect((await call("POST", `/callouts/${callout.id}${path}`, body)).status).toBe(200);
  const [first, second] = callout.lists;
  const offer = callout.responses.find((one) => one.doctor.id === doctor.id && one.list_id === first?.id);
  await post(`/lists/${first?.id}/message`, { response_ids: [offer?.id], message: "Bell sick: message" });
  await post(`/responses/${offer?.id}/confirm`, { lock_version: 1, reason: "Bell sick: booking" });
  await post(`/lists/${second?.id}/cancel`, { lock_version: second?.lock_version, reason: "Bell sick: list" });
  const { lock_version } = (await call("GET", `/callouts/${callout.id}`)).body.data;
  await post("/cancel", { lock_version, reason: "Bell sick: callout" });
  await db().updateTable("outbox_emails").set({ status: "sent" }).execute();
  const reasons = async (path: string): Promise<string[]> =>
    (await call("GET", path)).body.data.flatMap(({ params }: { params: { reason?: string } }) => params.reason ?? []);
  const shown = async () => [await reasons(`/callouts/${callout.id}/events`), await reasons("/audit_events")];
  const written = ["callout", "list", "booking", "message"].map((one) => `Bell sick: ${one}`);
  expect(await shown()).toEqual([written, written]);
  await choose(12, 0);
  ports().clock.advance(370 * DAY);
  await applyRetention(ports());
  await signInAgain();
  expect(await shown()).toEqual([[], []]);
  const events = await db().selectFrom("audit_events").selectAll().execute();
  expect(JSON.stringify(events)).not.toContain("Bell sick");
  expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(["offerers_emailed", "callout_cancelled"]));
});

test("where the month is shorter, its last day counts: nothing goes before its time", async () => {
  await aStory(practice, { lists: [{ date: "2026-11-30" }] });
  const before = await told();
  await choose(13, 0);
  // 31 December 2027: thirteen months earlier there is no 31st.
  ports().clock.advance(402 * DAY);
  await applyRetention(ports());
  expect(await told()).toEqual(before);
  ports().clock.advance(DAY);
  await applyRetention(ports());
  expect((await told()).mails).toBe(0);
});

test("a doctor archived longer ago loses name and address, unless something newer speaks of them", async () => {
  const [old, asked, kept] = practice.doctors.map(({ id }) => id) as [number, number, number];
  for (const id of [old, asked]) await call("POST", `/doctors/${id}/archive`);
  await choose(12, 0);
  ports().clock.advance(300 * DAY);
  await signInAgain();
  await call("POST", `/doctors/${asked}/restore`);
  const lists = [{ date: "2027-10-01" }];
  await aCallout(ports(), practice, { lists, recipients: { doctor_ids: [asked], group_ids: [] } });
  await db()
    .updateTable("doctors")
    .set({ status: "archived", archived_at: new Date("2026-11-24") })
    .where("id", "=", asked)
    .execute();
  ports().clock.advance(70 * DAY);
  await applyRetention(ports());
  await signInAgain();
  const show = async (id: number) => (await call("GET", `/doctors/${id}`)).body.data;
  expect(await show(old)).toMatchObject({ name: `#${old}`, email: "", mobile_phone: null, status: "archived" });
  for (const id of [asked, kept]) expect((await show(id)).name).toContain("Itokawa");
  expect((await call("POST", `/doctors/${old}/restore`)).body.code).toBe("invalid_transition");
});

test("internal notes of lists go, with their callout or by their own age, and are counted", async () => {
  const notes = { notes_internal: "Dr Bell is unwell" };
  const lists = [notes, { ...notes, date: "2027-03-01" }];
  await aCallout(ports(), practice, { lists: [notes] });
  await aCallout(ports(), practice, { lists });
  for (const list of lists) {
    const alone = aListInput(practice, list);
    await inCompany(ports(), practice.companyId, (unit) => createList(unit, alone, { userId: practice.user.id }));
  }
  await choose(12, 0);
  ports().clock.advance(370 * DAY);
  await applyRetention(ports());
  const left = await db().selectFrom("lists").select("notes_internal").orderBy("id").execute();
  const kept = notes.notes_internal;
  expect(left.map(({ notes_internal }) => notes_internal)).toEqual([null, kept, kept, null, kept]);
  await signInAgain();
  const [line] = (await call("GET", "/audit_events?actor_type=system")).body.data;
  expect(line).toMatchObject({ action: "old_data_removed", params: { notes: 2 } });
});

test("mails go in portions, so that no statement takes as long as there are years of them", async () => {
  await aStory();
  const portions: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => Object.keys(row).join() === "id")) portions.push(result.rows.length);
      return result;
    },
  };
  ports().clock.advance(400 * DAY);
  await inCompany(ports(), practice.companyId, async (unit) => {
    const counted = { ...unit, tx: unit.tx.withPlugin(counting) };
    expect((await forgetCallouts(counted, ports().clock.now(), 3)).mails).toBe(4);
    await recordChange(unit, null);
  });
  expect(portions).toEqual([3, 1]);
  expect((await told()).mails).toBe(0);
});

test("the subject of a mail to the office, which names a doctor, goes; that of a doctor’s own mail stays in the doctor’s history", async () => {
  const { callout, doctor } = await aStory();
  const subject = "Late withdrawal: Dr Hana Itokawa";
  await inCompany(ports(), practice.companyId, (unit) =>
    queueMail(unit, {
      kind: "late_withdrawal",
      idempotencyKey: "late",
      to: { name: null, address: "office@example.test" },
      subject,
      html: "",
      text: "",
      calloutId: callout.id,
    }),
  );
  await db().updateTable("outbox_emails").set({ status: "sent" }).execute();
  await choose(12, 0);
  ports().clock.advance(369 * DAY);
  await applyRetention(ports());
  await signInAgain();
  const mails = await db().selectFrom("outbox_emails").select(["subject", "doctor_id"]).execute();
  expect(mails.filter((one) => one.doctor_id === null && one.subject !== "")).toEqual([]);
  const own = (await call("GET", `/doctors/${doctor.id}/emails`)).body.data;
  expect(own.map((one: { subject: string }) => one.subject)).toEqual([expect.stringMatching(/^Can you cover/)]);
});

test("a practice whose removal fails keeps no other from its own, and the night counts as failed", async () => {
  const failing = await aPractice(ports());
  const others = [practice.companyId, (await aPractice(ports())).companyId];
  const ids = [failing.companyId, ...others];
  await db().updateTable("company_settings").set({ retention_months: 12 }).where("company_id", "in", ids).execute();
  for (const company_id of ids)
    await db()
      .insertInto("notifications")
      .values({
        company_id,
        notification_type: "email_bounced",
        title: "x",
        seq: 1,
        params: "{}",
        created_at: ports().clock.now(),
      } as never)
      .execute();
  ports().clock.advance(400 * DAY);
  await sql`create function fails() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(db());
  await sql`create trigger fails before delete on notifications for each row
    when (old.company_id = ${sql.lit(failing.companyId)}) execute function fails()`.execute(db());
  try {
    await expect(applyRetention(ports())).rejects.toThrow("no");
  } finally {
    await sql`drop function fails cascade`.execute(db());
  }
  const left = await db().selectFrom("notifications").select("company_id").execute();
  expect(left).toEqual([{ company_id: failing.companyId }]);
});

test("its statements name no callout, so that the number of past callouts has no limit", async () => {
  await choose(12, 0);
  const counts: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counts.push(new PostgresQueryCompiler().compileQuery(node, createQueryId()).parameters.length);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const night = async () => {
    counts.length = 0;
    const { database } = ports();
    await applyRetention({ ...ports(), database: { ...database, db: database.db.withPlugin(counting) } });
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await aCallout(ports(), practice);
  ports().clock.advance(400 * DAY);
  const one = await night();
  for (let n = 0; n < 3; n += 1) await aCallout(ports(), practice, { lists: [{ date: "2028-01-05" }] });
  ports().clock.advance(400 * DAY);
  expect(await night()).toBe(one);
});
