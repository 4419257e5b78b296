/** Endpoints that change a callout and are answered with it as it is now. */
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { calloutsApi } from "./calloutsApi.ts";

const { updateQueryData } = calloutsApi.util;

type Changing = {
  dispatch: (patch: ReturnType<typeof updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: CalloutDetail }>;
};

/** What was answered is the present: whoever goes on at once need not wait until it is read anew. */
async function keepAnswered(_asked: unknown, { dispatch, queryFulfilled }: Changing): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) dispatch(updateQueryData("callout", answer.data.id, () => answer.data));
}

export const answersDetail = { transformResponse: unwrapData<CalloutDetail>, onQueryStarted: keepAnswered };
