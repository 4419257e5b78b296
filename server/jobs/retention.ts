/** Every night, what names people and is older than a practice wants to keep it goes; see docs/decisions/0018. */
import { recordAudit } from "../domain/recordAudit.ts";
import { forgetCallouts } from "../features/callouts/jobs/forgetCallouts.ts";
import { forgetDoctors } from "../features/doctors/forgetDoctors.ts";
import { recordChange } from "../features/notifications/record.ts";
import { type CompanyWork, inCompany, type Ports } from "../platform/ports.ts";

/** The same day, some months earlier; the last of a month that has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** One line in the audit log says how much went, where anything did. */
async function forget(unit: CompanyWork, before: Date): Promise<void> {
  const { tx, now, companyId } = unit;
  const counts = { ...(await forgetCallouts(unit, before)), doctors: await forgetDoctors(unit, before) };
  const gone = Object.entries(counts).filter(([, count]) => count > 0);
  if (gone.length === 0) return;
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "system" },
    action: "old_data_removed",
    subject: { type: "company", id: companyId },
    params: { until: before.toISOString(), ...Object.fromEntries(gone) },
  });
  await recordChange(unit, null);
}

/** Where one practice's fails, the others' go on; what failed is thrown at the end, so that the job counts as failed. */
export async function applyRetention(ports: Ports): Promise<string> {
  const practices = await ports.database.db
    .selectFrom("company_settings")
    .select(["company_id", "retention_months"])
    .where("retention_months", "is not", null)
    .orderBy("company_id")
    .execute();
  const failures: unknown[] = [];
  for (const { company_id, retention_months } of practices)
    try {
      await inCompany(ports, company_id, (unit) => forget(unit, monthsBefore(unit.now, retention_months ?? 0)));
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return "kept no longer";
}
