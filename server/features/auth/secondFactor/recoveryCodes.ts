/** Codes for who has lost the authenticator app: ten, each good for one sign-in. */
import { randomBytes } from "node:crypto";
import { type Tx } from "../../../db/database.ts";
import { hashOf } from "../secrets/sessionTokens.ts";

const CODES = 10;
/** Five bits each: 80 bits in all, so that a plain hash keeps a stolen table worthless. */
const CODE_CHARACTERS = 16;
/** Without l and o, which are read as digits. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

const newCode = (): string =>
  Array.from(randomBytes(CODE_CHARACTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
/** As it is shown: four groups of four. */
const grouped = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;
const hashFor = (userId: number, code: string): string => hashOf(`recovery.${userId}.${code}`);

/** Makes ten new codes; older ones are worth nothing from then on. */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashFor(userId, code), used_at: null })))
    .execute();
  return codes.map(grouped);
}

/** Uses the code up, however it is typed; false where it is wrong or was used. */
export async function spendRecoveryCode(tx: Tx, now: Date, userId: number, typed: string): Promise<boolean> {
  const code = typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  const { numUpdatedRows } = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashFor(userId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const { left } = await tx
    .selectFrom("recovery_codes")
    .select((e) => e.fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
