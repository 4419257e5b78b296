/** What people keep of the callouts table under a name, for themselves or for the whole practice. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table saved_views (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    user_id bigint not null,
    name text not null check (char_length(name) between 1 and 60),
    query text not null check (char_length(query) between 1 and 2000),
    shared boolean not null default false,
    lock_version integer not null default 0,
    updated_at timestamptz not null,
    foreign key (company_id, user_id) references users (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create unique index saved_views_name on saved_views (company_id, user_id, lower(name))`.execute(db);
}
