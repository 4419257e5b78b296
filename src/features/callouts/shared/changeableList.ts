/** Lists of callouts that were sent: which of them can still be changed, and how one is after somebody else's change. */
import { isProblem } from "../../../api/problem.ts";
import { type CalloutStatus, isRunning } from "../../../contract/callout.ts";
import { type StaleCallout } from "../../../contract/shapes/callout.ts";
import { type CalloutList, type ListRow } from "../../../contract/shapes/calloutList.ts";

/** As a callout and as the week have it. */
export type SentList = Omit<CalloutList, "counts">;

export const isChangeable = (
  { cover_status, starts_at }: Pick<SentList, "cover_status" | "starts_at">,
  status: CalloutStatus,
  now: number,
): boolean => isRunning(status) && cover_status !== "cancelled" && Date.parse(starts_at) > now;

/** Whether the callout can still be called off: until the last of its lists is over. */
export const isCancellable = (
  { status, lists }: { status: CalloutStatus; lists: readonly Pick<SentList, "cover_status" | "ends_at">[] },
  now: number,
): boolean =>
  (isRunning(status) || status === "scheduled") &&
  lists.some(({ cover_status, ends_at }) => cover_status !== "cancelled" && Date.parse(ends_at) > now);

/** The last one is cancelled with its callout. */
export const isOneOfSeveral = (lists: readonly Pick<SentList, "cover_status">[]): boolean =>
  lists.filter(({ cover_status }) => cover_status !== "cancelled").length > 1;

export type StaleList = { list: SentList; updated_by: string | null; updated_at: string };

/** The same of a list by itself. Another admin API may tell no more than that it has changed: then the row as it was read anew. */
export function staleListRow(error: unknown, row: ListRow): (StaleList & { list: ListRow }) | null {
  if (!isProblem(error) || error.code !== "stale") return null;
  const now = (error.data ?? {}) as Partial<ListRow>;
  const list = now.id === row.id && now.site && now.surgeon ? (now as ListRow) : { ...row, ...now };
  return { list, updated_by: list.updated_by, updated_at: list.updated_at };
}

/** The list as it is now, of a change that came too late, and who made it so. */
export function staleList(error: unknown, listId: number): StaleList | null {
  if (!isProblem(error) || error.code !== "stale" || typeof error.data !== "object" || error.data === null) return null;
  const { lists, updated_by, updated_at } = error.data as Partial<StaleCallout>;
  const list = lists?.find(({ id }) => id === listId);
  return list && updated_at ? { list, updated_by: updated_by ?? null, updated_at } : null;
}
