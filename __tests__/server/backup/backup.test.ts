/** What is restored is what was backed up; and what is not restored, and why. */
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { backUp } from "../../../server/backup/backUp.ts";
import { checkBackup, readLines } from "../../../server/backup/file.ts";
import { loadInstallation } from "../../../server/backup/load.ts";
import { type Database } from "../../../server/db/database.ts";
import { migrations } from "../../../server/db/migrations.ts";
import { fillDemo } from "../../../server/demo/fillDemo.ts";
import { writeBackup } from "../../../server/operate/backupFile.ts";
import { verifyAudits } from "../../../server/staff/verifyAudit.ts";
import { aCallout, aPractice, type Practice } from "../../support/aCallout.ts";
import { contentsOf, openEmptyDatabase } from "../../support/database/emptyDatabase.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

let directory: string;
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-backup-"));
  empty = await openEmptyDatabase();
});
afterEach(async () => {
  await empty.drop();
  await rm(directory, { recursive: true });
});

const file = () => path.join(directory, "backup");
const write = (database: Database = ports().database) => writeBackup(file(), () => backUp(database, ports().config));
async function restore(isContinued = false): Promise<number> {
  const { header } = await checkBackup(file());
  return loadInstallation(empty.database, header, readLines(file()), { isContinued });
}
const epochOf = async ({ db }: Database) =>
  (await db.selectFrom("installation").select("epoch").executeTakeFirstOrThrow()).epoch;

/** All of the demo's stories, a callout whose mails wait, and texts with every kind of line end. */
async function fill(): Promise<Practice> {
  await fillDemo(ports());
  const practice = await aPractice(ports());
  await aCallout(ports(), practice);
  const { db } = ports().database;
  await db.updateTable("doctors").set({ notes: 'One\ntwo\r\nthree\u2028four\u0085 "five" \\n 六 🙂' }).execute();
  return practice;
}

test("what is restored into an empty place is row by row what was backed up, rules and numbering too", async () => {
  const practice = await fill();
  const before = await contentsOf(ports().database);
  const { rows, tables, header } = await write();
  expect(await restore()).toBe(rows);
  const after = await contentsOf(empty.database);
  expect(after).toEqual(before);
  expect(tables).toBe(Object.keys(before).filter((name) => name.includes(".")).length);
  expect(before["pgboss.job"]?.length).toBeGreaterThanOrEqual(practice.doctors.length);
  expect(before["public.audit_events"]?.length).toBeGreaterThan(50);
  expect(header.migrations).toEqual(Object.keys(migrations));
});

test("the audit logs fit afterwards, and go on from where they were", async () => {
  const practice = await fill();
  await write();
  await restore();
  const restored = await verifyAudits(empty.database.db);
  expect(restored).toEqual(await verifyAudits(ports().database.db));
  expect(restored.exitCode).toBe(0);
  await aCallout({ ...ports(), database: empty.database }, practice);
  const { text, exitCode } = await verifyAudits(empty.database.db, practice.companyId);
  expect({ exitCode, isIntact: text.includes("intact"), isLonger: !restored.text.includes(text) }).toEqual({
    exitCode: 0,
    isIntact: true,
    isLonger: true,
  });
});

test("browsers are told that what they have read may not hold after a restore, but not after a move", async () => {
  await aPractice(ports());
  const before = await epochOf(ports().database);
  await write();
  await restore();
  expect(await epochOf(empty.database)).not.toBe(before);
  await empty.drop();
  empty = await openEmptyDatabase();
  await restore(true);
  expect(await epochOf(empty.database)).toBe(before);
});

test("calendar entries keep their domain where only the environment had it", async () => {
  await aPractice(ports());
  const config = { ...ports().config, calendarDomain: "calendar.example.test", calendarDomainFixed: true };
  await writeBackup(file(), () => backUp(ports().database, config));
  await restore();
  const { calendar_domain } = await empty.database.db
    .selectFrom("installation")
    .select("calendar_domain")
    .executeTakeFirstOrThrow();
  expect(calendar_domain).toBe("calendar.example.test");
});

