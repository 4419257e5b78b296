/** Who works when: the bookings of some lists by doctor. */
import { type ListBooking, type ListRow } from "../../../contract/shapes/calloutList.ts";
import { needOf } from "./listNeeds.ts";

/** A list, and the doctor's booking for it; null: somebody is still needed. */
export type Duty = { list: ListRow; booking: ListBooking | null };
/** `doctor`: null for the lists that nobody covers yet. */
export type DoctorRow = { doctor: ListBooking["doctor"] | null; duties: Duty[] };

/** What nobody covers yet first, then the doctors by name. */
export function doctorRows(lists: readonly ListRow[], now: number, language: string): DoctorRow[] {
  const booked = lists.flatMap((list) => list.confirmed.map((booking) => ({ list, booking })));
  const byDoctor = Map.groupBy(booked, ({ booking }) => booking.doctor.id);
  const doctors = [...byDoctor.values()].flatMap((duties) =>
    duties[0] ? [{ doctor: duties[0].booking.doctor, duties }] : [],
  );
  doctors.sort((one, other) => one.doctor.name.localeCompare(other.doctor.name, language));
  const wanting = lists.flatMap((list) => (needOf(list, now) === "wanting" ? [{ list, booking: null }] : []));
  return [...(wanting.length > 0 ? [{ doctor: null, duties: wanting }] : []), ...doctors];
}
