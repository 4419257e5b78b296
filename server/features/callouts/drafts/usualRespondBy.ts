/** Until when doctors are asked to answer, if nobody says otherwise. */
import { onTheQuarter, respondByWithin } from "../../../../src/contract/rules/answerTimes.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** Two days. */
const LONGEST_MS = 172_800_000;

type Lists = readonly { starts_at: Date }[];

const firstStart = (lists: Lists): number => Math.min(...lists.map((list) => list.starts_at.getTime()));

/** As the practice usually has it, where the lists leave time for it. */
export async function usualRespondBy({ tx, now, companyId }: CompanyWork, lists: Lists): Promise<string | null> {
  const company = await tx
    .selectFrom("company_settings")
    .select("respond_within_hours")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!company?.respond_within_hours) return null;
  const at = respondByWithin(company.respond_within_hours, now.getTime());
  return at < firstStart(lists) ? new Date(at).toISOString() : null;
}

/** Or else about half of what there is until the first list, and two days at most. */
export async function someRespondBy(unit: CompanyWork, lists: Lists): Promise<string> {
  const now = unit.now.getTime();
  const half = now + Math.min((firstStart(lists) - now) / 2, LONGEST_MS);
  const quarter = onTheQuarter(half);
  return (await usualRespondBy(unit, lists)) ?? new Date(quarter < firstStart(lists) ? quarter : half).toISOString();
}
