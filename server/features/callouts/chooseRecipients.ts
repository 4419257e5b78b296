/** Who a callout goes to: doctors and members of groups, each once, and who of them is left out and why (product.md Q1). */
import { type Selectable } from "kysely";
import { type SkipReason } from "../../../src/contract/callout.ts";
import { type Tx } from "../../db/database.ts";
import { type Tables } from "../../db/schema.ts";
import { notFound } from "../../plugins/problem.ts";

export type DoctorFacts = Selectable<Tables["doctors"]>;
export type Span = { starts_at: Date; ends_at: Date };
export type Chosen = { doctor: DoctorFacts; source: "manual" | "group"; twice: boolean };

/** Everybody named or in a named group, by name. Throws `notFound` for ids that are not this company's. */
export async function chooseDoctors(
  tx: Tx,
  { doctor_ids, group_ids }: { doctor_ids: number[]; group_ids: number[] },
): Promise<Chosen[]> {
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
  const doctors = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", [0, ...doctor_ids, ...inGroups])
    .where("archived_at", "is", null)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  const found = new Set(doctors.map((doctor) => doctor.id));
  if (doctor_ids.some((id) => !found.has(id))) throw notFound("doctor");
  const mentions = [...new Set(doctor_ids), ...inGroups];
  return doctors.map((doctor) => ({
    doctor,
    source: doctor_ids.includes(doctor.id) ? "manual" : "group",
    twice: mentions.filter((id) => id === doctor.id).length > 1,
  }));
}

/** The bookings of these doctors that touch the time from the first to the last of the lists. */
export async function bookingsOf(
  tx: Tx,
  doctorIds: number[],
  lists: Span[],
): Promise<(Span & { doctor_id: number })[]> {
  const from = new Date(Math.min(...lists.map((list) => list.starts_at.getTime())));
  const to = new Date(Math.max(...lists.map((list) => list.ends_at.getTime())));
  return tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select(["responses.doctor_id", "lists.starts_at", "lists.ends_at"])
    .where("responses.outcome", "=", "confirmed")
    .where("responses.doctor_id", "in", [0, ...doctorIds])
    .where("lists.starts_at", "<", to)
    .where("lists.ends_at", ">", from)
    .execute();
}

export const overlap = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;

export type Selection = { willSend: DoctorFacts[]; skipped: { doctor: DoctorFacts; reason: SkipReason }[] };

/** Left out: paused, refused by the mail server, or booked elsewhere during every one of the lists. */
export async function sortOut(tx: Tx, doctors: DoctorFacts[], lists: Span[]): Promise<Selection> {
  const bookings = await bookingsOf(
    tx,
    doctors.map((doctor) => doctor.id),
    lists,
  );
  const reasonFor = (doctor: DoctorFacts): SkipReason | undefined => {
    if (doctor.status !== "active") return "paused";
    if (doctor.email_state === "bounced" || doctor.email_state === "complained") return "bounced";
    const own = bookings.filter((booking) => booking.doctor_id === doctor.id);
    return lists.every((list) => own.some((booking) => overlap(list, booking))) ? "clash" : undefined;
  };
  const selection: Selection = { willSend: [], skipped: [] };
  for (const doctor of doctors) {
    const reason = reasonFor(doctor);
    if (reason) selection.skipped.push({ doctor, reason });
    else selection.willSend.push(doctor);
  }
  return selection;
}
