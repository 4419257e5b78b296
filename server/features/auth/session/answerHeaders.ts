/** The session headers of an answer, decided when it is sent: a new token, the current one again, or a batch's blanks. */
import { sql } from "kysely";
import { type Ports } from "../../../platform/ports.ts";
import {
  BATCH,
  batchHeaders,
  hashOf,
  ROTATE_EVERY,
  SESSION_LIFE,
  sessionHeaders,
  tokenOf,
  wholeSecond,
} from "../secrets/sessionTokens.ts";
import { type Claim } from "./credentials.ts";

/** A request that was let in. */
export type Accepted = Claim & {
  sessionId: string;
  startedAt: Date;
  /** `?unbatch=true`: rotate also inside a batch. */
  unbatch: boolean;
};

type Row = { id: string; generation: number; token_hash: string; rotated_at: Date; expires_at: Date };

const load = ({ database: { db } }: Ports, id: string): Promise<Row | undefined> =>
  db
    .selectFrom("sessions")
    .select(["id", "generation", "token_hash", "rotated_at", "expires_at"])
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * Moves the session to its next token, unless somebody else was faster: a compare-and-swap on the generation and on the
 * time that made this request think it was its turn.
 */
async function rotate(
  { database: { db }, keys, clock }: Ports,
  row: Row,
  expiresAt: Date,
): Promise<string | undefined> {
  const accessToken = tokenOf(keys, row.id, row.generation + 1);
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set((e) => ({
      generation: row.generation + 1,
      token_hash: hashOf(accessToken),
      previous_token_hash: e.ref("token_hash"),
      last_token_hash: e.ref("previous_token_hash"),
      rotated_at: wholeSecond(now),
      current_used_at: null,
      last_used_at: now,
      expires_at: expiresAt,
    }))
    .where("id", "=", row.id)
    .where("generation", "=", row.generation)
    .where("rotated_at", "=", row.rotated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? accessToken : undefined;
}

/** As devise_token_auth 1.2.6 does (docs/contract.md §3). Undefined: the session has ended meanwhile. */
async function withEveryRequest(ports: Ports, request: Accepted): Promise<Record<string, string> | undefined> {
  const { accessToken: own, client, uid, sessionId, startedAt, unbatch } = request;
  const windowStart = new Date(startedAt.getTime() - BATCH);
  for (;;) {
    const row = await load(ports, sessionId);
    if (!row) return undefined;
    if (!unbatch && row.rotated_at > windowStart) {
      const now = ports.clock.now();
      // A batch answer moves the buffer on. `greatest`: a clock that lags in another process never moves it back.
      await ports.database.db
        .updateTable("sessions")
        .set((e) => ({
          rotated_at: sql<Date>`greatest(${e.ref("rotated_at")}, ${wholeSecond(now)})`,
          last_used_at: now,
        }))
        .where("id", "=", sessionId)
        .execute();
      return batchHeaders({ accessToken: own, client, uid, expiresAt: row.expires_at });
    }
    const expiresAt = new Date(wholeSecond(ports.clock.now()).getTime() + SESSION_LIFE);
    const accessToken = await rotate(ports, row, expiresAt);
    if (accessToken) return sessionHeaders({ accessToken, client, uid, expiresAt });
  }
}

/**
 * At most one new token in 15 minutes, and only to who used the current one. Everybody is told the current token, which
 * is how a holder of the previous one catches up.
 */
async function inTwoPhases(ports: Ports, request: Accepted): Promise<Record<string, string> | undefined> {
  const { client, uid, sessionId } = request;
  for (;;) {
    const row = await load(ports, sessionId);
    if (!row) return undefined;
    const due = ports.clock.now().getTime() - row.rotated_at.getTime() >= ROTATE_EVERY;
    const holdsCurrent = hashOf(request.accessToken) === row.token_hash;
    if (!(holdsCurrent && (due || request.unbatch)))
      return sessionHeaders({
        accessToken: tokenOf(ports.keys, row.id, row.generation),
        client,
        uid,
        expiresAt: row.expires_at,
      });
    const accessToken = await rotate(ports, row, row.expires_at);
    if (accessToken) return sessionHeaders({ accessToken, client, uid, expiresAt: row.expires_at });
  }
}

/** Undefined when the session ended while the request was under way: then nothing is told. */
export const answerHeaders = (ports: Ports, request: Accepted): Promise<Record<string, string> | undefined> =>
  (ports.config.tokenRotation === "15m" ? inTwoPhases : withEveryRequest)(ports, request);
