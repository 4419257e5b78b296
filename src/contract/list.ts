/** Lists by themselves, called out or not. */
import { type CalloutList, type CalloutStatus } from "./callout.ts";
import { type CalloutsQuery, type ListInput } from "./calloutRequests.ts";

/** `callout`: the one that asks for this list; null: nobody has been asked, and the list can still be changed by itself. */
export type ListRow = Omit<CalloutList, "counts"> & {
  callout: { id: number; reference: string; title: string; title_own: boolean; status: CalloutStatus } | null;
  /** Who changed it last. */
  updated_by: string | null;
  updated_at: string;
  lock_version: number;
};

/**
 * GET /lists: local dates, YYYY-MM-DD, both included, and at most 31 days apart; the filters of GET /callouts, asked of
 * each list and of the callout it is shown with. `q` finds a list that nobody was asked about by its surgeon or site.
 */
export type ListsQuery = { from: string; to: string } & Omit<
  CalloutsQuery,
  "tab" | "from" | "to" | "sort" | "page" | "per_page"
>;

/** POST /lists, and PUT /lists/{id}: 409 `stale` with the present ListRow, 409 `list_in_callout` once it is called out. */
export type ListRequest = { list: Omit<ListInput, "id" | "lock_version"> };
export type ChangeListRequest = ListRequest & { lock_version: number };
