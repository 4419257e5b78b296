/** Years of a large practice, written by the database itself: some 3 % of the callouts are still to come (DEMO=large). */
import { sql } from "kysely";
import { type Tx } from "../db/database.ts";
import { ZONE } from "./demoTime.ts";

type History = { companyId: number; userId: number; callouts: number; doctors: number; now: Date };

const WATCHED = ["doctors", "lists", "callouts", "callout_lists", "responses"];
/** Minutes from sending to a doctor's answer: from five minutes to five days. */
const ANSWERED_AFTER = sql`5 + (n * 37 + k * 611) % 120 * (n * 37 + k * 611) % 7200`;
const FIRST = "Ada Ben Cara Dylan Esme Felix Greta Hugh Iona Jonas Keira Leon Mina Nils Orla Paul Quinn Rhea Seth Tara";
const LAST = "Abbot Birch Calder Dorn Elmswell Farrow Glenn Hartwig Ivens Jarrow Kestle Lorne Marsh Nettle Oakes Pryor";

const words = (text: string) => sql`${text.split(" ")}::text[]`;

/** In temporary columns of the first table: `n` numbers everything. Each callout has one list and up to three answers. */
export async function fillHistory(tx: Tx, { companyId, userId, callouts, doctors, now }: History): Promise<void> {
  // What the triggers keep of each callout is told once, at the end.
  for (const table of WATCHED) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await sql`insert into doctors (company_id, title, first_name, last_name, email, email_state, grade)
    select ${companyId}::bigint, 'Dr', (${words(FIRST)})[1 + n % 20], (${words(LAST)})[1 + n / 20 % 16] || ' ' || n / 320,
      'doctor' || n || '@large.example.test', 'ok', 'Consultant' from generate_series(1, ${doctors}::int) n`.execute(
    tx,
  );
  await sql`create temporary table history on commit drop as select n, nextval('entity_id') as callout_id,
    nextval('entity_id') as list_id, s.id as site_id, s.short_name as site, u.id as surgeon_id, u.display_name as surgeon,
    date_trunc('day', ${now}::timestamptz) + interval '8 hours'
      + interval '1 day' * case when n % 33 = 0 then 2 + n / 33 % 90 else -1 - n % 1400 end as starts_at,
    case when n % 33 = 0 then (array['open', 'confirmed', 'draft'])[1 + n / 33 % 3]
      else (array['confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled', 'expired'])[1 + n / 7 % 6] end as status
    from generate_series(1, ${callouts}::int) n
    join (select row_number() over (order by id) - 1 as at, count(*) over () as of, * from sites
      where company_id = ${companyId}) s on s.at = n % s.of
    join (select row_number() over (order by id) - 1 as at, count(*) over () as of, * from surgeons
      where company_id = ${companyId}) u on u.at = n % u.of`.execute(tx);
  await sql`insert into lists (id, company_id, date, session, start_time, end_time, time_zone, starts_at, ends_at, site_id,
      surgeon_id, role_needed, cover_status)
    select list_id, ${companyId}, starts_at::date, 'am', '08:00', '12:00', ${ZONE}, starts_at, starts_at + interval '4 hours',
      site_id, surgeon_id, case when n % 9 = 0 then 'surgical_assistant' else 'anaesthetist' end,
      case status when 'open' then 'calling' when 'confirmed' then 'covered' when 'cancelled' then 'cancelled' else 'uncovered' end
    from history`.execute(tx);
  await sql`insert into callouts (id, company_id, reference, title, status, urgency, respond_by, sent_at, sent_by, first_starts_at,
      last_ends_at, created_by, created_at, updated_at)
    select callout_id, ${companyId}, 'L-' || extract(year from starts_at) || '-' || lpad(n::text, 6, '0'),
      to_char(starts_at, 'Dy DD Mon') || ' AM · ' || site || ' · ' || surgeon, status,
      case when n % 20 = 0 then 'urgent' else 'routine' end,
      case when status <> 'draft' then starts_at - interval '1 day' end,
      case when status <> 'draft' then least(${now}, starts_at) - interval '9 days' end,
      case when status <> 'draft' then ${userId}::bigint end,
      starts_at, starts_at + interval '4 hours', ${userId}, least(${now}, starts_at) - interval '10 days',
      least(${now}, starts_at) - interval '1 minute' * (n % 9000)
    from history`.execute(tx);
  await sql`insert into callout_lists (company_id, callout_id, list_id, role_needed, site_id, surgeon_id, date)
    select company_id, callout_id, id, role_needed, lists.site_id, lists.surgeon_id, date
    from history join lists on lists.id = list_id`.execute(tx);
  for (const table of ["history", "doctors"]) await sql`analyze ${sql.table(table)}`.execute(tx);
  await addAnswers(tx, companyId, now);
  await addMails(tx, companyId);
  await tellFacts(tx);
}

