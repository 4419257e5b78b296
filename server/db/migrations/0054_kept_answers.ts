/** What a callout keeps of how its doctors came to be asked. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await waveOfRecipients(db);
}

/** Those whom a wave asked until now are known by the mail that went out as the wave was asked. */
async function waveOfRecipients(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table callout_recipients add column wave smallint check (wave between 2 and 6)`.execute(db);
  await sql`update callout_recipients set wave = waves.position
    from waves, (select recipient_id, min(created_at) as first_at from outbox_emails
      where kind = 'callout' and recipient_id is not null group by recipient_id) mailed
    where waves.callout_id = callout_recipients.callout_id and waves.status = 'asked'
      and mailed.recipient_id = callout_recipients.id and mailed.first_at = waves.happened_at`.execute(db);
}
