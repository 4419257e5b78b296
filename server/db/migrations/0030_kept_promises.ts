/**
 * Bookings of a part of a list, what each yes was given for, answers to a change of a list that was sent, and standbys who
 * are asked one after another. The database refuses what would break a promise, whoever writes.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await fillColumns(db);
  await sql`alter table responses add constraint responses_booked_span check (
    (outcome = 'confirmed') = (booked_from is not null) and (booked_from is null) = (booked_to is null)
      and booked_from < booked_to)`.execute(db);
  await sql`create table standby_offers (
    id bigint primary key default nextval('entity_id'),
    company_id bigint not null references companies,
    callout_id bigint not null,
    list_id bigint not null,
    response_id bigint not null,
    offered_from timestamptz not null,
    offered_to timestamptz not null check (offered_to > offered_from),
    offered_at timestamptz not null,
    expires_at timestamptz not null,
    status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'lapsed', 'withdrawn')),
    unique (company_id, id),
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade,
    foreign key (company_id, list_id) references lists (company_id, id),
    foreign key (company_id, response_id) references responses (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create unique index standby_offers_open on standby_offers (list_id) where status = 'open'`.execute(db);
  await sql`create index standby_offers_callout on standby_offers (callout_id)`.execute(db);
  await sql`create index standby_offers_response on standby_offers (response_id)`.execute(db);
  await guardBookings(db);
  await keepNeeds(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const answers = "in ('available', 'if_needed', 'unavailable')";
  await sql
    .raw(
      `alter table responses
        add column booked_from timestamptz,
        add column booked_to timestamptz,
        add column offered_from timestamptz,
        add column offered_to timestamptz,
        add column earlier_response text check (earlier_response ${answers}),
        add column consent text check (consent in ('times', 'moved')),
        add column consent_due_at timestamptz,
        add column stood_down_at timestamptz,
        add column asked_again_at timestamptz,
        add column spoken_by bigint,
        add foreign key (company_id, spoken_by) references users (company_id, id)`,
    )
    .execute(db);
  await sql`alter table lists
    add column cancel_reason text check (char_length(cancel_reason) <= 500),
    add column chain_started_at timestamptz,
    add column chain_state text check (chain_state in ('asking', 'stopped', 'exhausted'))`.execute(db);
  await sql`alter table company_settings add column ask_standbys boolean not null default true`.execute(db);
  // Names calendar entries for ever, wherever the installation moves.
  await sql`alter table installation add column calendar_domain text`.execute(db);
}

/** Bookings made so far were for whole lists, as their mails said; answers were given to the times that still stand. */
async function fillColumns(db: Kysely<unknown>): Promise<void> {
  await sql`update responses r set
      booked_from = case when r.outcome = 'confirmed' then told.starts_at end,
      booked_to = case when r.outcome = 'confirmed' then told.ends_at end,
      offered_from = coalesce(greatest(told.starts_at, told.part_from), told.starts_at),
      offered_to = coalesce(least(told.ends_at, told.part_to), told.ends_at)
    from (select a.id, l.starts_at, l.ends_at,
        (l.date + case when a.part_from < l.start_time then 1 else 0 end + a.part_from::time) at time zone l.time_zone as part_from,
        (l.date + case when a.part_to <= l.start_time then 1 else 0 end + a.part_to::time) at time zone l.time_zone as part_to
      from responses a join lists l on l.id = a.list_id
      where a.response in ('available', 'if_needed') or a.outcome = 'confirmed') told
    where told.id = r.id`.execute(db);
  await sql`update responses set stood_down_at = decided_at where outcome = 'not_required'`.execute(db);
}

const atMost = (positions: string, list: string): string => `exists (select from responses b
  where b.list_id = ${list} and b.outcome = 'confirmed' and (select count(*) from responses r where r.list_id = b.list_id
    and r.outcome = 'confirmed' and r.booked_from <= b.booked_from and r.booked_to > b.booked_from) > ${positions})`;

