/** What must hold of stored bookings whatever happened; each query finds what breaks its rule. */
import { sql } from "kysely";
import { type Db } from "../../../server/db/database.ts";
import { CLOCK_QUEUE } from "../../../server/platform/queues.ts";

type Query = ReturnType<typeof sql>;

const BOOKINGS: Record<string, Query> = {
  "booked without an offer": sql`select from responses
    where outcome = 'confirmed' and response not in ('available', 'if_needed')`,
  "a booking is no stretch of its list": sql`select from responses r join lists l on l.id = r.list_id
    where r.booked_from < l.starts_at or r.booked_to > l.ends_at or r.booked_from >= r.booked_to`,
  "booked times without a booking, or the reverse": sql`select from responses
    where (outcome = 'confirmed') <> (booked_from is not null) or (booked_from is null) <> (booked_to is null)`,
  "more booked at one moment than positions": sql`select from moments where held > positions`,
  "a doctor booked twice at one time": sql`select from responses a join responses b on b.doctor_id = a.doctor_id and b.id > a.id
    where a.outcome = 'confirmed' and b.outcome = 'confirmed' and a.booked_from < b.booked_to and b.booked_from < a.booked_to`,
  "booked without a mail or an audit line": sql`select from responses r where r.outcome = 'confirmed' and
    (not exists (select from outbox_emails m where m.recipient_id = r.recipient_id and m.kind = 'confirmation')
      or not exists (select from audit_events e where e.subject_id = r.callout_id and e.action = 'booking_confirmed'))`,
  "booked by an administrator's word that is not on record": sql`select from responses r where r.spoken_by is not null
    and (r.outcome <> 'confirmed' or not exists (select from audit_events e
      where e.subject_id = r.callout_id and e.action = 'confirmed_by_word' and e.actor_id = r.spoken_by))`,
  "a change is asked about of somebody who is not booked": sql`select from responses where
    (consent is not null and outcome not in ('confirmed', 'released'))
      or (consent_due_at is not null) <> (outcome = 'confirmed' and coalesce(consent, '') = 'moved')`,
  "times agreed to before a change that nobody is asked about": sql`select from responses
    where agreed_from is not null and (consent is null or outcome <> 'confirmed')`,
  "booked more than an hour from what was agreed to, and not asked as about a move": sql`select from responses
    where consent = 'times' and outcome = 'confirmed' and (abs(extract(epoch from booked_from - agreed_from)) > 3600
      or abs(extract(epoch from booked_to - agreed_to)) > 3600)`,
  "a moved booking may wait until its list begins": sql`select from responses r join lists l on l.id = r.list_id
    where r.consent_due_at >= l.starts_at`,
};

const COVER: Record<string, Query> = {
  "confirmed means covered, and open means not": sql`select from callouts c where c.status in ('open', 'confirmed')
    and (c.status = 'confirmed') <> (select bool_and(covered) from live where live.callout_id = c.id)`,
  "the state of a list is not what its bookings say": sql`select from live join callouts c on c.id = live.callout_id
    where c.status in ('open', 'confirmed') and not case when covered then cover_status = 'covered'
      when starts_at > (select at from now) then cover_status = 'calling' else cover_status in ('calling', 'uncovered') end`,
  "a cancelled list is booked": sql`select from responses r join lists l on l.id = r.list_id
    where r.outcome = 'confirmed' and l.cover_status = 'cancelled'`,
  "asks doctors, and no callout runs that asks": sql`select from lists l where l.cover_status = 'calling'
    and not exists (select from callouts c join callout_lists cl on cl.callout_id = c.id
      where cl.list_id = l.id and c.status in ('open', 'confirmed'))`,
  "open although all that it asked for has begun": sql`select from callouts c where c.status = 'open'
    and not exists (select from live where live.callout_id = c.id and starts_at > (select at from now))
    and not exists (select from lists l join callout_lists cl on cl.list_id = l.id
      where cl.callout_id = c.id and l.cover_status = 'cancelled' and l.starts_at > (select at from now))`,
};

