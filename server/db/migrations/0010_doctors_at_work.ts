/** What a practice knows of its doctors: registration, where they may work until when, when they are away, pauses. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors
    add column specialties text[] not null default '{}',
    add column registration_body text check (char_length(registration_body) <= 40),
    add column registration_number text check (char_length(registration_number) <= 40),
    add column paused_until timestamptz,
    add column invited_at timestamptz`.execute(db);
  await sql`create table doctor_sites (
    company_id bigint not null references companies,
    doctor_id bigint not null,
    site_id bigint not null,
    credentialed_until date,
    primary key (doctor_id, site_id),
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade,
    foreign key (company_id, site_id) references sites (company_id, id)
  )`.execute(db);
  await sql`create index doctor_sites_site on doctor_sites (site_id)`.execute(db);
  await sql`create table doctor_unavailabilities (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    doctor_id bigint not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    reason text not null check (reason in ('leave', 'study_leave', 'sick', 'no_call', 'other')),
    created_at timestamptz not null,
    unique (company_id, id),
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create index doctor_unavailabilities_doctor on doctor_unavailabilities (doctor_id, ends_at)`.execute(db);
  await sql`alter table doctor_groups add column lock_version integer not null default 0`.execute(db);
  await sql`create unique index doctor_groups_name on doctor_groups (company_id, lower(name))`.execute(db);
  await sql`create index doctor_group_members_doctor on doctor_group_members (doctor_id)`.execute(db);
  await sql`create index doctors_by_name on doctors (company_id, last_name, first_name, id)`.execute(db);
  await sql`create index responses_doctor on responses (doctor_id, callout_id)`.execute(db);
  await sql`create index outbox_emails_doctor on outbox_emails (doctor_id, created_at desc) where doctor_id is not null`.execute(
    db,
  );
}
