/** The answer to book unless the office knows better: available, with nothing on record against it (product.md §3). */
import { type CalloutDetail, type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { asksOnceMore } from "./ResponseFit.tsx";

/** Of the answers to one list, which come with those first who said so first. */
export const bestAnswer = (responses: readonly CalloutResponse[]): CalloutResponse | undefined =>
  responses.find(
    (one) =>
      one.outcome === "none" &&
      one.response === "available" &&
      !one.clash &&
      !asksOnceMore(one) &&
      one.fit.preference !== "avoid",
  );

export type Best = { list: CalloutList; response: CalloutResponse };

/** For the first list that still needs somebody and has such an answer; `now` in milliseconds. */
export function bestBooking({ lists, responses }: CalloutDetail, now: number): Best | null {
  const lacking = lists.filter((list) => list.confirmed.length < list.positions && Date.parse(list.starts_at) > now);
  const [best = null] = lacking.flatMap((list) => {
    const response = bestAnswer(responses.filter(({ list_id }) => list_id === list.id));
    return response ? [{ list, response }] : [];
  });
  return best;
}
