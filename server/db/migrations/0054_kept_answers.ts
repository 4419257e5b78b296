/** What is kept of asking: which wave brought a doctor, and what was said of lists that left the callout. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await waveOfRecipients(db);
  await freedAnswers(db);
}

/** Those whom a wave asked until now are known by the mail that went out as the wave was asked. */
async function waveOfRecipients(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table callout_recipients add column wave smallint check (wave between 2 and 6)`.execute(db);
  await sql`update callout_recipients set wave = waves.position
    from waves, (select recipient_id, min(created_at) as first_at from outbox_emails
      where kind = 'callout' and recipient_id is not null group by recipient_id) mailed
    where waves.callout_id = callout_recipients.callout_id and waves.status = 'asked'
      and mailed.recipient_id = callout_recipients.id and mailed.first_at = waves.happened_at`.execute(db);
}

/** The answer itself goes, since it is of no list of its callout any more; its history belongs to what stays of it. */
async function freedAnswers(db: QueryExecutorProvider): Promise<void> {
  await sql`create table freed_answers (
    id bigint primary key,
    company_id bigint not null references companies,
    callout_id bigint not null,
    list_id bigint not null,
    doctor_id bigint not null,
    calendar_sequence integer not null,
    unique (company_id, id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, list_id) references lists (company_id, id) on delete cascade,
    foreign key (company_id, doctor_id) references doctors (company_id, id)
  )`.execute(db);
  for (const column of ["callout_id", "list_id", "doctor_id"])
    await sql`create index ${sql.id(`freed_answers_${column}`)} on freed_answers (${sql.id(column)})`.execute(db);
  await sql`alter table response_history
    alter column response_id drop not null,
    add column freed_answer_id bigint,
    add foreign key (company_id, freed_answer_id) references freed_answers (company_id, id) on delete cascade,
    add constraint response_history_one check (num_nonnulls(response_id, freed_answer_id) = 1)`.execute(db);
  await sql`create index response_history_freed on response_history (freed_answer_id)
    where freed_answer_id is not null`.execute(db);
}
