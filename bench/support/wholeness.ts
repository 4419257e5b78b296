/** What a database must hold after the server that wrote it died: every acknowledged change once, and no half of one. */
import { type RawBuilder, sql } from "kysely";
import { type Db, openDatabase } from "../../server/db/database.ts";
import { LANES } from "../../server/jobs/mailLanes.ts";
import { type MailSink } from "./mailSink.ts";
import { type Acknowledged, MARK } from "./writers.ts";

type Count = RawBuilder<{ count: number }>;

/** Mails in conversations with the mail server, of both lanes together: no more can be under way when the server dies. */
const UNDER_WAY = LANES.account.sockets + LANES.callout.sockets;
const ours = sql`c.title like ${`${MARK}%`}`;
const audited = (action: string) =>
  sql`(select count(*) from audit_events a
    where a.subject_type = 'callout' and a.subject_id = c.id and a.action = ${action})`;
const told = (type: string) =>
  sql`(select count(*) from notifications n where n.callout_id = c.id and n.notification_type = ${type})`;
const mailed = (kind: string) =>
  sql`(select count(*) from outbox_emails o where o.callout_id = c.id and o.kind = ${kind})`;
const callouts = (fault: RawBuilder<unknown>): Count =>
  sql`select count(*)::int as count from callouts c where ${ours} and (${fault})`;
const answers = (fault: RawBuilder<unknown>): Count =>
  sql`select count(*)::int as count from responses r join callouts c on c.id = r.callout_id
    where ${ours} and r.response <> 'none' and (${fault})`;

/** Counted once: the embedded engine gathers no statistics, and would look at all jobs for each mail. */
const JOBS = sql`with jobs as materialized (
  select data->>'id' as mail, count(*) as number from pgboss.job where name = 'mail' group by 1)`;

/** Each counts rows without what the same transaction wrote beside them. Every callout here asks one doctor about one list. */
const HALVES: Record<string, Count> = {
  draftWithoutAudit: callouts(sql`${audited("callout_created")} <> 1`),
  sentWithoutAudit: callouts(sql`c.sent_at is not null and ${audited("callout_sent")} <> 1`),
  sentWithoutNews: callouts(sql`c.sent_at is not null and ${told("new_callout")} <> 1`),
  sentWithoutMail: callouts(sql`c.sent_at is not null and ${mailed("callout")} <> 1`),
  unsentWithTraces: callouts(
    sql`c.sent_at is null and ${told("new_callout")} + ${mailed("callout")} + ${audited("callout_sent")} > 0`,
  ),
  answerWithoutHistory: answers(
    sql`(select count(*) from response_history h where h.response_id = r.id and h.outcome <> 'confirmed') <> 1`,
  ),
  answerWithoutAudit: answers(sql`${audited("answer_recorded")} <> 1`),
  answerWithoutNews: answers(sql`${told("new_availability")} <> 1`),
  answerWithoutBooking: answers(sql`r.outcome <> 'confirmed' or c.status <> 'confirmed'`),
  bookingWithoutNews: answers(sql`${told("callout_confirmed")} <> 1`),
  bookingWithoutMail: answers(sql`${mailed("confirmation")} <> 1`),
  mailWithoutJob: sql`${JOBS} select count(*)::int as count from outbox_emails o join callouts c on c.id = o.callout_id
    left join jobs on jobs.mail = o.id::text where ${ours} and coalesce(jobs.number, 0) <> 1`,
  jobWithoutMail: sql`${JOBS} select count(*)::int as count from jobs
    left join outbox_emails o on o.id::text = jobs.mail where o.id is null`,
  newsWithGaps: sql`select count(*)::int as count from companies c
    where c.notification_seq <> (select count(*) from notifications n where n.company_id = c.id)`,
  mailNotSent: sql`select count(*)::int as count from outbox_emails o where o.status <> 'sent'`,
  jobNotDone: sql`select count(*)::int as count from pgboss.job j where j.name = 'mail' and j.state <> 'completed'`,
};

async function lostOf(db: Db, acknowledged: readonly Acknowledged[]): Promise<number> {
  const { rows } = await sql<{ title: string; id: number; sent: boolean; answered: boolean }>`
    select c.title, c.id, c.sent_at is not null as sent,
      exists (select from responses r where r.callout_id = c.id and r.response = 'available') as answered
    from callouts c where ${ours}`.execute(db);
  const stored = Map.groupBy(rows, ({ title }) => title);
  return acknowledged.filter(({ title, calloutId, step }) => {
    const [row, ...more] = stored.get(title) ?? [];
    const holds = step === "drafted" || (step === "sent" ? row?.sent : row?.answered);
    return row?.id !== calloutId || more.length > 0 || !holds;
  }).length;
}

/** Lost: stands as sent, and never came. Twice in one life: the queue's fault. Too many: more than died under way. */
async function mailFaults(db: Db, { arrivals }: MailSink) {
  const { rows } = await sql<{ mail: string }>`
    select o.message_id || ' ' || case when o.is_copy then o.bcc_address else o.to_address end as mail
    from outbox_emails o join callouts c on c.id = o.callout_id where ${ours} and o.status = 'sent'`.execute(db);
  const again = [...arrivals.values()].filter((lives) => lives.length > 1);
  const twiceInALife = again.filter((lives) => new Set(lives).size < lives.length).length;
  const byLife = [
    ...Map.groupBy(
      again.flatMap((lives) => lives.slice(0, -1)),
      (life) => life,
    ).values(),
  ];
  const tooManyAgain = byLife.filter((some) => some.length > UNDER_WAY).length;
  const lost = rows.filter(({ mail }) => !arrivals.has(mail)).length;
  return { repeated: again.length, faults: { mailLost: lost, mailTwiceInALife: twiceInALife, tooManyAgain } };
}

/** Opens what the dead server left behind. `news`: the callouts told as new, in their order. */
export async function inspect(dataDir: string, acknowledged: readonly Acknowledged[], sink: MailSink) {
  const database = await openDatabase(process.env.DATABASE_URL, dataDir);
  try {
    const { db } = database;
    const halves: Record<string, number> = {};
    for (const [name, count] of Object.entries(HALVES))
      halves[name] = (await count.execute(db)).rows[0]?.count ?? Number.NaN;
    const news = await sql<{ id: number }>`select n.callout_id as id from notifications n
      join callouts c on c.id = n.callout_id where ${ours} and n.notification_type = 'new_callout' order by n.seq`.execute(
      db,
    );
    const { repeated, faults } = await mailFaults(db, sink);
    const lost = await lostOf(db, acknowledged);
    const all: Record<string, number> = { lost, ...halves, ...faults };
    return { faults: all, repeated, news: news.rows.map(({ id }) => id) };
  } finally {
    await database.close();
  }
}
