/** A new device signs in: one more row, and the oldest goes when there are too many. */
import { randomBytes, randomUUID } from "node:crypto";
import { type Db, type Tx } from "../../../db/database.ts";
import { type Ports } from "../../../platform/ports.ts";
import {
  hashOf,
  MAX_SESSIONS,
  SESSION_LIFE_MS,
  sessionHeaders,
  tokenOf,
  wholeSecond,
} from "../secrets/sessionTokens.ts";
import { notifySessionEnd } from "./endSessions.ts";

export type NewSession = {
  userId: number;
  scope: "full" | "password_reset";
  userAgent?: string | undefined;
  ip?: string | undefined;
  /** For a session that ends with the mailed token it was opened by; else two weeks. */
  expiresAt?: Date;
};

export type OpenedSession = {
  sessionId: string;
  headers: Record<string, string>;
  /** How many living sessions had to go for it. */
  displaced: number;
};

/** Opens a session and answers with its headers. Whether the person may have one is for the caller to know. */
export async function openSession(ports: Ports, tx: Tx | Db, session: NewSession): Promise<OpenedSession> {
  const now = ports.clock.now();
  const { userId, scope } = session;
  const user = await tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const id = randomUUID();
  const client = randomBytes(16).toString("base64url");
  const accessToken = tokenOf(ports.keys, id, 1);
  const expiresAt = session.expiresAt ?? new Date(wholeSecond(now).getTime() + SESSION_LIFE_MS);
  await tx
    .insertInto("sessions")
    .values({
      id,
      user_id: userId,
      client,
      scope,
      token_hash: hashOf(accessToken),
      previous_token_hash: null,
      last_token_hash: null,
      // Signing in counts as a rotation (docs/contract.md §3).
      rotated_at: wholeSecond(now),
      current_used_at: null,
      expires_at: expiresAt,
      last_used_at: now,
      user_agent: session.userAgent?.slice(0, 500) ?? null,
      ip: session.ip ?? null,
      created_at: now,
    })
    .execute();
  const displaced = await makeRoom(tx, now, { id, userId, scope });
  return { sessionId: id, headers: sessionHeaders({ accessToken, client, uid: user.email, expiresAt }), displaced };
}

type Kept = { id: string; userId: number; scope: NewSession["scope"] };

/** Deletes the user's sessions that are over, and the oldest beyond the tenth. Returns how many of them lived. */
async function makeRoom(tx: Tx | Db, now: Date, { id, userId, scope }: Kept): Promise<number> {
  const others = await tx
    .selectFrom("sessions")
    .select(["id", "expires_at"])
    .where("user_id", "=", userId)
    .where("scope", "=", scope)
    .where("id", "<>", id)
    .orderBy("expires_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  const surplus = others.filter((other, index) => other.expires_at <= now || index >= MAX_SESSIONS - 1);
  for (const gone of surplus) await tx.deleteFrom("sessions").where("id", "=", gone.id).execute();
  if (surplus.length > 0) await notifySessionEnd(tx, userId);
  return surplus.filter((gone) => gone.expires_at > now).length;
}
