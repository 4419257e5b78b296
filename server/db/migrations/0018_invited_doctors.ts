/** What doctors confirm about themselves, and what people do with their notifications besides reading them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors add column confirmed_at timestamptz`.execute(db);
  // Done is read as well, so a mark without `read_at` cannot be.
  await sql`alter table notification_reads add column done_at timestamptz`.execute(db);
  await sql`create index notifications_callout on notifications (callout_id)`.execute(db);
  await sql`create table callout_mutes (
    company_id bigint not null references companies,
    callout_id bigint not null,
    user_id bigint not null,
    primary key (user_id, callout_id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, user_id) references users (company_id, id) on delete cascade
  )`.execute(db);
}
