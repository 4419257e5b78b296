/** What happened: notifications, audit, mail; and the counters of rate limits. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A restored or replaced database has another epoch, so that a browser knows its `seq` means nothing there.
  await sql`create table installation (
    only_row boolean primary key default true check (only_row),
    epoch uuid not null default gen_random_uuid(),
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`insert into installation default values`.execute(db);
  await sql`create table notifications (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    seq bigint not null,
    notification_type text not null,
    title text not null,
    callout_id bigint,
    action_by_id bigint,
    params jsonb not null default '{}',
    created_at timestamptz not null,
    unique (company_id, seq),
    unique (company_id, id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create table notification_reads (
    company_id bigint not null references companies,
    notification_id bigint not null,
    user_id bigint not null,
    read_at timestamptz not null,
    primary key (user_id, notification_id),
    foreign key (company_id, notification_id) references notifications (company_id, id) on delete cascade,
    foreign key (company_id, user_id) references users (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create table audit_events (
    id bigint primary key default nextval('entity_id'),
    company_id bigint references companies,
    actor_type text not null check (actor_type in ('admin', 'doctor', 'system', 'provider')),
    actor_id bigint,
    action text not null,
    subject_type text,
    subject_id bigint,
    params jsonb not null default '{}',
    request_id text,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index audit_events_subject on audit_events (company_id, subject_type, subject_id, id)`.execute(db);
  await sql`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'P0001'; end $$`.execute(db);
  await sql`create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function refuse_change()`.execute(db);
  await sql`create table outbox_emails (
    id bigint primary key default nextval('entity_id'),
    company_id bigint references companies,
    kind text not null,
    idempotency_key text not null unique,
    message_id text not null,
    from_name text,
    to_name text,
    to_address text not null,
    bcc_address text,
    reply_to text,
    subject text not null,
    html text not null,
    text text not null,
    ics text,
    headers jsonb not null default '{}',
    doctor_id bigint,
    callout_id bigint,
    recipient_id bigint,
    status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
    attempts integer not null default 0,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`.execute(db);
  await sql`create index outbox_emails_newest on outbox_emails (created_at desc, id desc)`.execute(db);
  await sql`create table rate_limits (
    key text primary key,
    hits integer not null,
    window_ends_at timestamptz not null
  )`.execute(db);
}
