/** What a session's secret looks like and how it travels: tokens that can be told again, and the six headers. */
import { createHash, createHmac } from "node:crypto";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../../src/contract/durations.ts";
import { type Credentials } from "../../../../src/contract/session.ts";
import { type SecretKeys } from "../../../platform/secretKeys.ts";

/** devise_token_auth's two weeks: moves on with every rotation there, absolute in the default rotation. */
export const SESSION_LIFE_MS = 14 * DAY_MS;
/** Unused for so long, a session of the default rotation is over. */
export const IDLE_LIFE_MS = 7 * DAY_MS;
/** As many devices as devise_token_auth keeps; the oldest makes room. */
export const MAX_SESSIONS = 10;
/** Requests so close to a rotation are one batch with it, measured on whole seconds (docs/contract.md §3). */
export const BATCH_MS = 5 * SECOND_MS;
/** How often the default mode rotates, and how long a previous token lives after the new one's first use. */
const ROTATE_EVERY_MS = 15 * MINUTE_MS;
export const GRACE_MS = MINUTE_MS;
/** Whether the default mode gives the next token to who holds the current one. */
export const isDue = ({ rotated_at }: { rotated_at: Date }, now: Date): boolean =>
  now.getTime() - rotated_at.getTime() >= ROTATE_EVERY_MS;
/** A previous token that comes back this long after its successor's first use was stolen. */
export const REPLAY_AFTER_MS = 10 * MINUTE_MS;

/** Derived, so that the current token can be told again to whoever still holds the previous one; never stored. */
export const tokenOf = (keys: SecretKeys, sessionId: string, generation: number): string =>
  createHmac("sha256", keys.sessions).update(`${sessionId}.${generation}`).digest("base64url");

/** Tokens have 256 random bits, so a plain hash is enough to keep a stolen table worthless. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The stored time has whole seconds, and so the 5 s window ends between 4 and 5 s. */
export const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

const unixSeconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000));

type Told = { accessToken: string; client: string; uid: string; expiresAt: Date };

/** The headers of a response that tells a token (docs/contract.md §1). */
export function sessionHeaders({ accessToken, client, uid, expiresAt }: Told): Credentials {
  const parts = { "access-token": accessToken, "token-type": "Bearer", client, expiry: unixSeconds(expiresAt), uid };
  return { ...parts, authorization: `Bearer ${Buffer.from(JSON.stringify(parts)).toString("base64")}` };
}

/** The headers of a response in a batch: one space for token and expiry; `authorization` holds the request's own token. */
export const batchHeaders = (own: Told): Credentials => ({ ...sessionHeaders(own), "access-token": " ", expiry: " " });
