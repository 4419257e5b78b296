/** Endpoints of waves: what the office does with those of a callout, and the plans that a practice keeps. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import {
  type ChangeWavePlanRequest,
  type WavePlan,
  type WavePlanRequest,
  type WavesRequest,
} from "../../../contract/shapes/waves.ts";
import { type ById, changed, refused } from "./calloutsApi.ts";
import { returnsCallout } from "./returnsCallout.ts";

const wavesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    previewWaves: build.mutation<DecisionPreview, ById & WavesRequest>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/waves_preview`, method: "POST", body }),
      transformResponse: unwrapData<DecisionPreview>,
      invalidatesTags: refused,
    }),
    directWaves: build.mutation<CalloutDetail, ById & WavesRequest>({
      query: ({ id, ...body }) => ({ url: `/callouts/${id}/waves`, method: "POST", body }),
      ...returnsCallout,
      invalidatesTags: changed,
    }),
    wavePlans: build.query<WavePlan[], void>({
      query: () => "/wave_plans",
      transformResponse: unwrapData<WavePlan[]>,
      providesTags: ["WavePlans"],
    }),
    addWavePlan: build.mutation<WavePlan, { plan: WavePlanRequest; key: string }>({
      query: ({ plan, key }) => ({
        url: "/wave_plans",
        method: "POST",
        body: plan,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<WavePlan>,
      invalidatesTags: ["WavePlans"],
    }),
    changeWavePlan: build.mutation<WavePlan, { id: number; plan: ChangeWavePlanRequest; key: string }>({
      query: ({ id, plan, key }) => ({
        url: `/wave_plans/${id}`,
        method: "PUT",
        body: plan,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<WavePlan>,
      invalidatesTags: ["WavePlans"],
    }),
    removeWavePlan: build.mutation<unknown, number>({
      query: (id) => ({ url: `/wave_plans/${id}`, method: "DELETE" }),
      invalidatesTags: ["WavePlans"],
    }),
  }),
});

export const {
  usePreviewWavesMutation,
  useDirectWavesMutation,
  useWavePlansQuery,
  useAddWavePlanMutation,
  useChangeWavePlanMutation,
  useRemoveWavePlanMutation,
} = wavesApi;
