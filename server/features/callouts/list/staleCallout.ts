/** What an administrator is told whose picture of a callout is out of date. */
import { type StaleCallout } from "../../../../src/contract/shapes/callout.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type LockedCallout } from "../state/lockCallout.ts";
import { calloutsQuery, presentRow } from "./calloutRows.ts";

/** Throws 409 with the current row, and by whom it was changed, unless the version is the present one. */
export async function refuseStale(unit: CompanyWork, locked: LockedCallout, version: number): Promise<void> {
  if (locked.callout.lock_version !== version) throw await staleCallout(unit, locked);
}

export async function staleCallout({ tx, now }: CompanyWork, locked: LockedCallout): Promise<Problem> {
  const { id, updated_by } = locked.callout;
  const user = await tx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", updated_by ?? 0)
    .executeTakeFirst();
  const name = user && `${user.first_name} ${user.last_name}`.trim();
  const row = presentRow(await calloutsQuery(tx, now).where("callouts.id", "=", id).executeTakeFirstOrThrow());
  const data: StaleCallout = { ...row, updated_by: name ?? null };
  return new Problem(409, "stale", ["This callout has changed in the meantime. Please look again."], { data });
}
