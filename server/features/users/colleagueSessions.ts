/** Where the practice's administrators are signed in, and ending that: for its owners. */
import { type ColleagueSession } from "../../../src/contract/shapes/administrator.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type By } from "../../domain/auditBy.ts";
import { type SignedIn } from "../../http/currentSession.ts";
import { notFound } from "../../http/problem.ts";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { endSession, endSessions, isSessionId, livingSessions, presentSession } from "../auth/public.ts";
import { auditUser } from "./auditUser.ts";
import { findColleague, lockPeople, notPossible, refuseUnlessOwner } from "./lockPeople.ts";

export async function listColleagueSessions(ports: Ports, session: SignedIn): Promise<ColleagueSession[]> {
  const { userId, role, companyId, sessionId } = session;
  refuseUnlessOwner({ id: userId, role });
  const rows = await livingSessions(forCompany(ports.database.db, companyId), ports).execute();
  return rows.map((row) => ({ user_id: row.user_id, ...presentSession(row, sessionId) }));
}

/** One's own session of now is ended by signing out. */
export async function endColleagueSession(
  unit: CompanyWork,
  by: By,
  { sessionId }: SignedIn,
  whose: { id: number; session_id: string },
): Promise<void> {
  const { id, session_id } = whose;
  refuseUnlessOwner(await lockPeople(unit, by.userId));
  await findColleague(unit, id);
  if (!isSessionId(session_id)) throw notFound("session");
  if (session_id.toLowerCase() === sessionId) throw notPossible("This is your own session. Please sign out instead.");
  const found = await unit.tx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", session_id)
    .where("user_id", "=", id)
    .where("scope", "=", "full")
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound("session");
  await endSession(unit.tx, id, session_id);
  await auditUser(unit, by, "user_session_revoked", id);
}

/** All of one person; of one's own all but the one that asks. */
export async function endColleagueSessions(
  unit: CompanyWork,
  by: By,
  { sessionId }: SignedIn,
  id: number,
): Promise<void> {
  refuseUnlessOwner(await lockPeople(unit, by.userId));
  await findColleague(unit, id);
  await endSessions(unit.tx, id, id === by.userId ? sessionId : undefined);
  await auditUser(unit, by, "user_sessions_revoked", id);
}
