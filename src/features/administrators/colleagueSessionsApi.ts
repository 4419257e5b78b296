/** Where everybody in the practice is signed in: for owners. */
import { adminApi } from "../../api/adminApi.ts";
import { type ColleagueSession, type ColleagueSessionsResponse } from "../../contract/shapes/administrator.ts";

const colleagueSessionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    colleagueSessions: build.query<ColleagueSession[], void>({
      query: () => "/users/sessions",
      transformResponse: ({ data }: ColleagueSessionsResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Administrators"],
    }),
    /** One, or without its id all of that person. */
    endColleagueSessions: build.mutation<unknown, { id: number; session?: string }>({
      query: ({ id, session }) => ({
        url: `/users/${id}/sessions${session ? `/${encodeURIComponent(session)}` : ""}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Administrators"],
    }),
  }),
});

export const { useColleagueSessionsQuery, useEndColleagueSessionsMutation } = colleagueSessionsApi;
