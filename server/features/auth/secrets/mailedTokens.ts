/** Secrets of one use that travel by mail: reset, confirmation, invitation. Random, stored hashed, bound to the address. */
import { randomBytes } from "node:crypto";
import { DAY_MS, HOUR_MS } from "../../../../src/contract/durations.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { hashOf } from "./sessionTokens.ts";

export type TokenKind = "password_reset" | "confirmation" | "invitation" | "email_change";

/** A reset outlives the ten minutes that mail scanners hold a message back. */
const TOKEN_LIFE_MS: Record<TokenKind, number> = {
  password_reset: HOUR_MS,
  confirmation: 3 * DAY_MS,
  email_change: 3 * DAY_MS,
  invitation: 7 * DAY_MS,
};

type Person = { id: number; email: string; password_version: number };
export type IssuedToken = { id: number; secret: string; expiresAt: Date };

/** Makes the person's one living token of this kind: an older one is worth nothing from now on. */
export async function issueToken(tx: Tx, now: Date, kind: TokenKind, user: Person): Promise<IssuedToken> {
  const secret = randomBytes(32).toString("base64url");
  await retireTokens(tx, now, kind, user.id);
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS[kind]);
  const { id } = await tx
    .insertInto("user_tokens")
    .values({
      user_id: user.id,
      kind,
      token_hash: hashOf(secret),
      email: user.email,
      password_version: user.password_version,
      expires_at: expiresAt,
      used_at: null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, secret, expiresAt };
}

/** Makes every open token of the kind worthless. */
export async function retireTokens(tx: Tx, now: Date, kind: TokenKind, userId: number): Promise<void> {
  await tx
    .updateTable("user_tokens")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
}

/** What a secret was made for, though it may be over; its page then says how to get another. */
export const kindOf = async (db: Db, secret: string): Promise<TokenKind | undefined> => {
  const hash = hashOf(secret);
  return (await db.selectFrom("user_tokens").select("kind").where("token_hash", "=", hash).executeTakeFirst())?.kind;
};

/** Of whoever has the token; to be held before the person is. */
export async function lockPracticeOf(tx: Tx, secret: string): Promise<void> {
  const holder = await tx
    .selectFrom("user_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .select("users.company_id as companyId")
    .where("token.token_hash", "=", hashOf(secret))
    .executeTakeFirst();
  if (holder) await lockPracticeFirst({ tx, ...holder });
}

type TokenHolder = { userId: number; companyId: number; expiresAt: Date; used: boolean };

/**
 * Whose token it is, if it is one: in time, and of the address and password that the person had when it was mailed.
 * The person's row is locked, so that two uses follow one another, and before it the practice's.
 */
export async function findHolder(tx: Tx, now: Date, kind: TokenKind, secret: string): Promise<TokenHolder | undefined> {
  await lockPracticeOf(tx, secret);
  const found = await tx
    .selectFrom("user_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .select(["token.expires_at as expiresAt", "token.used_at"])
    .select(["users.id as userId", "users.company_id as companyId"])
    .where("token.token_hash", "=", hashOf(secret))
    .where("token.kind", "=", kind)
    .where("token.expires_at", ">", now)
    .whereRef("token.email", "=", "users.email")
    .whereRef("token.password_version", "=", "users.password_version")
    .forUpdate("users")
    .executeTakeFirst();
  if (!found) return undefined;
  const { used_at, ...holder } = found;
  return { ...holder, used: used_at !== null };
}

/** Uses the person's living token of the kind up; false when there is none, or somebody else was faster. */
export async function consumeToken(tx: Tx, now: Date, kind: TokenKind, userId: number): Promise<boolean> {
  const used = await tx
    .updateTable("user_tokens as token")
    .from("users")
    .set({ used_at: now })
    .whereRef("users.id", "=", "token.user_id")
    .where("token.user_id", "=", userId)
    .where("token.kind", "=", kind)
    .where("token.used_at", "is", null)
    .where("token.expires_at", ">", now)
    .whereRef("token.email", "=", "users.email")
    .whereRef("token.password_version", "=", "users.password_version")
    .returning("token.id")
    .execute();
  return used.length > 0;
}
