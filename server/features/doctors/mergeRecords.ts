/** What of a duplicate's own record goes over to the doctor who stays: fields that are empty there, groups, sites, leave. */
import { type Selectable, type Updateable } from "kysely";
import { type DoctorMergePreview, MERGED_FIELDS, type MergedField } from "../../../src/contract/doctorMerge.ts";
import { type Tx } from "../../db/database.ts";
import { type Tables } from "../../db/schema.ts";
import { type CompanyWork } from "../../ports.ts";

export type DoctorRow = Selectable<Tables["doctors"]>;
export type Pair = { from: DoctorRow; into: DoctorRow };
type Fields = Pick<Updateable<Tables["doctors"]>, MergedField>;

/** As many as the form takes. */
const MOST_SPECIALTIES = 20;
const LONGEST_NOTES = 2000;

function joinedNotes({ from, into }: Pair): string | null {
  if (!from.notes || into.notes?.includes(from.notes)) return into.notes;
  const both = [into.notes, from.notes].filter(Boolean).join("\n\n");
  return both.length > LONGEST_NOTES ? into.notes : both;
}

/** A number means something in its own register only. */
function registration({ from, into }: Pair): Pick<Fields, "registration_body" | "registration_number"> {
  const sameBody = !into.registration_body || into.registration_body === from.registration_body;
  const { registration_body, registration_number } = into.registration_number || !sameBody ? into : from;
  return { registration_body, registration_number };
}

/** The fields of the one who stays that change, with their new values. */
export function takenOver(pair: Pair): { names: MergedField[]; values: Fields } {
  const { from, into } = pair;
  const joined: Fields = {
    title: into.title || from.title,
    mobile_phone: into.mobile_phone || from.mobile_phone,
    grade: into.grade || from.grade,
    specialties: [...new Set([...into.specialties, ...from.specialties])].slice(0, MOST_SPECIALTIES),
    ...registration(pair),
    notes: joinedNotes(pair),
  };
  const names = MERGED_FIELDS.filter((field) => String(joined[field] ?? "") !== String(into[field] ?? ""));
  return { names, values: Object.fromEntries(names.map((field) => [field, joined[field]])) };
}

const ends = ({ paused_until }: DoctorRow): number => paused_until?.getTime() ?? Number.POSITIVE_INFINITY;

/** Who asked for no more mails asked it as a person, whichever entry the mail was for; null where that changes nothing. */
export async function ownPause(
  tx: Tx,
  { from, into }: Pair,
): Promise<Pick<DoctorRow, "status" | "paused_until"> | null> {
  if (from.status !== "paused" || (into.status === "paused" && ends(into) >= ends(from))) return null;
  const last = await tx
    .selectFrom("audit_events")
    .select("actor_type")
    .where("subject_type", "=", "doctor")
    .where("subject_id", "=", from.id)
    .where("action", "=", "doctor_paused")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.actor_type === "doctor" ? { status: from.status, paused_until: from.paused_until } : null;
}

/** Groups the one who stays is not in yet, with the duplicate's place there. */
export const newGroups = (tx: Tx, { from, into }: Pair) =>
  tx
    .selectFrom("doctor_group_members as member")
    .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
    .select(["doctor_groups.id", "doctor_groups.name", "member.rank"])
    .where("member.doctor_id", "=", from.id)
    .where("member.group_id", "not in", (e) =>
      e.selectFrom("doctor_group_members as own").select("own.group_id").where("own.doctor_id", "=", into.id),
    )
    .orderBy("doctor_groups.name")
    .execute();

/** New sites, and those for which the duplicate's credential lasts longer; without a date it has no known end. */
export async function newSites(tx: Tx, { from, into }: Pair): Promise<DoctorMergePreview["sites"]> {
  const rows = await tx
    .selectFrom("doctor_sites as at")
    .innerJoin("sites", "sites.id", "at.site_id")
    .select(["at.doctor_id", "sites.id", "sites.short_name", "at.credentialed_until"])
    .where("at.doctor_id", "in", [from.id, into.id])
    .orderBy("sites.short_name")
    .execute();
  const own = new Map(rows.flatMap((row) => (row.doctor_id === into.id ? [[row.id, row.credentialed_until]] : [])));
  return rows
    .filter((row) => row.doctor_id === from.id)
    .filter(({ id, credentialed_until }) => {
      const until = own.get(id);
      return until === undefined || (until !== null && credentialed_until !== null && credentialed_until > until);
    })
    .map(({ id, short_name, credentialed_until }) => ({ id, short_name, credentialed_until }));
}

/** Times away that are not entered for the one who stays as well. */
export async function newLeave(tx: Tx, { from, into }: Pair): Promise<number[]> {
  const rows = await tx
    .selectFrom("doctor_unavailabilities")
    .select(["id", "doctor_id", "starts_at", "ends_at"])
    .where("doctor_id", "in", [from.id, into.id])
    .orderBy("id")
    .execute();
  const span = (row: { starts_at: Date; ends_at: Date }): string =>
    `${row.starts_at.getTime()} ${row.ends_at.getTime()}`;
  const own = new Set(rows.filter((row) => row.doctor_id === into.id).map(span));
  return rows.filter((row) => row.doctor_id === from.id && !own.has(span(row))).map(({ id }) => id);
}

/** Moves groups, sites and leave; the duplicate is left with none. */
export async function moveRecords({ tx, companyId }: CompanyWork, pair: Pair): Promise<void> {
  const { from, into } = pair;
  const own = { company_id: companyId, doctor_id: into.id };
  const groups = (await newGroups(tx, pair)).map(({ id, rank }) => ({ ...own, group_id: id, rank }));
  const sites = (await newSites(tx, pair)).map(({ id, credentialed_until }) => ({
    ...own,
    site_id: id,
    credentialed_until,
  }));
  const leave = await newLeave(tx, pair);
  if (groups.length > 0) await tx.insertInto("doctor_group_members").values(groups).execute();
  for (const site of sites)
    await tx
      .insertInto("doctor_sites")
      .values(site)
      .onConflict((on) =>
        on.columns(["doctor_id", "site_id"]).doUpdateSet({ credentialed_until: site.credentialed_until }),
      )
      .execute();
  await tx
    .updateTable("doctor_unavailabilities")
    .set({ doctor_id: into.id })
    .where("id", "in", [0, ...leave])
    .execute();
  for (const table of ["doctor_group_members", "doctor_sites", "doctor_unavailabilities"] as const)
    await tx.deleteFrom(table).where("doctor_id", "=", from.id).execute();
}
