/**
 * What the table of callouts asks of lists and of needs, kept where it is looked for, so that one index answers it however
 * many callouts there are: role, site, surgeon and day beside each callout's lists; urgency and start beside its needs.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepLists(db);
  await keepNeeds(db);
  // Under way is what ends later and began before: both are told from the index.
  await sql`drop index callouts_confirmed`.execute(db);
  await sql`create index callouts_confirmed on callouts (company_id, last_ends_at, first_starts_at) where status = 'confirmed'`.execute(
    db,
  );
  await sql`drop index callouts_by_end`.execute(db);
  await sql`create index callouts_by_end on callouts (company_id, last_ends_at, first_starts_at)`.execute(db);
  await closeRanks(db);
}

async function keepLists(db: Kysely<unknown>): Promise<void> {
  await sql`alter table callout_lists
    add column role_needed text, add column site_id bigint, add column surgeon_id bigint, add column date date`.execute(
    db,
  );
  await sql`update callout_lists set role_needed = l.role_needed, site_id = l.site_id, surgeon_id = l.surgeon_id,
    date = l.date from lists l where l.id = list_id`.execute(db);
  await sql`alter table callout_lists alter column role_needed set not null, alter column site_id set not null,
    alter column date set not null`.execute(db);
  await sql`create function fill_callout_list() returns trigger language plpgsql as $$
    begin
      select role_needed, site_id, surgeon_id, date into strict new.role_needed, new.site_id, new.surgeon_id, new.date
        from lists where id = new.list_id;
      return new;
    end $$`.execute(db);
  await sql`create trigger callout_lists_filled before insert on callout_lists for each row
    execute function fill_callout_list()`.execute(db);
  await sql`create function follow_list() returns trigger language plpgsql as $$
    begin
      update callout_lists set role_needed = new.role_needed, site_id = new.site_id, surgeon_id = new.surgeon_id,
        date = new.date where list_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger lists_followed after update on lists for each row
    when (old.role_needed <> new.role_needed or old.site_id <> new.site_id or old.date <> new.date
      or old.surgeon_id is distinct from new.surgeon_id) execute function follow_list()`.execute(db);
  for (const column of ["role_needed", "site_id", "surgeon_id", "date"])
    await sql
      .raw(`create index callout_lists_${column} on callout_lists (company_id, ${column}, callout_id)`)
      .execute(db);
}

async function keepNeeds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table callout_needs add column urgency text, add column first_starts_at timestamptz`.execute(db);
  await sql`create function fill_callout_need() returns trigger language plpgsql as $$
    begin
      select urgency, first_starts_at into strict new.urgency, new.first_starts_at
        from callouts where id = new.callout_id;
      return new;
    end $$`.execute(db);
  await sql`create trigger callout_needs_filled before insert on callout_needs for each row
    execute function fill_callout_need()`.execute(db);
  await sql`create function follow_callout() returns trigger language plpgsql as $$
    begin
      update callout_needs set urgency = new.urgency, first_starts_at = new.first_starts_at where callout_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger callouts_followed after update on callouts for each row
    when (old.urgency <> new.urgency or old.first_starts_at <> new.first_starts_at)
    execute function follow_callout()`.execute(db);
  await sql`update callout_needs set urgency = c.urgency, first_starts_at = c.first_starts_at
    from callouts c where c.id = callout_id`.execute(db);
  await sql`alter table callout_needs alter column urgency set not null, alter column first_starts_at set not null`.execute(
    db,
  );
  await sql`drop index callout_needs_now`.execute(db);
  await sql`create index callout_needs_now on callout_needs (company_id, ends_at)
    include (begins_at, callout_id, urgency, first_starts_at)`.execute(db);
}

/** Standbys who left used to leave their number behind; cleared first, since numbers are unique at every moment. */
async function closeRanks(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table places as select id, standby_rank, row_number() over (
      partition by callout_id, list_id order by standby_rank) as place
    from responses where outcome = 'standby'`.execute(db);
  await sql`delete from places where standby_rank = place`.execute(db);
  await sql`update responses r set standby_rank = null from places p where p.id = r.id`.execute(db);
  await sql`update responses r set standby_rank = p.place from places p where p.id = r.id`.execute(db);
  await sql`drop table places`.execute(db);
}
