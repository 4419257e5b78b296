/** What an answer tells of the session: a new token, a blank one inside a batch, the same again, or nothing. */
import { type Ports } from "../../ports.ts";
import { type Accepted, BATCH_WINDOW, type Session } from "./authenticate.ts";
import { LIFESPAN, wholeSeconds } from "./openSession.ts";
import { sessionHeaders } from "./sessionHeaders.ts";
import { hashToken, sessionToken } from "./tokens.ts";

/** At most one rotation in this time in the default mode (contract.md, introduction). */
const ROTATE_AFTER = 15 * 60_000;

type Headers = Record<string, string>;

export type RotationRequest = {
  accepted: Accepted;
  /** When the request came, on which devise_token_auth measures the batch. */
  startedAt: Date;
  /** `?unbatch=true` forces a rotation. */
  unbatch: boolean;
};

/** Nothing when the session ended in the meantime, by signing out say (contract.md T/06). */
export function answerHeaders(ports: Ports, request: RotationRequest): Promise<Headers | undefined> {
  return ports.config.tokenRotation === "15m" ? twoPhase(ports, request) : everyRequest(ports, request);
}

const tokenOf = ({ keys }: Ports, session: Session, uid: string) => ({
  token: sessionToken(keys, session.id, session.generation),
  client: session.client,
  expiresAt: session.expires_at,
  uid,
});

async function everyRequest(ports: Ports, { accepted, startedAt, unbatch }: RotationRequest) {
  const { uid, accessToken } = accepted.presented;
  return ports.database.db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom("sessions")
      .selectAll()
      .where("id", "=", accepted.session.id)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return undefined;
    const now = ports.clock.now();
    const update = tx.updateTable("sessions").where("id", "=", session.id);
    if (!unbatch && session.rotated_at.getTime() > startedAt.getTime() - BATCH_WINDOW) {
      // Each answer of a batch keeps it open, so a poll every four seconds never rotates (contract.md T/16).
      await update.set({ rotated_at: wholeSeconds(now) }).execute();
      return sessionHeaders({ ...tokenOf(ports, session, uid), token: accessToken }, true);
    }
    const generation = session.generation + 1;
    const token = sessionToken(ports.keys, session.id, generation);
    const expiresAt = new Date(now.getTime() + LIFESPAN);
    await update
      .set({
        generation,
        token_hash: hashToken(token),
        previous_token_hash: session.token_hash,
        last_token_hash: session.previous_token_hash,
        rotated_at: wholeSeconds(now),
        expires_at: expiresAt,
        last_used_at: now,
      })
      .execute();
    return sessionHeaders({ token, client: session.client, expiresAt, uid });
  });
}

async function twoPhase(ports: Ports, { accepted }: RotationRequest): Promise<Headers | undefined> {
  const { session, which, presented } = accepted;
  const now = ports.clock.now();
  const due = which === "current" && now.getTime() - session.rotated_at.getTime() >= ROTATE_AFTER;
  if (due) await rotateOnce(ports, session, now);
  // Whatever became of it, here or in a parallel request: this is the token to hold now.
  const current = await ports.database.db
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", session.id)
    .executeTakeFirst();
  return current && sessionHeaders(tokenOf(ports, current, presented.uid));
}

/** Compare-and-swap on the token's hash: of parallel requests one rotates (reliability.md GA1). */
async function rotateOnce({ database, keys }: Ports, session: Session, now: Date): Promise<void> {
  const generation = session.generation + 1;
  await database.db
    .updateTable("sessions")
    .set({
      generation,
      token_hash: hashToken(sessionToken(keys, session.id, generation)),
      previous_token_hash: session.token_hash,
      rotated_at: wholeSeconds(now),
      current_used_at: null,
    })
    .where("id", "=", session.id)
    .where("token_hash", "=", session.token_hash)
    .execute();
}
