/** What the practice's figures count of its whole past, kept so that a year of it is counted in one look. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table responses
    add column first_answered_at timestamptz,
    add column first_offered_at timestamptz`.execute(db);
  // Neither a status nor a fact of a callout changes by it.
  await sql`alter table responses disable trigger user`.execute(db);
  await sql`update responses set first_answered_at = told.answered, first_offered_at = told.offered
    from (select response_id, min(created_at) filter (where source = 'email_link') as answered,
      min(created_at) filter (where response in ('available', 'if_needed')) as offered
      from response_history group by response_id) told
    where responses.id = told.response_id`.execute(db);
  await sql`alter table responses enable trigger user`.execute(db);
  // A doctor answers about a list of the callout. The planner, too, knows from it how many answers a list has.
  await sql`alter table responses add constraint responses_of_callout_list foreign key (callout_id, list_id)
    references callout_lists (callout_id, list_id) on delete cascade`.execute(db);
  await sql`create index response_history_withdrawn on response_history (response_id) include (company_id, created_at)
    where outcome = 'confirmed' and response = 'unavailable'`.execute(db);
  await sql`create index outbox_emails_callout on outbox_emails (callout_id) include (company_id, status)
    where doctor_id is not null and is_copy = false`.execute(db);
}
