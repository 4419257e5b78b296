/** Does at once what the worker does in its own time, so that tests need not wait. */

import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { openMailer } from "../../../server/mail/transport/smtpMailer.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { MAIL_QUEUE, type MailJob } from "../../../server/platform/queues.ts";

/** Works until no job is due, or with `early` each waiting one once. Returns what came of each, failures as `error`. */
export async function deliverDueMail(ports: Ports, { early = false } = {}): Promise<string[]> {
  const { boss } = ports.database;
  const mailer = openMailer(ports.config);
  const results: string[] = [];
  try {
    for (;;) {
      const jobs = await boss.fetch<MailJob>(MAIL_QUEUE, { batchSize: 50, ignoreStartAfter: early });
      for (const { id, data } of jobs)
        try {
          results.push(await deliverMail(ports, mailer, data));
          await boss.complete(MAIL_QUEUE, id);
        } catch (error) {
          results.push("error");
          await boss.fail(MAIL_QUEUE, id, { message: String(error) });
        }
      if (jobs.length === 0 || early) return results;
    }
  } finally {
    mailer?.close();
  }
}
