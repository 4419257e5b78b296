import { type SkipReason } from "../../../../src/contract/callout.ts";
import { type Skip } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type Tx } from "../../../db/database.ts";
import { findSurvivors, survivorsOf } from "../../../domain/mergedDoctors.ts";
import { type DoctorRecord, statusAt } from "../../../domain/records.ts";
import { refusesMail } from "../../../domain/refusesMail.ts";
import { overlap, type Span } from "../../../domain/span.ts";
import { dateAt } from "../../../domain/zonedTime.ts";
import { notFound } from "../../../http/problem.ts";
import { type Against, type PlacedSpan, reasonsAgainst } from "./reasonsAgainst.ts";

export type Chosen = { doctor: DoctorRecord; source: "manual" | "group"; twice: boolean };

/**
 * Everybody named or in a named group, by name. Whoever has been merged since is replaced by the doctor who stays, and whoever
 * has been archived is passed over. Throws `notFound` for ids that are not this company's.
 */
export async function chooseDoctors(
  tx: Tx,
  { doctor_ids, group_ids }: { doctor_ids: number[]; group_ids: number[] },
): Promise<Chosen[]> {
  const named = survivorsOf(doctor_ids, await findSurvivors(tx, doctor_ids));
  const groups = await tx
    .selectFrom("doctor_groups")
    .select("id")
    .where("id", "in", [0, ...group_ids])
    .execute();
  if (groups.length < new Set(group_ids).size) throw notFound("group");
  const members = await tx
    .selectFrom("doctor_group_members")
    .select("doctor_id")
    .where("group_id", "in", [0, ...group_ids])
    .execute();
  const inGroups = members.map((member) => member.doctor_id);
  const known = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", [0, ...named, ...inGroups])
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  const mentions = [...named, ...inGroups];
  const askable = known.filter(({ archived_at }) => archived_at === null);
  return askable.map((doctor) => ({
    doctor,
    source: named.includes(doctor.id) ? "manual" : "group",
    twice: mentions.filter((id) => id === doctor.id).length > 1,
  }));
}

/** What these doctors are booked for that touches the time from the first to the last of the lists. */
export async function bookingsOf(
  tx: Tx,
  doctorIds: readonly number[],
  lists: readonly Span[],
): Promise<(Span & { doctor_id: number; response_id: number })[]> {
  const from = new Date(Math.min(...lists.map((list) => list.starts_at.getTime())));
  const to = new Date(Math.max(...lists.map((list) => list.ends_at.getTime())));
  return tx
    .selectFrom("responses")
    .select(["doctor_id", "id as response_id"])
    .select((e) => [e.ref("booked_from").$notNull().as("starts_at"), e.ref("booked_to").$notNull().as("ends_at")])
    .where("outcome", "=", "confirmed")
    .where("doctor_id", "in", [0, ...doctorIds])
    .where("booked_from", "<", to)
    .where("booked_to", ">", from)
    .execute();
}

export type Selection = {
  willSend: DoctorRecord[];
  skipped: ({ doctor: DoctorRecord } & Skip)[];
  /** Asked, although booked elsewhere at the time of one of the lists. `date`: of that booking. */
  elsewhere: { doctor: DoctorRecord; date: string }[];
};

/** An administrator may ask such a doctor nevertheless; never a paused one or an address that refuses mail. */
const OVERRIDABLE = new Set<SkipReason>(["clash", "on_leave", "not_credentialed"]);
export const isOverridable = ({ reason }: Skip): boolean => OVERRIDABLE.has(reason);

/** Whom the administrator wants asked in spite of a reason against it. */
export async function overriddenOf(tx: Tx, calloutId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("callout_recipients")
    .select("doctor_id")
    .where("callout_id", "=", calloutId)
    .where("overridden", "=", true)
    .execute();
  return rows.map((row) => row.doctor_id);
}

export type Placed = PlacedSpan & { time_zone: string };

/** A moment before midnight is the day before: the end of a leave is its last day. */
const lastDay = (end: Date | null | undefined, zone: string): string | null =>
  end ? dateAt(new Date(end.getTime() - 1), zone) : null;

/** What speaks against one list, and until when or on which day. */
export function skipFor(doctorId: number, list: Placed, against: Against, bookings: readonly Span[]): Skip | undefined {
  if (against.onLeave(doctorId, list))
    return { reason: "on_leave", date: lastDay(against.leaveEnd(doctorId, list), list.time_zone) };
  const booking = bookings.find((one) => overlap(list, one));
  if (booking) return { reason: "clash", date: dateAt(booking.starts_at, list.time_zone) };
  if (against.credentialed(doctorId, list)) return undefined;
  return { reason: "not_credentialed", date: against.credential(doctorId, list)?.until ?? null };
}

/** Why no mail goes to the doctor at all. A pause that is over holds nobody back. */
export function unreachable(doctor: DoctorRecord, lists: readonly Placed[], now: Date): Skip | undefined {
  const { paused_until } = doctor;
  if (statusAt(now, doctor) !== "active")
    return { reason: "paused", date: paused_until && dateAt(paused_until, lists[0]?.time_zone ?? "UTC") };
  return refusesMail(doctor) ? { reason: "bounced", date: null } : undefined;
}

/**
 * Left out: paused, refused by the mail server, or unable to take any of the lists: each is during leave or another
 * booking, or where the doctor is not credentialed. `now`: a pause that is over holds nobody back.
 */
export async function sortOut(
  tx: Tx,
  doctors: DoctorRecord[],
  lists: Placed[],
  overridden: readonly number[] = [],
  now: Date,
): Promise<Selection> {
  const ids = doctors.map((doctor) => doctor.id);
  const bookings = Map.groupBy(await bookingsOf(tx, ids, lists), (one) => one.doctor_id);
  const against = await reasonsAgainst(tx, ids, lists);
  const skipsOf = (id: number): (Skip | undefined)[] =>
    lists.map((list) => skipFor(id, list, against, bookings.get(id) ?? []));
  const skipOf = (doctor: DoctorRecord): Skip | undefined => {
    const none = unreachable(doctor, lists, now);
    if (none) return none;
    const skips = skipsOf(doctor.id);
    return skips.every((skip) => skip !== undefined) ? skips[0] : undefined;
  };
  const selection: Selection = { willSend: [], skipped: [], elsewhere: [] };
  for (const doctor of doctors) {
    const skip = skipOf(doctor);
    const allowed = skip && isOverridable(skip) && overridden.includes(doctor.id);
    if (skip && !allowed) selection.skipped.push({ doctor, ...skip });
    else {
      selection.willSend.push(doctor);
      const clash = skipsOf(doctor.id).find((one) => one?.reason === "clash");
      if (clash?.date) selection.elsewhere.push({ doctor, date: clash.date });
    }
  }
  return selection;
}
