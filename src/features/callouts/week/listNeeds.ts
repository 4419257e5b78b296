/** What somebody still has to see to, of lists and of days. */
import { type ListBooking, type ListRow } from "../../../contract/shapes/calloutList.ts";

/** Nobody, or not for the whole of it, comes yet: said by colour, sign and word. */
const UNCOVERED: ReadonlySet<ListRow["cover_status"]> = new Set(["uncovered", "calling"]);

type Need = "wanting" | "waiting" | null;

/** Of a list ahead: to find somebody, or to hear from who is booked. */
export function needOf({ cover_status, ends_at, confirmed }: ListRow, now: number): Need {
  if (Date.parse(ends_at) <= now) return null;
  if (UNCOVERED.has(cover_status)) return "wanting";
  return confirmed.some(({ consent }) => consent) ? "waiting" : null;
}

export const needOfBooking = ({ ends_at }: ListRow, { consent }: ListBooking, now: number): Need =>
  consent && Date.parse(ends_at) > now ? "waiting" : null;

/** As an attribute, which gives the colour. */
export const needAttribute = (need: Need): object => (need ? { [`data-${need}`]: "" } : {});

export const countWanting = (lists: readonly ListRow[], now: number): number =>
  lists.filter((list) => needOf(list, now) === "wanting").length;
