/** The audit log, for a doctor's history, for files and for the staff. */
export { type AuditFault, CHAIN_START, entryText, verifyAudit } from "./auditChain.ts";
export { type AuditFilters, auditRows, matchingAudit, practiceZone, presentAudit } from "./auditEvents.ts";
