/** What else each person chooses: first day of the week, where news shows, and a calendar address. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column week_start text not null default 'monday' check (week_start in ('monday', 'saturday', 'sunday')),
    add column notification_prefs jsonb not null default '{}',
    add column calendar_open boolean not null default false,
    add column calendar_version integer not null default 0`.execute(db);
}
