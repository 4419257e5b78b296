/** Puts a dumped installation into an empty one: migrations up to the dump's, the rows, then all later migrations. */
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type Database, doneMigrations, migrate, type Tx } from "../db/database.ts";
import { migrations } from "../db/migrations.ts";
import { OperatorError } from "../db/operatorError.ts";
import { openQueues } from "../platform/queues.ts";
import { dataTables, JOBS } from "./dump.ts";
import { type BackupHeader } from "./header.ts";
import { readMark } from "./lines.ts";

/** Characters of rows that are stored by one statement. */
const BATCH_CHARACTERS = 512 * 1024;

async function holdsPractice(db: Database["db"]): Promise<boolean> {
  const { rows: known } = await sql`select from pg_class where oid = to_regclass('public.companies')`.execute(db);
  if (known.length === 0) return false;
  return (await sql`select from companies limit 1`.execute(db)).rows.length > 0;
}

/** Throws `OperatorError` where something is there already, or where this program is older than the dump. */
export async function checkPlace(database: Database, { migrations: dumped, version }: BackupHeader): Promise<void> {
  if (await holdsPractice(database.db))
    throw new OperatorError("There is a practice in this database already. Restore into an empty one.");
  const unknown = dumped.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new OperatorError(
      `The backup was made by a newer version of the program (${version}; this one does not know ${unknown.join(", ")}). Restore it with that version or a later one.`,
    );
  const early = (await doneMigrations(database.db)).filter((name) => !dumped.includes(name));
  if (early.length > 0)
    throw new OperatorError(
      "The database is empty, but it was set up by a newer version than the backup. Restore into a database, or a data directory, that no server has been started on.",
    );
}

async function migrateLike(db: Database["db"], dumped: string[]): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => dumped.includes(name)));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => wanted } }).migrateToLatest();
  if (error) throw error;
}

/**
 * Keeps foreign keys and triggers out of the way, as their owner may without being a superuser; returns how to put the keys
 * back, which checks them. In one transaction with the rows, or rows that break a rule could stay.
 */
async function takeRulesAway(tx: Tx, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  const alter = (table: string, how: string) => sql.raw(`alter table ${table} ${how}`).execute(tx);
  for (const { table, name } of keys) await alter(table, `drop constraint ${name}`);
  for (const table of tables) await alter(table, "disable trigger user");
  return async () => {
    for (const table of tables) await alter(table, "enable trigger user");
    for (const { table, name, definition } of keys) await alter(table, `add constraint ${name} ${definition}`);
  };
}

/** The names of a row's members that the table has: a later version of the queue may have other columns than the dump's. */
async function commonColumns(tx: Tx, table: string, row: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname in (select json_object_keys(${row}::json))
    order by attnum`.execute(tx);
  return rows.map(({ name }) => name).join(", ");
}

async function store(tx: Tx, table: string, columns: string, rows: readonly string[]): Promise<void> {
  await sql`insert into ${sql.raw(table)} (${sql.raw(columns)}) select ${sql.raw(columns)}
    from json_populate_recordset(null::${sql.raw(table)}, ${`[${rows.join(",")}]`}::json)`.execute(tx);
}

/** Stores the lines' rows; resolves to how many there were. */
async function storeLines(tx: Tx, tables: readonly string[], lines: AsyncIterable<string>): Promise<number> {
  let table = "";
  let columns = "";
  let waiting: string[] = [];
  let size = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await store(tx, table, columns, waiting);
    waiting = [];
    size = 0;
  };
  for await (const line of lines) {
    const mark = readMark(line);
    if (!mark) {
      columns ||= await commonColumns(tx, table, line);
      waiting.push(line);
      size += line.length;
      count += 1;
      if (size >= BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    if ("table" in mark) {
      if (!tables.includes(mark.table)) throw new OperatorError(`The backup has an unknown table: ${mark.table}`);
      ({ table } = mark);
      columns = "";
    } else if ("sequence" in mark)
      await sql`select setval(${mark.sequence}::regclass, ${mark.value}::bigint, ${mark.isCalled})`.execute(tx);
  }
  await flush();
  return count;
}

type Choices = {
  /** Whether what browsers have read up to now still holds, as after a move; a backup takes the installation back in time. */
  isContinued: boolean;
};

/** Loads the lines of a dump; all of them or nothing. Resolves to the number of rows. Throws `OperatorError`. */
export async function loadInstallation(
  database: Database,
  header: BackupHeader,
  lines: AsyncIterable<string>,
  { isContinued }: Choices,
): Promise<number> {
  const { db, boss } = database;
  await checkPlace(database, header);
  await migrateLike(db, header.migrations);
  // Of the regular work that it begins meanwhile: a server does that again.
  boss.on("error", () => undefined);
  await openQueues(boss);
  await boss.stop({ graceful: false });
  const count = await db.transaction().execute(async (tx) => {
    const tables = await dataTables(tx);
    // A server that starts meanwhile waits, and finds everything there.
    await sql`lock table companies in access exclusive mode`.execute(tx);
    if (await holdsPractice(tx))
      throw new OperatorError("A practice registered in the meantime. Nothing was restored.");
    const putRulesBack = await takeRulesAway(
      tx,
      tables.filter((table) => table !== JOBS),
    );
    for (const table of tables) await sql.raw(`delete from ${table}`).execute(tx);
    const stored = await storeLines(tx, tables, lines);
    await putRulesBack();
    if (!isContinued) await sql`update installation set epoch = gen_random_uuid()`.execute(tx);
    if (header.calendarDomain)
      await sql`update installation set calendar_domain = coalesce(calendar_domain, ${header.calendarDomain})`.execute(
        tx,
      );
    return stored;
  });
  await migrate(db);
  await sql`analyze`.execute(db);
  return count;
}
