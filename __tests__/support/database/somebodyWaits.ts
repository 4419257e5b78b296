/** Whether a transaction waits for what another one has locked (PostgreSQL). */
import { sql } from "kysely";
import { type Db } from "../../../server/db/database.ts";

export async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(db);
  return rows[0]?.waits ?? false;
}
