/** Who of the office rings whom about a callout: a call under way belongs to one person until it ends or its lease lapses. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table phone_calls (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    callout_id bigint not null,
    recipient_id bigint not null,
    doctor_id bigint not null,
    user_id bigint not null,
    started_at timestamptz not null,
    lapses_at timestamptz not null check (lapses_at > started_at),
    ended_at timestamptz,
    result text check (result in ('no_answer', 'yes', 'no', 'call_back', 'dropped', 'lapsed')),
    call_back_at timestamptz,
    constraint phone_calls_ended check ((ended_at is null) = (result is null)),
    constraint phone_calls_call_back check ((call_back_at is not null) = (coalesce(result, '') = 'call_back')),
    unique (company_id, id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, recipient_id) references callout_recipients (company_id, id) on delete cascade,
    foreign key (company_id, doctor_id) references doctors (company_id, id),
    foreign key (company_id, user_id) references users (company_id, id)
  )`.execute(db);
  // No two people ring one doctor, whichever callouts they ring about.
  await sql`create unique index phone_calls_under_way on phone_calls (doctor_id) where ended_at is null`.execute(db);
  await sql`create index phone_calls_callout on phone_calls (callout_id, started_at)`.execute(db);
  await sql`create index phone_calls_recipient on phone_calls (recipient_id)`.execute(db);
  await sql`create index phone_calls_doctor on phone_calls (doctor_id)`.execute(db);
  await sql`create index phone_calls_user on phone_calls (user_id) where ended_at is null`.execute(db);
}