/** At no moment more doctors than positions, every booking within its list, no doctor in two places. */
async function guardBookings(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function refuse_wrong_booking() returns trigger language plpgsql as $$
    declare list lists;
    begin
      if new.response not in ('available', 'if_needed') then
        raise exception 'Only a doctor who offered can be booked' using errcode = '23514', constraint = 'booked_offered';
      end if;
      select * into strict list from lists where id = new.list_id for no key update;
      if new.booked_from < list.starts_at or new.booked_to > list.ends_at then
        raise exception 'The booking is not within its list' using errcode = '23514', constraint = 'booked_within';
      end if;
      if ${atMost("list.positions", "new.list_id")} then
        raise exception 'All positions of the list are filled' using errcode = '23514', constraint = 'booked_positions';
      end if;
      perform from doctors where id = new.doctor_id for no key update;
      if exists (select from responses r where r.doctor_id = new.doctor_id and r.outcome = 'confirmed' and r.id <> new.id
        and r.booked_from < new.booked_to and r.booked_to > new.booked_from) then
        raise exception 'The doctor is booked at that time' using errcode = '23514', constraint = 'booked_overlap';
      end if;
      return null;
    end $$`)
    .execute(db);
  await sql
    .raw(`create or replace function refuse_wrong_list() returns trigger language plpgsql as $$
    begin
      if exists (select from responses r where r.list_id = new.id and r.outcome = 'confirmed'
        and (r.booked_from < new.starts_at or r.booked_to > new.ends_at)) then
        raise exception 'A booking is not within its list' using errcode = '23514', constraint = 'booked_within';
      end if;
      if ${atMost("new.positions", "new.id")} then
        raise exception 'More doctors are booked' using errcode = '23514', constraint = 'booked_positions';
      end if;
      perform from doctors d where d.id in (select doctor_id from responses where list_id = new.id and outcome = 'confirmed')
        order by d.id for no key update;
      if exists (select from responses own join responses r on r.doctor_id = own.doctor_id and r.id <> own.id
        where own.list_id = new.id and own.outcome = 'confirmed' and r.outcome = 'confirmed'
          and r.booked_from < own.booked_to and r.booked_to > own.booked_from) then
        raise exception 'A doctor of the list is booked at that time' using errcode = '23514', constraint = 'booked_overlap';
      end if;
      return null;
    end $$`)
    .execute(db);
}

/** A booked doctor who has not answered a change is a need of its own. */
async function keepNeeds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table callout_needs drop constraint callout_needs_need_check`.execute(db);
  await sql`alter table callout_needs add constraint callout_needs_need_check
    check (need in ('doctor_withdrew', 'no_availability', 'change_unanswered', 'unacknowledged', 'offers'))`.execute(
    db,
  );
  await sql`create or replace function refresh_callout_needs(ids bigint[]) returns void language sql as $$
    delete from callout_needs where callout_id = any(ids);
    insert into callout_needs (company_id, callout_id, need, begins_at, ends_at)
      select c.company_id, c.id, 'doctor_withdrew', '-infinity'::timestamptz, 'infinity'::timestamptz
        from callouts c where c.id = any(ids) and c.status = 'open' and c.doctor_withdrew_at is not null
      union all
      select c.company_id, c.id, case when o.offered then 'offers' else 'no_availability' end,
          case when o.offered then '-infinity' else least(l.starts_at - interval '72 hours', c.respond_by) end, l.starts_at
        from callouts c join callout_lists cl on cl.callout_id = c.id join lists l on l.id = cl.list_id
        cross join lateral (select exists (select from responses r where r.callout_id = c.id and r.list_id = l.id
          and r.outcome = 'none' and r.response in ('available', 'if_needed')) as offered) o
        where c.id = any(ids) and c.status = 'open' and l.cover_status = 'calling'
      union all
      select distinct c.company_id, c.id,
          case when r.consent is null then 'unacknowledged' else 'change_unanswered' end,
          case when r.consent is null then l.starts_at - interval '72 hours' else '-infinity'::timestamptz end, l.starts_at
        from callouts c join responses r on r.callout_id = c.id join lists l on l.id = r.list_id
        where c.id = any(ids) and c.status in ('open', 'confirmed') and r.outcome = 'confirmed'
          and (r.acknowledged_at is null or r.consent is not null) $$`.execute(db);
}
