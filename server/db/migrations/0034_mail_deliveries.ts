/**
 * What became of a mail says whether a mail server had it; the office's copy is a row of its own and has a state of its own;
 * and a mail that is being sent says by whom and until when.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_emails
    add column is_copy boolean not null default false,
    add column claimed_by text,
    add column claimed_until timestamptz,
    drop constraint outbox_emails_status_check,
    add constraint outbox_emails_status_check check (status in ('queued', 'sent', 'kept', 'failed'))`.execute(db);
  await sql`alter table callout_recipients
    drop constraint callout_recipients_delivery_check,
    add constraint callout_recipients_delivery_check
      check (delivery in ('queued', 'sent', 'kept', 'failed', 'skipped'))`.execute(db);
}
