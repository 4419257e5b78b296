/** "Usually not": the times of the week at which a doctor would rather not be asked. A hint to the office; it rules nothing out. */
import { doctorName } from "../../domain/doctorName.ts";
import { recordAudit } from "../../domain/recordAudit.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";
import { readUsuallyNot, type UsualTime, usualName, WEEK } from "./ownTimes.ts";

/** Those that are ticked; what is no time of the week counts as not sent. */
export function readUsualTimes(body: unknown): UsualTime[] {
  const { usually_not: sent } = (body ?? {}) as { usually_not?: unknown };
  const ticked = new Set([sent ?? []].flat());
  return WEEK.filter((time) => ticked.has(usualName(time)));
}

const namesOf = (times: readonly UsualTime[]): string => times.map(usualName).sort().join(" ");

export async function saveUsuallyNot(unit: CompanyWork, doctorId: number, times: readonly UsualTime[]): Promise<void> {
  const { tx, now, companyId } = unit;
  const doctor = await tx
    .selectFrom("doctors")
    .select(["id", "title", "first_name", "last_name"])
    .where("id", "=", doctorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (namesOf(await readUsuallyNot(unit, doctorId)) === namesOf(times)) return;
  await tx.deleteFrom("doctor_usually_not").where("doctor_id", "=", doctorId).execute();
  const rows = times.map(({ weekday, part }) => ({
    ...{ company_id: companyId, doctor_id: doctorId },
    ...{ weekday, day_part: part },
  }));
  if (rows.length > 0) await tx.insertInto("doctor_usually_not").values(rows).execute();
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "doctor", id: doctorId },
    action: "usually_not_changed",
    subject: { type: "doctor", id: doctorId },
    params: { doctor: doctorName(doctor) },
  });
  await recordChange(unit, null);
}
