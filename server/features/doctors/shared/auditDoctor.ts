/** Who changed what about a doctor or a group, in the transaction of the change. */
import { type AuditDiff } from "../../../../src/contract/shapes/audit.ts";
import { auditBy, type By } from "../../../domain/auditBy.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";

type DoctorAct =
  | "doctor_created"
  | "doctor_changed"
  | "doctor_archived"
  | "doctor_restored"
  | "doctor_merged"
  | "doctor_paused"
  | "doctor_unpaused"
  | "doctor_address_used_again"
  | "doctor_invited"
  | "doctor_link_renewed"
  | "leave_added"
  | "leave_removed";

/** And a word to the other tabs. */
export async function auditDoctor(
  unit: CompanyWork,
  by: By,
  action: DoctorAct,
  id: number,
  params: Record<string, string | number>,
  diff?: AuditDiff,
): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: "doctor", id }, params, ...(diff ? { diff } : {}) });
  await recordChange(unit, null);
}

type GroupAct = "group_created" | "group_changed" | "group_deleted" | "group_members_changed";

/** And a word to the other tabs. */
export async function auditGroup(
  unit: CompanyWork,
  by: By,
  action: GroupAct,
  id: number,
  params: Record<string, string | number>,
): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: "group", id }, params });
  await recordChange(unit, null);
}
