/** Works the queues off, in this process; several processes share them. */
import { setTimeout as pause } from "node:timers/promises";
import { type Job, type JobResult, type PgBoss } from "pg-boss";
import { doAccountWork } from "../features/auth/person/accountMail.ts";
import { runClockJob } from "../features/callouts/jobs/runClockJob.ts";
import { deliverMail } from "../features/delivery/deliverMail.ts";
import { MailClaimed } from "../features/delivery/mailClaim.ts";
import { type Mailer, openMailer } from "../mail/transport/smtpMailer.ts";
import { type Ports } from "../platform/ports.ts";
import {
  ACCOUNT_QUEUE,
  type AccountJob,
  CLOCK_QUEUE,
  type ClockJob,
  MAIL_QUEUE,
  type MailJob,
  RETENTION_QUEUE,
  TIDY_QUEUE,
} from "../platform/queues.ts";
import { NO_TALLY, type Tally } from "../platform/tally.ts";
import { LANES, MailLanes } from "./mailLanes.ts";
import { releaseJobs } from "./releaseJobs.ts";
import { applyRetention } from "./retention.ts";
import { tidyUp } from "./tidyUp.ts";

/** The shortest interval pg-boss knows, in seconds. */
const POLL_SECONDS = 0.5;
/** By whichever process comes first. */
const REGULARLY = { [TIDY_QUEUE]: "23 * * * *", [RETENTION_QUEUE]: "41 3 * * *" };
/** What fell due while no process ran is done once, afterwards: a server that is off at night still deletes what it promised. */
const MADE_UP = { missed: "once" } as const;

export type Worker = {
  /** Begins to work, soon: nobody has to wait for it. */
  begin(): void;
  stop(): Promise<void>;
};

/** Hears of each job that failed, and of each failure to begin, before it is tried again. */
type Failed = (error: unknown, queue: string) => void;

/** Milliseconds between attempts to begin while the database is away. */
const RETRY_MS = 1_000;

/** What queues are planned to do by themselves; working a plan out anew takes longer than looking whether it is known. */
async function planRegularWork(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
  for (const [queue, cron] of Object.entries(REGULARLY)) {
    const before = known.get(queue);
    if (before?.cron !== cron || before.options?.missed !== MADE_UP.missed)
      await boss.schedule(queue, cron, null, MADE_UP);
  }
}

/** Needs the queues (`openQueues`). */
export function createWorker(ports: Ports, failed: Failed, tally: Tally = NO_TALLY): Worker {
  const { boss } = ports.database;
  const stopping = new AbortController();
  const mailers = {
    account: openMailer(ports.config, LANES.account.sockets),
    callout: openMailer(ports.config, LANES.callout.sockets),
  };
  const batch = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: 8,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  /** Each job is settled by itself, so that one's bad moment does not send the others of its batch again. */
  const workOff = <Data extends object>(queue: string, work: (data: Data) => Promise<string>): Promise<string> => {
    const settle = async ({ id, data }: Job<Data>): Promise<JobResult> => {
      try {
        const result = await work(data);
        tally.jobRun(queue, "completed");
        return { id, status: "completed", output: { result } };
      } catch (error) {
        tally.jobRun(queue, "failed");
        failed(error, queue);
        return { id, status: "failed", output: { message: String(error) } };
      }
    };
    return boss.work(queue, batch, (jobs: Job<Data>[]) => Promise.all(jobs.map(settle)));
  };
  const deliver = async (job: MailJob, mailer: Mailer | undefined, stopping: AbortSignal): Promise<string> => {
    try {
      const result = await deliverMail(ports, mailer, job, { stopping, settled: tally.mailSettled.bind(tally) });
      tally.jobRun(MAIL_QUEUE, "completed");
      return result;
    } catch (error) {
      // Another process has that mail.
      if (!(error instanceof MailClaimed)) tally.jobRun(MAIL_QUEUE, "failed");
      throw error;
    }
  };
  const untilDone = async (queue: string, step: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted)
      try {
        return void (await step());
      } catch (error) {
        failed(error, queue);
        await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
  };
  let lanes: MailLanes | undefined;
  let begun: Promise<void> = Promise.resolve();
  const begin = async (): Promise<void> => {
    if (ports.database.engine === "pglite") await untilDone(MAIL_QUEUE, () => releaseJobs(ports.database));
    lanes = new MailLanes(
      boss,
      (job, lane, stopping) => deliver(job, mailers[lane], stopping),
      (error) => failed(error, MAIL_QUEUE),
    );
    await untilDone(CLOCK_QUEUE, () => workOff(CLOCK_QUEUE, (job: ClockJob) => runClockJob(ports, job)));
    await untilDone(ACCOUNT_QUEUE, () =>
      workOff(ACCOUNT_QUEUE, async (job: AccountJob) => {
        await doAccountWork(ports, job);
        return "done";
      }),
    );
    await untilDone(TIDY_QUEUE, () => workOff(TIDY_QUEUE, () => tidyUp(ports)));
    await untilDone(RETENTION_QUEUE, () => workOff(RETENTION_QUEUE, () => applyRetention(ports)));
    await untilDone(TIDY_QUEUE, () => planRegularWork(boss));
  };
  return {
    begin: () => {
      begun = begin();
    },
    stop: async () => {
      stopping.abort();
      await begun;
      await lanes?.stop();
      for (const mailer of Object.values(mailers)) mailer?.close();
    },
  };
}
