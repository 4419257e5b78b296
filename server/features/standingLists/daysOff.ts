/** Days without lists: of the whole practice, or of one surgeon. */
import { LIMITS } from "../../../src/contract/limits.ts";
import { type DayOff, type DayOffInput } from "../../../src/contract/shapes/planning.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { listDaysOff } from "../lists/public.ts";
import { recordChange } from "../notifications/public.ts";

const [, LONGEST_NAME] = LIMITS.dayOffName;

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
