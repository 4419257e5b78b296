/**
 * Each audit event carries a hash over its own content and the hash of the event before it, in the order of the commits;
 * docs/decisions/0042 says why it is done at the commit.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  // What is hashed is what is stored, so nothing may stand behind the milliseconds.
  await sql`alter table audit_events
    alter column created_at type timestamptz(3),
    add column seq bigint,
    add column hash text,
    add constraint audit_events_seq unique (company_id, seq)`.execute(db);
  await sql`create table audit_chains (
    company_id bigint primary key references companies,
    seq bigint not null,
    hash text not null
  )`.execute(db);
  await sql`create function audit_entry(number bigint, event audit_events) returns text language sql stable as $$
    select jsonb_build_object(
      'seq', number, 'id', event.id, 'company_id', event.company_id, 'actor_type', event.actor_type,
      'actor_id', event.actor_id, 'action', event.action, 'subject_type', event.subject_type,
      'subject_id', event.subject_id, 'params', event.params, 'diff', event.diff, 'request_id', event.request_id,
      'created_at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text $$`.execute(
    db,
  );
  await sql`create function chain_audit_event(event audit_events) returns void language plpgsql as $$
    declare head audit_chains%rowtype;
    begin
      insert into audit_chains values (event.company_id, 0, repeat('0', 64)) on conflict do nothing;
      select * into strict head from audit_chains where company_id = event.company_id for update;
      head.seq := head.seq + 1;
      head.hash := encode(sha256(convert_to(head.hash || chr(10) || audit_entry(head.seq, event), 'UTF8')), 'hex');
      update audit_events set seq = head.seq, hash = head.hash where id = event.id;
      update audit_chains set seq = head.seq, hash = head.hash where company_id = event.company_id;
    end $$`.execute(db);
  await onlyTheChainIsAdded(db);
  await sql`do $$ declare event audit_events; begin
    for event in select * from audit_events where company_id is not null order by company_id, id loop
      perform chain_audit_event(event);
    end loop;
  end $$`.execute(db);
  await sql`create function chain_at_commit() returns trigger language plpgsql as $$
    begin perform chain_audit_event(new); return null; end $$`.execute(db);
  // Rows that come with their number, as from a backup, keep it.
  await sql`create constraint trigger audit_events_chain after insert on audit_events deferrable initially deferred
    for each row when (new.company_id is not null and new.seq is null) execute function chain_at_commit()`.execute(db);
}

/** Number and hash are set once; everything else stays refused. */
async function onlyTheChainIsAdded(db: QueryExecutorProvider): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.seq is null
        and to_jsonb(old) - '{seq,hash}'::text[] = to_jsonb(new) - '{seq,hash}'::text[] then
        return new;
      end if;
      raise exception 'audit_events is append-only' using errcode = 'P0001';
    end $$`.execute(db);
  await sql`drop trigger audit_events_append_only on audit_events`.execute(db);
  await sql`create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function refuse_audit_change()`.execute(db);
}
