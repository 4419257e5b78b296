/** Who did what and when, written in the transaction of the change itself. */
import { type AuditAction, type AuditFact, type AuditSubjectType } from "../../src/contract/audit.ts";
import { type AuditDiff } from "../../src/contract/shapes/audit.ts";
import { type Tx } from "../db/database.ts";

export type AuditEvent = {
  companyId: number;
  actor: { type: "admin" | "doctor"; id: number } | { type: "system" | "provider" };
  action: AuditAction;
  subject?: { type: AuditSubjectType; id: number };
  /** Facts that the sentence on the screen needs; never a secret. */
  params?: { [Fact in AuditFact]?: string | number };
  /** What somebody wrote: kept beside the log, so that it can be removed in time. */
  reason?: string | null;
  diff?: AuditDiff;
  requestId?: string;
};

const rowOf = (event: AuditEvent, created_at: Date) => ({
  company_id: event.companyId,
  actor_type: event.actor.type,
  actor_id: "id" in event.actor ? event.actor.id : null,
  action: event.action,
  subject_type: event.subject?.type ?? null,
  subject_id: event.subject?.id ?? null,
  params: JSON.stringify(event.params ?? {}),
  diff: event.diff ? JSON.stringify(event.diff) : null,
  request_id: event.requestId ?? null,
  created_at,
});

export const recordAudit = (tx: Tx, now: Date, event: AuditEvent): Promise<void> => recordAudits(tx, now, [event]);

/** In one statement. At the commit the database chains them to the company's earlier events; see docs/decisions/0042. */
export async function recordAudits(tx: Tx, now: Date, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => rowOf(event, now));
  const ids = await tx.insertInto("audit_events").values(rows).returning("id").execute();
  const reasons = events.flatMap(({ companyId: company_id, reason }, nth) => {
    const event_id = ids[nth]?.id;
    return reason && event_id ? [{ event_id, company_id, reason }] : [];
  });
  if (reasons.length > 0) await tx.insertInto("audit_reasons").values(reasons).execute();
}

/** What the sentence needs, with the reason that is kept beside the log; older events have theirs within. */
export const withReason = <Params extends object>(params: Params, reason: string | null) =>
  reason === null ? params : { ...params, reason };