const STANDBYS: Record<string, Query> = {
  "R6: standbys that are not numbered 1 to n": sql`select from responses where outcome = 'standby'
    group by callout_id, list_id having max(standby_rank) <> count(*) or min(standby_rank) <> 1`,
  "R6: a rank without a standby": sql`select from responses where (outcome = 'standby') <> (standby_rank is not null)`,
  "two standbys asked at once": sql`select from standby_offers where status = 'open' group by list_id having count(*) > 1`,
  "an offer to somebody who is not on standby": sql`select from standby_offers o join responses r on r.id = o.response_id
    where o.status = 'open' and (r.list_id <> o.list_id or r.response not in ('available', 'if_needed') or r.outcome = 'confirmed'
      or (r.outcome <> 'standby' and r.standby_wanted_at is null))`,
  "an offer of a list that needs nobody": sql`select from standby_offers o join callouts c on c.id = o.callout_id
    where o.status = 'open'
      and (c.status <> 'open' or not exists (select from live where live.id = o.list_id and not covered))`,
  "an offer of times that nobody is missing at": sql`select from standby_offers o where o.status = 'open'
    and (exists (select from lists l where l.id = o.list_id and (o.offered_from < l.starts_at or o.offered_to > l.ends_at))
      or exists (select from moments m where m.id = o.list_id and m.held >= m.positions
        and m.edge >= o.offered_from and m.edge < o.offered_to))`,
  "an offer shorter than 15 minutes or longer than 4 hours": sql`select from standby_offers
    where expires_at - offered_at not between interval '15 minutes' and interval '4 hours'`,
  "an offer into the last 30 minutes": sql`select from standby_offers o join lists l on l.id = o.list_id
    where o.status = 'open' and o.expires_at > l.starts_at - interval '30 minutes'`,
  "a standby asked twice in one run, other than with what had to be taken back": sql`select from standby_offers o
    join lists l on l.id = o.list_id where o.offered_at >= l.chain_started_at and o.status <> 'withdrawn'
    group by o.list_id, o.response_id having count(*) > 1`,
  "a chain that asks nobody, or an offer of none": sql`select from lists l where (coalesce(l.chain_state, '') = 'asking')
    <> exists (select from standby_offers o where o.list_id = l.id and o.status = 'open')`,
};

const TOLD: Record<string, Query> = {
  "a doctor's own news names an administrator": sql`select from notifications n where action_by_id is not null
    and notification_type = 'new_availability' and not exists (select from audit_events e where e.action = 'answer_recorded'
      and e.actor_type = 'admin' and e.subject_id = n.callout_id and e.created_at = n.created_at)`,
  "asked twice": sql`select from outbox_emails where kind = 'callout' group by recipient_id having count(*) > 1`,
};

/** What the clock should have done by now. */
const OVERDUE: Record<string, Query> = {
  "an offer outlived its time": sql`select from standby_offers where status = 'open' and expires_at <= (select at from now)`,
  "a moved booking outlived its time": sql`select from responses r join lists l on l.id = r.list_id
    where r.outcome = 'confirmed' and r.consent_due_at <= (select at from now) and l.starts_at > (select at from now)`,
  "asks for a list that has begun, and for none that is ahead, and no job will end that": sql`select from callouts c
    where c.status = 'open'
    and exists (select from live where live.callout_id = c.id and cover_status = 'calling' and starts_at <= (select at from now))
    and not exists (select from live where live.callout_id = c.id and not covered and starts_at > (select at from now))
    and not exists (select from pgboss.job where name = ${CLOCK_QUEUE} and data->>'step' = 'expire'
      and (data->>'calloutId')::int = c.id and (data->>'at')::timestamptz <= (select at from now))`,
  "not sent at its time": sql`select from callouts where status = 'scheduled' and send_at <= (select at from now)`,
};

/** Every moment at which the number of doctors who are there changes, with that number; a list lasts until its end. */
const MOMENTS = sql`select l.id, l.positions, e.edge, (select count(*) from responses b where b.list_id = l.id
    and b.outcome = 'confirmed' and b.booked_from <= e.edge and b.booked_to > e.edge) as held
  from lists l cross join lateral (select l.starts_at as edge
    union select booked_from from responses where list_id = l.id and outcome = 'confirmed'
    union select booked_to from responses where list_id = l.id and outcome = 'confirmed') e
  where e.edge >= l.starts_at and e.edge < l.ends_at`;

const LIVE = sql`select l.id, l.cover_status, l.starts_at, cl.callout_id,
    (select bool_and(held >= m.positions) from moments m where m.id = l.id) as covered
  from lists l join callout_lists cl on cl.list_id = l.id where l.cover_status <> 'cancelled'`;

/** One statement for all, since it runs after every step. Names the rules that are broken. */
export async function brokenRules(db: Db, now: Date): Promise<string[]> {
  const rules = Object.entries({ ...BOOKINGS, ...COVER, ...STANDBYS, ...TOLD, ...OVERDUE });
  const all = sql.join(
    rules.map(([rule, query]) => sql`select ${rule}::text as rule where exists (${query})`),
    sql` union all `,
  );
  const { rows } = await sql<{ rule: string }>`with now as materialized (select ${now}::timestamptz as at),
    moments as materialized (${MOMENTS}), live as materialized (${LIVE}) ${all}`.execute(db);
  return rows.map(({ rule }) => rule);
}
