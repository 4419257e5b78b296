/** Companies, their settings, the people who sign in, and their sessions. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One sequence for every entity, so that a doctor's id never equals a user's.
  await sql`create sequence entity_id start 1001`.execute(db);
  await sql`create table companies (
    id bigint primary key default nextval('entity_id'),
    name text not null check (char_length(name) between 3 and 150),
    kind text not null default 'practice' check (kind in ('practice', 'group')),
    phone text,
    status text not null default 'pending' check (status in ('pending', 'active', 'suspended')),
    verified_at timestamptz,
    verified_by text,
    notification_seq bigint not null default 0,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table company_settings (
    company_id bigint primary key references companies,
    admin_emails_address text check (char_length(admin_emails_address) <= 500),
    callout_emails_name text check (char_length(callout_emails_name) <= 100),
    callout_emails_address text check (char_length(callout_emails_address) <= 500),
    callout_emails_phone text check (char_length(callout_emails_phone) <= 25),
    callout_emails_bcc_all boolean not null default true,
    time_zone text not null default 'Europe/London',
    withdraw_phone_hours integer not null default 72,
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table users (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    first_name text not null,
    last_name text not null,
    email text not null check (char_length(email) <= 500),
    phone text,
    password_hash text,
    password_version integer not null default 0,
    confirmed_at timestamptz,
    role text not null default 'admin' check (role in ('owner', 'admin')),
    status text not null default 'active' check (status in ('invited', 'active', 'disabled')),
    locale text not null default 'en',
    time_zone text,
    terms_accepted_at timestamptz,
    terms_version text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (company_id, id)
  )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  // Tokens are derived from the session's id and generation; only their hashes lie here.
  await sql`create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id bigint not null references users on delete cascade,
    client text not null,
    scope text not null default 'full' check (scope in ('full', 'password_reset')),
    generation integer not null default 1,
    token_hash text not null,
    previous_token_hash text,
    last_token_hash text,
    rotated_at timestamptz not null,
    current_used_at timestamptz,
    expires_at timestamptz not null,
    last_used_at timestamptz not null,
    user_agent text,
    ip text,
    created_at timestamptz not null,
    unique (user_id, client)
  )`.execute(db);
  // Mailed secrets of one use: reset, confirmation, invitation; bound to the exact address.
  await sql`create table user_tokens (
    id bigint primary key default nextval('entity_id'),
    user_id bigint not null references users on delete cascade,
    kind text not null check (kind in ('password_reset', 'confirmation', 'invitation')),
    token_hash text not null unique,
    email text not null,
    password_version integer not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index user_tokens_user on user_tokens (user_id, kind)`.execute(db);
}
