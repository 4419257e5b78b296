/** The audit log's endpoint. */
import { adminApi } from "../../api/adminApi.ts";
import { type AuditLine, type AuditMeta, type AuditQuery } from "../../contract/shapes/audit.ts";
import { type Page } from "../../contract/shapes/page.ts";

const auditApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whatever anybody does adds to it, so no tag would ever be right: each look asks anew. */
    auditEvents: build.query<Page<AuditLine, AuditMeta>, AuditQuery>({
      query: (params) => ({ url: "/audit_events", params }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditEventsQuery } = auditApi;
