/** The booking that needs no further thought, of a callout as a whole. */
import { bestAnswer } from "../../../contract/rules/answerOrder.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { isUncovered } from "./cover.ts";

/** For the first list that still needs somebody and has such an answer; `now` in milliseconds. */
export function bestBooking({ lists, responses }: CalloutDetail, now: number): CalloutResponse | null {
  const lacking = lists.filter((list) => isUncovered(list) && Date.parse(list.starts_at) > now);
  const [best = null] = lacking.flatMap(
    ({ id }) => bestAnswer(responses.filter(({ list_id }) => list_id === id)) ?? [],
  );
  return best;
}
