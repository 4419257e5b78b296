/** Endpoints of the views of the callouts table that people keep. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import {
  type ChangeSavedViewRequest,
  type SavedView,
  type SavedViewRequest,
} from "../../../contract/shapes/savedViews.ts";

/** The Idempotency-Key. */
type Keyed = { key: string };

const savedViewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], void>({
      query: () => "/saved_views",
      transformResponse: unwrapData<SavedView[]>,
      providesTags: ["SavedViews"],
    }),
    saveView: build.mutation<SavedView, SavedViewRequest & Keyed>({
      query: ({ key, ...body }) => ({
        url: "/saved_views",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<SavedView>,
      invalidatesTags: ["SavedViews"],
    }),
    changeView: build.mutation<SavedView, { id: number } & ChangeSavedViewRequest & Keyed>({
      query: ({ id, key, ...body }) => ({
        url: `/saved_views/${id}`,
        method: "PATCH",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<SavedView>,
      // After a refusal too: what is shown was not the present.
      invalidatesTags: ["SavedViews"],
    }),
    removeView: build.mutation<unknown, Pick<SavedView, "id" | "lock_version">>({
      query: ({ id, lock_version }) => ({ url: `/saved_views/${id}`, method: "DELETE", params: { lock_version } }),
      invalidatesTags: ["SavedViews"],
    }),
  }),
});

export const { useSavedViewsQuery, useSaveViewMutation, useChangeViewMutation, useRemoveViewMutation } = savedViewsApi;
