/** Opens a session for a person who has proved to be one, on one device more (contract.md §1). */
import { randomUUID } from "node:crypto";
import { type Db } from "../../db/database.ts";
import { type Ports } from "../../ports.ts";
import { sessionHeaders } from "./sessionHeaders.ts";
import { hashToken, newClient, sessionToken } from "./tokens.ts";

/** Two weeks, devise_token_auth's `token_lifespan`. */
export const LIFESPAN = 14 * 24 * 60 * 60 * 1000;
/** A reset link's session is for one form only. */
const RESET_LIFESPAN = 60 * 60 * 1000;
/** devise_token_auth's `max_number_of_devices`; one more drops the oldest. */
const MAX_DEVICES = 10;

export type NewSession = {
  userId: number;
  uid: string;
  scope: "full" | "password_reset";
  userAgent?: string;
  ip?: string;
};

export async function openSession(
  { keys, clock }: Pick<Ports, "keys" | "clock">,
  db: Db,
  { userId, uid, scope, userAgent, ip }: NewSession,
): Promise<{ headers: Record<string, string> }> {
  const now = clock.now();
  const id = randomUUID();
  const client = newClient();
  const token = sessionToken(keys, id, 1);
  const expiresAt = new Date(now.getTime() + (scope === "full" ? LIFESPAN : RESET_LIFESPAN));
  await db
    .insertInto("sessions")
    .values({
      id,
      user_id: userId,
      client,
      scope,
      token_hash: hashToken(token),
      previous_token_hash: null,
      last_token_hash: null,
      // Whole seconds, as the library stores them: the window of a batch ends between 4 and 5 s (contract.md T/17).
      rotated_at: wholeSeconds(now),
      current_used_at: null,
      expires_at: expiresAt,
      last_used_at: now,
      user_agent: userAgent?.slice(0, 300) ?? null,
      ip: ip ?? null,
      created_at: now,
    })
    .execute();
  await dropOldDevices(db, userId);
  return { headers: sessionHeaders({ token, client, expiresAt, uid }) };
}

export const wholeSeconds = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

async function dropOldDevices(db: Db, userId: number): Promise<void> {
  const kept = db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("expires_at", "desc")
    .limit(MAX_DEVICES);
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "not in", kept).execute();
}
