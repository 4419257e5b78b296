/** What somebody still has to see to, of lists and of days. */
import { type ListRow } from "../../../contract/shapes/calloutList.ts";

/** Nobody, or not for the whole of it, comes yet: said by colour, sign and word. */
const UNCOVERED: ReadonlySet<ListRow["cover_status"]> = new Set(["uncovered", "calling"]);

/** Of a list ahead: to find somebody, or to hear from who is booked. */
export function needOf({ cover_status, ends_at, confirmed }: ListRow, now: number): "wanting" | "waiting" | null {
  if (Date.parse(ends_at) <= now) return null;
  if (UNCOVERED.has(cover_status)) return "wanting";
  return confirmed.some(({ consent }) => consent) ? "waiting" : null;
}

/** As an attribute, which gives the colour. */
export function needAttribute(list: ListRow, now: number): object {
  const need = needOf(list, now);
  return need ? { [`data-${need}`]: "" } : {};
}

export const countWanting = (lists: readonly ListRow[], now: number): number =>
  lists.filter((list) => needOf(list, now) === "wanting").length;
