/** Groups of doctors: names to ask many at once by. A name is one group's; a group that goes takes nobody with it. */
import { type DoctorGroup, type GroupInput } from "../../../../src/contract/shapes/doctorRequests.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { type By } from "../../../domain/auditBy.ts";
import { invalid, notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { auditGroup } from "../shared/auditDoctor.ts";
import { lockDoctors, raiseVersions } from "../shared/lockDoctors.ts";
import { pausedAt } from "../shared/pauses.ts";

/** Each with how many of its doctors can be asked now. */
const groups = (db: Db | Tx, now: Date) =>
  db
    .selectFrom("doctor_groups")
    .leftJoin("doctor_group_members as member", "member.group_id", "doctor_groups.id")
    .leftJoin("doctors", (on) =>
      on
        .onRef("doctors.id", "=", "member.doctor_id")
        .on("doctors.status", "<>", "archived")
        .on((e) => e.not(pausedAt(now))),
    )
    .select(["doctor_groups.id", "doctor_groups.name", "doctor_groups.lock_version"])
    .select(["doctor_groups.colour", "doctor_groups.description"])
    .select((e) => e.fn.count<number>("doctors.id").as("doctors"))
    .groupBy("doctor_groups.id")
    .orderBy("doctor_groups.name");

export const listGroups = (db: Db | Tx, now: Date): Promise<DoctorGroup[]> => groups(db, now).execute();

export async function showGroup(db: Db | Tx, now: Date, id: number): Promise<DoctorGroup> {
  const group = await groups(db, now).where("doctor_groups.id", "=", id).executeTakeFirst();
  if (!group) throw notFound("group");
  return group;
}

/** The group before its doctors. Whoever saves a doctor into it, and has the doctor already, does not wait for it. */
export async function lockGroup(tx: Tx, id: number) {
  const found = tx.selectFrom("doctor_groups").selectAll().where("id", "=", id);
  const group = await found.forNoKeyUpdate().executeTakeFirst();
  if (!group) throw notFound("group");
  return group;
}

async function checkedName(tx: Tx, given: string, except = 0): Promise<string> {
  const name = given.trim();
  if (!name) throw invalid({ name: ["can't be blank"] });
  const taken = await tx
    .selectFrom("doctor_groups")
    .select("id")
    .where((e) => e(e.fn<string>("lower", ["name"]), "=", name.toLowerCase()))
    .where("id", "<>", except)
    .executeTakeFirst();
  if (taken) throw invalid({ name: ["has already been taken"] });
  return name;
}

const lookOf = ({ colour, description }: GroupInput) => ({
  ...(colour ? { colour } : {}),
  ...(description === undefined ? {} : { description: description?.trim() || null }),
});

export async function createGroup(unit: CompanyWork, by: By, input: GroupInput): Promise<number> {
  const { tx, companyId } = unit;
  const name = await checkedName(tx, input.name);
  const { id } = await tx
    .insertInto("doctor_groups")
    .values({ company_id: companyId, name, description: null, ...lookOf(input) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await auditGroup(unit, by, "group_created", id, { group: name });
  return id;
}

/** What the input leaves out stays. 409 `stale` carries the group as it is now. */
export async function changeGroup(
  unit: CompanyWork,
  by: By,
  id: number,
  input: GroupInput & { lock_version: number },
): Promise<void> {
  const { tx, now } = unit;
  const before = await lockGroup(tx, id);
  const { lock_version } = input;
  if (before.lock_version !== lock_version)
    throw new Problem(409, "stale", ["This group has changed in the meantime. Please look again."], {
      data: await showGroup(tx, now, id),
    });
  const name = await checkedName(tx, input.name, id);
  const next = { name, ...lookOf(input), lock_version: lock_version + 1 };
  await tx.updateTable("doctor_groups").set(next).where("id", "=", id).execute();
  await auditGroup(unit, by, "group_changed", id, { group: name, before: before.name });
}

/** Callouts keep the doctors they went to: they name doctors, not groups. Waiting waves and wave plans lose the group. */
export async function deleteGroup(unit: CompanyWork, by: By, id: number): Promise<void> {
  const { tx } = unit;
  const { name } = await lockGroup(tx, id);
  const members = await tx.selectFrom("doctor_group_members").select("doctor_id").where("group_id", "=", id).execute();
  await lockDoctors(
    tx,
    members.map(({ doctor_id }) => doctor_id),
  );
  const left = await tx.deleteFrom("doctor_group_members").where("group_id", "=", id).returning("doctor_id").execute();
  await raiseVersions(unit, left);
  await tx.deleteFrom("doctor_groups").where("id", "=", id).execute();
  await auditGroup(unit, by, "group_deleted", id, { group: name });
}
