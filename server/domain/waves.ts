/** The steps of a callout or of a plan, as rows and as a form has them. */
import { type ExpressionBuilder, type Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type WaveInput } from "../../src/contract/shapes/waves.ts";
import { type Tables } from "../db/schema.ts";
import { invalid, notFound } from "../http/problem.ts";
import { type CompanyWork } from "../platform/ports.ts";
import { lockSurvivors, survivorsOf } from "./mergedDoctors.ts";

/** A plan's first has no wait: it is asked at once. */
export type Step = Pick<WaveInput, "doctor_ids" | "group_ids"> & Partial<WaveInput>;
type Owner = { plan_id: number } | { callout_id: number };

/** Throws for what no form sends, by field: a wave without anybody, or that says when in no way or in two. */
export function refuseWaves(waves: readonly WaveInput[]): void {
  for (const [index, wave] of waves.entries()) {
    if (wave.doctor_ids.length + wave.group_ids.length === 0)
      throw invalid({ [`waves.${index}`]: ["must name somebody"] });
    if ((wave.after_hours === null) === (wave.at === null))
      throw invalid({ [`waves.${index}`]: ["must say after how many hours, or at what time"] });
  }
}

/** With who goes on for doctors who were merged. Throws `notFound` for ids that are not this company's. */
async function checked({ tx }: CompanyWork, steps: readonly Step[]): Promise<Step[]> {
  if (steps.length === 0) return [];
  const groups = [...new Set(steps.flatMap((step) => step.group_ids))];
  const found = await tx
    .selectFrom("doctor_groups")
    .select("id")
    .where("id", "in", [0, ...groups])
    .execute();
  if (found.length < groups.length) throw notFound("group");
  const doctors = steps.flatMap((step) => step.doctor_ids);
  const survivors = await lockSurvivors(tx, doctors);
  return steps.map((step) => ({ ...step, doctor_ids: survivorsOf(step.doctor_ids, survivors) }));
}

/** Makes these the owner's only ones. `first`: the position of the first. */
export async function replaceWaves(unit: CompanyWork, owner: Owner, wanted: readonly Step[], first: 1 | 2) {
  const { tx, companyId: company_id } = unit;
  const [column, id] =
    "plan_id" in owner ? (["plan_id", owner.plan_id] as const) : (["callout_id", owner.callout_id] as const);
  // Doctors first, and what names them afterwards, as a merge does.
  const steps = await checked(unit, wanted);
  await tx.deleteFrom("waves").where(column, "=", id).execute();
  if (steps.length === 0) return;
  const rows = await tx
    .insertInto("waves")
    .values(
      steps.map(({ after_hours = null, at = null, fewer_than = null }, index) => ({
        company_id,
        plan_id: null,
        callout_id: null,
        ...owner,
        position: first + index,
        after_hours,
        at_time: at,
        fewer_than,
      })),
    )
    .returning(["id", "position"])
    .execute();
  const recipients = rows.flatMap(({ id: wave_id, position }) => {
    const { doctor_ids = [], group_ids = [] } = steps[position - first] ?? {};
    return [
      ...doctor_ids.map((doctor_id) => ({ company_id, wave_id, doctor_id, group_id: null })),
      ...[...new Set(group_ids)].map((group_id) => ({ company_id, wave_id, doctor_id: null, group_id })),
    ];
  });
  if (recipients.length > 0) await tx.insertInto("wave_recipients").values(recipients).execute();
}

/** Doctors by themselves, who are not archived. */
const doctorsOf = (e: ExpressionBuilder<Tables, "waves">) =>
  jsonArrayFrom(
    e
      .selectFrom("wave_recipients")
      .innerJoin("doctors", "doctors.id", "wave_recipients.doctor_id")
      .select(["doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
      .whereRef("wave_recipients.wave_id", "=", "waves.id")
      .where("doctors.archived_at", "is", null)
      .orderBy("doctors.last_name")
      .orderBy("doctors.id"),
  );

const groupsOf = (e: ExpressionBuilder<Tables, "waves">) =>
  jsonArrayFrom(
    e
      .selectFrom("wave_recipients")
      .innerJoin("doctor_groups", "doctor_groups.id", "wave_recipients.group_id")
      .select(["doctor_groups.id", "doctor_groups.name"])
      .whereRef("wave_recipients.wave_id", "=", "waves.id")
      .orderBy("doctor_groups.name"),
  );

/** In their order, each with whom it names. */
export const wavesQuery = (db: Pick<Kysely<Tables>, "selectFrom">) =>
  db
    .selectFrom("waves")
    .select(["waves.id", "waves.position", "waves.after_hours", "waves.at_time", "waves.fewer_than"])
    .select(["waves.status", "waves.asked", "waves.happened_at"])
    .select((e) => [doctorsOf(e).as("doctors"), groupsOf(e).as("groups")])
    .orderBy("waves.position");
export type StoredWave = Awaited<ReturnType<ReturnType<typeof wavesQuery>["execute"]>>[number];

export const wavesOfCallout = (db: Pick<Kysely<Tables>, "selectFrom">, calloutId: number): Promise<StoredWave[]> =>
  wavesQuery(db).where("waves.callout_id", "=", calloutId).execute();

export const waveInput = ({
  doctors,
  groups,
  after_hours,
  at_time,
  fewer_than,
}: Pick<StoredWave, "doctors" | "groups" | "after_hours" | "at_time" | "fewer_than">): WaveInput => ({
  doctor_ids: doctors.map(({ id }) => id),
  group_ids: groups.map(({ id }) => id),
  after_hours,
  at: at_time,
  fewer_than,
});
