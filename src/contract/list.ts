/** Lists by themselves, called out or not (product.md §2.5, Q11). */
import { type CalloutList, type CalloutStatus, type RoleNeeded } from "./callout.ts";
import { type ListInput } from "./calloutRequests.ts";
import { type DoctorRef } from "./doctor.ts";

/** `callout`: the one that asks for this list; null: nobody has been asked, and the list can still be changed by itself. */
export type ListRow = Omit<CalloutList, "counts" | "confirmed"> & {
  confirmed: DoctorRef[];
  callout: { id: number; reference: string; status: CalloutStatus } | null;
  /** Who changed it last. */
  updated_by: string | null;
  updated_at: string;
  lock_version: number;
};

/** GET /lists: local dates, YYYY-MM-DD, both included, and at most 31 days apart. */
export type ListsQuery = { from: string; to: string; site_id?: number; surgeon_id?: number; role?: RoleNeeded };

/** POST /lists, and PUT /lists/{id}: 409 `stale` with the present ListRow, 409 `list_in_callout` once it is called out. */
export type ListRequest = { list: Omit<ListInput, "id" | "lock_version"> };
export type ChangeListRequest = ListRequest & { lock_version: number };
