/** The endpoint of the import: tried without a trace, then done. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type ImportReport, type ImportRequest } from "../../contract/shapes/doctors/doctorImport.ts";

/** `key`: one import, however often it is sent. */
type Doing = ImportRequest & { key: string };

const importApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    tryImport: build.mutation<ImportReport, ImportRequest>({
      query: (body) => ({ url: "/doctors/import", params: { dry_run: 1 }, method: "POST", body }),
      transformResponse: unwrapData<ImportReport>,
    }),
    importDoctors: build.mutation<ImportReport, Doing>({
      query: ({ key, ...body }) => ({
        url: "/doctors/import",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<ImportReport>,
      invalidatesTags: (report) => (report ? ["Doctors", "Groups"] : []),
    }),
  }),
});

export const { useTryImportMutation, useImportDoctorsMutation } = importApi;
