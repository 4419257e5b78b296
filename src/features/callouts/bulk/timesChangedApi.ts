/** Of callouts that no page on the screen has: how often any of them was heard to have changed, counted from one on. */
import { adminApi } from "../../../api/adminApi.ts";

const timesChangedApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    timesChanged: build.query<number, number[]>({
      queryFn: () => ({ data: 1 }),
      merge: (count, once) => count + once,
      providesTags: (_result, _error, ids) => ids.map((id) => ({ type: "Callout" as const, id })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTimesChangedQuery } = timesChangedApi;
