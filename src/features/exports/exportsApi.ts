/** Files of the practice, fetched with the session's headers: a link could not carry them. */
import { adminApi } from "../../api/adminApi.ts";
import { type AuditQuery } from "../../contract/shapes/audit.ts";
import { type CalloutsQuery } from "../../contract/shapes/calloutRequests.ts";
import { type DoctorsQuery } from "../../contract/shapes/doctorRequests.ts";
import { type Separator } from "../../contract/shapes/exports.ts";

type WithSeparator = { separator: Separator };
type Unpaged<Query> = Omit<Query, "page" | "per_page">;

/** A proxy's page is none, of its sign-in say. */
const isFile = (body: unknown): boolean => typeof body === "string" && !/^\s*</.test(body);

/** The answer is a file's text. Not kept: each press asks anew. */
const file = { takesAnything: true, isExpected: isFile } as const;

const exportsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    exportDoctors: build.mutation<string, Unpaged<DoctorsQuery> & WithSeparator>({
      query: (params) => ({ url: "/doctors.csv", params }),
      extraOptions: file,
    }),
    /** `ids`: only these. */
    exportCallouts: build.mutation<string, Unpaged<CalloutsQuery> & WithSeparator & { ids?: number[] }>({
      query: ({ ids, ...params }) => ({
        url: "/callouts.csv",
        params: { ...params, ...(ids ? { ids: ids.join(",") } : {}) },
      }),
      extraOptions: file,
    }),
    exportAudit: build.mutation<string, Unpaged<AuditQuery> & WithSeparator>({
      query: (params) => ({ url: "/audit_events.csv", params }),
      extraOptions: file,
    }),
    exportAll: build.mutation<unknown, void>({
      query: () => "/export.json",
    }),
  }),
});

export const { useExportDoctorsMutation, useExportCalloutsMutation, useExportAuditMutation, useExportAllMutation } =
  exportsApi;
