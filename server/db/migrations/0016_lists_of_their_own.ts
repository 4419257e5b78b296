/** Lists that are there before any callout, who changed them last, and titles that a person gave. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lists
    add column updated_by bigint,
    add column updated_at timestamptz not null default now(),
    add foreign key (company_id, updated_by) references users (company_id, id)`.execute(db);
  await sql`alter table callout_lists add column adopted boolean not null default false`.execute(db);
  await sql`alter table callouts add column title_own boolean not null default false`.execute(db);
  await guardLiveCallouts(db);
}

/** A list is in one live callout at most; whoever adds it waits for whoever is adding it just now. */
async function guardLiveCallouts(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_second_callout() returns trigger language plpgsql as $$
    begin
      perform 1 from lists where id = new.list_id for no key update;
      if exists (
        select 1 from callout_lists held join callouts on callouts.id = held.callout_id
        where held.list_id = new.list_id and held.callout_id <> new.callout_id
          and callouts.status in ('draft', 'scheduled', 'open', 'confirmed')
      ) then
        raise exception 'list % is in a live callout', new.list_id using errcode = 'P0001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger callout_lists_live before insert on callout_lists for each row
    execute function refuse_second_callout()`.execute(db);
}
