/** Who changed what about a doctor or a group, in the transaction of the change (product.md I5). */
import { type FastifyRequest } from "fastify";
import { signedIn } from "../../plugins/signedIn.ts";
import { type CompanyWork } from "../../ports.ts";
import { type AuditEvent, recordAudit } from "../audit/recordAudit.ts";
import { recordChange } from "../notifications/record.ts";

/** By whom, in which request. */
export type By = { userId: number; requestId: string };
export const byWhom = (request: FastifyRequest): By => ({ userId: signedIn(request).userId, requestId: request.id });

type About = Pick<AuditEvent, "action" | "subject" | "params">;

const record = ({ tx, now, companyId }: CompanyWork, by: By, event: About): Promise<void> =>
  recordAudit(tx, now, { companyId, actor: { type: "admin", id: by.userId }, requestId: by.requestId, ...event });

type DoctorAct =
  | "doctor_created"
  | "doctor_changed"
  | "doctor_archived"
  | "doctor_restored"
  | "doctor_paused"
  | "doctor_unpaused"
  | "doctor_invited"
  | "leave_added"
  | "leave_removed";

export const auditDoctor = (
  unit: CompanyWork,
  by: By,
  action: DoctorAct,
  id: number,
  params: Record<string, string | number>,
): Promise<void> => record(unit, by, { action, subject: { type: "doctor", id }, params });

type GroupAct = "group_created" | "group_changed" | "group_deleted" | "group_members_changed";

/** And a word to the other tabs. */
export async function auditGroup(
  unit: CompanyWork,
  by: By,
  action: GroupAct,
  id: number,
  params: Record<string, string | number>,
): Promise<void> {
  await record(unit, by, { action, subject: { type: "group", id }, params });
  await recordChange(unit, null);
}
