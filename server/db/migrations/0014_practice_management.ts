/** What practice management keeps: sites, surgeons and groups in full, and what callouts begin with. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites
    add column access_notes text check (char_length(access_notes) <= 2000),
    add column map_url text check (map_url like 'https://%' and char_length(map_url) <= 500),
    add column lock_version integer not null default 0`.execute(db);
  await sql`alter table surgeons
    add column phone text check (char_length(phone) <= 25),
    add column notes text check (char_length(notes) <= 2000),
    add column lock_version integer not null default 0`.execute(db);
  await sql`alter table doctor_groups
    add column colour text not null default 'grey'
      check (colour in ('grey', 'blue', 'teal', 'green', 'amber', 'red', 'violet')),
    add column description text check (char_length(description) <= 500)`.execute(db);
  // Far behind any place that somebody gave.
  await sql`alter table doctor_group_members add column rank integer not null default 1000000`.execute(db);
  await sql`alter table doctors alter column locale drop not null, alter column locale drop default`.execute(db);
  await sql`alter table company_settings
    add column default_mode text not null default 'select' check (default_mode in ('select', 'first_come')),
    add column respond_within_hours integer check (respond_within_hours between 1 and 720),
    add column automatic_reminder boolean not null default true,
    add column doctor_locale text not null default 'en' check (doctor_locale in ('de', 'en', 'es', 'fr', 'ja', 'zh')),
    add column session_times jsonb,
    add column defaults_version integer not null default 0,
    add check (withdraw_phone_hours between 0 and 336)`.execute(db);
  // Practices that registered in another language go on writing to their doctors in it.
  await sql`update company_settings set doctor_locale = people.locale from (
    select distinct on (company_id) company_id, locale from users order by company_id, id
  ) as people where people.company_id = company_settings.company_id
    and people.locale in ('de', 'en', 'es', 'fr', 'ja', 'zh')`.execute(db);
}
