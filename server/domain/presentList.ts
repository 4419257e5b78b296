/** A list as the wire has it, by itself or in a callout: where and when it is, whose, for whom, and who covers it. */
import { type Selectable } from "kysely";
import { type CalloutList, type ListBooking } from "../../src/contract/shapes/calloutList.ts";
import { type Tables } from "../db/schema.ts";
import { filledPositions, isSame, openWallSpans, type Range, rangeOf, wallSpan } from "./coverage.ts";
import { doctorRef } from "./doctorName.ts";

type StoredList = Selectable<Tables["lists"]> & {
  site_name: string;
  site_short_name: string;
  surgeon_display_name: string | null;
};

/** A booking of the list with the doctor's own columns. */
type StoredBooking = Range &
  Parameters<typeof doctorRef>[0] &
  Pick<Selectable<Tables["responses"]>, "acknowledged_at" | "consent" | "consent_due_at"> & { response_id: number };

const presentBooking = (list: StoredList, booking: StoredBooking): ListBooking => ({
  ...wallSpan(list, booking),
  response_id: booking.response_id,
  doctor: doctorRef(booking),
  whole: isSame(booking, rangeOf(list)),
  consent: booking.consent && { about: booking.consent, due_at: booking.consent_due_at?.toISOString() ?? null },
  acknowledged_at: booking.acknowledged_at?.toISOString() ?? null,
});

export const presentList = (list: StoredList, bookings: readonly StoredBooking[]): Omit<CalloutList, "counts"> => ({
  id: list.id,
  date: list.date,
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  time_zone: list.time_zone,
  starts_at: list.starts_at.toISOString(),
  ends_at: list.ends_at.toISOString(),
  site: { id: list.site_id, name: list.site_name, short_name: list.site_short_name },
  theatre: list.theatre,
  surgeon: { id: list.surgeon_id, name: list.surgeon_display_name ?? list.surgeon_name ?? "" },
  specialty: list.specialty,
  role_needed: list.role_needed,
  positions: list.positions,
  case_mix: list.case_mix,
  requirements: list.requirements,
  notes_public: list.notes_public,
  notes_internal: list.notes_internal,
  cover_status: list.cover_status,
  cancel_reason: list.cancel_reason || null,
  lock_version: list.lock_version,
  confirmed: bookings.map((booking) => presentBooking(list, booking)),
  open: openWallSpans(list, bookings),
  filled: filledPositions(list, bookings),
});
