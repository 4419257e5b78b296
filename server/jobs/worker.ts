/** Works the queues off, in this process; several processes share them. */
import { type Job, type JobResult } from "pg-boss";
import { runClockJob } from "../features/callouts/runClockJob.ts";
import { deliverMail } from "../mail/deliverMail.ts";
import { openMailer } from "../mail/smtpMailer.ts";
import { type Ports } from "../ports.ts";
import {
  CLOCK_QUEUE,
  type ClockJob,
  createQueues,
  MAIL_QUEUE,
  type MailJob,
  RETENTION_QUEUE,
  TIDY_QUEUE,
} from "./queues.ts";
import { keepNoLonger } from "./retention.ts";
import { tidyUp } from "./tidyUp.ts";

/** The shortest interval pg-boss knows, in seconds: a doctor's mail leaves within a second. */
const POLL = 0.5;
/** Milliseconds that mails under way have to end when the process goes (reliability.md GR9). */
const DRAIN = 8_000;
/** By whichever process comes first. */
const HOURLY = "23 * * * *";
const NIGHTLY = "41 3 * * *";

export type Worker = { stop(): Promise<void> };

/** Hears of each job that failed, before the queue tries it again. */
type Failed = (error: unknown, queue: string) => void;

export async function startWorker(ports: Ports, failed: Failed): Promise<Worker> {
  const { boss } = ports.database;
  await boss.start();
  await createQueues(boss);
  const mailer = openMailer(ports.config);
  const batch = { pollingIntervalSeconds: POLL, batchSize: 8, burstWhenBatchFull: true, perJobResults: true } as const;
  /** Each job is settled by itself, so that one's bad moment does not send the others of its batch again. */
  const workOff = <Data extends object>(queue: string, work: (data: Data) => Promise<string>): Promise<string> => {
    const settle = async ({ id, data }: Job<Data>): Promise<JobResult> => {
      try {
        return { id, status: "completed", output: { result: await work(data) } };
      } catch (error) {
        failed(error, queue);
        return { id, status: "failed", output: { message: String(error) } };
      }
    };
    return boss.work(queue, batch, (jobs: Job<Data>[]) => Promise.all(jobs.map(settle)));
  };
  await workOff(MAIL_QUEUE, (job: MailJob) => deliverMail(ports, mailer, job));
  await workOff(CLOCK_QUEUE, (job: ClockJob) => runClockJob(ports, job));
  await workOff(TIDY_QUEUE, () => tidyUp(ports));
  await workOff(RETENTION_QUEUE, () => keepNoLonger(ports));
  await boss.schedule(TIDY_QUEUE, HOURLY);
  await boss.schedule(RETENTION_QUEUE, NIGHTLY);
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: DRAIN });
      mailer?.close();
    },
  };
}
