/** The durable queues (pg-boss). A job is sent in the transaction of the change that causes it (product.md I5). */
import { type PgBoss } from "pg-boss";

export const MAIL_QUEUE = "mail";
/** One job a message: the outbox row to send, or the office's copy of it; `notAfter` is the ISO instant it lapses at. */
export type MailJob = { id: number; copy?: true; notAfter?: string };

export const CLOCK_QUEUE = "callout-clock";
/** What a callout is to do by itself, and the ISO instant it was planned for. */
export type ClockJob = { companyId: number; calloutId: number; step: "send" | "remind" | "expire"; at: string };

export const TIDY_QUEUE = "tidy-up";
export const RETENTION_QUEUE = "retention";

/** How often a mail is tried: waits of 5 s that double up to two hours make about a day in all (reliability.md GD7). */
export const MAIL_TRIES = 22;
const RETRY = {
  retryLimit: MAIL_TRIES - 1,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
};

export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(MAIL_QUEUE, RETRY);
  await boss.createQueue(CLOCK_QUEUE, RETRY);
  await boss.createQueue(TIDY_QUEUE);
  await boss.createQueue(RETENTION_QUEUE);
}
