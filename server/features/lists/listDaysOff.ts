/** Days without lists, of the whole practice or of one surgeon, as they are read. */
import { type DayOff } from "../../../src/contract/shapes/planning.ts";
import { type Db, type Tx } from "../../db/database.ts";

type Days = { from: string; to: string };

/** By their first day; those that touch these days, or all. */
export async function listDaysOff(db: Db | Tx, days?: Days, id?: number): Promise<DayOff[]> {
  const rows = await db
    .selectFrom("days_off")
    .leftJoin("surgeons", "surgeons.id", "days_off.surgeon_id")
    .select(["days_off.id", "name", "starts_on", "ends_on", "surgeon_id", "surgeons.display_name"])
    .$if(days !== undefined, (query) =>
      query.where("starts_on", "<=", days?.to ?? "").where("ends_on", ">=", days?.from ?? ""),
    )
    .$if(id !== undefined, (query) => query.where("days_off.id", "=", id ?? 0))
    .orderBy("starts_on")
    .orderBy("days_off.id")
    .execute();
  return rows.map(({ surgeon_id, display_name, ...row }) => ({
    ...row,
    surgeon: surgeon_id === null ? null : { id: surgeon_id, name: display_name ?? "" },
  }));
}
