/** A doctor's home: its link and calendar address have versions that end them, and leave tells who entered it. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table doctors
    add column home_version integer not null default 1,
    add column calendar_open boolean not null default false,
    add column calendar_version integer not null default 0`.execute(db);
  await sql`alter table doctor_unavailabilities
    add column source text not null default 'office' check (source in ('office', 'doctor'))`.execute(db);
}
