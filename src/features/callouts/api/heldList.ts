/** The list that another callout has, where that is why something was refused; another server may not say which. */
import { isProblem } from "../../../api/problem.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";

export function heldList(error: unknown): (ListRow & { callout: NonNullable<ListRow["callout"]> }) | null {
  if (!isProblem(error) || error.code !== "list_in_callout" || typeof error.data !== "object") return null;
  const { callout, site, surgeon } = (error.data ?? {}) as Partial<ListRow>;
  return callout && site && surgeon ? { ...(error.data as ListRow), callout } : null;
}
