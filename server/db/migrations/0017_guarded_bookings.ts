/**
 * What must hold of bookings whoever writes, standbys in an order of their own, and a doctor's own wish to
 * stand by. btree_gist is not there on every database, so overlaps are looked for with the doctor's row locked.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table responses add column standby_wanted_at timestamptz`.execute(db);
  await sql`update responses r set standby_rank = o.place
    from (select id, row_number() over (partition by callout_id, list_id order by standby_rank, decided_at, id) as place
      from responses where outcome = 'standby') o
    where o.id = r.id and r.standby_rank is distinct from o.place`.execute(db);
  await sql`create unique index responses_standby_rank on responses (callout_id, list_id, standby_rank)
    where outcome = 'standby'`.execute(db);
  await guardBookings(db);
  await guardBookedLists(db);
}

/** Locks in the order of the application, list before doctor, so that neither waits for the other for ever. */
async function guardBookings(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_wrong_booking() returns trigger language plpgsql as $$
    declare list lists;
    begin
      if new.response not in ('available', 'if_needed') then
        raise exception 'Only a doctor who offered can be booked' using errcode = '23514', constraint = 'booked_offered';
      end if;
      select * into strict list from lists where id = new.list_id for no key update;
      if (select count(*) from responses where list_id = new.list_id and outcome = 'confirmed') > list.positions then
        raise exception 'All positions of the list are filled' using errcode = '23514', constraint = 'booked_positions';
      end if;
      perform from doctors where id = new.doctor_id for no key update;
      if exists (select from responses r join lists l on l.id = r.list_id
        where r.doctor_id = new.doctor_id and r.outcome = 'confirmed' and r.id <> new.id
          and l.starts_at < list.ends_at and l.ends_at > list.starts_at) then
        raise exception 'The doctor is booked at that time' using errcode = '23514', constraint = 'booked_overlap';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger responses_booked after update of outcome on responses for each row
    when (new.outcome = 'confirmed' and old.outcome <> 'confirmed') execute function refuse_wrong_booking()`.execute(
    db,
  );
  await sql`create trigger responses_inserted_booked after insert on responses for each row
    when (new.outcome = 'confirmed') execute function refuse_wrong_booking()`.execute(db);
}

/** A list that is booked stays as wide as its bookings, and where it stands in time. */
async function guardBookedLists(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_wrong_list() returns trigger language plpgsql as $$
    begin
      if (select count(*) from responses where list_id = new.id and outcome = 'confirmed') > new.positions then
        raise exception 'More doctors are booked' using errcode = '23514', constraint = 'booked_positions';
      end if;
      perform from doctors d where d.id in (select doctor_id from responses where list_id = new.id and outcome = 'confirmed')
        order by d.id for no key update;
      if exists (select from responses own join responses r on r.doctor_id = own.doctor_id and r.id <> own.id
        join lists l on l.id = r.list_id
        where own.list_id = new.id and own.outcome = 'confirmed' and r.outcome = 'confirmed' and l.id <> new.id
          and l.starts_at < new.ends_at and l.ends_at > new.starts_at) then
        raise exception 'A doctor of the list is booked at that time' using errcode = '23514', constraint = 'booked_overlap';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger lists_booked after update of positions, starts_at, ends_at on lists for each row
    when (old.positions is distinct from new.positions or old.starts_at is distinct from new.starts_at
      or old.ends_at is distinct from new.ends_at) execute function refuse_wrong_list()`.execute(db);
}
