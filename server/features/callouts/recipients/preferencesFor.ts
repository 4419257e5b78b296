/** What the surgeons of some lists said of the doctors who would be asked for them. */
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type Tx } from "../../../db/database.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type DoctorRecord } from "../../../domain/records.ts";

type Listed = { surgeon_id: number | null; surgeon: string };

/** Whom a surgeon would rather not have first, then in the order of the doctors. */
export async function preferencesFor(
  tx: Tx,
  doctors: DoctorRecord[],
  lists: readonly Listed[],
): Promise<CalloutPreview["preferences"]> {
  const names = new Map(lists.map((list) => [list.surgeon_id ?? 0, list.surgeon]));
  const rows = await tx
    .selectFrom("doctor_surgeon_preferences")
    .select(["doctor_id", "surgeon_id", "preference"])
    .where("surgeon_id", "in", [0, ...names.keys()])
    .where("doctor_id", "in", [0, ...doctors.map((doctor) => doctor.id)])
    .orderBy("preference")
    .orderBy("surgeon_id")
    .execute();
  const place = new Map(doctors.map((doctor, at) => [doctor.id, { at, doctor: doctorRef(doctor) }]));
  return rows
    .flatMap(({ doctor_id, surgeon_id, preference }) => {
      const found = place.get(doctor_id);
      return found ? [{ ...found, surgeon: names.get(surgeon_id) ?? "", preference }] : [];
    })
    .sort((one, other) => one.preference.localeCompare(other.preference) || one.at - other.at)
    .map(({ at: _, ...told }) => told);
}
