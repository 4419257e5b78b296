/** Ends sessions at once: the rows go, and every process hears of it and closes their sockets. */
import { sql } from "kysely";
import { type Db, type Tx } from "../../../db/database.ts";

/** The NOTIFY channel that every process listens to. */
export const SESSION_ENDED = "session_ended";

/** Tells all processes, after commit, whose sessions to look at. */
export async function notifySessionEnd(tx: Tx | Db, userId: number): Promise<void> {
  await sql`select pg_notify(${SESSION_ENDED}, ${JSON.stringify({ user_id: userId })})`.execute(tx);
}

/** Ends all sessions of the user, or all but the one that asks for it. */
export async function endSessions(tx: Tx, userId: number, exceptSessionId?: string): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptSessionId !== undefined, (query) => query.where("id", "<>", exceptSessionId ?? ""))
    .execute();
  await notifySessionEnd(tx, userId);
}

/** Ends one session. */
export async function endSession(tx: Tx | Db, userId: number, sessionId: string): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", sessionId).execute();
  await notifySessionEnd(tx, userId);
}
