/** The embedded engine dies in the midst of its work (a PANIC that is made here), and is opened anew by itself. */
import { openAsBlob } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, rmdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { type Database, type Db, EXTENSIONS, overPglite } from "../../../server/db/database.ts";
import { EmbeddedEngine } from "../../../server/db/embedded.ts";
import { templateFile } from "../../support/database/templateFile.ts";
import { eventually } from "../../support/eventually.ts";

let made: string;
beforeAll(async () => {
  made = await mkdtemp(path.join(os.tmpdir(), "callouts-"));
  const loadDataDir = await openAsBlob(templateFile());
  await (await PGlite.create(made, { extensions: EXTENSIONS, loadDataDir })).close();
});
afterAll(() => rm(made, { recursive: true }));

let directory: string;
let database: Database;
const told: string[] = [];
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-"));
  await cp(made, directory, { recursive: true });
  const engine = await EmbeddedEngine.open(directory, { extensions: EXTENSIONS, revivedEveryMs: 20 });
  // Each attempt in vain is a quarter of a second of work: long enough apart that the tests clear its way in between.
  database = overPglite(engine, undefined, { signEveryMs: 150, roomEveryMs: 20 });
  told.length = 0;
  database.outage.report = (what) => void told.push(what);
  await sql`create table notes (text text)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const note = (text: string) => sql`insert into notes values (${text})`.execute(database.db);
const notes = async (): Promise<string[]> =>
  (await sql<{ text: string }>`select text from notes`.execute(database.db)).rows.map(({ text }) => text);

/** In the way of the next file of the engine's log; without that it cannot go on. */
const inTheWay = () => path.join(directory, "pg_wal", "xlogtemp.42");

async function die(): Promise<void> {
  await mkdir(inTheWay());
  // It may have made a file or two ahead.
  await expect(fillLog(database.db)).rejects.toThrow("xlogtemp");
}

async function fillLog(db: Db): Promise<void> {
  for (;;) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`select pg_logical_emit_message(true, 'filler', 'filler')`.execute(db);
  }
}

const openFiles = async (): Promise<number> => (await readdir("/proc/self/fd")).length;

test("who only asks whether it lives does not stand behind others, and what comes from outside has a turn between them", async () => {
  let turns = 0;
  let left = 20;
  const turn = (): void => {
    turns += 1;
    if (left > 0) setImmediate(turn);
  };
  setImmediate(turn);
  const behind = Array.from({ length: left }, async () => {
    await notes();
    left -= 1;
  });
  await database.answers();
  expect(left).toBe(20);
  await Promise.all(behind);
  expect(turns).toBeGreaterThan(20);
});

test("whoever asks a dead engine is refused at once; it is opened anew by itself with all that was acknowledged", async () => {
  await note("kept");
  await die();
  const refused = { code: "57P02" };
  await expect(notes()).rejects.toMatchObject(refused);
  const change = database.db.transaction().execute((tx) => sql`insert into notes values ('lost')`.execute(tx));
  await expect(change).rejects.toMatchObject(refused);
  await expect(database.boss.getDb().executeSql("select 1")).rejects.toMatchObject(refused);
  expect(database.outage.take(await notes().catch((error: unknown) => error))).toBe(true);
  await rmdir(inTheWay());
  await eventually(() => told.includes("back"));
  expect(told).toEqual(["gone", "back"]);
  await note("new");
  expect(await notes()).toEqual(["kept", "new"]);
});

test("dying amid a transaction undoes it, and nobody waits for ever", async () => {
  await note("kept");
  const change = database.db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('half')`.execute(tx);
    await mkdir(inTheWay());
    await fillLog(tx);
  });
  await expect(change).rejects.toThrow("embedded database stopped");
  database.outage.take(await notes().catch((error: unknown) => error));
  await rmdir(inTheWay());
  await eventually(() => told.includes("back"));
  expect(await notes()).toEqual(["kept"]);
});

test("who listens goes on to hear, and is told that something may have been missed", async () => {
  const heard: string[] = [];
  let lost = 0;
  await database.listen(
    "channel",
    (payload) => void heard.push(payload),
    () => void lost++,
  );
  await die();
  database.outage.take(await notes().catch((error: unknown) => error));
  await rmdir(inTheWay());
  await eventually(() => told.includes("back"));
  expect(lost).toBe(1);
  await sql`select pg_notify('channel', 'after')`.execute(database.db);
  await eventually(() => heard.length > 0);
  expect(heard).toEqual(["after"]);
});

/** Dies, is once tried to be opened in vain, and is opened. Returns how many files are open then. */
async function dieAndCome(): Promise<number> {
  await die();
  database.outage.take(await notes().catch((error: unknown) => error));
  await eventually(() => database.outage.isAway);
  await rmdir(inTheWay());
  await eventually(() => !database.outage.isAway);
  expect(await notes()).toEqual(["kept"]);
  return openFiles();
}

test("however often it dies, no file stays open", async () => {
  await note("kept");
  const before = await openFiles();
  const once = await dieAndCome();
  expect(once).toBeLessThanOrEqual(before + 10);
  expect(await dieAndCome()).toBeLessThanOrEqual(once + 2);
});

test("while there is no room the queue is left alone, and people are served as far as it goes", async () => {
  const ask = () => database.boss.getDb().executeSql("select 1");
  await note("kept");
  // Of a directory that is not in its place nobody can say that there is room.
  await rename(directory, `${directory}-away`);
  database.outage.take(Object.assign(new Error("could not extend file"), { code: "53100" }));
  await eventually(() => database.outage.isFull);
  await expect(ask()).rejects.toMatchObject({ code: "53100" });
  expect(await notes()).toEqual(["kept"]);
  await rename(`${directory}-away`, directory);
  await eventually(() => told.includes("room"));
  await ask();
  expect(told).toEqual(["full", "room"]);
});
