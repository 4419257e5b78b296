/**
 * What the table of callouts asks of other tables, kept beside each callout by the database itself, so that no writer can
 * forget it: the texts that find it, and the spans of time in which it needs somebody. Told from an index
 * they cost the same however many callouts there are.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Trusted: the owner of a database may create it.
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table callout_texts (
    callout_id bigint primary key,
    company_id bigint not null references companies,
    text text not null,
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade
  )`.execute(db);
  // Not fastupdate: whoever searches first after many changes would pay for them.
  await sql`create index callout_texts_words on callout_texts using gin (text gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create table callout_needs (
    company_id bigint not null references companies,
    callout_id bigint not null,
    need text not null check (need in ('doctor_withdrew', 'no_availability', 'unacknowledged', 'offers')),
    begins_at timestamptz not null,
    ends_at timestamptz not null,
    foreign key (company_id, callout_id) references callouts (company_id, id) on delete cascade
  )`.execute(db);
  await sql`create index callout_needs_callout on callout_needs (callout_id)`.execute(db);
  await sql`create index callout_needs_now on callout_needs (company_id, ends_at)`.execute(db);
  await keepTexts(db);
  await keepNeeds(db);
  await callWhenChanged(db);
  await addIndexes(db);
  await sql`select refresh_callout_texts(array(select id from callouts))`.execute(db);
  await sql`select refresh_callout_needs(array(select id from callouts))`.execute(db);
}

/** Reference, title (with site and surgeon), surgeon of any list, and every doctor who offered; a line each. */
async function keepTexts(db: Kysely<unknown>): Promise<void> {
  await sql`create function refresh_callout_texts(ids bigint[]) returns void language sql as $$
    insert into callout_texts (callout_id, company_id, text)
      select c.id, c.company_id, lower(concat_ws(chr(10), c.reference, c.title,
        (select string_agg(distinct coalesce(s.display_name, l.surgeon_name), chr(10))
          from callout_lists cl join lists l on l.id = cl.list_id left join surgeons s on s.id = l.surgeon_id
          where cl.callout_id = c.id),
        (select string_agg(distinct concat_ws(' ', d.title, d.first_name, d.last_name), chr(10))
          from responses r join doctors d on d.id = r.doctor_id
          where r.callout_id = c.id and r.response in ('available', 'if_needed'))))
      from callouts c where c.id = any(ids) order by c.id
    on conflict (callout_id) do update set text = excluded.text where callout_texts.text <> excluded.text $$`.execute(
    db,
  );
}

/** A list that waits is named by the span in which somebody must see to it; what is over needs nobody. */
async function keepNeeds(db: Kysely<unknown>): Promise<void> {
  await sql`create function refresh_callout_needs(ids bigint[]) returns void language sql as $$
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
      select distinct c.company_id, c.id, 'unacknowledged', l.starts_at - interval '72 hours', l.starts_at
        from callouts c join responses r on r.callout_id = c.id join lists l on l.id = r.list_id
        where c.id = any(ids) and c.status in ('open', 'confirmed') and r.outcome = 'confirmed'
          and r.acknowledged_at is null $$`.execute(db);
}

const renamed = (before: string, after: string, columns: string[]): string =>
  columns.map((column) => `${before}.${column} is distinct from ${after}.${column}`).join(" or ");
const both = "after join before using (id)";

/** What may change the facts, and of which callouts. */
const CHANGES: [table: string, event: "insert" | "update", callouts: string, facts: "texts" | "needs" | "both"][] = [
  ["callouts", "insert", "select id from after", "texts"],
  ["callouts", "update", `select id from ${both} where ${renamed("before", "after", ["reference", "title"])}`, "texts"],
  [
    "callouts",
    "update",
    `select id from ${both} where ${renamed("before", "after", ["status", "respond_by", "doctor_withdrew_at"])}`,
    "needs",
  ],
  ["callout_lists", "insert", "select callout_id from after", "both"],
  ["lists", "update", "select callout_id from after join callout_lists on list_id = after.id", "both"],
  ["responses", "insert", "select callout_id from after", "both"],
  ["responses", "update", "select callout_id from after", "both"],
  [
    "doctors",
    "update",
    `select callout_id from ${both} join callout_recipients on doctor_id = after.id
      where ${renamed("before", "after", ["title", "first_name", "last_name"])}`,
    "texts",
  ],
  [
    "surgeons",
    "update",
    `select callout_id from ${both} join lists on surgeon_id = after.id join callout_lists on list_id = lists.id
      where ${renamed("before", "after", ["display_name"])}`,
    "texts",
  ],
];

/** Once a statement, however many rows it writes. */
async function callWhenChanged(db: Kysely<unknown>): Promise<void> {
  for (const [index, [table, event, callouts, facts]] of CHANGES.entries()) {
    const name = `${table}_${event}_facts_${index}`;
    const refreshed = facts === "both" ? ["texts", "needs"] : [facts];
    const calls = refreshed.map((fact) => `perform refresh_callout_${fact}(ids);`).join(" ");
    const seen = event === "insert" ? "new table as after" : "old table as before new table as after";
    await sql
      .raw(`create function ${name}() returns trigger language plpgsql as $$
        declare ids bigint[] := array(${callouts});
        begin
          if ids <> '{}' then ${calls} end if;
          return null;
        end $$`)
      .execute(db);
    await sql
      .raw(`create trigger ${name} after ${event} on ${table} referencing ${seen}
        for each statement execute function ${name}()`)
      .execute(db);
  }
}

/** One for each order in which the table is read, and for each tab's counting. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes = [
    "callouts_by_change on callouts (company_id, updated_at, id)",
    "callouts_by_answer on callouts (company_id, respond_by, id)",
    "callouts_by_answer_last on callouts (company_id, respond_by desc nulls last, id desc)",
    "callouts_urgent_first on callouts (company_id, urgency desc, first_starts_at, id) where status = 'open'",
    "callouts_drafts on callouts (company_id, first_starts_at, id) where status in ('draft', 'scheduled')",
    "callouts_confirmed on callouts (company_id, last_ends_at) where status = 'confirmed'",
    "callouts_given_up on callouts (company_id) where status in ('cancelled', 'expired')",
    "lists_site on lists (company_id, site_id)",
    "lists_surgeon on lists (company_id, surgeon_id)",
    "lists_role on lists (company_id, role_needed)",
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}
