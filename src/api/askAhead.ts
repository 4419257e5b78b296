/** A question asked before whatever shows its answer is there. */
import { type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";

type Endpoint<Query> = {
  initiate: (query: Query, options: { subscribe: false }) => unknown;
  // The store's own shape is the app's matter.
  select: (query: Query) => unknown;
};
type Answer = { isSuccess: boolean };

/** When the answer is there; undefined where it is there already. Nobody is subscribed to it: news take it away. */
export const askAhead =
  <Query>(
    { initiate, select }: Endpoint<Query>,
    query: Query,
  ): ThunkAction<PromiseLike<unknown> | undefined, unknown, never, UnknownAction> =>
  (dispatch, getState) => {
    const answered = dispatch(
      initiate(query, { subscribe: false }) as UnknownAction,
    ) as unknown as PromiseLike<unknown>;
    const { isSuccess } = (select(query) as (state: unknown) => Answer)(getState());
    return isSuccess ? undefined : answered;
  };
