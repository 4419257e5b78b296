/** An address counts as one that mail reaches once a mail server took a mail to it, and not before. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors alter column email_state set default 'unverified'`.execute(db);
  await sql`update doctors set email_state = 'unverified'
    where email_state = 'ok' and confirmed_at is null and not exists (select from outbox_emails mail
      where mail.doctor_id = doctors.id and mail.to_address = doctors.email and mail.status = 'sent')`.execute(db);
}
