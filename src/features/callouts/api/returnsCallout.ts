/** Endpoints that change a callout and return it as it is now. */
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { calloutsApi } from "./calloutsApi.ts";

const { updateQueryData } = calloutsApi.util;

type Changing = {
  dispatch: (patch: ReturnType<typeof updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: CalloutDetail }>;
};

/** What was returned is the present: whoever goes on at once need not wait until it is read anew. */
async function keepReturned(_asked: unknown, { dispatch, queryFulfilled }: Changing): Promise<void> {
  const response = await queryFulfilled.catch(() => null);
  if (response) dispatch(updateQueryData("callout", response.data.id, () => response.data));
}

export const returnsCallout = { transformResponse: unwrapData<CalloutDetail>, onQueryStarted: keepReturned };
