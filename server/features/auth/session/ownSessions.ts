/** Where somebody is signed in, and ending that from afar. */
import { type SessionRow } from "../../../../src/contract/shapes/account.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { notFound } from "../../../http/problem.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { endSession, endSessions } from "./endSessions.ts";
import { isSessionId, livingSessions, presentSession } from "./sessionRows.ts";

/** The living ones: this one first, then by last use. */
export async function listSessions(ports: Ports, { userId, sessionId }: SignedIn): Promise<SessionRow[]> {
  const rows = await livingSessions(ports.database.db, ports).where("users.id", "=", userId).execute();
  const own = rows.map((row) => presentSession(row, sessionId));
  return [...own.filter(({ current }) => current), ...own.filter(({ current }) => !current)];
}

/** Somebody else's is answered like none. Ending one's own is signing out. */
export async function revokeSession(ports: Ports, session: SignedIn, id: string, requestId: string): Promise<void> {
  if (!isSessionId(id)) throw notFound("session");
  await inCompany(ports, session.companyId, async ({ tx, now, companyId }) => {
    await lockPracticeFirst({ tx, companyId });
    const own = await tx
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", id)
      .where("user_id", "=", session.userId)
      .where("scope", "=", "full")
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw notFound("session");
    await endSession(tx, session.userId, id);
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: session.userId },
      action: "session_revoked",
      subject: { type: "user", id: session.userId },
      requestId,
    });
  });
}

/** Ends all but the one that asks, also what a link of a forgotten password has opened. */
export const revokeOthers = (ports: Ports, session: SignedIn, requestId: string): Promise<void> =>
  inCompany(ports, session.companyId, async ({ tx, now, companyId }) => {
    await lockPracticeFirst({ tx, companyId });
    await endSessions(tx, session.userId, session.sessionId);
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: session.userId },
      action: "other_sessions_revoked",
      subject: { type: "user", id: session.userId },
      requestId,
    });
  });
