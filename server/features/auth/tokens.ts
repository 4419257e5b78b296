/** Session tokens, which are derived, and mailed tokens, which are random; of both the database holds hashes only. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type SecretKeys } from "../../secretKeys.ts";

/** 256 bits. Derived, so that a holder of the previous token can be told the current one again (reliability.md §2.1). */
export const sessionToken = (keys: SecretKeys, sessionId: string, generation: number): string =>
  createHmac("sha256", keys.sessions).update(`${sessionId}:${generation}`).digest("base64url");

export const randomToken = (): string => randomBytes(32).toString("base64url");

/** A browser's name for its session, as devise_token_auth makes them: 22 characters. */
export const newClient = (): string => randomBytes(16).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Compares two hashes without telling by time where they differ. */
export const sameHash = (one: string | null, other: string): boolean =>
  one !== null && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
