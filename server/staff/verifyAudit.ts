/** npm run staff -- verify-audit: whether each practice's audit log is still as it was written, with the head to note elsewhere. */
import { type Db } from "../db/database.ts";
import { type AuditFault, verifyAudit } from "../features/audit/public.ts";
import { done, refused, type StaffResult } from "./staffResult.ts";

const REASONS: Record<AuditFault["kind"], string> = {
  changed: "what it says, or the hash before it, was changed",
  missing: "an event before it is missing, or is not in its place",
  unchained: "it was written past the chain",
  head: "the noted head is another one",
};

function verdict({ eventId, seq, kind }: AuditFault): string {
  if (eventId === null) return `DOES NOT FIT: the events from number ${seq} on are missing`;
  return `DOES NOT FIT at event ${eventId} (number ${seq}): ${REASONS[kind]}`;
}

/** Of one practice, or of all. `exitCode` 1: something does not fit. */
export async function verifyAudits(db: Db, companyId?: number): Promise<StaffResult> {
  let practices = db.selectFrom("companies").select(["id", "name"]).orderBy("id");
  if (companyId !== undefined) practices = practices.where("id", "=", companyId);
  const rows = await practices.execute();
  if (rows.length === 0) {
    if (companyId !== undefined) return refused(`There is no practice ${companyId}.\n`);
    return done("No practice has registered yet.\n");
  }
  let text = "";
  let faults = 0;
  for (const { id, name } of rows) {
    const { events, head, fault } = await verifyAudit(db, id);
    if (fault) faults += 1;
    const columns = [String(id).padEnd(8), name.padEnd(34), `${events} events fit`.padEnd(20), `head ${head.seq}`];
    text += `${[...columns, head.hash, fault ? verdict(fault) : "intact"].join(" ")}\n`;
  }
  return faults > 0 ? refused(text) : done(text);
}
