/** What other features may show of the audit log. */
export { AuditChanges } from "./AuditChanges.tsx";
export { AuditTable } from "./AuditTable.tsx";
