/** The chain over the audit log: it fits as it was written, and no longer once anything in it was changed (docs/decisions/0042). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import Papa from "papaparse";
import { type Tx } from "../../../server/db/database.ts";
import { up as auditChain } from "../../../server/db/migrations/0036_audit_chain.ts";
import { recordAudit } from "../../../server/domain/recordAudit.ts";
import { verifyAudit } from "../../../server/features/audit/public.ts";
import { recordNotification } from "../../../server/features/notifications/record.ts";
import { applyRetention } from "../../../server/jobs/retention.ts";
import { type CompanyWork, inCompany } from "../../../server/platform/ports.ts";
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { signInHeaders } from "../../support/signIn.ts";

const { ports, app, practice, call } = practiceAtWork();
const db = () => ports().database.db;
const DAY = 86_400_000;

const event = ({ tx, now, companyId }: CompanyWork, name: string) =>
  recordAudit(tx, now, { companyId, actor: { type: "system" }, action: "group_created", params: { name } });
const write = (name: string, companyId = practice.companyId) =>
  inCompany(ports(), companyId, (unit) => event(unit, name));
const verdict = (companyId = practice.companyId) => verifyAudit(db(), companyId);
const stored = () =>
  db().selectFrom("audit_events").selectAll().where("company_id", "=", practice.companyId).orderBy("seq").execute();
const staff = (id = "") => runStaffCommand(ports(), { command: "verify-audit", id, by: "tester" });

/** As somebody does who may do everything in the database. */
const tamper = (how: (tx: Tx) => Promise<unknown>) =>
  db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await how(tx);
    });

async function fiveEvents(): Promise<[number, number, number, number, number]> {
  for (const name of ["one", "two", "three", "four", "fünf – 五"]) await write(name);
  return (await stored()).map(({ id }) => id) as [number, number, number, number, number];
}

test("what a practice does is chained, each practice for itself, and fits", async () => {
  const other = await aPractice(ports());
  const callout = await aCallout(ports(), practice);
  const [doctor = { id: 0 }] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor, "available", { note: 'Nur bis 12 Uhr 🙂 "tab\t"' });
  await write("elsewhere", other.companyId);
  const rows = await stored();
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  const last = rows.at(-1);
  expect(await verdict()).toEqual({ events: rows.length, head: { seq: last?.seq, hash: last?.hash }, fault: null });
  expect(await verdict(other.companyId)).toMatchObject({ events: 1, fault: null });
});

