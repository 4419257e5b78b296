/** Lists, callouts, recipients and their answers. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lists (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    date date not null,
    session text not null check (session in ('am', 'pm', 'all_day', 'evening', 'on_call', 'custom')),
    start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
    time_zone text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    site_id bigint not null,
    theatre text,
    surgeon_id bigint,
    surgeon_name text,
    specialty text,
    role_needed text not null check (role_needed in ('anaesthetist', 'surgical_assistant', 'other')),
    positions integer not null default 1 check (positions between 1 and 5),
    case_mix text check (char_length(case_mix) <= 500),
    cover_status text not null default 'uncovered' check (cover_status in ('uncovered', 'calling', 'covered', 'cancelled')),
    lock_version integer not null default 0,
    created_at timestamptz not null default now(),
    unique (company_id, id),
    foreign key (company_id, site_id) references sites (company_id, id),
    foreign key (company_id, surgeon_id) references surgeons (company_id, id)
  )`.execute(db);
  await sql`create index lists_when on lists (company_id, starts_at)`.execute(db);
  await sql`create table callouts (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    reference text not null,
    title text not null check (char_length(title) <= 120),
    status text not null default 'draft' check (status in ('draft', 'scheduled', 'open', 'confirmed', 'cancelled', 'expired')),
    mode text not null default 'select' check (mode in ('select', 'first_come')),
    urgency text not null default 'routine' check (urgency in ('routine', 'urgent')),
    message text check (char_length(message) <= 2000),
    respond_by timestamptz,
    send_at timestamptz,
    sent_at timestamptz,
    closed_at timestamptz,
    cancel_reason text check (char_length(cancel_reason) <= 500),
    first_starts_at timestamptz not null,
    last_ends_at timestamptz not null,
    doctor_withdrew_at timestamptz,
    created_by bigint not null,
    lock_version integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (company_id, id),
    unique (company_id, reference),
    foreign key (company_id, created_by) references users (company_id, id)
  )`.execute(db);
  await sql`create index callouts_by_status on callouts (company_id, status, first_starts_at, id)`.execute(db);
  await sql`create index callouts_by_start on callouts (company_id, first_starts_at, id)`.execute(db);
  await sql`create index callouts_by_end on callouts (company_id, last_ends_at)`.execute(db);
  await sql`create table callout_lists (
    company_id bigint not null references companies,
    callout_id bigint not null,
    list_id bigint not null,
    primary key (callout_id, list_id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, list_id) references lists (company_id, id)
  )`.execute(db);
  await sql`create index callout_lists_list on callout_lists (list_id)`.execute(db);
  await sql`create table callout_recipients (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    callout_id bigint not null,
    doctor_id bigint not null,
    source text not null default 'manual' check (source in ('manual', 'group')),
    delivery text not null default 'queued' check (delivery in ('queued', 'sent', 'failed', 'skipped')),
    skip_reason text,
    sent_at timestamptz,
    first_opened_at timestamptz,
    link_version integer not null default 1,
    unique (company_id, id),
    unique (callout_id, doctor_id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, doctor_id) references doctors (company_id, id)
  )`.execute(db);
  await sql`create index callout_recipients_doctor on callout_recipients (doctor_id)`.execute(db);
  await sql`create table responses (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    callout_id bigint not null,
    recipient_id bigint not null,
    list_id bigint not null,
    doctor_id bigint not null,
    response text not null default 'none' check (response in ('none', 'available', 'if_needed', 'unavailable')),
    note text check (char_length(note) <= 500),
    responded_at timestamptz,
    source text check (source in ('email_link', 'admin_on_behalf')),
    outcome text not null default 'none' check (outcome in ('none', 'confirmed', 'standby', 'not_required', 'released')),
    decided_by bigint,
    decided_at timestamptz,
    acknowledged_at timestamptz,
    calendar_sequence integer not null default 0,
    lock_version integer not null default 0,
    unique (company_id, id),
    unique (recipient_id, list_id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, recipient_id) references callout_recipients (company_id, id) on delete cascade,
    foreign key (company_id, list_id) references lists (company_id, id),
    foreign key (company_id, doctor_id) references doctors (company_id, id),
    foreign key (company_id, decided_by) references users (company_id, id)
  )`.execute(db);
  await sql`create index responses_callout on responses (callout_id, list_id)`.execute(db);
  await sql`create index responses_confirmed on responses (doctor_id) where outcome = 'confirmed'`.execute(db);
  await sql`create table response_history (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    response_id bigint not null,
    response text not null,
    outcome text not null,
    note text,
    source text,
    created_at timestamptz not null,
    foreign key (company_id, response_id) references responses (company_id, id) on delete cascade
  )`.execute(db);
  await guardTransitions(db);
}

/** A status changes only inside the transition function, which announces itself to the transaction. */
async function guardTransitions(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_bare_transition() returns trigger language plpgsql as $$
    begin
      if current_setting('app.transition', true) is distinct from 'on' then
        raise exception '% changes only through a transition', tg_argv[0] using errcode = 'P0001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger callouts_status before update on callouts for each row
    when (old.status is distinct from new.status) execute function refuse_bare_transition('callouts.status')`.execute(
    db,
  );
  await sql`create trigger responses_outcome before update on responses for each row
    when (old.outcome is distinct from new.outcome) execute function refuse_bare_transition('responses.outcome')`.execute(
    db,
  );
}
