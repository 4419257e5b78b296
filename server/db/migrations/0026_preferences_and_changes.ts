/** Whom surgeons like to work with and whom rather not, and what a change was from and to. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table doctor_surgeon_preferences (
    company_id bigint not null references companies,
    doctor_id bigint not null,
    surgeon_id bigint not null,
    preference text not null check (preference in ('preferred', 'avoid')),
    set_by bigint not null,
    set_at timestamptz not null,
    primary key (surgeon_id, doctor_id),
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade,
    foreign key (company_id, surgeon_id) references surgeons (company_id, id) on delete cascade,
    foreign key (company_id, set_by) references users (company_id, id)
  )`.execute(db);
  await sql`create index doctor_surgeon_preferences_doctor on doctor_surgeon_preferences (doctor_id)`.execute(db);
  await sql`alter table audit_events add column diff jsonb`.execute(db);
}
