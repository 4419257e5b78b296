/** Who belongs to a group of doctors, and in which order. */
import { sql } from "kysely";
import { type GroupMember, type GroupMembersRequest } from "../../../../src/contract/shapes/doctorRequests.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { type By } from "../../../domain/auditBy.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { lockSurvivors, survivorsOf } from "../../../domain/mergedDoctors.ts";
import { statusAt } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { auditGroup } from "../shared/auditDoctor.ts";
import { raiseVersions } from "../shared/lockDoctors.ts";
import { lockGroup } from "./groups.ts";

const inOrder = (db: Db | Tx, id: number) =>
  db
    .selectFrom("doctors")
    .innerJoin("doctor_group_members as member", "member.doctor_id", "doctors.id")
    .where("member.group_id", "=", id)
    .orderBy("member.rank")
    .orderBy("doctors.last_name")
    .orderBy("doctors.first_name")
    .orderBy("doctors.id");

/** Archived doctors keep their place for the day they come back, but are not shown. */
export async function listMembers(db: Db | Tx, now: Date, id: number): Promise<GroupMember[]> {
  const rows = await inOrder(db, id).selectAll("doctors").where("doctors.status", "<>", "archived").execute();
  return rows.map((row) => ({ ...doctorRef(row), status: statusAt(now, row) }));
}

/** The column's own default: after everybody who has a place. */
const UNPLACED = 1_000_000;

/** In `order`, with the archived ones at the places they have; others whom it leaves out, as new ones, come after. */
async function placeMembers(tx: Tx, groupId: number, order: number[]): Promise<void> {
  const members = await inOrder(tx, groupId).select(["doctors.id", "doctors.status"]).execute();
  const all = [...order];
  for (const [place, { id, status }] of members.entries())
    if (status === "archived" && !order.includes(id)) all.splice(place, 0, id);
  const places = sql`string_to_array(${all.join(",")}, ',')::bigint[]`;
  const rank = sql<number>`coalesce(array_position(${places}, doctor_id), ${UNPLACED})`;
  await tx.updateTable("doctor_group_members").set({ rank }).where("group_id", "=", groupId).execute();
}

/** Said as a difference, so that two people at once lose nothing of each other's. Who goes on for a merged doctor is added. */
export async function changeMembers(
  unit: CompanyWork,
  by: By,
  id: number,
  { remove, ...named }: GroupMembersRequest,
): Promise<void> {
  const { tx, companyId } = unit;
  const { name } = await lockGroup(tx, id);
  const survivors = await lockSurvivors(tx, [...named.add, ...remove, ...(named.order ?? [])], "forNoKeyUpdate");
  const [add, order] = [survivorsOf(named.add, survivors), survivorsOf(named.order ?? [], survivors)];
  const removed = await tx
    .deleteFrom("doctor_group_members")
    .where("group_id", "=", id)
    .where("doctor_id", "in", [0, ...remove])
    .returning("doctor_id")
    .execute();
  await raiseVersions(unit, removed);
  const values = add.map((doctor_id) => ({ company_id: companyId, group_id: id, doctor_id }));
  if (values.length > 0) {
    const added = await tx
      .insertInto("doctor_group_members")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning("doctor_id")
      .execute();
    await raiseVersions(unit, added);
  }
  if (order.length > 0) await placeMembers(tx, id, order);
  const params = { group: name, added: add.length, removed: remove.length };
  await auditGroup(unit, by, "group_members_changed", id, params);
}
