/**
 * The second factor of a sign-in: what its secret is derived from, the last code that was taken, recovery codes, and whether
 * a practice requires it of everybody.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table second_factors (
    user_id bigint primary key references users on delete cascade,
    seed text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table recovery_codes (
    user_id bigint not null references second_factors on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`.execute(db);
  await sql`alter table company_settings add column second_factor_required boolean not null default false`.execute(db);
}
