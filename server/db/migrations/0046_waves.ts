/**
 * Waves: doctors whom a callout asks later, one step after another, and plans of such steps that a practice keeps under a
 * name. `callouts.next_wave_at` is the only truth about when the next one has its turn; jobs only look at it.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table callouts
    add column waves_state text check (waves_state in ('running', 'paused', 'stopped', 'done')),
    add column next_wave_at timestamptz,
    add constraint callouts_next_wave check (waves_state <> 'running' or next_wave_at is not null)`.execute(db);
  await sql`create table wave_plans (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    name text not null check (char_length(name) between 1 and 60),
    lock_version integer not null default 0,
    updated_at timestamptz not null,
    unique (company_id, id)
  )`.execute(db);
  await sql`create unique index wave_plans_name on wave_plans (company_id, lower(name))`.execute(db);
  // A plan's first wave is asked as the callout is sent; a callout's own first wave is its recipients.
  await sql`create table waves (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    plan_id bigint,
    callout_id bigint,
    position smallint not null check (position between 1 and 6),
    after_hours integer check (after_hours between 1 and 336),
    at_time text check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    fewer_than integer check (fewer_than between 1 and 20),
    status text not null default 'waiting' check (status in ('waiting', 'asked', 'enough', 'nobody', 'skipped')),
    asked integer not null default 0,
    happened_at timestamptz,
    unique (company_id, id),
    constraint waves_owner check (num_nonnulls(plan_id, callout_id) = 1),
    constraint waves_wait check (num_nonnulls(after_hours, at_time) = case when position = 1 then 0 else 1 end),
    constraint waves_happened check ((status = 'waiting') = (happened_at is null)),
    unique (plan_id, position),
    unique (callout_id, position),
    foreign key (company_id, plan_id) references wave_plans (company_id, id) on delete cascade,
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create table wave_recipients (
    company_id bigint not null references companies,
    wave_id bigint not null,
    doctor_id bigint,
    group_id bigint,
    constraint wave_recipients_one check (num_nonnulls(doctor_id, group_id) = 1),
    unique (wave_id, doctor_id),
    unique (wave_id, group_id),
    foreign key (company_id, wave_id) references waves (company_id, id) on delete cascade,
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade,
    foreign key (company_id, group_id) references doctor_groups (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create index wave_recipients_doctor on wave_recipients (doctor_id)`.execute(db);
  await sql`create index wave_recipients_group on wave_recipients (group_id)`.execute(db);
}
