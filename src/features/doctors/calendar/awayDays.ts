/** What of a doctor's time is taken, day by day, by the practice's own clock: leave and bookings. */
import { type DoctorBooking, type Unavailability } from "../../../contract/shapes/doctorRequests.ts";
import { addDays, dateIn, firstOfWeek, timeIn } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";

/** `from` and `to`: the part of the day, HH:MM; null: all of it. */
export type LeaveOfDay = Pick<Unavailability, "id" | "reason"> & { part: { from: string; to: string } | null };
export type DayOfDoctor = { date: string; leave: LeaveOfDay[]; bookings: DoctorBooking[] };

/** The first of the month that is some months on: "2026-12-01". */
export function monthFrom(date: string, months: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Whole weeks that hold a month, given by its first. */
export function weeksOf(month: string, start: Parameters<typeof firstOfWeek>[1]): string[][] {
  const end = monthFrom(month, 1);
  const weeks: string[][] = [];
  for (let first = firstOfWeek(month, start); first < end; first = addDays(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(first, day)));
  return weeks;
}

/** What of a time away falls on a date. A day the clocks are set on has 23 hours or 25. */
function leaveOn(zone: string, date: string, { id, reason, starts_at, ends_at }: Unavailability): LeaveOfDay[] {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  const [morning, night] = [instantOf(zone, date, "00:00") ?? 0, instantOf(zone, addDays(date, 1), "00:00") ?? 0];
  if (start >= night || end <= morning) return [];
  if (start <= morning && end >= night) return [{ id, reason, part: null }];
  const to = end >= night ? "24:00" : timeIn(zone, end);
  return [{ id, reason, part: { from: dateIn(zone, start) === date ? timeIn(zone, start) : "00:00", to } }];
}

export const dayOfDoctor = (
  zone: string,
  date: string,
  { leave, bookings }: { leave: readonly Unavailability[]; bookings: readonly DoctorBooking[] },
): DayOfDoctor => ({
  date,
  leave: leave.flatMap((one) => leaveOn(zone, date, one)),
  bookings: bookings.filter((one) => one.date === date),
});
