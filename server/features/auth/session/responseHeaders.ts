/** The session headers of a response, decided when it is sent: a new token, the current one again, or a batch's blanks. */
import { sql } from "kysely";
import { MINUTE_MS, SECOND_MS } from "../../../../src/contract/durations.ts";
import { type Ports } from "../../../platform/ports.ts";
import {
  BATCH_MS,
  batchHeaders,
  hashOf,
  isDue,
  SESSION_LIFE_MS,
  sessionHeaders,
  tokenOf,
  wholeSecond,
} from "../secrets/sessionTokens.ts";
import { type SessionRow } from "./authenticate.ts";
import { type Claim } from "./credentials.ts";

/** A request that was let in. */
export type Accepted = Claim & {
  /** The session as it was then. */
  row: SessionRow;
  startedAt: Date;
  /** Changes nothing, so that it cannot be what ended the session. */
  isReading: boolean;
  /** `?unbatch=true`: rotate also inside a batch. */
  unbatch: boolean;
};

/** Milliseconds under way, after which a session may well have ended meanwhile. */
const BRIEF_MS = SECOND_MS;
/** Milliseconds before the next token is due, from which on the clock of another process may say that it is. */
const SKEW_MS = MINUTE_MS;

const load = ({ database: { db } }: Ports, id: string): Promise<SessionRow | undefined> =>
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
  row: SessionRow,
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
  const { accessToken: own, client, uid, startedAt, unbatch } = request;
  const windowStart = new Date(startedAt.getTime() - BATCH_MS);
  // What was read at the beginning will do: the time of a rotation never moves back, and `rotate` compares.
  for (let row: SessionRow | undefined = request.row; row; row = await load(ports, row.id)) {
    if (!unbatch && row.rotated_at > windowStart) {
      const session = await moveBuffer(ports, row.id);
      return session && batchHeaders({ accessToken: own, client, uid, expiresAt: session.expires_at });
    }
    const expiresAt = new Date(wholeSecond(ports.clock.now()).getTime() + SESSION_LIFE_MS);
    const accessToken = await rotate(ports, row, expiresAt);
    if (accessToken) return sessionHeaders({ accessToken, client, uid, expiresAt });
  }
  return undefined;
}

/** A batch response moves the buffer on. `greatest`: a clock that lags in another process never moves it back. */
function moveBuffer({ database: { db }, clock }: Ports, id: string): Promise<{ expires_at: Date } | undefined> {
  const now = clock.now();
  return db
    .updateTable("sessions")
    .set((e) => ({
      rotated_at: sql<Date>`greatest(${e.ref("rotated_at")}, ${wholeSecond(now)})`,
      last_used_at: now,
    }))
    .where("id", "=", id)
    .returning("expires_at")
    .executeTakeFirst();
}

/**
 * Whether the session is sure to be as it was read: nobody may rotate it yet, and hardly anybody had time to end it. A holder
 * of the current token is then told that very token.
 */
function isSettled({ clock }: Ports, { accessToken, row, startedAt, isReading }: Accepted): boolean {
  const now = clock.now().getTime();
  const holdsCurrent = hashOf(accessToken) === row.token_hash;
  return isReading && holdsCurrent && now - startedAt.getTime() < BRIEF_MS && !isDue(row, new Date(now + SKEW_MS));
}

/**
 * At most one new token in 15 minutes, and only to who used the current one. Everybody is told the current token, which
 * is how a holder of the previous one catches up.
 */
async function inTwoPhases(ports: Ports, request: Accepted): Promise<Record<string, string> | undefined> {
  const { client, uid } = request;
  let isKnown = isSettled(ports, request);
  for (let row: SessionRow | undefined = request.row; row; row = await load(ports, row.id)) {
    const { expires_at: expiresAt } = row;
    const holdsCurrent = hashOf(request.accessToken) === row.token_hash;
    if (holdsCurrent && (request.unbatch || isDue(row, ports.clock.now()))) {
      const accessToken = await rotate(ports, row, expiresAt);
      if (accessToken) return sessionHeaders({ accessToken, client, uid, expiresAt });
    } else if (isKnown) {
      const accessToken = tokenOf(ports.keys, row.id, row.generation);
      return sessionHeaders({ accessToken, client, uid, expiresAt });
    }
    isKnown = true;
  }
  return undefined;
}

/** Undefined when the session ended while the request was under way: then nothing is told. */
export const responseHeaders = (ports: Ports, request: Accepted): Promise<Record<string, string> | undefined> =>
  (ports.config.tokenRotation === "15m" ? inTwoPhases : withEveryRequest)(ports, request);
