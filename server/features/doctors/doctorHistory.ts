/** What a doctor was asked and answered, which mails went out, and who changed what; newest first, page by page. */
import { PER_PAGE } from "../../../src/contract/page.ts";
import { type AuditLine, type AuditMeta } from "../../../src/contract/shapes/audit.ts";
import {
  type DoctorBooking,
  type DoctorCallout,
  type DoctorEmailRow,
} from "../../../src/contract/shapes/doctorRequests.ts";
import { type Page } from "../../../src/contract/shapes/page.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { type Range, wallSpan } from "../../domain/coverage.ts";
import { notFound } from "../../http/problem.ts";
import { auditRows, matchingAudit, practiceZone, presentAudit } from "../audit/public.ts";

/** Many more than anybody can be booked for in the weeks of a month. */
const MOST_BOOKINGS = 500;

type Paging = { page?: number; per_page?: number };

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const doctor = await db.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst();
  if (!doctor) throw notFound("doctor");
}

export async function listDoctorCallouts(db: Db, id: number, paging: Paging): Promise<Page<DoctorCallout>> {
  await refuseUnknown(db, id);
  const { page = 1, per_page = PER_PAGE } = paging;
  const asked = db
    .selectFrom("responses")
    .innerJoin("callouts", "callouts.id", "responses.callout_id")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .where("responses.doctor_id", "=", id);
  const [{ total }, rows] = await Promise.all([
    asked.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    asked
      .select(["responses.id as response_id", "responses.callout_id", "responses.response", "responses.outcome"])
      .select(["responses.responded_at", "callouts.reference", "callouts.title", "callouts.status"])
      .select(["callouts.title_own", "lists.starts_at", "lists.date", "lists.role_needed", "lists.session"])
      .select(["lists.start_time", "lists.end_time", "sites.short_name as site"])
      .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name", e.val("")).as("surgeon"))
      .orderBy("lists.starts_at", "desc")
      .orderBy("responses.id", "desc")
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  const data = rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    responded_at: row.responded_at?.toISOString() ?? null,
  }));
  return { data, meta: { page, per_page, total: Number(total) } };
}

/** The lists for which the doctor is confirmed, in their order. */
const bookings = (db: Db | Tx, id: number) =>
  db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .select(["responses.id as response_id", "responses.callout_id", "lists.date", "lists.time_zone"])
    .select("lists.start_time as list_start")
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name", e.val("")).as("surgeon"))
    .select("sites.short_name as site")
    .where("responses.doctor_id", "=", id)
    .where("responses.outcome", "=", "confirmed")
    .orderBy("lists.starts_at")
    .limit(MOST_BOOKINGS);

type Booked = Awaited<ReturnType<ReturnType<typeof bookings>["execute"]>>[number];

function presentBooking({ from, to, time_zone, ...row }: Booked): DoctorBooking {
  const { from: start_time, to: end_time } = wallSpan({ time_zone }, { from, to });
  return { ...row, start_time, end_time };
}

/** Of some days, where these are named. */
export async function listDoctorBookings(
  db: Db,
  id: number,
  { from, to }: { from?: string; to?: string },
): Promise<DoctorBooking[]> {
  await refuseUnknown(db, id);
  const rows = await bookings(db, id)
    .$if(from !== undefined, (query) => query.where("lists.date", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("lists.date", "<=", to ?? ""))
    .execute();
  return rows.map(presentBooking);
}

/** For what, at that time, the doctor is booked; lists that are over do not count. */
export async function bookingsDuring(db: Tx, now: Date, id: number, { from, to }: Range): Promise<DoctorBooking[]> {
  const rows = await bookings(db, id)
    .where("booked_from", "<", to)
    .where("booked_to", ">", from)
    .where("lists.ends_at", ">", now)
    .execute();
  return rows.map(presentBooking);
}

export async function listDoctorEmails(db: Db, id: number, paging: Paging): Promise<Page<DoctorEmailRow>> {
  await refuseUnknown(db, id);
  const { page = 1, per_page = PER_PAGE } = paging;
  const mails = db.selectFrom("outbox_emails").where("doctor_id", "=", id);
  const [{ total }, rows] = await Promise.all([
    mails.select((e) => e.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    mails
      .select(["id", "kind", "subject", "to_address", "status", "callout_id", "created_at", "sent_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  const data = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
  return { data, meta: { page, per_page, total: Number(total) } };
}

export async function listDoctorEvents(db: Db, id: number, paging: Paging): Promise<Page<AuditLine, AuditMeta>> {
  await refuseUnknown(db, id);
  const { page = 1, per_page = PER_PAGE } = paging;
  const time_zone = await practiceZone(db);
  // What was done with duplicates stays theirs, and is part of this doctor's story.
  const merged = await db.selectFrom("doctors").select("id").where("merged_into", "=", id).execute();
  const ids = [id, ...merged.map((one) => one.id)];
  const { total } = await matchingAudit(db, time_zone, {})
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("event.subject_type", "=", "doctor")
    .where("event.subject_id", "in", ids)
    .executeTakeFirstOrThrow();
  const rows = await auditRows(db, time_zone, {})
    .where("event.subject_type", "=", "doctor")
    .where("event.subject_id", "in", ids)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data: rows.map(presentAudit), meta: { page, per_page, total: Number(total), time_zone } };
}
