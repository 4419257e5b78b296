/** How many callouts a company may begin, and how many doctors it may mail, in an hour (reliability.md §4). */
import { forCompany } from "../../db/companyScope.ts";
import { rateLimit } from "../../plugins/rateLimit.ts";
import { type Ports } from "../../ports.ts";

const HOUR = 3600;
const CALLOUTS = 60;
const MAILS = 2000;

export const limitCallouts = (ports: Ports, companyId: number): Promise<void> =>
  rateLimit(ports, [{ key: `callouts/company/${companyId}`, max: CALLOUTS, windowSeconds: HOUR }]);

/** Counts the doctors whom sending this callout would mail. */
export async function limitMails(ports: Ports, companyId: number, calloutId: number): Promise<void> {
  const { doctors } = await forCompany(ports.database.db, companyId)
    .selectFrom("callout_recipients")
    .select((e) => e.fn.countAll<number>().as("doctors"))
    .where("callout_id", "=", calloutId)
    .where("delivery", "<>", "skipped")
    .executeTakeFirstOrThrow();
  const weight = Math.max(1, Number(doctors));
  await rateLimit(ports, [{ key: `mails/company/${companyId}`, max: MAILS, windowSeconds: HOUR, weight }]);
}
