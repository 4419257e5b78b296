/** The present row of a change that came too late, and who made it what it is (invariant I10). */
import { isProblem } from "../../api/problem.ts";
import { type StaleCallout } from "../../contract/calloutRequests.ts";

type Told = Pick<StaleCallout, "lock_version" | "updated_at" | "updated_by">;

export function staleOf(error: unknown): Told | null {
  if (!isProblem(error) || error.code !== "stale" || typeof error.data !== "object" || error.data === null) return null;
  const { lock_version, updated_at, updated_by } = error.data as Partial<Told>;
  if (typeof lock_version !== "number" || typeof updated_at !== "string") return null;
  return { lock_version, updated_at, updated_by: updated_by ?? null };
}
