/** The offer of an archived doctor waits for nobody's choice: its list needs somebody as one without offers does. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function refresh_callout_needs(ids bigint[]) returns void language plpgsql as $$ begin
    delete from callout_needs where callout_id = any(ids);
    insert into callout_needs (company_id, callout_id, need, begins_at, ends_at)
      select c.company_id, c.id, 'doctor_withdrew', '-infinity'::timestamptz, 'infinity'::timestamptz
        from callouts c where c.id = any(ids) and c.status = 'open' and c.doctor_withdrew_at is not null
      union all
      select c.company_id, c.id, case when o.offered then 'offers' else 'no_availability' end,
          case when o.offered then '-infinity' else least(l.starts_at - interval '72 hours', c.respond_by) end, l.starts_at
        from callouts c join callout_lists cl on cl.callout_id = c.id join lists l on l.id = cl.list_id
        cross join lateral (select exists (select from responses r join doctors d on d.id = r.doctor_id
          where r.callout_id = c.id and r.list_id = l.id and r.outcome = 'none'
            and r.response in ('available', 'if_needed') and d.archived_at is null) as offered) o
        where c.id = any(ids) and c.status = 'open' and l.cover_status = 'calling'
      union all
      select distinct c.company_id, c.id,
          case when r.consent is null then 'unacknowledged' else 'change_unanswered' end,
          case when r.consent is null then l.starts_at - interval '72 hours' else '-infinity'::timestamptz end, l.starts_at
        from callouts c join responses r on r.callout_id = c.id join lists l on l.id = r.list_id
        where c.id = any(ids) and c.status in ('open', 'confirmed') and r.outcome = 'confirmed'
          and (r.acknowledged_at is null or r.consent is not null);
    end $$`.execute(db);
  await sql`create function follow_archived_doctor() returns trigger language plpgsql as $$
    begin
      perform refresh_callout_needs(array(select distinct callout_id from responses
        where doctor_id = new.id and outcome = 'none' and response in ('available', 'if_needed')));
      return null;
    end $$`.execute(db);
  await sql`create trigger doctors_archived after update of archived_at on doctors for each row
    when ((old.archived_at is null) <> (new.archived_at is null)) execute function follow_archived_doctor()`.execute(
    db,
  );
  await sql`select refresh_callout_needs(array(select distinct r.callout_id
    from responses r join doctors d on d.id = r.doctor_id
    where d.archived_at is not null and r.outcome = 'none' and r.response in ('available', 'if_needed')))`.execute(db);
}
