/** Where lists are and whose they are: sites and surgeons. */
import { adminApi } from "../../api/adminApi.ts";
import { type Site, type Surgeon } from "../../contract/doctor.ts";

const placeOptionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sites: build.query<Site[], void>({
      query: () => "/sites",
      transformResponse: (answer: { data: Site[] }) => answer.data,
      providesTags: ["Sites"],
    }),
    surgeons: build.query<Surgeon[], void>({
      query: () => "/surgeons",
      transformResponse: (answer: { data: Surgeon[] }) => answer.data,
      providesTags: ["Surgeons"],
    }),
  }),
});

export const { useSitesQuery, useSurgeonsQuery } = placeOptionsApi;
