/** When a doctor is away: nobody asks for a list at that time unless told to. */
import { type Selectable } from "kysely";
import { LONGEST_LEAVE_DAYS } from "../../../src/contract/doctor.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import {
  type AddedUnavailability,
  type DoctorBooking,
  type Unavailability,
  type UnavailabilityInput,
} from "../../../src/contract/shapes/doctorRequests.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { type Tables } from "../../db/schema.ts";
import { type By } from "../../domain/auditBy.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { recordAudit } from "../../domain/recordAudit.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { passOverAway } from "../callouts/public.ts";
import { recordChange, recordNotification } from "../notifications/public.ts";
import { bookingsDuring } from "./doctorHistory.ts";
import { lockDoctor } from "./saveDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";

const present = ({
  id,
  starts_at,
  ends_at,
  reason,
  source,
}: Selectable<Tables["doctor_unavailabilities"]>): Unavailability => ({
  id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  reason,
  source,
});

/** An administrator, or the doctor on the own page. */
type Enterer = By | "doctor";

type Doctor = { id: number; title: string | null; first_name: string; last_name: string };

async function auditLeave(
  unit: CompanyWork,
  by: Enterer,
  action: "leave_added" | "leave_removed",
  doctor: Doctor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const params = { doctor: doctorName(doctor), from, to };
  if (by !== "doctor") return auditDoctor(unit, by, action, doctor.id, params);
  await recordAudit(unit.tx, unit.now, {
    companyId: unit.companyId,
    actor: { type: "doctor", id: doctor.id },
    action,
    subject: { type: "doctor", id: doctor.id },
    params,
  });
  await recordChange(unit, null);
}

/** Those to come and those of the past, newest last. */
export async function listUnavailabilities(db: Db | Tx, doctorId: number): Promise<Unavailability[]> {
  const doctor = await db.selectFrom("doctors").select("id").where("id", "=", doctorId).executeTakeFirst();
  if (!doctor) throw notFound("doctor");
  const rows = await db
    .selectFrom("doctor_unavailabilities")
    .selectAll()
    .where("doctor_id", "=", doctorId)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(present);
}

/** One booking by its list, on its callout's page; several by their number, on the doctor's. */
function bookedFor(doctor: Doctor, [first, ...more]: readonly DoctorBooking[]) {
  if (!first) return undefined;
  const about = { doctor: doctorName(doctor), doctor_id: String(doctor.id) };
  if (more.length > 0) return { calloutId: null, params: { ...about, bookings: String(more.length + 1) } };
  const { callout_id, date, list_start, start_time, end_time, site, surgeon } = first;
  const list = { list_date: date, list_start, start_time, end_time, site };
  return { calloutId: callout_id, params: { ...about, ...list, ...(surgeon ? { surgeon } : {}) } };
}

/** The doctor stays booked: the office has to settle each booking with the doctor. */
function tellOffice(unit: CompanyWork, doctor: Doctor, booked: readonly DoctorBooking[]): void {
  const told = bookedFor(doctor, booked);
  const is = booked.length > 1 ? `is booked ${booked.length} times` : "is booked";
  const title = `${doctorName(doctor)} ${is}, but marked as away`;
  if (told) recordNotification(unit, { ...told, type: "booked_while_away", title, actionById: null });
}

/** Bookings at that time stay, and are named. */
export async function addUnavailability(
  unit: CompanyWork,
  by: Enterer,
  doctorId: number,
  { reason, ...span }: UnavailabilityInput,
): Promise<AddedUnavailability> {
  const { tx, companyId, now } = unit;
  const [starts_at, ends_at] = [new Date(span.starts_at), new Date(span.ends_at)];
  const source = by === "doctor" ? "doctor" : "office";
  const actor =
    by === "doctor" ? ({ type: "doctor", id: doctorId } as const) : ({ type: "admin", id: by.userId } as const);
  await passOverAway(unit, { doctorId, actor, away: { from: starts_at, to: ends_at } });
  const doctor = await lockDoctor(tx, doctorId);
  if (ends_at <= starts_at) throw invalid({ ends_at: ["must be after the start"] });
  if (ends_at.getTime() - starts_at.getTime() > LONGEST_LEAVE_DAYS * DAY_MS)
    throw invalid({ ends_at: ["is too far from the start"] });
  const row = await tx
    .insertInto("doctor_unavailabilities")
    .values({ company_id: companyId, doctor_id: doctorId, starts_at, ends_at, reason, source, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditLeave(unit, by, "leave_added", doctor, { from: span.starts_at, to: span.ends_at });
  const booked = await bookingsDuring(tx, now, doctorId, { from: starts_at, to: ends_at });
  if (by === "doctor") tellOffice(unit, doctor, booked);
  return { ...present(row), booked };
}

/** A doctor removes only what the doctor entered. Throws `notFound`. */
export async function removeUnavailability(
  unit: CompanyWork,
  by: Enterer,
  doctorId: number,
  id: number,
): Promise<void> {
  const { tx } = unit;
  const doctor = await lockDoctor(tx, doctorId);
  const gone = await tx
    .deleteFrom("doctor_unavailabilities")
    .where("id", "=", id)
    .where("doctor_id", "=", doctorId)
    .$if(by === "doctor", (own) => own.where("source", "=", "doctor"))
    .returningAll()
    .executeTakeFirst();
  if (!gone) throw notFound("unavailability");
  const { starts_at, ends_at } = present(gone);
  await auditLeave(unit, by, "leave_removed", doctor, { from: starts_at, to: ends_at });
}
