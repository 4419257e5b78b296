/** Lists as they go on paper: where and when, whose, and who is booked, with nothing about anybody else. */
import {
  type CoverDoctor,
  type CoverSheet,
  type CoverSheetsQuery,
} from "../../../src/contract/shapes/callouts/coverSheet.ts";
import { type Db } from "../../db/database.ts";
import { type Range, wallSpan } from "../../domain/coverage.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { notFound } from "../../http/problem.ts";
import { positionsOf } from "./positions.ts";

const listsQuery = (db: Db) =>
  db
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.address as site_address", "sites.phone as site_phone"])
    .select("surgeons.display_name as surgeon_display_name")
    .where("lists.cover_status", "<>", "cancelled")
    .orderBy("lists.starts_at")
    .orderBy("lists.theatre")
    .orderBy("lists.id");

type Found = Awaited<ReturnType<ReturnType<typeof listsQuery>["execute"]>>[number];

/** Throws `notFound` for what is not this company's. */
async function expectOwn(db: Db, table: "lists" | "callouts" | "sites", id: number): Promise<void> {
  const found = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound(table.slice(0, -1));
}

async function listsOf(db: Db, query: CoverSheetsQuery): Promise<Found[]> {
  if ("list_id" in query) {
    await expectOwn(db, "lists", query.list_id);
    return listsQuery(db).where("lists.id", "=", query.list_id).execute();
  }
  if ("callout_id" in query) {
    await expectOwn(db, "callouts", query.callout_id);
    return listsQuery(db)
      .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
      .where("callout_lists.callout_id", "=", query.callout_id)
      .execute();
  }
  await expectOwn(db, "sites", query.site_id);
  return listsQuery(db).where("lists.site_id", "=", query.site_id).where("lists.date", "=", query.date).execute();
}

const bookingsOf = (db: Db, ids: number[]) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.list_id", "responses.acknowledged_at", "responses.consent"])
    .select(["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.mobile_phone"])
    .select(["doctors.registration_body", "doctors.registration_number"])
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .where("responses.list_id", "in", ids)
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .orderBy("responses.id")
    .execute();

type Booking = Range & Awaited<ReturnType<typeof bookingsOf>>[number];

function wordOf({ consent, acknowledged_at }: Booking): CoverDoctor["word"] {
  if (consent) return "change_unanswered";
  return acknowledged_at ? "acknowledged" : "unacknowledged";
}

const presentDoctor = (booking: Booking): CoverDoctor => ({
  name: doctorName(booking),
  phone: booking.mobile_phone,
  // A body alone is no registration.
  registration:
    booking.registration_number && [booking.registration_body, booking.registration_number].filter(Boolean).join(" "),
  word: wordOf(booking),
});

type Common = Pick<CoverSheet, "practice" | "as_of">;

const present = (list: Found, bookings: readonly Booking[], common: Common): CoverSheet => ({
  ...common,
  list_id: list.id,
  date: list.date,
  start_time: list.start_time,
  end_time: list.end_time,
  time_zone: list.time_zone,
  site: { name: list.site_name, address: list.site_address, phone: list.site_phone },
  theatre: list.theatre,
  surgeon: list.surgeon_display_name ?? list.surgeon_name,
  specialty: list.specialty,
  role_needed: list.role_needed,
  requirements: list.requirements,
  case_mix: list.case_mix,
  notes_public: list.notes_public,
  positions: positionsOf(list, bookings).map((stretches) =>
    stretches.map(({ booking, ...range }) => ({
      ...wallSpan(list, range),
      doctor: booking && presentDoctor(booking),
    })),
  ),
});

/** `db` sees one company. By start. */
export async function coverSheets(db: Db, now: Date, query: CoverSheetsQuery): Promise<CoverSheet[]> {
  const lists = await listsOf(db, query);
  if (lists.length === 0) return [];
  const [practice, bookings] = await Promise.all([
    db.selectFrom("company_settings").select(["callout_emails_name", "callout_emails_phone"]).executeTakeFirstOrThrow(),
    bookingsOf(
      db,
      lists.map(({ id }) => id),
    ),
  ]);
  const ofList = Map.groupBy(bookings, (booking) => booking.list_id);
  const common = {
    practice: { name: practice.callout_emails_name ?? "", phone: practice.callout_emails_phone },
    as_of: now.toISOString(),
  };
  return lists.map((list) => present(list, ofList.get(list.id) ?? [], common));
}
