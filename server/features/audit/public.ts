/** The audit log, for a doctor's history and for files. */
export { type AuditFilters, auditRows, matchingAudit, practiceZone, presentAudit } from "./auditEvents.ts";
