/** Internal comments on a callout, whom they name, and notifications for one person. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table callout_comments (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    callout_id bigint not null,
    user_id bigint not null,
    text text not null check (char_length(text) between 1 and 1000),
    created_at timestamptz not null,
    unique (company_id, id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, user_id) references users (company_id, id)
  )`.execute(db);
  await sql`create index callout_comments_callout on callout_comments (callout_id, id)`.execute(db);
  await sql`create table comment_mentions (
    company_id bigint not null references companies,
    comment_id bigint not null,
    user_id bigint not null,
    primary key (comment_id, user_id),
    foreign key (company_id, comment_id) references callout_comments (company_id, id) on delete cascade,
    foreign key (company_id, user_id) references users (company_id, id)
  )`.execute(db);
  // Null: for everybody of the company.
  await sql`alter table notifications
    add column for_user_id bigint,
    add foreign key (company_id, for_user_id) references users (company_id, id) on delete cascade`.execute(db);
}
