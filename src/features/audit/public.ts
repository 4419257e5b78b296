/** What other features may show of the audit log. */
export { AuditTable } from "./AuditTable.tsx";
