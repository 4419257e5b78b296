/** Reads a whole installation at one moment, table by table, while others go on working. */
import { type Kysely, sql } from "kysely";
import { type Database } from "../db/database.ts";
import { type Tables } from "../db/schema.ts";
import { type BackupHeader } from "./header.ts";
import { writeMark } from "./lines.ts";

/** Rows that are fetched at once. */
const BATCH_ROWS = 200;

/** Of the job queue's own schema only the jobs: its other tables are made anew by the program that opens it. */
export const JOBS = "pgboss.job";

type Handle = Kysely<Tables>;

/** Tables that hold an installation's data, by their full names. What the migrator notes, the restore notes anew. */
export async function dataTables(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'public.' || quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely\\_%'
    order by relname`.execute(db);
  const { rows: queue } = await sql`select from pg_class where oid = to_regclass(${JOBS})`.execute(db);
  return [...rows.map(({ name }) => name), ...(queue.length > 0 ? [JOBS] : [])];
}

async function* dumpTable(tx: Handle, table: string): AsyncGenerator<string> {
  yield writeMark({ table });
  // As text, or the engine's client would read the objects.
  await sql`declare dumped no scroll cursor for select row_to_json(t)::text as line from ${sql.raw(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(BATCH_ROWS))} from dumped`.execute(tx);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH_ROWS) break;
  }
  await sql`close dumped`.execute(tx);
}

async function* dumpSequences(tx: Handle): AsyncGenerator<string> {
  const { rows } = await sql<{ name: string }>`
    select 'public.' || quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`.execute(tx);
  for (const { name } of rows) {
    const { rows: states } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.raw(name)}`.execute(tx);
    for (const { value, called } of states) yield writeMark({ sequence: name, value, isCalled: called });
  }
}

/** Every line but the last. The transaction is given up when nobody reads on. */
export async function* dumpInstallation({ db }: Pick<Database, "db">, header: BackupHeader): AsyncGenerator<string> {
  const tx = await db.startTransaction().execute();
  try {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    // The same text wherever it is read.
    await sql`set local timezone to 'UTC'`.execute(tx);
    await sql`set local intervalstyle to 'postgres'`.execute(tx);
    yield writeMark({ header });
    for (const table of await dataTables(tx)) yield* dumpTable(tx, table);
    yield* dumpSequences(tx);
  } finally {
    await tx.rollback().execute();
  }
}
