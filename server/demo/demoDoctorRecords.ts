/** What the demo practice has on record of some doctors: leave, and where they may work. */
import { type Tx } from "../db/database.ts";
import { instantAt } from "../domain/zonedTime.ts";
import { type DemoPractice } from "./demoPractice.ts";
import { workday, ZONE } from "./demoTime.ts";

/** By family name; asked in several stories, and left out of them. */
const ON_LEAVE = "Wrenfield";
const AT_FEW_SITES = "Hathersley";

export async function addDoctorRecords(tx: Tx, { companyId, doctors, sites }: DemoPractice, now: Date): Promise<void> {
  const midnight = (days: number): Date => instantAt(workday(now, days), "00:00", ZONE) ?? now;
  await tx
    .insertInto("doctor_unavailabilities")
    .values({
      company_id: companyId,
      doctor_id: doctors.get(ON_LEAVE) ?? 0,
      starts_at: midnight(-1),
      ends_at: midnight(11),
      reason: "leave",
      created_at: now,
    })
    .execute();
  const doctor_id = doctors.get(AT_FEW_SITES) ?? 0;
  await tx
    .insertInto("doctor_sites")
    .values([
      { company_id: companyId, doctor_id, site_id: sites.Northbank, credentialed_until: null },
      // Over by now.
      { company_id: companyId, doctor_id, site_id: sites["St Brannoc’s"], credentialed_until: workday(now, -20) },
    ])
    .execute();
}
