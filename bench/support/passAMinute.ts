/** Makes mails that a dead server was sending as old as they will be in a minute, and lets the queue look at them. */
import { sql } from "kysely";
import { openDatabase } from "../../server/db/database.ts";
import { HEARTBEAT_SECONDS, MAIL_QUEUE, openQueues } from "../../server/platform/queues.ts";

/** No server may be running: its own claims would age as well. */
export async function passAMinute(dataDir: string): Promise<void> {
  const database = await openDatabase(process.env.DATABASE_URL, dataDir);
  const { db, boss } = database;
  const minute = sql`make_interval(secs => ${HEARTBEAT_SECONDS + 1})`;
  try {
    await sql`update outbox_emails set claimed_until = claimed_until - ${minute} where claimed_until is not null`.execute(
      db,
    );
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - ${minute} where state = 'active'`.execute(db);
    await sql`update pgboss.queue set monitor_on = monitor_on - ${minute}, monitor_claim_on = monitor_claim_on - ${minute}`.execute(
      db,
    );
    await openQueues(boss);
    await boss.supervise(MAIL_QUEUE);
    await boss.stop();
  } finally {
    await database.close();
  }
}
