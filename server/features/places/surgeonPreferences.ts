/** Whom surgeons like to work with and whom rather not: noted at the surgeon; a fact, never a reason to leave somebody out. */
import { type PreferredDoctor, type SurgeonInput } from "../../../src/contract/shapes/places.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { type By } from "../../domain/auditBy.ts";
import { doctorRef } from "../../domain/doctorName.ts";
import { lockSurvivors } from "../../domain/mergedDoctors.ts";
import { invalid } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";

/** By surgeon, the doctors by name. */
export async function preferencesOf(db: Db | Tx, surgeonIds: number[]): Promise<Map<number, PreferredDoctor[]>> {
  const rows = await db
    .selectFrom("doctor_surgeon_preferences as noted")
    .innerJoin("doctors", "doctors.id", "noted.doctor_id")
    .select(["noted.surgeon_id", "noted.preference"])
    .select(["doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
    .where("noted.surgeon_id", "in", [0, ...surgeonIds])
    .orderBy("doctors.last_name")
    .orderBy("doctors.id")
    .execute();
  const told = rows.map(({ surgeon_id, preference, ...doctor }) => ({
    surgeon_id,
    one: { doctor: doctorRef(doctor), preference },
  }));
  return new Map([...Map.groupBy(told, (row) => row.surgeon_id)].map(([id, own]) => [id, own.map((row) => row.one)]));
}

type Wanted = NonNullable<SurgeonInput["doctors"]>;

/** What is said of merged duplicates is said of who goes on for them; what is said of those themselves goes before it. */
async function ofSurvivors(tx: Tx, wanted: Wanted): Promise<Wanted> {
  const survivors = await lockSurvivors(
    tx,
    wanted.map((one) => one.doctor_id),
  );
  const said = new Map(wanted.map(({ doctor_id: id, preference }) => [survivors.get(id) ?? id, preference]));
  for (const { doctor_id, preference } of wanted) if (said.has(doctor_id)) said.set(doctor_id, preference);
  return [...said].map(([doctor_id, preference]) => ({ doctor_id, preference }));
}

/** Left out, they stay as they are. What does not change keeps who noted it. */
export async function savePreferences(
  { tx, companyId, now }: CompanyWork,
  by: By,
  surgeon_id: number,
  wanted: SurgeonInput["doctors"],
): Promise<void> {
  if (!wanted) return;
  const named = new Set(wanted.map((one) => one.doctor_id));
  if (named.size < wanted.length) throw invalid({ doctors: ["must name each doctor once"] });
  const meant = await ofSurvivors(tx, wanted);
  const ids = meant.map((one) => one.doctor_id);
  await tx
    .deleteFrom("doctor_surgeon_preferences")
    .where("surgeon_id", "=", surgeon_id)
    .where("doctor_id", "not in", [0, ...ids])
    .execute();
  if (ids.length === 0) return;
  const noted = { company_id: companyId, surgeon_id, set_by: by.userId, set_at: now };
  await tx
    .insertInto("doctor_surgeon_preferences")
    .values(meant.map((one) => ({ ...noted, ...one })))
    .onConflict((on) =>
      on
        .columns(["surgeon_id", "doctor_id"])
        .doUpdateSet((e) => ({ ...noted, preference: e.ref("excluded.preference") }))
        .whereRef("doctor_surgeon_preferences.preference", "<>", "excluded.preference"),
    )
    .execute();
}
