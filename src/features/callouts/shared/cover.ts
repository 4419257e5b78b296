/** How far a list is covered, for those who show it. */
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutList, type WallSpan } from "../../../contract/shapes/calloutList.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";

/** Somebody is still needed for it. */
export const isUncovered = ({ cover_status, open }: CalloutList): boolean =>
  cover_status !== "cancelled" && open.length > 0;

/** Those that are ahead and need somebody, while doctors are asked. */
export const openLists = ({ status, lists }: CalloutRow, now: number): CalloutList[] =>
  status === "open" ? lists.filter((list) => isUncovered(list) && Date.parse(list.starts_at) > now) : [];

/** The one that stands for all of a callout: the first that was not cancelled alone. */
export const leadList = (lists: readonly CalloutList[]): CalloutList | undefined =>
  lists.find(({ cover_status }) => cover_status !== "cancelled") ?? lists[0];

/** How many there are beside that one; of a callout that was cancelled as a whole, all. */
export const furtherLists = (lists: readonly CalloutList[]): number =>
  (lists.filter(({ cover_status }) => cover_status !== "cancelled").length || lists.length) - 1;

/** Of a part of the list, which may begin after midnight. */
export const spanText = ({ from, to }: WallSpan, { start_time }: Pick<CalloutList, "start_time">): string =>
  formatSpan(from, to, start_time);

export const wholeSpan = ({ start_time, end_time }: Pick<CalloutList, "start_time" | "end_time">): WallSpan => ({
  from: start_time,
  to: end_time,
});

export const isSameWallSpan = (one: WallSpan, other: WallSpan): boolean =>
  one.from === other.from && one.to === other.to;
