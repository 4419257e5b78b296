/** How many mails a company had queued in the last hour is counted before more are taken. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_emails_company on outbox_emails (company_id, created_at)`.execute(db);
}
