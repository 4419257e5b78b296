/** The present row of a change that came too late, and who made it what it is. */
import { type TFunction } from "i18next";
import { isProblem } from "../../../api/problem.ts";
import { type StaleCallout } from "../../../contract/shapes/callout.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

/** Of a list, or from another server, without the state of a callout. */
type Stale = Pick<StaleCallout, "lock_version" | "updated_at" | "updated_by"> & Partial<Pick<StaleCallout, "status">>;

export function staleOf(error: unknown): Stale | null {
  if (!isProblem(error) || error.code !== "stale" || typeof error.data !== "object" || error.data === null) return null;
  const { lock_version, updated_at, updated_by, status } = error.data as Partial<Stale>;
  if (typeof lock_version !== "number" || typeof updated_at !== "string") return null;
  return { lock_version, updated_at, updated_by: updated_by ?? null, ...(status ? { status } : {}) };
}

const STALE_TEXTS = {
  callout: ["life.change.stale", "life.change.staleNow"],
  list: ["lists.taken", "lists.takenNow"],
  sending: ["lists.draftSent", "lists.draftSentNow"],
} as const;

/** "Anna Whitlocke edited this 4 min ago." */
export function formatStale(
  { updated_by, updated_at }: Pick<Stale, "updated_by" | "updated_at">,
  of: keyof typeof STALE_TEXTS,
  { t, format }: { t: TFunction<"callouts">; format: TimeFormat },
): string {
  const [before, justNow] = STALE_TEXTS[of];
  const when = format.from(updated_at);
  const name = updated_by ?? t("life.change.somebody");
  return when === t("time.now") ? t(justNow, { name }) : t(before, { name, when });
}
