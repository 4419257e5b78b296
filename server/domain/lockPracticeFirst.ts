/** The order of locks between a practice and its people. */
import { type Tx } from "../db/database.ts";

/**
 * Locks the practice before one of its users. Audit and mail rows reference the practice, and `lockPeople` locks it first;
 * the same order everywhere prevents deadlocks.
 */
export async function lockPracticeFirst({ tx, companyId }: { tx: Tx; companyId: number }): Promise<void> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forKeyShare().execute();
}
