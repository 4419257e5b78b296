/** What an administrator did, written down in the transaction of the change itself. */
import { type FastifyRequest } from "fastify";
import { signedIn } from "../http/currentSession.ts";
import { type CompanyWork } from "../platform/ports.ts";
import { type AuditEvent, recordAudit } from "./recordAudit.ts";

/** By whom, in which request. */
export type By = { userId: number; requestId: string };
export const byWhom = (request: FastifyRequest): By => ({ userId: signedIn(request).userId, requestId: request.id });

type Act = Pick<AuditEvent, "action" | "subject" | "params" | "diff">;

export const eventBy = ({ companyId }: Pick<CompanyWork, "companyId">, by: By, act: Act): AuditEvent => ({
  companyId,
  actor: { type: "admin", id: by.userId },
  requestId: by.requestId,
  ...act,
});

export const auditBy = (unit: CompanyWork, by: By, act: Act): Promise<void> =>
  recordAudit(unit.tx, unit.now, eventBy(unit, by, act));
