/** The provider's staff at the command line: npm run staff -- list | verify ID | suspend ID (product.md T28, Q29). */
import os from "node:os";
import { sql } from "kysely";
import { readConfig } from "./config.ts";
import { type Db, openDatabase } from "./db/database.ts";
import { recordAudit } from "./features/audit/recordAudit.ts";
import { explain } from "./startupErrors.ts";

const USAGE = `Usage:
  npm run staff -- list            all practices, those that wait for verification first
  npm run staff -- verify ID       lets the practice's administrators sign in
  npm run staff -- suspend ID      ends their sessions and keeps them out
`;

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
    .map((row) =>
      [
        String(row.id).padEnd(8),
        row.status.padEnd(10),
        row.name.padEnd(34),
        [row.first_name, row.last_name].filter(Boolean).join(" ").padEnd(24),
        `${row.email ?? ""} ${row.confirmed_at ? "" : "(email not confirmed)"}`.trim().padEnd(36),
        row.phone ?? "",
      ]
        .join(" ")
        .trimEnd(),
    )
    .join("\n")
    .concat("\n");
}

/** Changes the status, ends every session on suspension, and writes who did it; false when there is no such practice. */
async function setStatus(db: Db, id: number, action: "verify" | "suspend"): Promise<boolean> {
  const now = new Date();
  const by = os.userInfo().username;
  const change =
    action === "verify"
      ? { status: "active" as const, verified_at: now, verified_by: by }
      : { status: "suspended" as const };
  return db.transaction().execute(async (tx) => {
    const company = await tx
      .updateTable("companies")
      .set(change)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!company) return false;
    if (action === "suspend") await endAllSessions(tx, id);
    await recordAudit(tx, now, {
      companyId: id,
      actor: { type: "provider" },
      action: action === "verify" ? "company_verified" : "company_suspended",
      subject: { type: "company", id },
      params: { by },
    });
    return true;
  });
}

async function endAllSessions(tx: Db, companyId: number): Promise<void> {
  const users = await tx.selectFrom("users").select("id").where("company_id", "=", companyId).execute();
  for (const { id } of users) {
    await tx.deleteFrom("sessions").where("user_id", "=", id).execute();
    // Open sockets listen for this and close.
    const notice = JSON.stringify({ user_id: id, session_id: null });
    await sql`select pg_notify('session_ended', ${notice})`.execute(tx);
  }
}

async function run(command: string | undefined, id: string | undefined): Promise<string> {
  const needsId = command === "verify" || command === "suspend";
  if (command !== "list" && !needsId) return USAGE;
  if (needsId && !/^\d{1,15}$/.test(id ?? "")) return `Which practice? Its ID stands in the list.\n\n${USAGE}`;
  const config = readConfig({ ...process.env, SECRET_KEY: process.env.SECRET_KEY ?? "-".repeat(32) });
  const database = await openDatabase(config.databaseUrl, config.dataDir);
  try {
    if (command === "list") return await list(database.db);
    const done = await setStatus(database.db, Number(id), command as "verify" | "suspend");
    return done
      ? `Practice ${id}: ${command === "verify" ? "verified" : "suspended"}.\n`
      : `There is no practice ${id}.\n`;
  } finally {
    await database.close();
  }
}

try {
  const [command, id] = process.argv.slice(2);
  process.stdout.write(await run(command, id));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
