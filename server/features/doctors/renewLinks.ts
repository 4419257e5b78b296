/** New links for a doctor whose old ones got into other hands: whatever links there were open nothing any more. */
import { type By } from "../../domain/auditBy.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { renewAllLinks } from "../../domain/renewedLinks.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockDoctor } from "./saveDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";

/** Returns the link to the doctor's home. Throws 409 for archived doctors, whose links open nothing anyway. */
export async function renewLinks(unit: CompanyWork, by: By, id: number): Promise<string> {
  const doctor = await lockDoctor(unit.tx, id, "forUpdate");
  if (doctor.archived_at) throw new Problem(409, "invalid_transition", ["An archived doctor has no link."]);
  const home = await renewAllLinks(unit, id);
  await auditDoctor(unit, by, "doctor_link_renewed", id, { doctor: doctorName(doctor) });
  return home;
}
