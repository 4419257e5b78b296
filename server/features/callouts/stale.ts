/** What an administrator is told whose picture of a callout is out of date (product.md I10). */
import { type StaleCallout } from "../../../src/contract/calloutRequests.ts";
import { Problem } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { type LockedCallout } from "./lockCallout.ts";
import { showRow } from "./showCallout.ts";

/** Throws 409 with the current row, and by whom it was changed, unless the version is the present one. */
export async function refuseStale({ tx, now }: CompanyWork, locked: LockedCallout, version: number): Promise<void> {
  const { id, lock_version, updated_by } = locked.callout;
  if (lock_version === version) return;
  const user = await tx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", updated_by ?? 0)
    .executeTakeFirst();
  const name = user && `${user.first_name} ${user.last_name}`.trim();
  const data: StaleCallout = { ...(await showRow(tx, now, id)), updated_by: name ?? null };
  throw new Problem(409, "stale", ["This callout has changed meanwhile. Please look again."], { data });
}
