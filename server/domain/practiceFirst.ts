/** The order of locks between a practice and its people. */
import { type Tx } from "../db/database.ts";

/**
 * To be held before anything of a person's is locked and then written about: what is written names the practice, whose row
 * whoever changes its people locks first. Neither then waits for the other.
 */
export async function practiceFirst({ tx, companyId }: { tx: Tx; companyId: number }): Promise<void> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forKeyShare().execute();
}
