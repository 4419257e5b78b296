/** Where somebody is signed in, and ending that from afar. */
import { type SessionRow } from "../../../../src/contract/shapes/account.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { notFound } from "../../../http/problem.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { IDLE_LIFE } from "../secrets/sessionTokens.ts";
import { deviceOf } from "./deviceOf.ts";
import { endSession, endSessions } from "./endSessions.ts";

/** The living ones: this one first, then by last use. */
export async function listSessions(ports: Ports, { userId, sessionId }: SignedIn): Promise<SessionRow[]> {
  const now = ports.clock.now();
  const rows = await ports.database.db
    .selectFrom("sessions")
    .select(["id", "user_agent", "ip", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("scope", "=", "full")
    .where("expires_at", ">", now)
    .$if(ports.config.tokenRotation === "15m", (query) =>
      query.where("last_used_at", ">=", new Date(now.getTime() - IDLE_LIFE)),
    )
    .orderBy((e) => e("id", "=", sessionId), "desc")
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ user_agent, created_at, last_used_at, ...row }) => ({
    ...row,
    current: row.id === sessionId,
    ...deviceOf(user_agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Somebody else's is answered like none. Ending one's own is signing out. */
export async function revokeSession(ports: Ports, session: SignedIn, id: string, requestId: string): Promise<void> {
  if (!UUID.test(id)) throw notFound("session");
  await inCompany(ports, session.companyId, async ({ tx, now, companyId }) => {
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
    await endSessions(tx, session.userId, session.sessionId);
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: session.userId },
      action: "other_sessions_revoked",
      subject: { type: "user", id: session.userId },
      requestId,
    });
  });
