/** Until when doctors are asked to answer: what is usual, and what may be. It is before the first list that lies ahead. */
import { onTheQuarter, respondByWithin } from "../../../../src/contract/rules/answerTimes.ts";
import { invalid } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** Two days. */
const LONGEST_MS = 172_800_000;

type Lists = readonly { starts_at: Date }[];

const firstStart = (lists: Lists): number => Math.min(...lists.map((list) => list.starts_at.getTime()));
const aheadOf = (now: Date, lists: Lists): Lists => lists.filter((list) => list.starts_at > now);

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

/** Throws 422 for a deadline that nobody could keep any more, or that comes too late for the first of these lists. */
export function refuseRespondBy(respondBy: Date, lists: Lists, now: Date): void {
  const field = "callout.respond_by";
  if (respondBy <= now) throw invalid({ [field]: ["must be in the future"] });
  if (respondBy.getTime() >= firstStart(aheadOf(now, lists)))
    throw invalid({ [field]: ["must be before the first list"] });
}

/** What a deadline becomes when these are the lists: the same, or another one that is before the first of them again. */
export async function respondByFor(unit: CompanyWork, respondBy: Date | null, lists: Lists): Promise<Date | null> {
  const ahead = aheadOf(unit.now, lists);
  const isLate = respondBy !== null && respondBy > unit.now && respondBy.getTime() >= firstStart(ahead);
  return isLate && ahead.length > 0 ? new Date(await someRespondBy(unit, ahead)) : respondBy;
}
