/** The durable queues (pg-boss). A job is sent in the transaction of the change that causes it. */
import { type PgBoss, type Queue } from "pg-boss";

export const MAIL_QUEUE = "mail";
/** One job a message: the outbox row to send; `notAfter` is the ISO instant it lapses at, `lists` the ids of those it is about. */
export type MailJob = { id: number; notAfter?: string; lists?: number[] };

export const CLOCK_QUEUE = "callout-clock";
/** What a callout is to do by itself, and the ISO instant it was planned for. */
export type ClockJob = {
  companyId: number;
  calloutId: number;
  step: "send" | "remind" | "expire" | "standby" | "consent" | "wave";
  at: string;
};

export const ACCOUNT_QUEUE = "account-requests";
/** What somebody without a session asked for an address, whether or not it is known. */
export type AccountJob = { kind: "forgotten" | "confirmation" | "registered" | "registered_again"; email: string };

export const TIDY_QUEUE = "tidy-up";
export const RETENTION_QUEUE = "retention";

/** Mails that somebody waits for at the screen (a password, a confirmation) come before those of callouts. */
export const MAIL_PRIORITY = { account: 10, callout: 0 } as const;

/** How often a mail is tried: waits of 5 s that double up to ten minutes make about a day in all. */
export const MAIL_TRIES = 150;
const RETRY = { retryLimit: MAIL_TRIES - 1, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 };

/** A mail whose sender has gone is handed out again after so long. */
export const HEARTBEAT_SECONDS = 60;
/**
 * It expires after longer than all the waits of a conversation with a mail server together. The queue also counts when it
 * hands a mail out that is still being sent, so that its own limit is far above the tries.
 */
const MAIL_RETRY = {
  ...RETRY,
  retryLimit: 3 * MAIL_TRIES,
  expireInSeconds: 3 * 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

const QUEUES: Record<string, Omit<Queue, "name">> = {
  [MAIL_QUEUE]: MAIL_RETRY,
  [CLOCK_QUEUE]: { ...RETRY, expireInSeconds: 120 },
  // The addresses of people who may have nothing to do with us are not kept.
  [ACCOUNT_QUEUE]: { ...RETRY, expireInSeconds: 120, deleteAfterSeconds: 600 },
  [TIDY_QUEUE]: {},
  [RETENTION_QUEUE]: {},
};

/** No job has it. */
const NONE = "00000000-0000-0000-0000-000000000000";

/** Jobs keep what they were sent with, by an earlier version or before a backup: those that wait are tried as those of now. */
const TRY_AS_NOW = `
  update pgboss.job set
    retry_limit = queue.retry_limit,
    retry_delay = queue.retry_delay,
    retry_backoff = queue.retry_backoff,
    retry_delay_max = queue.retry_delay_max,
    start_after = case job.state
      when 'retry' then least(job.start_after, now() + make_interval(secs => queue.retry_delay_max))
      else job.start_after
    end
  from pgboss.queue
  where queue.name = job.name and job.name = any($1) and job.state < 'active' and not job.blocked
    and (job.retry_limit, job.retry_delay_max) is distinct from (queue.retry_limit, queue.retry_delay_max)`;

/** Jobs can be sent from then on, whether or not somebody works them off. */
export async function openQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  const known = new Map((await boss.getQueues(Object.keys(QUEUES))).map((queue) => [queue.name, queue]));
  for (const [name, settings] of Object.entries(QUEUES)) {
    const queue = known.get(name);
    // An earlier version made it.
    const isOld = settings.retryLimit !== undefined && queue?.retryLimit !== settings.retryLimit;
    if (!queue) await boss.createQueue(name, settings);
    else if (isOld) await boss.updateQueue(name, settings);
    else continue;
    // Read now, since the first job would have it read inside its transaction, beside which PGlite answers nothing else.
    await boss.findJobs(name, { id: NONE });
  }
  await boss.getDb().executeSql(TRY_AS_NOW, [[MAIL_QUEUE, CLOCK_QUEUE, ACCOUNT_QUEUE]]);
}
