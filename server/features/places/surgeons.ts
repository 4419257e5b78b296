/** Surgeons: whose lists these are. */
import { type SurgeonDetail, type SurgeonInput } from "../../../src/contract/shapes/places.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { orNull } from "../../db/orNull.ts";
import { type By } from "../../domain/auditBy.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { presentKept } from "./presentKept.ts";
import { type Wanted } from "./sites.ts";
import { preferencesOf, savePreferences } from "./surgeonPreferences.ts";

export async function listSurgeons(db: Db | Tx, { id, archived = false }: Wanted = {}): Promise<SurgeonDetail[]> {
  let query = db
    .selectFrom("surgeons")
    .select(["id", "display_name", "specialty", "phone", "notes", "archived_at", "lock_version"])
    .select((e) =>
      e
        .or([
          e.exists(e.selectFrom("lists").select("lists.id").whereRef("lists.surgeon_id", "=", "surgeons.id")),
          e.exists(
            e
              .selectFrom("standing_lists")
              .select("standing_lists.id")
              .whereRef("standing_lists.surgeon_id", "=", "surgeons.id"),
          ),
          // Leave and preferences would go with the surgeon.
          e.exists(e.selectFrom("days_off").select("days_off.id").whereRef("days_off.surgeon_id", "=", "surgeons.id")),
          e.exists(
            e
              .selectFrom("doctor_surgeon_preferences as preference")
              .select("preference.surgeon_id")
              .whereRef("preference.surgeon_id", "=", "surgeons.id"),
          ),
        ])
        .as("in_use"),
    )
    .orderBy("display_name")
    .orderBy("id");
  if (id !== undefined) query = query.where("id", "=", id);
  if (!archived) query = query.where("archived_at", "is", null);
  const surgeons = (await query.execute()).map(presentKept);
  const doctors = await preferencesOf(
    db,
    surgeons.map((one) => one.id),
  );
  return surgeons.map((one) => ({ ...one, doctors: doctors.get(one.id) ?? [] }));
}

/** Two surgeons may share a name: only the practice knows whether they are one. */
function columnsOf(input: SurgeonInput) {
  const problems = formProblems("surgeon", { ...input, phone: input.phone ?? "" });
  if (problems) throw invalid(problems);
  return {
    display_name: input.display_name.trim(),
    specialty: orNull(input.specialty),
    phone: orNull(input.phone),
    notes: orNull(input.notes),
  };
}

/** Returns the new surgeon's id. */
export async function insertSurgeon(unit: CompanyWork, by: By, input: SurgeonInput): Promise<number> {
  const { id } = await unit.tx
    .insertInto("surgeons")
    .values({ ...columnsOf(input), company_id: unit.companyId, archived_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await savePreferences(unit, by, id, input.doctors);
  return id;
}

export async function updateSurgeon(
  unit: CompanyWork,
  by: By,
  id: number,
  input: SurgeonInput & { lock_version: number },
): Promise<void> {
  await unit.tx
    .updateTable("surgeons")
    .set({ ...columnsOf(input), lock_version: input.lock_version + 1 })
    .where("id", "=", id)
    .execute();
  await savePreferences(unit, by, id, input.doctors);
}
