/** What is stored of emails: no doctor's link in the calendar files of sent ones, no doctor's name where a practice keeps no more. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update outbox_emails set ics = null where ics is not null and status in ('sent', 'failed')`.execute(db);
  await sql`update outbox_emails set subject = '' where to_address = '' and doctor_id is null`.execute(db);
}
