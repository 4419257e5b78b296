/** Whether somebody who knew the password also has the second factor. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { type SignInProof } from "../../../../src/contract/shapes/session.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { type CompanyWork, type Ports } from "../../../platform/ports.ts";
import { stepOf } from "./oneTimeCodes.ts";
import { spendRecoveryCode } from "./recoveryCodes.ts";

export async function hasSecondFactor(db: Db | Tx, userId: number): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Ten tries an hour, right ones included and counted before they are checked: many at once guess no more than one after the other. */
export const limitCodes = (ports: Ports, userId: number): Promise<void> =>
  rateLimit(ports, [{ key: `second_factor/user/${userId}`, max: 10, windowMs: HOUR_MS }]);

/** Takes the code, which is then used up, and tells which kind it was; null: it is none of the person's. */
export async function takeProof(
  { tx, now, ports }: CompanyWork,
  userId: number,
  { otp_code, recovery_code }: SignInProof,
): Promise<"code" | "recovery" | null> {
  const factor = await tx
    .selectFrom("second_factors")
    .select(["user_id", "seed", "last_step"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return null;
  if (!otp_code) return recovery_code && (await spendRecoveryCode(tx, now, userId, recovery_code)) ? "recovery" : null;
  const step = stepOf(ports.keys, factor, otp_code, now);
  // No code is taken twice, nor one that is older than the last.
  if (step === undefined || step <= factor.last_step) return null;
  await tx.updateTable("second_factors").set({ last_step: step }).where("user_id", "=", userId).execute();
  return "code";
}
