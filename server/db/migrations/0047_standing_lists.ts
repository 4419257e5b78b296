/**
 * Lists that come again and again, and days without any. What was planned from a standing list remembers for which of its
 * days, wherever it moves afterwards, so that no day is planned twice. A callout may ask a list's usual doctor alone.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table standing_lists (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    weekday smallint not null check (weekday between 1 and 7),
    every_weeks smallint not null default 1 check (every_weeks between 1 and 8),
    starts_on date not null,
    ends_on date check (ends_on >= starts_on),
    session text not null check (session in ('am', 'pm', 'all_day', 'evening', 'on_call', 'custom')),
    start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    site_id bigint not null,
    theatre text,
    surgeon_id bigint,
    specialty text,
    role_needed text not null check (role_needed in ('anaesthetist', 'surgical_assistant', 'other')),
    positions integer not null default 1 check (positions between 1 and 5),
    usual_doctor_id bigint,
    lock_version integer not null default 0,
    created_at timestamptz not null,
    unique (company_id, id),
    foreign key (company_id, site_id) references sites (company_id, id),
    foreign key (company_id, surgeon_id) references surgeons (company_id, id),
    foreign key (company_id, usual_doctor_id) references doctors (company_id, id)
  )`.execute(db);
  await sql`create index standing_lists_company on standing_lists (company_id, weekday)`.execute(db);
  await sql`create table days_off (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    name text not null check (char_length(name) between 1 and 100),
    starts_on date not null,
    ends_on date not null check (ends_on >= starts_on),
    surgeon_id bigint,
    created_at timestamptz not null,
    foreign key (company_id, surgeon_id) references surgeons (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create index days_off_company on days_off (company_id, starts_on)`.execute(db);
  await sql`alter table lists
    add column standing_list_id bigint,
    add column planned_for date,
    add foreign key (company_id, standing_list_id) references standing_lists (company_id, id)
      on delete set null (standing_list_id)`.execute(db);
  await sql`create unique index lists_planned on lists (standing_list_id, planned_for) where standing_list_id is not null`.execute(
    db,
  );
  await sql`create index lists_planned_for on lists (company_id, planned_for) where planned_for is not null`.execute(
    db,
  );
  await sql`alter table callouts add column asks_usual boolean not null default false`.execute(db);
}
