/** Who changed what about an administrator, and a word to the other tabs. */

import { auditBy, type By } from "../../domain/auditBy.ts";
import { type AuditEvent } from "../../domain/recordAudit.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

type UserAct =
  | "user_changed"
  | "user_role_changed"
  | "user_disabled"
  | "user_enabled"
  | "user_invited"
  | "invitation_resent"
  | "invitation_withdrawn"
  | "user_session_revoked"
  | "user_sessions_revoked";

export async function auditUser(
  unit: CompanyWork,
  by: By,
  action: UserAct,
  about: number,
  told: Pick<AuditEvent, "params" | "diff"> = {},
): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: "user", id: about }, ...told });
  await recordChange(unit, null);
}
