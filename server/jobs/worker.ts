/** Works the queues off, in this process; several processes share them. */
import { type Job, type JobResult } from "pg-boss";
import { deliverMail } from "../mail/deliverMail.ts";
import { openMailer } from "../mail/smtpMailer.ts";
import { type Ports } from "../ports.ts";
import { createQueues, MAIL_QUEUE, type MailJob } from "./queues.ts";

/** The shortest interval pg-boss knows, in seconds: a doctor's mail leaves within a second. */
const POLL = 0.5;
/** Milliseconds that mails under way have to end when the process goes (reliability.md GR9). */
const DRAIN = 8_000;

export type Worker = { stop(): Promise<void> };

export async function startWorker(ports: Ports): Promise<Worker> {
  const { boss } = ports.database;
  await boss.start();
  await createQueues(boss);
  const mailer = openMailer(ports.config);
  // Each job is settled by itself, so that one mail's bad moment does not send the others of its batch again.
  const run = async ({ id, data }: Job<MailJob>): Promise<JobResult> => {
    try {
      return { id, status: "completed", output: { result: await deliverMail(ports, mailer, data) } };
    } catch (error) {
      return { id, status: "failed", output: { message: String(error) } };
    }
  };
  await boss.work(
    MAIL_QUEUE,
    { pollingIntervalSeconds: POLL, batchSize: 8, burstWhenBatchFull: true, perJobResults: true },
    (jobs: Job<MailJob>[]) => Promise.all(jobs.map(run)),
  );
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: DRAIN });
      mailer?.close();
    },
  };
}
