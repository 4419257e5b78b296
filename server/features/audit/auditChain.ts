/** Whether a company's audit log is still what was written: every hash is calculated anew, from the first event to the head. */
import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { type Db } from "../../db/database.ts";

/** Stands before the first event. */
export const CHAIN_START = "0".repeat(64);
/** Events that are read together. */
const CHUNK_EVENTS = 1000;

/**
 * The text that is hashed, of rows that the statement calls `event`: as the migration has it, but said here again, so that
 * the check does not ask a function that whoever changed the rows could have changed too.
 */
export const entryText = (): RawBuilder<string> => sql<string>`jsonb_build_object(
  'seq', event.seq, 'id', event.id, 'company_id', event.company_id, 'actor_type', event.actor_type,
  'actor_id', event.actor_id, 'action', event.action, 'subject_type', event.subject_type,
  'subject_id', event.subject_id, 'params', event.params, 'diff', event.diff, 'request_id', event.request_id,
  'created_at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text`;

type Head = { seq: number; hash: string };
type Link = Head & { id: number };
/** `eventId` null: the last events are gone. */
export type AuditFault = { eventId: number | null; seq: number; kind: "changed" | "missing" | "unchained" | "head" };
export type AuditVerdict = { events: number; head: Head; fault: AuditFault | null };

const hashOf = (before: string, entry: string): string =>
  createHash("sha256").update(`${before}\n${entry}`).digest("hex");

const eventsAfter = (db: Db, companyId: number, { seq, id }: Link) =>
  db
    .selectFrom("audit_events as event")
    .select(["event.id", "event.seq", "event.hash", entryText().as("entry")])
    .where("event.company_id", "=", companyId)
    .where(sql<boolean>`(event.seq, event.id) > (${seq}, ${id})`)
    .orderBy("event.seq")
    .orderBy("event.id")
    .limit(CHUNK_EVENTS)
    .execute();

const headOf = async (db: Db, companyId: number): Promise<Head> =>
  (await db
    .selectFrom("audit_chains")
    .select(["seq", "hash"])
    .where("company_id", "=", companyId)
    .executeTakeFirst()) ?? { seq: 0, hash: CHAIN_START };

/** Written past the chain: a number is missing only where the triggers were switched off. */
const unchained = (db: Db, companyId: number) =>
  db
    .selectFrom("audit_events")
    .select("id")
    .where("company_id", "=", companyId)
    .where("seq", "is", null)
    .orderBy("id")
    .executeTakeFirst();

/** `last` is the last event that fits; `fault` the first one that does not. */
function walk(last: Link, rows: Awaited<ReturnType<typeof eventsAfter>>): { last: Link; fault: AuditFault | null } {
  for (const { id, seq, hash, entry } of rows) {
    const wanted = last.seq + 1;
    if (seq !== wanted) return { last, fault: { eventId: id, seq: wanted, kind: "missing" } };
    if (hash !== hashOf(last.hash, entry)) return { last, fault: { eventId: id, seq, kind: "changed" } };
    last = { id, seq, hash };
  }
  return { last, fault: null };
}

/** `db` is the whole database's handle. Events that are written meanwhile are read with the others. */
export async function verifyAudit(db: Db, companyId: number): Promise<AuditVerdict> {
  let last: Link = { id: 0, seq: 0, hash: CHAIN_START };
  for (;;) {
    // Read first: an event and its head are committed together, so a head without its event is a fault.
    const head = await headOf(db, companyId);
    const rows = await eventsAfter(db, companyId, last);
    const walked = walk(last, rows);
    last = walked.last;
    const fault = walked.fault ?? (rows.length === 0 ? await faultAtEnd(db, companyId, last, head) : null);
    if (fault || rows.length === 0) return { events: last.seq, head, fault };
  }
}

async function faultAtEnd(db: Db, companyId: number, last: Link, head: Head): Promise<AuditFault | null> {
  const loose = await unchained(db, companyId);
  if (loose) return { eventId: loose.id, seq: last.seq + 1, kind: "unchained" };
  if (head.seq > last.seq) return { eventId: null, seq: last.seq + 1, kind: "missing" };
  return head.seq === last.seq && head.hash === last.hash ? null : { eventId: last.id, seq: last.seq, kind: "head" };
}
