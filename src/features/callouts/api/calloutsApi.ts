/** Endpoints of callouts; live messages invalidate their tags. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail, type CalloutRow, type CalloutsMeta } from "../../../contract/shapes/callout.ts";
import {
  type CalloutInput,
  type CalloutRequest,
  type CalloutsQuery,
} from "../../../contract/shapes/calloutRequests.ts";
import {
  type CalloutPreview,
  type CancelRequest,
  type DecisionPreview,
} from "../../../contract/shapes/callouts/decisions.ts";
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";
import { type Page } from "../../../contract/shapes/page.ts";

export type ById = { id: number };
/** Under which the server does it once, however often it is asked. */
export type Keyed = { key?: string };

/** `round` is not sent: another one asks the same question again. */
export type AskedPreview = CalloutRequest & { round: number };

export const headersOf = (key: string | undefined) => (key ? { headers: { "idempotency-key": key } } : {});

/** Whatever changes a callout changes the list, the callout and its activity; after a refusal too: what is shown was not the present. */
export const changed = (_result: unknown, _error: unknown, { id }: ById) => [
  "Callouts" as const,
  { type: "Callout" as const, id },
];

/** A refused question shows that what is on the screen is not the present. */
export const refused = (_result: unknown, error: unknown, { id }: ById) =>
  error ? changed(undefined, error, { id }) : [];

export const calloutsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    callouts: build.query<Page<CalloutRow, CalloutsMeta>, CalloutsQuery>({
      query: (params) => ({ url: "/callouts", params }),
      providesTags: ["Callouts"],
    }),
    callout: build.query<CalloutDetail, number>({
      query: (id) => `/callouts/${id}`,
      transformResponse: unwrapData<CalloutDetail>,
      providesTags: (_result, _error, id) => [{ type: "Callout", id }],
    }),
    calloutEvents: build.query<TimelineEvent[], number>({
      query: (id) => `/callouts/${id}/events`,
      transformResponse: unwrapData<TimelineEvent[]>,
      providesTags: (_result, _error, id) => [{ type: "Callout", id }],
    }),
    /** A question that takes a body: nothing is written. */
    previewCallout: build.query<CalloutPreview, AskedPreview>({
      query: ({ round, ...body }) => ({ url: "/callouts/preview", method: "POST", body }),
      transformResponse: unwrapData<CalloutPreview>,
      /** Seconds; doctors and clashes change, and every edit is another entry. */
      keepUnusedDataFor: 10,
    }),
    draftCallout: build.mutation<CalloutDetail, { callout: CalloutInput } & Keyed>({
      query: ({ key, ...body }) => ({ url: "/callouts", method: "POST", body, ...headersOf(key) }),
      transformResponse: unwrapData<CalloutDetail>,
      invalidatesTags: ["Callouts"],
    }),
    deleteDraft: build.mutation<unknown, { id: number; lock_version: number }>({
      query: ({ id, ...params }) => ({ url: `/callouts/${id}`, method: "DELETE", params }),
      invalidatesTags: (_result, error, { id }) => (error ? changed(undefined, error, { id }) : ["Callouts"]),
    }),
    sendCallout: build.mutation<CalloutDetail, ById & { lock_version: number } & Keyed>({
      query: ({ id, key, ...body }) => ({ url: `/callouts/${id}/send`, method: "POST", body, ...headersOf(key) }),
      transformResponse: unwrapData<CalloutDetail>,
      invalidatesTags: changed,
    }),
    previewCancelling: build.mutation<DecisionPreview, ById & Partial<CancelRequest>>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/cancel_preview`, method: "POST", body }),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    cancelCallout: build.mutation<CalloutDetail, ById & CancelRequest>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/cancel`, method: "POST", body }),
      transformResponse: unwrapData<CalloutDetail>,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useCalloutsQuery,
  useCalloutQuery,
  useLazyCalloutQuery,
  useCalloutEventsQuery,
  usePreviewCalloutQuery,
  useDraftCalloutMutation,
  useDeleteDraftMutation,
  useSendCalloutMutation,
  usePreviewCancellingMutation,
  useCancelCalloutMutation,
} = calloutsApi;
