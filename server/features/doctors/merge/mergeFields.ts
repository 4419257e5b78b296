/** What of a duplicate's own fields the doctor who stays takes over: those that are empty there, and a pause the doctor asked for. */
import { type Selectable, type Updateable } from "kysely";
import { MERGED_FIELDS, type MergedField } from "../../../../src/contract/doctor.ts";
import { type Tables } from "../../../db/schema.ts";
import { statusAt } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { keptPause } from "../shared/pauses.ts";

export type DoctorRow = Selectable<Tables["doctors"]>;
export type Pair = { from: DoctorRow; into: DoctorRow };
type Fields = Pick<Updateable<Tables["doctors"]>, MergedField>;

/** As many as the form takes. */
const MOST_SPECIALTIES = 20;
const LONGEST_NOTES_CHARACTERS = 2000;

function joinedNotes({ from, into }: Pair): string | null {
  if (!from.notes || into.notes?.includes(from.notes)) return into.notes;
  const both = [into.notes, from.notes].filter(Boolean).join("\n\n");
  return both.length > LONGEST_NOTES_CHARACTERS ? into.notes : both;
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

type Pausing = Pick<DoctorRow, "status" | "paused_until">;
const ends = ({ paused_until }: Pausing): number => paused_until?.getTime() ?? Number.POSITIVE_INFINITY;

/**
 * Who asked for no more mails asked it as a person, whichever entry the mail was for, and whether or not that one was archived
 * since; null where that changes nothing.
 */
export async function ownPause({ tx, now }: CompanyWork, { from, into }: Pair): Promise<Pausing | null> {
  const { status, paused_until } = from.status === "archived" ? keptPause(now, from) : from;
  const asked = { status, paused_until };
  if (statusAt(now, asked) !== "paused" || (into.status === "paused" && ends(into) >= ends(asked))) return null;
  const last = await tx
    .selectFrom("audit_events")
    .select("actor_type")
    .where("subject_type", "=", "doctor")
    .where("subject_id", "=", from.id)
    .where("action", "=", "doctor_paused")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.actor_type === "doctor" ? asked : null;
}
