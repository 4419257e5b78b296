/** Whether a claim is true: the token is one of the session's living ones, and its person may use it (docs/contract.md §3). */
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { type Ports } from "../../../platform/ports.ts";
import { secondFactorDue } from "../secondFactor/secondFactorDue.ts";
import { BATCH_MS, GRACE_MS, hashOf, IDLE_LIFE_MS, isDue, REPLAY_AFTER_MS, tokenOf } from "../secrets/sessionTokens.ts";
import { type Claim } from "./credentials.ts";
import { endSession } from "./endSessions.ts";

/** What the next token is made from, as it was when the session was read. */
export type SessionRow = { id: string; generation: number; token_hash: string; rotated_at: Date; expires_at: Date };

/** The person, and the session's row as it was then. */
export type Authenticated = { person: SignedIn; row: SessionRow };

type SessionState = {
  token_hash: string;
  previous_token_hash: string | null;
  last_token_hash: string | null;
  rotated_at: Date;
  current_used_at: Date | null;
};

/** Which of the session's tokens it is; null when it is none, or one that is over. */
type Held = "current" | "previous" | "last" | "replayed" | null;

/** devise_token_auth 1.2.6: the previous token lives until the next rotation, the one before it 5 s. */
function heldWithEveryRequest(session: SessionState, hash: string, now: Date): Held {
  if (hash === session.token_hash) return "current";
  if (hash === session.previous_token_hash) return "previous";
  const young = session.rotated_at.getTime() > now.getTime() - BATCH_MS;
  return young && hash === session.last_token_hash ? "last" : null;
}

/** Two phases: the previous token lives until the current one is first used, and a minute longer. */
function heldInTwoPhases(session: SessionState, hash: string, now: Date): Held {
  if (hash === session.token_hash) return "current";
  if (hash !== session.previous_token_hash) return null;
  const sinceUse = session.current_used_at ? now.getTime() - session.current_used_at.getTime() : 0;
  if (sinceUse > REPLAY_AFTER_MS) return "replayed";
  return sinceUse <= GRACE_MS ? "previous" : null;
}

async function findSession({ database: { db } }: Ports, { client, uid }: Claim) {
  return (
    db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .innerJoin("companies", "companies.id", "users.company_id")
      .select(["sessions.id", "sessions.scope", "sessions.generation"])
      .select(["sessions.token_hash", "sessions.previous_token_hash"])
      .select(["sessions.last_token_hash", "sessions.rotated_at", "sessions.current_used_at", "sessions.last_used_at"])
      .select(["sessions.expires_at", "users.id as user_id", "users.company_id", "users.role"])
      .select(["users.first_name", "users.last_name", "users.email"])
      .select(secondFactorDue().as("second_factor_due"))
      .where("sessions.client", "=", client)
      // Case-sensitive, as the library's comparison (docs/contract.md §4). An address the person had is good for the sessions
      // of that time: they hear of the new one with their next response.
      .where((e) => e.or([e("users.email", "=", uid), e(e.val(uid), "=", e.fn.any(e.ref("sessions.former_uids")))]))
      .where("users.status", "=", "active")
      .where("users.confirmed_at", "is not", null)
      .where("companies.status", "=", "active")
      .where("companies.verified_at", "is not", null)
      .executeTakeFirst()
  );
}

/**
 * The session that the claim opens, or null. `rotate` says that this is a request that may take a new token with its
 * answer: then using the current token ends the time of the previous one. Connecting a cable does neither (docs/contract.md §5).
 */
export async function authenticate(
  ports: Ports,
  claim: Claim,
  { rotate }: { rotate: boolean },
): Promise<Authenticated | null> {
  // No column holds this character, so no session is named by it; the database would refuse the question.
  if (Object.values(claim).some((text) => text.includes("\u0000"))) return null;
  const now = ports.clock.now();
  const session = await findSession(ports, claim);
  if (!session || session.expires_at <= now) return null;
  // Another secret key made it, from before the key was changed.
  if (hashOf(tokenOf(ports.keys, session.id, session.generation)) !== session.token_hash) return null;
  const twoPhases = ports.config.tokenRotation === "15m";
  if (twoPhases && now.getTime() - session.last_used_at.getTime() > IDLE_LIFE_MS) return null;
  const hash = hashOf(claim.accessToken);
  const held = (twoPhases ? heldInTwoPhases : heldWithEveryRequest)(session, hash, now);
  if (held === "replayed") await endSession(ports.database.db, session.user_id, session.id);
  if (held === null || held === "replayed") return null;
  const unused = held === "current" && session.current_used_at === null;
  // The response will bring the next token, and notes the use with it.
  const moves = held === "current" && isDue(session, now);
  if (rotate && twoPhases && !moves && (unused || now.getTime() - session.last_used_at.getTime() > MINUTE_MS))
    await markUsed(ports, session.id, held === "current" ? session.token_hash : null);
  const { id, user_id: userId, company_id: companyId, role, first_name, last_name, email: uid } = session;
  const scope: SignedIn["scope"] =
    session.scope === "full" && session.second_factor_due ? "second_factor" : session.scope;
  const person: SignedIn = {
    userId,
    companyId,
    sessionId: id,
    scope,
    role,
    uid,
    name: `${first_name} ${last_name}`.trim(),
  };
  return { person, row: session };
}

/** `currentHash`: the token that was used, if it was the current one; its first use is what counts. */
async function markUsed({ database: { db }, clock }: Ports, id: string, currentHash: string | null): Promise<void> {
  const now = clock.now();
  await db
    .updateTable("sessions")
    .set((e) => ({
      last_used_at: now,
      current_used_at: e
        .case()
        .when(e.and([e("token_hash", "=", currentHash), e("current_used_at", "is", null)]))
        .then(now)
        .else(e.ref("current_used_at"))
        .end(),
    }))
    .where("id", "=", id)
    .execute();
}
