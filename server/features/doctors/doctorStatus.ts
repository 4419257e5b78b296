/** Whether a doctor is asked at all: archived, restored, paused for a time, asked again, also at an address that bounced; each may be said twice. */
import { sql } from "kysely";
import { type By } from "../../domain/auditBy.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { statusAt } from "../../domain/records.ts";
import { refusesMail } from "../../domain/refusesMail.ts";
import { invalid, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockCalloutsOf, passOverArchived } from "../callouts/public.ts";
import { lockDoctor, refuseTakenEmail } from "./saveDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";
import { refusal } from "./shared/doctorRefusal.ts";
import { keptPause, keptUntil } from "./shared/pauses.ts";

const notPossible = (reason: string): Problem => new Problem(409, "invalid_transition", [reason]);
const next = sql<number>`lock_version + 1`;

/** Somebody who is expected at a list cannot disappear; somebody who is being asked as a standby has the next one follow. False: archived already. */
export async function archiveDoctor(unit: CompanyWork, by: By, id: number): Promise<boolean> {
  const { tx, now } = unit;
  await lockCalloutsOf(unit, [id]);
  const doctor = await lockDoctor(tx, id);
  if (doctor.status === "archived") return false;
  const booking = await tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select("responses.id")
    .where("responses.doctor_id", "=", id)
    .where("responses.outcome", "=", "confirmed")
    .where("lists.ends_at", ">", now)
    .executeTakeFirst();
  if (booking) throw refusal("booked", "This doctor is booked for an upcoming list. Release the booking first.");
  await tx
    .updateTable("doctors")
    .set({ status: "archived", paused_until: keptUntil(doctor), archived_at: now, updated_at: now, lock_version: next })
    .where("id", "=", id)
    .execute();
  await auditDoctor(unit, by, "doctor_archived", id, { doctor: doctorName(doctor) });
  await passOverArchived(unit, { doctorId: id, actor: { type: "admin", id: by.userId } });
  return true;
}

export async function restoreDoctor(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  await lockCalloutsOf(unit, [id]);
  const doctor = await lockDoctor(tx, id);
  if (doctor.status !== "archived") return;
  if (doctor.merged_into !== null) throw notPossible("This doctor has been merged with another one.");
  if (doctor.anonymised_at !== null) throw notPossible("Nothing is kept of this doctor any more.");
  await refuseTakenEmail(tx, doctor.email, id);
  await tx
    .updateTable("doctors")
    .set({ ...keptPause(now, doctor), archived_at: null, updated_at: now, lock_version: next })
    .where("id", "=", id)
    .execute();
  await auditDoctor(unit, by, "doctor_restored", id, { doctor: doctorName(doctor) });
}

/** `until`: null is until somebody ends it. */
export async function pauseDoctor(unit: CompanyWork, by: By, id: number, until: Date | null): Promise<void> {
  const { tx, now } = unit;
  if (until && until <= now) throw invalid({ until: ["must be in the future"] });
  const doctor = await lockDoctor(tx, id);
  if (doctor.status === "archived") throw refusal("archived", "This doctor is archived. Restore the doctor first.");
  await tx
    .updateTable("doctors")
    .set({ status: "paused", paused_until: until, updated_at: now, lock_version: next })
    .where("id", "=", id)
    .execute();
  const params = { doctor: doctorName(doctor), ...(until ? { until: until.toISOString() } : {}) };
  await auditDoctor(unit, by, "doctor_paused", id, params);
}

export async function unpauseDoctor(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  const doctor = await lockDoctor(tx, id);
  if (doctor.status === "archived") throw refusal("archived", "This doctor is archived. Restore the doctor first.");
  if (statusAt(now, doctor) === "active") return;
  await tx
    .updateTable("doctors")
    .set({ status: "active", paused_until: null, updated_at: now, lock_version: next })
    .where("id", "=", id)
    .execute();
  await auditDoctor(unit, by, "doctor_unpaused", id, { doctor: doctorName(doctor) });
}

/** The address is right after all, or its mailbox has room again. It is the same one, so that links that were sent there keep working. */
export async function useAddressAgain(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx, now } = unit;
  const doctor = await lockDoctor(tx, id);
  if (doctor.status === "archived") throw refusal("archived", "This doctor is archived. Restore the doctor first.");
  if (!refusesMail(doctor)) return;
  await tx
    .updateTable("doctors")
    .set({ email_state: "unverified", updated_at: now, lock_version: next })
    .where("id", "=", id)
    .execute();
  await auditDoctor(unit, by, "doctor_address_used_again", id, { doctor: doctorName(doctor) });
}
