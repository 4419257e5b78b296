/** The endpoint of what hangs on a theatre's board. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type CoverSheet, type CoverSheetsQuery } from "../../contract/shapes/callouts/coverSheet.ts";

const coverSheetsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    coverSheets: build.query<CoverSheet[], CoverSheetsQuery>({
      query: (params) => ({ url: "/cover_sheets", params }),
      transformResponse: unwrapData<CoverSheet[]>,
      providesTags: ["Callouts", "Doctors", "Sites", "Surgeons", "Company"],
      // What is printed was asked for when its page was opened.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCoverSheetsQuery } = coverSheetsApi;
