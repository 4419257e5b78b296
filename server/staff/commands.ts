/** What the provider's staff can do: list practices, verify one, suspend one (product.md T28, Q29). */
import { sql } from "kysely";
import { type Clock } from "../clock.ts";
import { type Db, type Tx } from "../db/database.ts";
import { recordAudit } from "../features/audit/recordAudit.ts";

const USAGE = `Usage:
  npm run staff -- list            all practices, those that wait for verification first
  npm run staff -- verify ID       lets the practice's administrators sign in
  npm run staff -- suspend ID      ends their sessions and keeps them out
`;

/** `by`: the system user who typed it. */
export type StaffRequest = { command: string; id: string; by: string };

/** Carries the command out and answers with what to print. */
export async function runStaffCommand(db: Db, clock: Clock, { command, id, by }: StaffRequest): Promise<string> {
  if (command === "list") return list(db);
  if (command !== "verify" && command !== "suspend") return USAGE;
  if (!/^\d{1,15}$/.test(id)) return `Which practice? Its ID stands in the list.\n\n${USAGE}`;
  const change = { companyId: Number(id), command, by, now: clock.now() } as const;
  const done = await db.transaction().execute((tx) => setStatus(tx, change));
  return done
    ? `Practice ${id}: ${command === "verify" ? "verified" : "suspended"}.\n`
    : `There is no practice ${id}.\n`;
}

async function list(db: Db): Promise<string> {
  const rows = await db
    .selectFrom("companies")
    .leftJoin("users", (on) => on.onRef("users.company_id", "=", "companies.id").on("users.role", "=", "owner"))
    .select(["companies.id", "companies.name", "companies.status", "companies.phone"])
    .select(["users.first_name", "users.last_name", "users.email", "users.confirmed_at"])
    .orderBy(sql`companies.status = 'pending'`, "desc")
    .orderBy("companies.id")
    .execute();
  if (rows.length === 0) return "No practice has registered yet.\n";
  return rows
    .map((row) => {
      const owner = [row.first_name, row.last_name].filter(Boolean).join(" ");
      const email = row.email ? `${row.email}${row.confirmed_at ? "" : " (not confirmed)"}` : "";
      const columns = [String(row.id).padEnd(8), row.status.padEnd(10), row.name.padEnd(34), owner.padEnd(24)];
      return [...columns, email.padEnd(40), row.phone ?? ""].join(" ").trimEnd();
    })
    .join("\n")
    .concat("\n");
}

type StatusChange = { companyId: number; command: "verify" | "suspend"; by: string; now: Date };

/** False when there is no such practice. */
async function setStatus(tx: Tx, { companyId, command, by, now }: StatusChange): Promise<boolean> {
  const verified = { status: "active" as const, verified_at: now, verified_by: by };
  const company = await tx
    .updateTable("companies")
    .set(command === "verify" ? verified : { status: "suspended" as const })
    .where("id", "=", companyId)
    .returning("id")
    .executeTakeFirst();
  if (!company) return false;
  if (command === "suspend") await endAllSessions(tx, companyId);
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "provider" },
    action: command === "verify" ? "company_verified" : "company_suspended",
    subject: { type: "company", id: companyId },
    params: { by },
  });
  return true;
}

async function endAllSessions(tx: Tx, companyId: number): Promise<void> {
  const users = await tx.selectFrom("users").select("id").where("company_id", "=", companyId).execute();
  for (const { id } of users) {
    await tx.deleteFrom("sessions").where("user_id", "=", id).execute();
    // Open sockets listen for this and close.
    const notice = JSON.stringify({ user_id: id, session_id: null });
    await sql`select pg_notify('session_ended', ${notice})`.execute(tx);
  }
}
