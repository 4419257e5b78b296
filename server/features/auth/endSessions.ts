/** Ends sessions at once: the rows go, and every process hears of it and closes their sockets. */
import { sql } from "kysely";
import { type Db, type Tx } from "../../db/database.ts";

/** Tells all processes, after commit; null means every session of the user. */
export async function noticeEnd(tx: Tx | Db, userId: number, sessionId: string | null): Promise<void> {
  const notice = JSON.stringify({ user_id: userId, session_id: sessionId });
  await sql`select pg_notify('session_ended', ${notice})`.execute(tx);
}

/** Ends all sessions of the user, or all but the one that asks for it. */
export async function endSessions(tx: Tx, userId: number, exceptSessionId?: string): Promise<void> {
  if (!exceptSessionId) {
    await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
    return noticeEnd(tx, userId, null);
  }
  const ended = await tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "<>", exceptSessionId)
    .returning("id")
    .execute();
  for (const { id } of ended) await noticeEnd(tx, userId, id);
}

/** Ends one session. */
export async function endSession(tx: Tx | Db, userId: number, sessionId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", sessionId).execute();
  await noticeEnd(tx, userId, sessionId);
}
