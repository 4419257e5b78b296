/** In which order callouts are listed. */
import { PER_PAGE } from "../../../../src/contract/page.ts";
import { type CalloutsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";

const COLUMNS = { when: "first_starts_at", respond_by: "respond_by", updated_at: "updated_at" } as const;

export type Direction = "asc" | "desc";
export type Slice = { limit: number; offset: number };
export type Order = Slice & {
  column: (typeof COLUMNS)[keyof typeof COLUMNS];
  direction: Direction;
  /** Urgent ones before all others. */
  urgentFirst: boolean;
  /** By when cover is needed. */
  byNeed: boolean;
  /** As one looks at a diary: what is still to come, soonest first, then what is over, latest first. */
  diary: boolean;
};

export function orderOf({ tab = "all", sort, page = 1, per_page = PER_PAGE }: CalloutsQuery): Order {
  const wish = sort ?? (tab === "past" ? "-when" : "when");
  return {
    column: COLUMNS[wish.replace("-", "") as keyof typeof COLUMNS],
    direction: wish.startsWith("-") ? "desc" : "asc",
    // Without a wish of one's own, urgent ones stand first among those that are asked; what needs action, by when cover is needed.
    urgentFirst: !sort && tab === "open",
    byNeed: !sort && tab === "needs_action",
    diary: !sort && tab === "all",
    limit: per_page,
    offset: (page - 1) * per_page,
  };
}
