/** What the provider's staff can do: list practices, verify one, suspend one, check audit logs, let somebody in without codes. */
import { sql } from "kysely";
import { forCompany } from "../db/companyScope.ts";
import { type Db, type Tx } from "../db/database.ts";
import { recordAudit } from "../domain/recordAudit.ts";
import { endSessions } from "../features/auth/session/endSessions.ts";
import { planMissedSteps } from "../features/callouts/state/calloutClock.ts";
import { renderPracticeVerified } from "../mail/account/accountMails.ts";
import { queueMail } from "../mail/transport/queueMail.ts";
import { type Ports } from "../platform/ports.ts";
import { done, refused, type StaffResult } from "./staffResult.ts";
import { turnOffSecondFactor } from "./turnOffSecondFactor.ts";
import { verifyAudits } from "./verifyAudit.ts";

const USAGE = `Usage:
  npm run staff -- list            all practices, those that wait for verification first
  npm run staff -- verify ID       lets the practice's administrators sign in, and mails its owners
  npm run staff -- suspend ID      ends their sessions and keeps them out
  npm run staff -- verify-audit    whether the audit log of every practice, or of practice ID, is as it was written
  npm run staff -- second-factor-off EMAIL  lets the person sign in without a code, and mails them
`;

/** `by`: who typed it. */
export type StaffRequest = { command: string; id: string; by: string };

/** What the staff's work needs; they sign nothing. */
export type StaffPorts = Omit<Ports, "keys">;

/** Carries the command out and answers with what to print. */
export async function runStaffCommand(ports: StaffPorts, { command, id, by }: StaffRequest): Promise<StaffResult> {
  const { db } = ports.database;
  if (command === "list") return done(await list(db));
  if (command === "second-factor-off") return id ? turnOffSecondFactor(ports, id, by) : refused(USAGE);
  if (command === "verify-audit" && id === "") return verifyAudits(db);
  if (command !== "verify" && command !== "suspend" && command !== "verify-audit") return refused(USAGE);
  if (!/^\d{1,15}$/.test(id)) return refused(`Which practice? Its ID is shown in the list.\n\n${USAGE}`);
  if (command === "verify-audit") return verifyAudits(db, Number(id));
  return decide(ports, { command, id, by });
}

type Decision = StaffRequest & { command: "verify" | "suspend" };

async function decide(ports: StaffPorts, { command, id, by }: Decision): Promise<StaffResult> {
  const companyId = Number(id);
  const now = ports.clock.now();
  const change = command === "verify" ? verify : suspend;
  return ports.database.db.transaction().execute(async (tx) => {
    const company = await tx
      .selectFrom("companies")
      .select(["id", "name", "status"])
      .where("id", "=", companyId)
      .forUpdate()
      .executeTakeFirst();
    if (!company) return refused(`There is no practice ${id}.\n`);
    const status = command === "verify" ? "active" : "suspended";
    const told = done(`Practice ${id}: ${command === "verify" ? "verified" : "suspended"}.\n`);
    // Nobody is told twice of one decision.
    if (company.status === status) return told;
    const unit = { tx: forCompany(tx, companyId), now, ports, companyId };
    await change(unit, company.name, by);
    await recordAudit(unit.tx, now, {
      companyId,
      actor: { type: "provider" },
      action: command === "verify" ? "company_verified" : "company_suspended",
      subject: { type: "company", id: companyId },
      params: { by },
    });
    return told;
  });
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

type Unit = { tx: Tx; now: Date; ports: StaffPorts; companyId: number };

/** The owners hear of it, each in their language (specification §4: staff review and notify the user). */
async function verify(unit: Unit, practice: string, by: string): Promise<void> {
  const { tx, now, ports, companyId } = unit;
  await tx
    .updateTable("companies")
    .set({ status: "active", verified_at: now, verified_by: by })
    .where("id", "=", companyId)
    .execute();
  await planMissedSteps(unit);
  const owners = await tx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email", "locale"])
    .where("role", "=", "owner")
    .where("status", "=", "active")
    .execute();
  for (const user of owners)
    await queueMail(unit, renderPracticeVerified({ user, practice, config: ports.config }, now));
}

async function suspend({ tx, companyId }: Unit): Promise<void> {
  await tx.updateTable("companies").set({ status: "suspended" }).where("id", "=", companyId).execute();
  const users = await tx.selectFrom("users").select("id").execute();
  for (const { id } of users) await endSessions(tx, id);
}
