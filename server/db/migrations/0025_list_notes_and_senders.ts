/** What a list asks of its doctor and what is noted of it, and who had a callout sent. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lists
    add column notes_public text check (char_length(notes_public) <= 500),
    add column notes_internal text check (char_length(notes_internal) <= 500),
    add column requirements text[] not null default '{}'`.execute(db);
  await sql`alter table callouts
    add column sent_by bigint,
    add foreign key (company_id, sent_by) references users (company_id, id)`.execute(db);
  // The audit log has known it all along.
  await sql`update callouts set sent_by = (
      select actor_id from audit_events told
      where told.company_id = callouts.company_id and subject_type = 'callout' and subject_id = callouts.id
        and actor_type = 'admin' and action in ('callout_sent', 'callout_scheduled')
      order by told.id desc limit 1)
    where sent_at is not null or status = 'scheduled'`.execute(db);
}
