/** Endpoints for what happens to a callout after it was written: reminders, more doctors, changes, copies. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import {
  type AddRecipientsRequest,
  type BulkRequest,
  type BulkResult,
  type CallBackRequest,
  type ChangeCalloutRequest,
  type DoctorLink,
  type DuplicateRequest,
  type MatchingCallout,
  type MatchingQuery,
  type RemindRequest,
  type RemindResult,
  type ScheduleRequest,
  type UnscheduleRequest,
} from "../../../contract/shapes/calloutRequests.ts";
import {
  type BulkPreview,
  type CalloutPreview,
  type DecisionPreview,
} from "../../../contract/shapes/callouts/decisions.ts";
import { type ById, changed, headersOf, type Keyed, refused } from "./calloutsApi.ts";
import { returnsCallout } from "./returnsCallout.ts";

const post = (url: string, body: object) => ({ url, method: "POST" as const, body });
const postOnce = (url: string, key: string | undefined, body: object) => ({ ...post(url, body), ...headersOf(key) });

export const calloutLifeApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    previewReminder: build.mutation<DecisionPreview, ById & RemindRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/remind_preview`, body),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    remind: build.mutation<RemindResult, ById & RemindRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/remind`, body),
      transformResponse: unwrapData<RemindResult>,
      invalidatesTags: changed,
    }),
    previewSending: build.mutation<CalloutPreview, ById>({
      query: ({ id }) => post(`/callouts/${id}/send_preview`, {}),
      transformResponse: unwrapData<CalloutPreview>,
      invalidatesTags: refused,
    }),
    previewRecipients: build.mutation<CalloutPreview, ById & AddRecipientsRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/recipients_preview`, body),
      transformResponse: unwrapData<CalloutPreview>,
    }),
    addRecipients: build.mutation<CalloutDetail, ById & AddRecipientsRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/recipients`, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    changeCallout: build.mutation<CalloutDetail, ById & ChangeCalloutRequest & Keyed>({
      query: ({ id, key, ...body }) => ({ url: `/callouts/${id}`, method: "PUT", body, ...headersOf(key) }),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    scheduleCallout: build.mutation<CalloutDetail, ById & ScheduleRequest & Keyed>({
      query: ({ id, key, ...body }) => postOnce(`/callouts/${id}/schedule`, key, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    unscheduleCallout: build.mutation<CalloutDetail, ById & UnscheduleRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/unschedule`, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    callBack: build.mutation<CalloutDetail, ById & CallBackRequest>({
      query: ({ id, ...body }) => post(`/callouts/${id}/call_back`, body),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    duplicateCallout: build.mutation<CalloutDetail, ById & DuplicateRequest & { key: string }>({
      query: ({ id, key, ...body }) => postOnce(`/callouts/${id}/duplicate`, key, body),
      ...returnsCallout,
      invalidatesTags: ["Callouts"],
    }),
    /** Chosen together, and not kept: what matches changes with every callout. */
    matchingCallouts: build.mutation<MatchingCallout[], MatchingQuery>({
      query: (params) => ({ url: "/callouts/matching", params }),
      transformResponse: unwrapData<MatchingCallout[]>,
    }),
    previewBulk: build.mutation<BulkPreview, BulkRequest>({
      query: (body) => post("/callouts/bulk_preview", body),
      transformResponse: unwrapData<BulkPreview>,
    }),
    bulkCallouts: build.mutation<BulkResult[], BulkRequest & Keyed>({
      query: ({ key, ...body }) => postOnce("/callouts/bulk", key, body),
      transformResponse: unwrapData<BulkResult[]>,
      invalidatesTags: ["Callouts", "Callout"],
    }),
    /** A file's text, fetched with the session's headers: a link could not carry them. */
    calendarFile: build.mutation<string, ById>({
      query: ({ id }) => `/callouts/${id}/calendar.ics`,
      extraOptions: { takesAnything: true, isExpected: (text) => String(text).startsWith("BEGIN:") },
    }),
    /** Never kept: the link is as good as the doctor's word. */
    doctorLink: build.mutation<DoctorLink, ById & { recipientId: number }>({
      query: ({ id, recipientId }) => `/callouts/${id}/recipients/${recipientId}/link`,
      transformResponse: unwrapData<DoctorLink>,
      invalidatesTags: changed,
    }),
    /** The one before opens nothing any more. */
    renewDoctorLink: build.mutation<DoctorLink, ById & { recipientId: number }>({
      query: ({ id, recipientId }) => post(`/callouts/${id}/recipients/${recipientId}/new_link`, {}),
      transformResponse: unwrapData<DoctorLink>,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePreviewReminderMutation,
  useRemindMutation,
  usePreviewRecipientsMutation,
  usePreviewSendingMutation,
  useAddRecipientsMutation,
  useChangeCalloutMutation,
  useScheduleCalloutMutation,
  useUnscheduleCalloutMutation,
  useCallBackMutation,
  useDuplicateCalloutMutation,
  useMatchingCalloutsMutation,
  usePreviewBulkMutation,
  useBulkCalloutsMutation,
  useCalendarFileMutation,
  useDoctorLinkMutation,
  useRenewDoctorLinkMutation,
} = calloutLifeApi;
