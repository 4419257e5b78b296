/** Where lists are and whose they are: sites and surgeons. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type Site, type Surgeon } from "../../contract/shapes/places.ts";

const placeOptionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sites: build.query<Site[], void>({
      query: () => "/sites",
      transformResponse: unwrapData<Site[]>,
      providesTags: ["Sites"],
    }),
    surgeons: build.query<Surgeon[], void>({
      query: () => "/surgeons",
      transformResponse: unwrapData<Surgeon[]>,
      providesTags: ["Surgeons"],
    }),
  }),
});

export const { useSitesQuery, useSurgeonsQuery } = placeOptionsApi;