test("what was rolled back leaves no number behind", async () => {
  await write("kept");
  const undone = inCompany(ports(), practice.companyId, async (unit) => {
    await event(unit, "undone");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await write("kept too");
  expect(await verdict()).toMatchObject({ events: 2, fault: null });
});

test("more events than are read at once fit, and a change in the second thousand is found", async () => {
  await inCompany(ports(), practice.companyId, async (unit) => {
    for (let n = 0; n < 1005; n++) await event(unit, `${n}`);
  });
  expect(await verdict()).toMatchObject({ events: 1005, fault: null });
  const { id = 0 } = (await stored())[1002] ?? {};
  await tamper((tx) => tx.updateTable("audit_events").set({ action: "group_deleted" }).where("id", "=", id).execute());
  expect((await verdict()).fault).toEqual({ eventId: id, seq: 1003, kind: "changed" });
});

test.each([
  ["action", { action: "group_deleted" }],
  ["actor", { actor_type: "admin", actor_id: 1 }],
  ["subject", { subject_type: "doctor", subject_id: 1 }],
  ["params", { params: '{"name":"three."}' }],
  ["diff", { diff: '{"name":[null,"x"]}' }],
  ["time", { created_at: new Date("2026-11-24T10:42:00.001Z") }],
  ["request", { request_id: "another" }],
  ["hash", { hash: "0".repeat(64) }],
] as const)("a changed %s is found at its event", async (_, change) => {
  const [, , third] = await fiveEvents();
  await tamper((tx) => tx.updateTable("audit_events").set(change).where("id", "=", third).execute());
  expect((await verdict()).fault).toEqual({ eventId: third, seq: 3, kind: "changed" });
});

test("an event that was removed is found at the one after it, the last one by the head", async () => {
  const [, , third, fourth, fifth] = await fiveEvents();
  const remove = (id: number) => tamper((tx) => tx.deleteFrom("audit_events").where("id", "=", id).execute());
  await remove(fifth);
  expect((await verdict()).fault).toEqual({ eventId: null, seq: 5, kind: "missing" });
  await remove(third);
  expect((await verdict()).fault).toEqual({ eventId: fourth, seq: 3, kind: "missing" });
});

test("an event that was put between is found, with a number and without", async () => {
  const [, second] = await fiveEvents();
  const put = (seq: number | null, hash: string | null) =>
    tamper((tx) =>
      tx
        .insertInto("audit_events")
        .values({
          ...{ company_id: practice.companyId, actor_type: "system" as const, action: "signed_in" as const },
          ...{ params: "{}", created_at: ports().clock.now(), seq, hash },
        })
        .execute(),
    );
  await put(null, null);
  expect((await verdict()).fault).toMatchObject({ kind: "unchained" });
  await tamper(async (tx) => {
    for (const seq of [5, 4, 3]) await sql`update audit_events set seq = ${seq + 1} where seq = ${seq}`.execute(tx);
  });
  const { hash } = (await stored()).find(({ id }) => id === second) ?? { hash: null };
  await put(3, hash);
  expect((await verdict()).fault).toMatchObject({ seq: 3, kind: "changed" });
});

test("two events that changed places are found at the first of them", async () => {
  const [, second, , fourth] = await fiveEvents();
  await tamper(async (tx) => {
    await sql`update audit_events set seq = -1 where id = ${second}`.execute(tx);
    await sql`update audit_events set seq = 2 where id = ${fourth}`.execute(tx);
    await sql`update audit_events set seq = 4 where id = ${second}`.execute(tx);
  });
  expect((await verdict()).fault).toEqual({ eventId: fourth, seq: 2, kind: "changed" });
});

test("a head that was noted otherwise is found", async () => {
  const [, , , , fifth] = await fiveEvents();
  await tamper((tx) =>
    tx
      .updateTable("audit_chains")
      .set({ hash: "0".repeat(64) })
      .execute(),
  );
  expect((await verdict()).fault).toEqual({ eventId: fifth, seq: 5, kind: "head" });
});

test("without switching triggers off nothing of it can be changed", async () => {
  const [first] = await fiveEvents();
  const one = () => db().updateTable("audit_events").where("id", "=", first);
  await expect(one().set({ action: "signed_in" }).execute()).rejects.toThrow("append-only");
  await expect(one().set({ seq: null, hash: null }).execute()).rejects.toThrow("append-only");
  await expect(db().deleteFrom("audit_events").where("id", "=", first).execute()).rejects.toThrow("append-only");
  expect((await verdict()).fault).toBeNull();
});

test("fifty who write at once, events alone and with news in either order, neither fork the chain nor wait for one another for ever", async () => {
  const news = (unit: CompanyWork) =>
    recordNotification(unit, { type: "new_callout", title: "x", calloutId: null, actionById: null, params: {} });
  // News lock the practice's row; those without it meet at the chain alone.
  const write = (n: number) =>
    inCompany(ports(), practice.companyId, async (unit) => {
      if (n % 3 === 0) await news(unit);
      await event(unit, `${n}`);
      if (n % 3 === 1) await news(unit);
      await event(unit, `${n} again`);
    });
  await Promise.all(Array.from({ length: 50 }, (_, n) => write(n)));
  expect(await verdict()).toMatchObject({ events: 100, head: { seq: 100 }, fault: null });
});

test("after old data was removed the chain fits, and goes on with what the removal tells", async () => {
  const callout = await aCallout(ports(), practice, { message: "x" });
  const [doctor = { id: 0 }] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor, "available", { note: "After my shift" });
  await call("PUT", "/company_settings", {
    ...{ update_type: "privacy", privacy: { retention_months: 12 }, lock_version: 0 },
  });
  const before = await verdict();
  ports().clock.advance(400 * DAY);
  await applyRetention(ports());
  expect((await stored()).at(-1)?.action).toBe("old_data_removed");
  expect(await verdict()).toMatchObject({ events: before.events + 1, fault: null });
});

test("the migration chains what there is, in the order of the events", async () => {
  const ids = await fiveEvents();
  const undone = new Error("undone");
  const migrated = db()
    .transaction()
    .execute(async (tx) => {
      await sql`drop trigger audit_events_chain on audit_events`.execute(tx);
      await sql`drop function chain_at_commit, chain_audit_event, audit_entry cascade`.execute(tx);
      await sql`drop trigger audit_events_append_only on audit_events`.execute(tx);
      await sql`drop function refuse_audit_change`.execute(tx);
      await sql`drop table audit_chains`.execute(tx);
      await sql`alter table audit_events drop column seq, drop column hash`.execute(tx);
      await sql`create trigger audit_events_append_only before update or delete on audit_events
        for each row execute function refuse_change()`.execute(tx);
      await auditChain(tx);
      expect(await verifyAudit(tx, practice.companyId)).toMatchObject({ events: 5, fault: null });
      const rows = await tx.selectFrom("audit_events").select(["id", "seq"]).orderBy("seq").execute();
      expect(rows).toEqual(ids.map((id, at) => ({ id, seq: at + 1 })));
      throw undone;
    });
  await expect(migrated).rejects.toBe(undone);
});

test("the staff are told number, head and verdict of each practice, and the command fails where one does not fit", async () => {
  const other = await aPractice(ports());
  const [, second] = await fiveEvents();
  await write("elsewhere", other.companyId);
  const { head } = await verdict();
  const whole = await staff();
  expect(whole.exitCode).toBe(0);
  expect(whole.text).toMatch(new RegExp(`${practice.companyId} .* 5 events fit .*head 5 ${head.hash} intact\\n`));
  await tamper((tx) => tx.updateTable("audit_events").set({ params: "{}" }).where("id", "=", second).execute());
  const broken = await staff();
  expect(broken).toEqual({ text: expect.stringContaining(`DOES NOT FIT at event ${second} (number 2)`), exitCode: 1 });
  expect(await staff(String(other.companyId))).toEqual({ text: expect.stringContaining("intact"), exitCode: 0 });
  expect(await staff("99999")).toEqual({ text: "There is no practice 99999.\n", exitCode: 1 });
});

/** As docs/audit-log.md tells it, and nothing of the program's. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const bytes = (key: string) => Buffer.from(key);
  const members = Object.entries(value).sort(
    ([one], [other]) => bytes(one).length - bytes(other).length || Buffer.compare(bytes(one), bytes(other)),
  );
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}: ${canonical(one)}`).join(", ")}}`;
}
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

test("the export of all data can be checked without the program", async () => {
  const callout = await aCallout(ports(), practice);
  const [doctor = { id: 0 }] = practice.doctors;
  await anAnswer(ports(), practice, callout, doctor, "if_needed", {});
  await write('ein "Name"\\ mit\n\u0001 🙂');
  const answer = await app.inject({
    url: "/admin_api/export.json",
    headers: await signInHeaders(ports(), practice.user),
  });
  const data = JSON.parse(answer.body);
  let hash = "0".repeat(64);
  for (const { hash: noted, ...row } of data.audit_events.sort(
    (one: { seq: number }, other: { seq: number }) => one.seq - other.seq,
  )) {
    hash = sha256(`${hash}\n${canonical({ ...row, company_id: data.company.id })}`);
    expect(noted).toBe(hash);
  }
  expect(data.audit_chains).toEqual([{ seq: data.audit_events.length, hash }]);
});

test("each line of the audit log's file can be checked, also where it was narrowed", async () => {
  await fiveEvents();
  await call("POST", "/doctor_groups", { name: "Partners" });
  const answer = await app.inject({
    url: "/admin_api/audit_events.csv?area=doctors",
    headers: await signInHeaders(ports(), practice.user),
  });
  const [head = [], ...lines] = Papa.parse<string[]>(answer.body.trim()).data;
  expect(head.slice(-4)).toEqual(["Chain number", "Hash before it", "Hashed text", "Hash"]);
  const links = lines.map((line) => line.slice(-4) as [string, string, string, string]).reverse();
  expect(links.map(([seq]) => seq).slice(0, 5)).toEqual(["1", "2", "3", "4", "5"]);
  for (const [seq, before, text, hash] of links) {
    expect(sha256(`${before}\n${text}`)).toBe(hash);
    expect(JSON.parse(text)).toMatchObject({ seq: Number(seq), company_id: practice.companyId });
  }
  expect(links[0]?.[1]).toBe("0".repeat(64));
  expect(links[1]?.[1]).toBe(links[0]?.[3]);
});