test("a file that only its owner may read, and that tells what it was made from", async () => {
  await aPractice(ports());
  await write();
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const [first = ""] = gunzipSync(await readFile(file()))
    .toString()
    .split("\n");
  expect(JSON.parse(first.slice(1))).toEqual({
    header: {
      format: "practice-callouts backup 1",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      createdAt: expect.any(String),
      engine: ports().database.engine,
      migrations: Object.keys(migrations),
      secretKey: null,
      secretFingerprint: null,
      calendarDomain: null,
    },
  });
  await expect(write()).rejects.toThrow("is there already. Choose another name.");
});

test("a file that is cut off anywhere, or changed, is refused before anything is touched", async () => {
  await aPractice(ports());
  await write();
  const whole = await readFile(file());
  for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
    await writeFile(file(), whole.subarray(0, Math.floor(whole.length * share)));
    await expect(restore()).rejects.toThrow("cannot be used");
  }
  await writeFile(file(), "something else");
  await expect(restore()).rejects.toThrow("it is not a backup, or it is damaged");
  const lines = gunzipSync(whole).toString();
  for (const changed of [
    lines.replace('"first_name":"Anna"', '"first_name":"Anne"'),
    lines.slice(0, lines.lastIndexOf("#")),
    `${lines}{"id":1}\n`,
    lines.replace("callouts backup 1", "callouts backup 2"),
  ]) {
    expect(changed).not.toBe(lines);
    await writeFile(file(), gzipSync(changed));
    await expect(restore()).rejects.toThrow("cannot be used");
  }
  const { rows } = await sql`select from pg_class where relname = 'companies'`.execute(empty.database.db);
  expect(rows).toHaveLength(0);
});

test("a place with a practice is left as it is", async () => {
  await aPractice(ports());
  await write();
  await restore();
  const before = await contentsOf(empty.database);
  await expect(restore()).rejects.toThrow("There is a practice in this database already.");
  expect(await contentsOf(empty.database)).toEqual(before);
});

/** As a version of the program was that knew only the first of them. */
async function migrateTo(last: string): Promise<void> {
  const names = Object.keys(migrations);
  const known = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => names.indexOf(name) <= names.indexOf(last)),
  );
  const migrator = new Migrator({ db: empty.database.db, provider: { getMigrations: async () => known } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

test("an older version's backup is restored as it was, and then brought up to date", async () => {
  await migrateTo("0035_open_until_over");
  const { db } = empty.database;
  await sql`insert into companies (id, name, status) values (7, 'Harbour', 'active')`.execute(db);
  await sql`insert into audit_events (company_id, actor_type, action, created_at) values
    (7, 'system', 'group_created', '2026-01-02T03:04:05.6789Z')`.execute(db);
  await write(empty.database);
  await empty.drop();
  empty = await openEmptyDatabase();
  await restore();
  expect((await contentsOf(empty.database)).migrations).toEqual(Object.keys(migrations));
  expect(await verifyAudits(empty.database.db)).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(/Harbour +1 events fit/),
  });
});

test("a newer version's backup is refused", async () => {
  await aPractice(ports());
  const { header } = await write();
  const newer = { ...header, version: "9.0.0", migrations: [...header.migrations, "9999_later"] };
  await expect(loadInstallation(empty.database, newer, readLines(file()), { isContinued: false })).rejects.toThrow(
    "made by a newer version of the program (9.0.0; this one does not know 9999_later)",
  );
});

test("an empty database that a newer server has set up is refused", async () => {
  await aPractice(ports());
  const { header } = await write();
  await migrateTo(Object.keys(migrations).at(-1) ?? "");
  const older = { ...header, migrations: header.migrations.slice(0, -1) };
  await expect(loadInstallation(empty.database, older, readLines(file()), { isContinued: false })).rejects.toThrow(
    "set up by a newer version than the backup",
  );
});

test("an empty database is not backed up", async () => {
  await expect(write(empty.database)).rejects.toThrow("there is nothing to back up");
});
