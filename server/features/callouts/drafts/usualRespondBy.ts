/** Until when doctors are asked to answer, if nobody says otherwise. */
import { type CompanyWork } from "../../../platform/ports.ts";

/** Milliseconds: the quarter of an hour, and two days. */
const QUARTER = 900_000;
const LONGEST = 172_800_000;

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
  const at = Math.ceil((now.getTime() + company.respond_within_hours * 3_600_000) / QUARTER) * QUARTER;
  return at < firstStart(lists) ? new Date(at).toISOString() : null;
}

/** Or else about half of what there is until the first list, and two days at most. */
export async function someRespondBy(unit: CompanyWork, lists: Lists): Promise<string> {
  const now = unit.now.getTime();
  const half = now + Math.min((firstStart(lists) - now) / 2, LONGEST);
  const quarter = Math.ceil(half / QUARTER) * QUARTER;
  return (await usualRespondBy(unit, lists)) ?? new Date(quarter < firstStart(lists) ? quarter : half).toISOString();
}
