/** Everything a practice has stored, as one JSON file: table by table as the database has it, without what would open a door. */
import { sql } from "kysely";
import { type Db } from "../../db/database.ts";
import { COMPANY_TABLES } from "../../db/schema.ts";

type CompanyTable = (typeof COMPANY_TABLES)[number];

/** Of the machine, not of the practice: made anew from the others, or of use for a day. */
const LEFT_OUT: readonly CompanyTable[] = ["callout_needs", "callout_texts", "idempotency_keys", "mail_previews"];
/** Whatever opens a door, now or later: hashes, tokens, keys; and mails' bodies, in which doctors' links stand until they are sent. */
const SECRET = /password|token|hash|secret|digest|_key$|^html$|^ics$|^headers$/;

/** The hashes of the audit log open nothing: they are there to be checked. */
const CHAINED: readonly string[] = ["audit_chains", "audit_events"] satisfies CompanyTable[];

/** Rows that are read together. */
const CHUNK_ROWS = 500;

type Column = { table_name: string; column_name: string };

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`select table_name, column_name from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(db);
  const secret = ({ table_name, column_name: name }: Column) =>
    SECRET.test(name) && !(name === "hash" && CHAINED.includes(table_name));
  const open = rows.filter((row) => row.column_name !== "company_id" && !secret(row));
  return new Map(
    [...Map.groupBy(open, (row) => row.table_name)].map(([table, own]) => [table, own.map((row) => row.column_name)]),
  );
}

/** A mail that has not gone yet has a link in it that answers in the doctor's name; the sent ones have it masked. */
const shown = (table: string, row: Record<string, unknown>): Record<string, unknown> =>
  table === "outbox_emails" && row.status !== "sent" ? { ...row, text: null } : row;

const columnList = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

/** Most tables go on after the last id; those that only join two others are read in the order of all their columns. */
async function* rowsOf(db: Db, companyId: number, table: CompanyTable, columns: string[]) {
  const numbered = columns.includes("id");
  let last = 0;
  for (let at = 0; ; at += CHUNK_ROWS) {
    const part = numbered
      ? sql`and id > ${last} order by id limit ${CHUNK_ROWS}`
      : sql`order by ${columnList(columns)} limit ${CHUNK_ROWS} offset ${at}`;
    const { rows } = await sql<Record<string, unknown>>`select ${columnList(columns)} from ${sql.table(table)}
      where company_id = ${companyId} ${part}`.execute(db);
    for (const row of rows) yield JSON.stringify(shown(table, row));
    if (rows.length < CHUNK_ROWS) return;
    last = Number(rows.at(-1)?.id ?? 0);
  }
}

/** `db` is the whole database's handle: each statement names the company itself. */
export async function* allData(db: Db, companyId: number, now: Date): AsyncGenerator<string> {
  const columns = await columnsOf(db);
  const company = await db
    .selectFrom("companies")
    .select(["id", "name", "status", "created_at"])
    .where("id", "=", companyId)
    .executeTakeFirst();
  yield `{\n"exported_at": ${JSON.stringify(now)},\n"company": ${JSON.stringify(company)}`;
  for (const table of COMPANY_TABLES) {
    if (LEFT_OUT.includes(table)) continue;
    yield `,\n"${table}": [`;
    let first = true;
    for await (const row of rowsOf(db, companyId, table, columns.get(table) ?? [])) {
      yield `${first ? "" : ","}\n${row}`;
      first = false;
    }
    yield "]";
  }
  yield "\n}\n";
}
