/** Adding a doctor and changing one; an address belongs to one doctor of the practice who is not archived. */
import { type DoctorInput } from "../../../src/contract/shapes/doctor.ts";
import { type Tx } from "../../db/database.ts";
import { orNull } from "../../db/orNull.ts";
import { type By } from "../../domain/auditBy.ts";
import { auditDiff } from "../../domain/auditDiff.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { readdressMails, renewAllLinks } from "../../domain/renewedLinks.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { auditDoctor } from "./shared/auditDoctor.ts";
import { belongings, saveGroups, saveSites } from "./shared/belongings.ts";
import { DoctorRefusal } from "./shared/doctorRefusal.ts";
import { showDoctor } from "./shared/presentDoctor.ts";

/**
 * Nobody else changes the row until the transaction ends. "forUpdate": nor is the doctor asked meanwhile, and mails that were
 * being written are there afterwards. Throws `notFound` for ids that are not this company's.
 */
export async function lockDoctor(tx: Tx, id: number, lock: "forNoKeyUpdate" | "forUpdate" = "forNoKeyUpdate") {
  const doctor = await tx.selectFrom("doctors").selectAll().where("id", "=", id)[lock]().executeTakeFirst();
  if (!doctor) throw notFound("doctor");
  return doctor;
}

export async function refuseTakenEmail(tx: Tx, email: string, except = 0): Promise<void> {
  const taken = await tx
    .selectFrom("doctors")
    .select("id")
    .where((e) => e(e.fn<string>("lower", ["email"]), "=", email.trim().toLowerCase()))
    .where("archived_at", "is", null)
    .where("id", "<>", except)
    .executeTakeFirst();
  if (taken) throw new DoctorRefusal("taken", invalid({ email: ["has already been taken"] }));
}

function checkedColumns(input: DoctorInput) {
  const problems = formProblems("doctor", { ...input, mobile_phone: input.mobile_phone ?? "" });
  if (problems) throw invalid(problems);
  return {
    title: orNull(input.title),
    first_name: input.first_name.trim(),
    last_name: input.last_name.trim(),
    email: input.email.trim(),
    mobile_phone: orNull(input.mobile_phone),
    role: input.role,
    grade: orNull(input.grade),
    specialties: [...new Set((input.specialties ?? []).map((one) => one.trim()).filter(Boolean))],
    registration_body: orNull(input.registration_body),
    registration_number: orNull(input.registration_number),
    locale: input.locale,
    notes: orNull(input.notes),
  };
}

const isSameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** A doctor whose address moves is not asked meanwhile. Locked so at once: a lock that grows waits for those who wait for it. */
async function lockToChange(tx: Tx, id: number, { email }: DoctorInput) {
  const seen = await tx.selectFrom("doctors").select("email").where("id", "=", id).executeTakeFirst();
  return lockDoctor(tx, id, seen && !isSameAddress(email, seen.email) ? "forUpdate" : "forNoKeyUpdate");
}

export async function createDoctor(unit: CompanyWork, by: By, input: DoctorInput): Promise<number> {
  const { tx, companyId, now } = unit;
  const columns = checkedColumns(input);
  await refuseTakenEmail(tx, columns.email);
  const { id } = await tx
    .insertInto("doctors")
    .values({ company_id: companyId, ...columns, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await saveGroups(unit, id, input.group_ids);
  await saveSites(unit, id, input.sites);
  await auditDoctor(unit, by, "doctor_created", id, { doctor: doctorName(columns) });
  return id;
}

/**
 * A new address is one that no mail server has taken or refused a mail to yet, and that nobody was invited at; no link that
 * was sent to the earlier one opens anything any more, and mails that wait go to the new one. 409 `stale` carries the doctor as it is now.
 */
export async function changeDoctor(
  unit: CompanyWork,
  by: By,
  id: number,
  { lock_version, ...input }: DoctorInput & { lock_version: number },
): Promise<void> {
  const { tx, now } = unit;
  const before = await lockToChange(tx, id, input);
  if (before.lock_version !== lock_version)
    throw new Problem(409, "stale", ["This doctor has changed in the meantime. Please look again."], {
      data: await showDoctor(tx, now, id),
    });
  const columns = checkedColumns(input);
  if (before.archived_at === null) await refuseTakenEmail(tx, columns.email, id);
  const belonged = await belongings(tx, id);
  const moved = !isSameAddress(columns.email, before.email);
  await tx
    .updateTable("doctors")
    .set({
      ...columns,
      ...(moved ? { email_state: "unverified", invited_at: null, confirmed_at: null } : {}),
      lock_version: lock_version + 1,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
  if (moved) {
    await renewAllLinks(unit, id);
    await readdressMails(unit, id, before.email, columns.email);
  }
  await saveGroups(unit, id, input.group_ids);
  await saveSites(unit, id, input.sites);
  const diff = auditDiff({ ...before, ...belonged }, { ...columns, ...(await belongings(tx, id)) });
  const params = { doctor: doctorName(columns), fields: Object.keys(diff).join(" ") };
  await auditDoctor(unit, by, "doctor_changed", id, params, diff);
}
