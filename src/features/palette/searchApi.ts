/** The palette's search. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type SearchHit } from "../../contract/shapes/search.ts";

const searchApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string>({
      query: (q) => ({ url: "/search", params: { q } }),
      transformResponse: unwrapData<SearchHit[]>,
      /** Seconds; what is found changes with every callout. */
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
