/** How many mails to doctors a company may ask for in an hour. What counts is what was queued; what the office itself gets does not. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";

const MAILS_PER_HOUR = 2000;

/** Refuses `mails` more where they would be too many; a refused change rolls back, so nothing of it is counted. */
export async function refuseTooManyMails({ tx, now, ports }: CompanyWork, mails: number): Promise<void> {
  const sent = tx
    .selectFrom("outbox_emails")
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .where("doctor_id", "is not", null);
  const { count } = await sent.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const surplus = Number(count) + mails - MAILS_PER_HOUR * ports.config.rateLimitFactor;
  if (surplus <= 0) return;
  // There is room when so many of the earlier ones are an hour old.
  const inTheWay = await sent
    .select("created_at")
    .orderBy("created_at")
    .offset(Math.ceil(surplus) - 1)
    .limit(1)
    .executeTakeFirst();
  const wait = (inTheWay ?? { created_at: now }).created_at.getTime() + HOUR_MS - now.getTime();
  const reason = "Your practice has sent as many emails as it may within an hour. Please wait a little.";
  throw new Problem(429, "rate_limited", [reason], {}, Math.ceil(wait / 1000));
}
