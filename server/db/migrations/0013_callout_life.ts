/** What a callout's whole life needs: notes, copies, reminders, standbys, part of a list, and answers kept by request key. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table callouts
    add column internal_notes text check (char_length(internal_notes) <= 2000),
    add column copied_from bigint,
    add column updated_by bigint,
    add foreign key (company_id, updated_by) references users (company_id, id)`.execute(db);
  await sql`create index callouts_scheduled on callouts (send_at) where status = 'scheduled'`.execute(db);
  await sql`alter table callout_recipients
    add column overridden boolean not null default false,
    add column reminded_at timestamptz`.execute(db);
  const wall = "~ '^[0-2][0-9]:[0-5][0-9]$'";
  await sql
    .raw(
      `alter table responses
        add column part_from text check (part_from ${wall}),
        add column part_to text check (part_to ${wall}),
        add column standby_rank integer check (standby_rank between 1 and 99),
        add column decision_reason text check (char_length(decision_reason) <= 500)`,
    )
    .execute(db);
  await sql`create table idempotency_keys (
    company_id bigint not null references companies,
    user_id bigint not null,
    key text not null check (char_length(key) <= 200),
    fingerprint text not null,
    answer text,
    created_at timestamptz not null,
    primary key (user_id, key),
    foreign key (company_id, user_id) references users (company_id, id) on delete cascade
  )`.execute(db);
}
