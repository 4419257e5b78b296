/** The endpoint of what hangs on a theatre's board. */
import { adminApi } from "../../api/adminApi.ts";
import { type CoverSheet, type CoverSheetsQuery } from "../../contract/coverSheet.ts";

const coverSheetsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    coverSheets: build.query<CoverSheet[], CoverSheetsQuery>({
      query: (params) => ({ url: "/cover_sheets", params }),
      transformResponse: (answer: { data: CoverSheet[] }) => answer.data,
      providesTags: ["Callouts", "Doctors", "Sites", "Surgeons", "Company"],
      // What is printed was asked for when its page was opened.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCoverSheetsQuery } = coverSheetsApi;
