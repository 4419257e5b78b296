/** A list that everybody who was asked has declined needs somebody now, not only as its start comes near. */
import { type QueryExecutorProvider, sql } from "kysely";

/** Nobody is left who may answer, and no step of the callout is still to be asked. */
const DECLINED = `(exists (select from responses r
    where r.callout_id = c.id and r.list_id = l.id and r.response = 'unavailable')
  and not exists (select from responses r join doctors d on d.id = r.doctor_id
    where r.callout_id = c.id and r.list_id = l.id and r.response <> 'unavailable' and r.outcome not in ('confirmed', 'released')
      and d.archived_at is null)
  and not exists (select from waves w where w.callout_id = c.id and w.status = 'waiting' and c.waves_state = 'running'))`;

async function replaceRefresh(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function refresh_callout_needs(ids bigint[]) returns void language plpgsql as $$ begin
    delete from callout_needs where callout_id = any(ids);
    insert into callout_needs (company_id, callout_id, need, begins_at, ends_at)
      select c.company_id, c.id, 'doctor_withdrew', '-infinity'::timestamptz, 'infinity'::timestamptz
        from callouts c where c.id = any(ids) and c.status = 'open' and c.doctor_withdrew_at is not null
      union all
      select c.company_id, c.id, case when o.offered then 'offers' else 'no_availability' end,
          case when o.offered or o.declined then '-infinity'
            else least(l.starts_at - interval '72 hours', c.respond_by) end, l.starts_at
        from callouts c join callout_lists cl on cl.callout_id = c.id join lists l on l.id = cl.list_id
        cross join lateral (select exists (select from responses r join doctors d on d.id = r.doctor_id
          where r.callout_id = c.id and r.list_id = l.id and r.outcome = 'none'
            and r.response in ('available', 'if_needed') and d.archived_at is null) as offered,
          ${sql.raw(DECLINED)} as declined) o
        where c.id = any(ids) and c.status = 'open' and l.cover_status = 'calling'
      union all
      select distinct c.company_id, c.id,
          case when r.consent is null then 'unacknowledged' else 'change_unanswered' end,
          case when r.consent is null then l.starts_at - interval '72 hours' else '-infinity'::timestamptz end, l.starts_at
        from callouts c join responses r on r.callout_id = c.id join lists l on l.id = r.list_id
        where c.id = any(ids) and c.status in ('open', 'confirmed') and r.outcome = 'confirmed'
          and (r.acknowledged_at is null or r.consent is not null);
    end $$`.execute(db);
}

/** Makes a trigger, and a function of the same name. */
async function refreshAfter(db: QueryExecutorProvider, name: string, event: string, callout: string): Promise<void> {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin
      perform refresh_callout_needs(array[${callout}]);
      return null;
    end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} after ${event} execute function ${name}()`).execute(db);
}

export async function up(db: QueryExecutorProvider): Promise<void> {
  await replaceRefresh(db);
  await refreshAfter(
    db,
    "waves_settled",
    "update of status on waves for each row when (new.callout_id is not null and old.status <> new.status)",
    "new.callout_id",
  );
  await refreshAfter(
    db,
    "callouts_hold_waves",
    "update of waves_state on callouts for each row when (old.waves_state is distinct from new.waves_state)",
    "new.id",
  );
  await sql`create or replace function follow_archived_doctor() returns trigger language plpgsql as $$
    begin
      perform refresh_callout_needs(array(select distinct r.callout_id
        from responses r join callouts c on c.id = r.callout_id
        where r.doctor_id = new.id and r.outcome <> 'confirmed' and r.response <> 'unavailable' and c.status = 'open'));
      return null;
    end $$`.execute(db);
  await sql`select refresh_callout_needs(array(select distinct r.callout_id
    from responses r join callouts c on c.id = r.callout_id
    where c.status = 'open' and r.response = 'unavailable'))`.execute(db);
}
