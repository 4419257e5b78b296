/** Days without lists: of the whole practice, or of one surgeon. */
import { LIMITS } from "../../../src/contract/limits.ts";
import { type DayOff, type DayOffInput } from "../../../src/contract/shapes/planning.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

const [, LONGEST_NAME] = LIMITS.dayOffName;

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

async function showDayOff({ tx }: CompanyWork, id: number): Promise<DayOff> {
  const [found] = await listDaysOff(tx, undefined, id);
  if (!found) throw notFound("day_off");
  return found;
}

const paramsOf = ({ name, starts_on, ends_on, surgeon }: DayOff) => ({
  name,
  from: starts_on,
  to: ends_on,
  ...(surgeon ? { surgeon: surgeon.name } : {}),
});

export async function addDayOff(unit: CompanyWork, by: By, input: DayOffInput): Promise<DayOff> {
  const { tx, now, companyId: company_id } = unit;
  const { starts_on, ends_on, surgeon_id = null } = input;
  const name = input.name.trim();
  if (!name) throw invalid({ name: ["can't be blank"] });
  if (name.length > LONGEST_NAME) throw invalid({ name: [`is too long (maximum is ${LONGEST_NAME} characters)`] });
  if (ends_on < starts_on) throw invalid({ ends_on: ["must not be before the first day"] });
  if (surgeon_id !== null) {
    const surgeon = await tx.selectFrom("surgeons").select("id").where("id", "=", surgeon_id).executeTakeFirst();
    if (!surgeon) throw notFound("surgeon");
  }
  const { id } = await tx
    .insertInto("days_off")
    .values({ company_id, name, starts_on, ends_on, surgeon_id, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const made = await showDayOff(unit, id);
  await auditBy(unit, by, { action: "day_off_added", params: paramsOf(made) });
  await recordChange(unit, null);
  return made;
}

export async function removeDayOff(unit: CompanyWork, by: By, id: number): Promise<void> {
  const gone = await showDayOff(unit, id);
  await unit.tx.deleteFrom("days_off").where("id", "=", id).execute();
  await auditBy(unit, by, { action: "day_off_removed", params: paramsOf(gone) });
  await recordChange(unit, null);
}
