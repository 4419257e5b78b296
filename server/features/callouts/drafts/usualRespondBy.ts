/** Respond-by as the practice usually has it, where the lists leave time for it. */
import { type CompanyWork } from "../../../platform/ports.ts";

/** The quarter of an hour. Milliseconds. */
const QUARTER = 900_000;

export async function usualRespondBy(
  { tx, now, companyId }: CompanyWork,
  lists: readonly { starts_at: Date }[],
): Promise<string | null> {
  const company = await tx
    .selectFrom("company_settings")
    .select("respond_within_hours")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!company?.respond_within_hours) return null;
  const at = Math.ceil((now.getTime() + company.respond_within_hours * 3_600_000) / QUARTER) * QUARTER;
  return at < Math.min(...lists.map((list) => list.starts_at.getTime())) ? new Date(at).toISOString() : null;
}
