/** Live connections end where two-step verification has to be set up first. */
import { type Tx } from "../../../db/database.ts";
import { secondFactorDue } from "../secondFactor/secondFactorDue.ts";
import { notifySessionEnd } from "./endSessions.ts";

/** After commit, every process looks at the sockets of those people and closes them. `tx`: the practice's. */
export async function hangUpWhereDue(tx: Tx): Promise<void> {
  const people = await tx.selectFrom("users").select("id").where(secondFactorDue()).execute();
  for (const { id } of people) await notifySessionEnd(tx, id);
}
