/** More practices beside the demo's, each with an administrator of its own and as much as a callout needs. */
import { type RawBuilder, sql } from "kysely";
import { openDatabase, type Tx } from "../../server/db/database.ts";
import { ADMIN } from "./api.ts";

type Changes = Record<string, string | number | null>;

/** The first row that holds, once more with other values. Returns its id, where the table has one. */
async function copyRow(tx: Tx, table: string, holds: RawBuilder<unknown>, changes: Changes): Promise<number> {
  const { rows: columns } = await sql<{ name: string; isId: boolean }>`
    select column_name as name, column_name = 'id' as "isId" from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
  const copied = columns.filter(({ isId }) => !isId).map(({ name }) => name);
  const values = copied.map((name) => (name in changes ? sql`${changes[name]}` : sql.ref(name)));
  const returning = copied.length < columns.length ? sql`returning id` : sql``;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(copied.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} where ${holds} limit 1 ${returning}`.execute(tx);
  return rows[0]?.id ?? 0;
}

async function copyPractice(tx: Tx, from: number, n: number): Promise<string> {
  const email = `practice-${n}@example.test`;
  const company_id = await copyRow(tx, "companies", sql`id = ${from}`, { name: `Practice ${n}`, notification_seq: 0 });
  const rows: [string, RawBuilder<unknown>, Changes][] = [
    ["company_settings", sql`true`, {}],
    ["users", sql`email = ${ADMIN}`, { email }],
    ["sites", sql`archived_at is null`, {}],
    ["surgeons", sql`archived_at is null`, {}],
    ["doctors", sql`status = 'active' and role = 'anaesthetist' and email_state = 'ok'`, {}],
  ];
  for (const [table, holds, changes] of rows)
    await copyRow(tx, table, sql`company_id = ${from} and ${holds}`, { company_id, ...changes });
  return email;
}

/** While no server runs. Returns the addresses of all administrators, the demo's first. */
export async function copyPractices(dataDir: string, practices: number): Promise<string[]> {
  const database = await openDatabase(process.env.DATABASE_URL, dataDir);
  try {
    return await database.db.transaction().execute(async (tx) => {
      const emails = [ADMIN];
      const from = await companyOf(tx);
      while (emails.length < practices) emails.push(await copyPractice(tx, from, emails.length));
      return emails;
    });
  } finally {
    await database.close();
  }
}

const companyOf = async (db: Tx): Promise<number> =>
  (await db.selectFrom("users").select("company_id").where("email", "=", ADMIN).executeTakeFirstOrThrow()).company_id;
