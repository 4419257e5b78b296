/**
 * A doctor's home: its link and calendar address have versions that end them, leave tells who entered it, and doctors say
 * when they usually do not work.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table doctors
    add column home_version integer not null default 1,
    add column calendar_open boolean not null default false,
    add column calendar_version integer not null default 0`.execute(db);
  await sql`alter table doctor_unavailabilities
    add column source text not null default 'office' check (source in ('office', 'doctor'))`.execute(db);
  await sql`create table doctor_usually_not (
    company_id bigint not null references companies,
    doctor_id bigint not null,
    weekday smallint not null check (weekday between 1 and 7),
    day_part text not null check (day_part in ('am', 'pm', 'evening')),
    primary key (doctor_id, weekday, day_part),
    foreign key (company_id, doctor_id) references doctors (company_id, id) on delete cascade
  )`.execute(db);
}
