/** The answer to book unless the office knows better: what covers most, with nothing on record against it. */
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { isUncovered } from "./cover.ts";
import { asksOnceMore } from "./ResponseFit.tsx";

/** By the doctor's own word, and nobody has decided otherwise. */
const isFree = (one: CalloutResponse): boolean =>
  one.outcome === "none" &&
  one.bookable !== null &&
  !one.clash &&
  !asksOnceMore(one) &&
  one.fit.preference !== "avoid" &&
  one.fit.away !== true;

/** Smaller is better: the whole list before what completes it, that before any other part; of each, who is available before "if needed". */
function rankOf({ bookable, response }: CalloutResponse): number {
  const wish = response === "available" ? 0 : 1;
  if (bookable?.whole) return wish;
  return wish + (bookable?.completes ? 2 : 4);
}

/** Of the answers to one list, which come with those first who said so first. */
export const bestAnswer = (responses: readonly CalloutResponse[]): CalloutResponse | undefined =>
  responses.filter(isFree).sort((one, other) => rankOf(one) - rankOf(other))[0];

/** For the first list that still needs somebody and has such an answer; `now` in milliseconds. */
export function bestBooking({ lists, responses }: CalloutDetail, now: number): CalloutResponse | null {
  const lacking = lists.filter((list) => isUncovered(list) && Date.parse(list.starts_at) > now);
  const [best = null] = lacking.flatMap(
    ({ id }) => bestAnswer(responses.filter(({ list_id }) => list_id === id)) ?? [],
  );
  return best;
}
