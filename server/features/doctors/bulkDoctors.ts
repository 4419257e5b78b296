/** The same for many doctors: what is possible is done, and for the rest it is said why not. */
import { type DoctorBulk, type DoctorBulkResult } from "../../../src/contract/shapes/doctorRequests.ts";
import { type By } from "../../domain/auditBy.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockCalloutsOf } from "../callouts/public.ts";
import { archiveDoctor, pauseDoctor, restoreDoctor, unpauseDoctor } from "./doctorStatus.ts";
import { changeMembers } from "./groups/groupMembers.ts";
import { inviteDoctor } from "./inviteDoctor.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";
import { DoctorRefusal } from "./shared/doctorRefusal.ts";
import { lockDoctors, raiseVersions } from "./shared/lockDoctors.ts";

async function addToSite(unit: CompanyWork, by: By, ids: number[], siteId: number): Promise<void> {
  const { tx, companyId } = unit;
  const site = await tx.selectFrom("sites").select("id").where("id", "=", siteId).executeTakeFirst();
  if (!site) throw notFound("site");
  await lockDoctors(tx, ids);
  const values = ids.map((doctor_id) => ({
    company_id: companyId,
    doctor_id,
    site_id: siteId,
    credentialed_until: null,
  }));
  const added = await tx
    .insertInto("doctor_sites")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("doctor_id")
    .execute();
  await raiseVersions(unit, added);
  const changed = added.map(({ doctor_id }) => doctor_id);
  const doctors = await tx
    .selectFrom("doctors")
    .select(["id", "title", "first_name", "last_name"])
    .where("id", "in", [0, ...changed])
    .orderBy("id")
    .execute();
  for (const doctor of doctors)
    await auditDoctor(unit, by, "doctor_changed", doctor.id, { doctor: doctorName(doctor), fields: "sites" });
}

/** False: there was nothing to change. */
type ForOne = (unit: CompanyWork, by: By, id: number) => Promise<unknown>;

const forOne = ({ action, until }: DoctorBulk): ForOne | undefined => {
  if (action === "invite") return inviteDoctor;
  if (action === "archive") return archiveDoctor;
  if (action === "restore") return restoreDoctor;
  if (action === "unpause") return unpauseDoctor;
  if (action === "pause") return (unit, by, id) => pauseDoctor(unit, by, id, until ? new Date(until) : null);
  return undefined;
};

/** A refusal comes before anything is written for that doctor, so the others' changes stand. */
async function attempt(work: Promise<unknown>, id: number): Promise<DoctorBulkResult[number]> {
  try {
    const changed = await work;
    return { id, ok: true, error: null, ...(changed === false ? { unchanged: true } : {}) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 404) throw error;
    const { errors } = error;
    const told = Array.isArray(errors) ? errors : (errors.full_messages ?? []);
    return {
      id,
      ok: false,
      error: told.join(" "),
      ...(error instanceof DoctorRefusal ? { reason: error.reason } : {}),
    };
  }
}

export async function bulkDoctors(unit: CompanyWork, by: By, bulk: DoctorBulk): Promise<DoctorBulkResult> {
  // In one order, so that two at once never wait for each other.
  const ids = [...new Set(bulk.ids)].sort((one, other) => one - other);
  const known = await unit.tx.selectFrom("doctors").select("id").where("id", "in", ids).execute();
  if (known.length < ids.length) throw notFound("doctor");
  const one = forOne(bulk);
  const results: DoctorBulkResult = [];
  if (one) {
    // For all of them before the first doctor: whoever answers locks the callout first.
    if (bulk.action === "archive" || bulk.action === "restore") await lockCalloutsOf(unit, ids);
    for (const id of ids) results.push(await attempt(one(unit, by, id), id));
    return results;
  }
  if (bulk.action === "add_to_group") {
    if (!bulk.group_id) throw invalid({ group_id: ["can't be blank"] });
    await changeMembers(unit, by, bulk.group_id, { add: ids, remove: [] });
  } else {
    if (!bulk.site_id) throw invalid({ site_id: ["can't be blank"] });
    await addToSite(unit, by, ids, bulk.site_id);
  }
  return ids.map((id) => ({ id, ok: true, error: null }));
}
