/** Works the queues off, in this process; several processes share them. */
import { type Job, type JobResult } from "pg-boss";
import { runClockJob } from "../features/callouts/runClockJob.ts";
import { deliverMail } from "../mail/deliverMail.ts";
import { openMailer } from "../mail/smtpMailer.ts";
import { type Ports } from "../ports.ts";
import { CLOCK_QUEUE, type ClockJob, createQueues, MAIL_QUEUE, type MailJob } from "./queues.ts";

/** The shortest interval pg-boss knows, in seconds: a doctor's mail leaves within a second. */
const POLL = 0.5;
/** Milliseconds that mails under way have to end when the process goes (reliability.md GR9). */
const DRAIN = 8_000;

export type Worker = { stop(): Promise<void> };

/** Each job is settled by itself, so that one's bad moment does not send the others of its batch again. */
const each =
  <Data extends object>(work: (data: Data) => Promise<string>) =>
  (jobs: Job<Data>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        try {
          return { id, status: "completed", output: { result: await work(data) } };
        } catch (error) {
          return { id, status: "failed", output: { message: String(error) } };
        }
      }),
    );

export async function startWorker(ports: Ports): Promise<Worker> {
  const { boss } = ports.database;
  await boss.start();
  await createQueues(boss);
  const mailer = openMailer(ports.config);
  const batch = { pollingIntervalSeconds: POLL, batchSize: 8, burstWhenBatchFull: true, perJobResults: true } as const;
  await boss.work(
    MAIL_QUEUE,
    batch,
    each((job: MailJob) => deliverMail(ports, mailer, job)),
  );
  await boss.work(
    CLOCK_QUEUE,
    batch,
    each((job: ClockJob) => runClockJob(ports, job)),
  );
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: DRAIN });
      mailer?.close();
    },
  };
}
