/** What somebody still has to see to, of lists and of days. */
import { type ListBooking, type ListRow } from "../../../contract/shapes/calloutList.ts";

/** Nobody, or not for the whole of it, comes yet: said by colour, sign and word. */
const UNCOVERED: ReadonlySet<ListRow["cover_status"]> = new Set(["uncovered", "calling"]);

type Need = "wanting" | "waiting" | null;

const isOver = ({ ends_at }: Pick<ListRow, "ends_at">, now: number): boolean => Date.parse(ends_at) <= now;

/** Of a list ahead: to find somebody, or to hear from who is booked. */
export function needOf(list: ListRow, now: number): Need {
  const { cover_status, confirmed } = list;
  if (isOver(list, now)) return null;
  if (UNCOVERED.has(cover_status)) return "wanting";
  return confirmed.some(({ consent }) => consent) ? "waiting" : null;
}

export const needOfBooking = (list: ListRow, { consent }: ListBooking, now: number): Need =>
  consent && !isOver(list, now) ? "waiting" : null;

/** As attributes, which give the colour; what is over stands back. */
export const needAttributes = (list: ListRow, need: Need, now: number): object => ({
  ...(need ? { [`data-${need}`]: "" } : {}),
  ...(isOver(list, now) ? { "data-over": "" } : {}),
});

export const countWanting = (lists: readonly ListRow[], now: number): number =>
  lists.filter((list) => needOf(list, now) === "wanting").length;
