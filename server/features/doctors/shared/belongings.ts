/** The groups a doctor is in, and the sites where the doctor may work. */
import { type DoctorInput } from "../../../../src/contract/shapes/doctor.ts";
import { type Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

/** Left out, memberships stay as they are. */
export async function saveGroups({ tx, companyId }: CompanyWork, doctor_id: number, wanted?: number[]): Promise<void> {
  if (!wanted) return;
  const ids = [...new Set(wanted)];
  const found = await tx
    .selectFrom("doctor_groups")
    .select("id")
    .where("id", "in", [0, ...ids])
    .execute();
  if (found.length < ids.length) throw notFound("group");
  // Whoever stays in a group keeps the place there.
  await tx
    .deleteFrom("doctor_group_members")
    .where("doctor_id", "=", doctor_id)
    .where("group_id", "not in", [0, ...ids])
    .execute();
  if (ids.length === 0) return;
  const values = ids.map((group_id) => ({ company_id: companyId, group_id, doctor_id }));
  await tx
    .insertInto("doctor_group_members")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveSites({ tx, companyId }: CompanyWork, doctor_id: number, wanted: DoctorInput["sites"]) {
  if (!wanted) return;
  const sites = new Map(wanted.map((one) => [one.site_id, one.credentialed_until]));
  const found = await tx
    .selectFrom("sites")
    .select("id")
    .where("id", "in", [0, ...sites.keys()])
    .execute();
  if (found.length < sites.size) throw notFound("site");
  await tx.deleteFrom("doctor_sites").where("doctor_id", "=", doctor_id).execute();
  if (sites.size === 0) return;
  const values = [...sites].map(([site_id, credentialed_until]) => ({
    company_id: companyId,
    doctor_id,
    site_id,
    credentialed_until,
  }));
  await tx.insertInto("doctor_sites").values(values).execute();
}

/** By name, to tell whether groups and sites are others than before, and which. */
export async function belongings(tx: Tx, id: number) {
  const groups = await tx
    .selectFrom("doctor_group_members as member")
    .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
    .select("doctor_groups.name")
    .where("member.doctor_id", "=", id)
    .orderBy("doctor_groups.id")
    .execute();
  const sites = await tx
    .selectFrom("doctor_sites as at")
    .innerJoin("sites", "sites.id", "at.site_id")
    .select(["sites.name", "at.credentialed_until"])
    .where("at.doctor_id", "=", id)
    .orderBy("sites.id")
    .execute();
  return {
    groups: groups.map(({ name }) => name),
    sites: sites.map(({ name, credentialed_until }) => [name, credentialed_until].filter(Boolean).join(" ")),
  };
}
