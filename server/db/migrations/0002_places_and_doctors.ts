/** Sites, surgeons, doctors and their groups. Foreign keys carry the company as a second lock. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sites (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    name text not null,
    short_name text not null check (char_length(short_name) <= 12),
    address text,
    time_zone text not null,
    phone text,
    theatres text[] not null default '{}',
    archived_at timestamptz,
    unique (company_id, id)
  )`.execute(db);
  await sql`create table surgeons (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    display_name text not null,
    specialty text,
    archived_at timestamptz,
    unique (company_id, id)
  )`.execute(db);
  await sql`create table doctors (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    title text,
    first_name text not null,
    last_name text not null,
    email text not null check (char_length(email) <= 500),
    mobile_phone text,
    role text not null default 'anaesthetist' check (role in ('anaesthetist', 'surgical_assistant', 'surgeon', 'other')),
    grade text,
    status text not null default 'active' check (status in ('active', 'paused', 'archived')),
    email_state text not null default 'ok' check (email_state in ('ok', 'bounced', 'complained', 'unverified')),
    locale text not null default 'en',
    notes text,
    last_response_at timestamptz,
    archived_at timestamptz,
    lock_version integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (company_id, id)
  )`.execute(db);
  await sql`create unique index doctors_email on doctors (company_id, lower(email)) where archived_at is null`.execute(
    db,
  );
  await sql`create table doctor_groups (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    name text not null check (char_length(name) <= 60),
    unique (company_id, id)
  )`.execute(db);
  await sql`create table doctor_group_members (
    company_id bigint not null references companies,
    group_id bigint not null,
    doctor_id bigint not null,
    primary key (group_id, doctor_id),
    foreign key (company_id, group_id) references doctor_groups (company_id, id) on delete cascade,
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade
  )`.execute(db);
}
