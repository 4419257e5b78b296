/** Surgeons: whose lists these are. */
import { type SurgeonDetail, type SurgeonInput } from "../../../src/contract/places.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { orNull } from "../../db/orNull.ts";
import { invalid } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { formProblems } from "../auth/formProblems.ts";
import { presentKept } from "./presentKept.ts";
import { type Wanted } from "./sites.ts";

export async function listSurgeons(db: Db | Tx, { id, archived = false }: Wanted = {}): Promise<SurgeonDetail[]> {
  let query = db
    .selectFrom("surgeons")
    .select(["id", "display_name", "specialty", "phone", "notes", "archived_at", "lock_version"])
    .select((e) =>
      e.exists(e.selectFrom("lists").select("lists.id").whereRef("lists.surgeon_id", "=", "surgeons.id")).as("in_use"),
    )
    .orderBy("display_name")
    .orderBy("id");
  if (id !== undefined) query = query.where("id", "=", id);
  if (!archived) query = query.where("archived_at", "is", null);
  return (await query.execute()).map(presentKept);
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
export async function insertSurgeon({ tx, companyId }: CompanyWork, input: SurgeonInput): Promise<number> {
  const { id } = await tx
    .insertInto("surgeons")
    .values({ ...columnsOf(input), company_id: companyId, archived_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSurgeon({ tx }: CompanyWork, id: number, input: SurgeonInput & { lock_version: number }) {
  await tx
    .updateTable("surgeons")
    .set({ ...columnsOf(input), lock_version: input.lock_version + 1 })
    .where("id", "=", id)
    .execute();
}
