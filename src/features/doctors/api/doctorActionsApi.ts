/** Endpoints for what is done with several doctors at once, invitations, and what is recorded of one. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type AuditLine, type AuditMeta } from "../../../contract/shapes/audit.ts";
import { type DoctorLink } from "../../../contract/shapes/calloutRequests.ts";
import {
  type DoctorBulk,
  type DoctorBulkResult,
  type InvitationPreview,
} from "../../../contract/shapes/doctorRequests.ts";
import { type Page } from "../../../contract/shapes/page.ts";

export const doctorActionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Each by itself; what was not possible says so. `key`: the Idempotency-Key. */
    bulkDoctors: build.mutation<DoctorBulkResult, DoctorBulk & { key: string }>({
      query: ({ key, ...body }) => ({
        url: "/doctors/bulk",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<DoctorBulkResult>,
      invalidatesTags: ["Doctors", "Groups"],
    }),
    /** Who would get an invitation, who not, and what it says. */
    invitationPreview: build.query<InvitationPreview, number[]>({
      query: (ids) => ({ url: "/doctors/invite_preview", method: "POST", body: { ids } }),
      transformResponse: unwrapData<InvitationPreview>,
      providesTags: ["Doctors"],
      keepUnusedDataFor: 0,
    }),
    /** Those before open nothing any more. */
    renewDoctorLinks: build.mutation<DoctorLink, number>({
      query: (id) => ({ url: `/doctors/${id}/new_link`, method: "POST", body: {} }),
      transformResponse: unwrapData<DoctorLink>,
      invalidatesTags: ["Doctors"],
    }),
    doctorEvents: build.query<Page<AuditLine, AuditMeta>, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: `/doctors/${id}/events`, params: { page } }),
      providesTags: ["Doctors"],
    }),
  }),
});

export const { useBulkDoctorsMutation, useInvitationPreviewQuery, useDoctorEventsQuery, useRenewDoctorLinksMutation } =
  doctorActionsApi;
