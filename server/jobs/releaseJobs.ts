/**
 * What the process before was working on when it died is handed out again at once. Only where no other process can be at
 * work: the embedded database has one at a time. On PostgreSQL the queue hands it out when its heartbeat is missed.
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
      // A cancelled one that goes on is due at once, and no try of it is counted.
      await boss.cancel(name, ids, { db: fromKysely(tx) });
      await boss.resume(name, ids, { db: fromKysely(tx) });
    }
  });
}
