/** Plans of waves that a practice keeps under a name; a callout that was made with one keeps its own copy. */
import { type ChangeWavePlanRequest, type WavePlan, type WavePlanRequest } from "../../../src/contract/shapes/waves.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { doctorRef } from "../../domain/doctorName.ts";
import { refuseWaves, replaceWaves, type StoredWave, wavesQuery } from "../../domain/waves.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

const present = ({ groups, doctors, after_hours, at_time: at, fewer_than }: StoredWave): WavePlan["waves"][number] => ({
  groups,
  doctors: doctors.map(doctorRef),
  after_hours,
  at,
  fewer_than,
});

/** By name. */
export async function listPlans(db: Db | Tx): Promise<WavePlan[]> {
  const plans = await db
    .selectFrom("wave_plans")
    .select(["id", "name", "lock_version"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  const waves = await wavesQuery(db).select("waves.plan_id").where("waves.plan_id", "is not", null).execute();
  return plans.map((plan) => {
    const [first, ...later] = waves.filter(({ plan_id }) => plan_id === plan.id).map(present);
    const { groups = [], doctors = [] } = first ?? {};
    return { ...plan, first: { groups, doctors }, waves: later };
  });
}

export async function showPlan(db: Db | Tx, id: number): Promise<WavePlan> {
  const plan = (await listPlans(db)).find((one) => one.id === id);
  if (!plan) throw notFound("wave plan");
  return plan;
}

async function lockPlan({ tx }: CompanyWork, id: number) {
  const plan = await tx.selectFrom("wave_plans").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!plan) throw notFound("wave plan");
  return plan;
}

async function checked({ tx }: CompanyWork, { name: given, first, waves }: WavePlanRequest, except = 0) {
  const name = given.trim();
  if (!name) throw invalid({ name: ["can't be blank"] });
  const taken = await tx
    .selectFrom("wave_plans")
    .select("id")
    .where((e) => e(e.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .where("id", "<>", except)
    .executeTakeFirst();
  if (taken) throw invalid({ name: ["has already been taken"] });
  if (first.doctor_ids.length + first.group_ids.length === 0) throw invalid({ first: ["must name somebody"] });
  refuseWaves(waves);
  return { name, steps: [first, ...waves] };
}

type Told = "wave_plan_created" | "wave_plan_changed" | "wave_plan_deleted";

async function tell(unit: CompanyWork, by: By, action: Told, name: string): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: "company", id: unit.companyId }, params: { name } });
  await recordChange(unit, null);
}

export async function createPlan(unit: CompanyWork, by: By, input: WavePlanRequest): Promise<number> {
  const { name, steps } = await checked(unit, input);
  const { id } = await unit.tx
    .insertInto("wave_plans")
    .values({ company_id: unit.companyId, name, updated_at: unit.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await replaceWaves(unit, { plan_id: id }, steps, 1);
  await tell(unit, by, "wave_plan_created", name);
  return id;
}

/** 409 `stale` carries the plan as it is now. */
export async function changePlan(unit: CompanyWork, by: By, id: number, input: ChangeWavePlanRequest): Promise<void> {
  const { lock_version } = await lockPlan(unit, id);
  if (lock_version !== input.lock_version)
    throw new Problem(409, "stale", ["This plan has changed in the meantime. Please look again."], {
      data: await showPlan(unit.tx, id),
    });
  const { name, steps } = await checked(unit, input, id);
  const values = { name, updated_at: unit.now, lock_version: lock_version + 1 };
  await unit.tx.updateTable("wave_plans").set(values).where("id", "=", id).execute();
  await replaceWaves(unit, { plan_id: id }, steps, 1);
  await tell(unit, by, "wave_plan_changed", name);
}

/** Callouts that were made with it keep their waves. */
export async function deletePlan(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { name } = await lockPlan(unit, id);
  await unit.tx.deleteFrom("wave_plans").where("id", "=", id).execute();
  await tell(unit, by, "wave_plan_deleted", name);
}
