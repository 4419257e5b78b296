/**
 * A callout is found by every one of its lists: by day, site, theatre, surgeon and specialty, under the names that they
 * have now. Small letters and capitals, and letters with and without accents, are the same in a search.
 */
import { type QueryExecutorProvider, sql } from "kysely";

/** How many callouts of a site are found by its new name. */
const RENAMED_MOST = 2000;

export async function up(db: QueryExecutorProvider): Promise<void> {
  await foldTexts(db);
  await keepTexts(db);
  await fillAnew(db);
  await callWhenChanged(
    db,
    "callout_lists_delete_texts",
    "delete on callout_lists referencing old table as before",
    "select callout_id from before",
    // A list that has left a callout needs nobody there any more.
    "perform refresh_callout_texts(ids); perform refresh_callout_needs(ids)",
  );
  // Only the newest of a site: a rename that took all that a large site ever had would hold up the answers of the day.
  await callWhenChanged(
    db,
    "sites_update_texts",
    "update on sites referencing old table as before new table as after",
    `select callout_id from after join before using (id) join callout_lists on site_id = after.id
      and callout_lists.company_id = after.company_id
      where (before.name, before.short_name) is distinct from (after.name, after.short_name)
      order by callout_id desc limit ${RENAMED_MOST}`,
  );
}

/** `fold` of src/contract/files in SQL; in plain ASCII there is little to do. */
async function foldTexts(db: QueryExecutorProvider): Promise<void> {
  await sql`create function fold_text(said text) returns text language sql immutable parallel safe as $$
    select case when octet_length(said) = char_length(said) then lower(said)
      else replace(replace(replace(translate(lower(
        normalize(regexp_replace(normalize(said, nfkd), '[\\u0300-\\u036f]', '', 'g'), nfc)),
        'øØłŁđĐÆŒẞ', 'oollddæœß'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end $$`.execute(db);
}

/** Reference, title, what is told of each list, and every doctor who offered; a line each. */
async function keepTexts(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function refresh_callout_texts(ids bigint[]) returns void language plpgsql as $$ begin
    insert into callout_texts (callout_id, company_id, text)
      select c.id, c.company_id, fold_text(concat_ws(chr(10), c.reference, c.title,
        (select string_agg(distinct said, chr(10))
          from callout_lists cl join lists l on l.id = cl.list_id join sites p on p.id = l.site_id
            left join surgeons s on s.id = l.surgeon_id
            cross join lateral (values (to_char(l.date, 'YYYY-MM-DD')), (p.name), (p.short_name), (l.theatre),
              (coalesce(s.display_name, l.surgeon_name)), (l.specialty)) told (said)
          where cl.callout_id = c.id),
        (select string_agg(distinct concat_ws(' ', d.title, d.first_name, d.last_name), chr(10))
          from responses r join doctors d on d.id = r.doctor_id
          where r.callout_id = c.id and r.response in ('available', 'if_needed'))))
      from callouts c where c.id = any(ids) order by c.id
    on conflict (callout_id) do update set text = excluded.text where callout_texts.text <> excluded.text; end $$`.execute(
    db,
  );
}

/** Without the index, which grows far faster in one go than row by row; by the few hundred, as the planner takes any array for short. */
async function fillAnew(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index callout_texts_words`.execute(db);
  await sql`truncate callout_texts`.execute(db);
  await sql`do $$ declare ids bigint[]; begin
    for ids in select array_agg(id) from (select id, row_number() over (order by id) as n from callouts) told group by n / 300
    loop perform refresh_callout_texts(ids); end loop;
  end $$`.execute(db);
  await sql`create index callout_texts_words on callout_texts using gin (text gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
}

async function callWhenChanged(
  db: QueryExecutorProvider,
  name: string,
  when: string,
  callouts: string,
  refreshes = "perform refresh_callout_texts(ids)",
): Promise<void> {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$
      declare ids bigint[] := array(${callouts});
      begin
        if ids <> '{}' then ${refreshes}; end if;
        return null;
      end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} after ${when} for each statement execute function ${name}()`).execute(db);
}
