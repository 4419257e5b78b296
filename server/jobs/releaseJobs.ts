/**
 * Hands out again, at once, what the previous process was working on when it died. Only for a database that no other process
 * can be working on, such as the embedded one; on PostgreSQL the queue does it when a heartbeat is missed.
 */
import { sql } from "kysely";
import { fromKysely } from "pg-boss";
import { type Database } from "../db/database.ts";

export async function releaseJobs({ db, boss }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("outbox_emails")
      .set({ claimed_by: null, claimed_until: null })
      .where("claimed_by", "is not", null)
      .execute();
    const { rows } = await sql<{ name: string; ids: string[] }>`
      select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name`.execute(tx);
    for (const { name, ids } of rows) {
      // A job that is cancelled and resumed is due at once, without one more try being counted.
      await boss.cancel(name, ids, { db: fromKysely(tx) });
      await boss.resume(name, ids, { db: fromKysely(tx) });
    }
  });
}
