/** The endpoint of the import: tried without a trace, then done. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type ListsImportReport, type ListsImportRequest } from "../../contract/shapes/lists/listsImport.ts";

/** `key`: one import, however often it is sent. */
type Doing = ListsImportRequest & { key: string };

const listsImportApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    tryListsImport: build.mutation<ListsImportReport, ListsImportRequest>({
      query: (body) => ({ url: "/lists/import", params: { dry_run: 1 }, method: "POST", body }),
      transformResponse: unwrapData<ListsImportReport>,
    }),
    importLists: build.mutation<ListsImportReport, Doing>({
      query: ({ key, ...body }) => ({
        url: "/lists/import",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<ListsImportReport>,
      invalidatesTags: (report) => (report ? ["Planning", "Callouts"] : []),
    }),
  }),
});

export const { useTryListsImportMutation, useImportListsMutation } = listsImportApi;