/** Three doctors of each sent callout; the first of those of a confirmed one is booked, half a day after answering. */
async function addAnswers(tx: Tx, companyId: number, now: Date): Promise<void> {
  await sql`create temporary table asked on commit drop as select h.*, k, d.id as doctor_id,
    nextval('entity_id') as recipient_id, least(${now}, starts_at) - interval '9 days' as asked_at,
    least(${now}, starts_at) - interval '9 days' + make_interval(mins => ${ANSWERED_AFTER}) as answered_at from history h cross join generate_series(0, 2) k
    join (select row_number() over (order by id) - 1 as at, id from doctors where company_id = ${companyId}) d
      on d.at = (h.n * 7 + k) % (select count(*) from doctors where company_id = ${companyId})
    where h.status <> 'draft'`.execute(tx);
  await sql`insert into callout_recipients (id, company_id, callout_id, doctor_id, delivery, sent_at)
    select recipient_id, ${companyId}, callout_id, doctor_id, 'sent', asked_at from asked`.execute(tx);
  await sql`insert into responses (company_id, callout_id, recipient_id, list_id, doctor_id, response, responded_at, source,
      first_answered_at, first_offered_at, outcome, decided_at, acknowledged_at, offered_from, offered_to, booked_from, booked_to, stood_down_at)
    select ${companyId}, callout_id, recipient_id, list_id, doctor_id, r.response,
      case when r.response <> 'none' then answered_at end,
      case when r.response <> 'none' then 'email_link' end,
      case when r.response <> 'none' then answered_at end, case when r.response = 'available' then answered_at end,
      case when status = 'confirmed' and k = 0 then 'confirmed' when status = 'confirmed' and r.response = 'available'
        then 'not_required' else 'none' end,
      case when status = 'confirmed' and k = 0 then answered_at + interval '12 hours' end,
      case when status = 'confirmed' and k = 0 and n % 4 <> 0 then answered_at + interval '1 day' end,
      case when r.response = 'available' then starts_at end,
      case when r.response = 'available' then starts_at + interval '4 hours' end,
      case when status = 'confirmed' and k = 0 then starts_at end,
      case when status = 'confirmed' and k = 0 then starts_at + interval '4 hours' end,
      case when status = 'confirmed' and k > 0 and r.response = 'available' then answered_at + interval '12 hours' end
    from asked cross join lateral (select case when status = 'confirmed' and k = 0 then 'available'
      else (array['none', 'unavailable', 'available', 'none'])[1 + (n + k) % 4] end as response) r`.execute(tx);
  await sql`insert into response_history (company_id, response_id, response, outcome, source, created_at)
    select company_id, id, response, 'none', source, responded_at from responses
    where company_id = ${companyId} and callout_id in (select callout_id from history) and response <> 'none'`.execute(
    tx,
  );
}

/** One email to each doctor who was asked, and one more to who was booked; what they said is not kept. */
async function addMails(tx: Tx, companyId: number): Promise<void> {
  await sql`insert into outbox_emails (company_id, kind, idempotency_key, message_id, to_address, subject, html, text,
      headers, doctor_id, callout_id, recipient_id, status, attempts, created_at, sent_at)
    select ${companyId}, m.kind, 'history-' || m.kind || recipient_id, '<' || m.kind || recipient_id || '@large.example.test>',
      '', '', '', '', '{}', doctor_id, callout_id, recipient_id, 'sent', 1, m.at, m.at
    from asked cross join lateral (values ('callout', asked_at), ('confirmation', answered_at + interval '12 hours')) m (kind, at)
    where m.kind = 'callout' or (status = 'confirmed' and k = 0)`.execute(tx);
}

async function tellFacts(tx: Tx): Promise<void> {
  for (const table of [...WATCHED, "callout_recipients"]) await sql`analyze ${sql.table(table)}`.execute(tx);
  // An index of words grows far faster in one go than row by row.
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
    where schemaname = current_schema() and indexname = 'callout_texts_words'`.execute(tx);
  await sql`drop index callout_texts_words`.execute(tx);
  // By the few hundred: the planner takes any array for a short one.
  await sql`select refresh_callout_texts(ids), refresh_callout_needs(ids)
    from (select array_agg(callout_id) as ids from history group by n / 300) told`.execute(tx);
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(tx);
  for (const table of WATCHED) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  for (const table of ["callout_texts", "callout_needs"]) await sql`analyze ${sql.table(table)}`.execute(tx);
}
