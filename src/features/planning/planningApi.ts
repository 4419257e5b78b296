/** Endpoints of standing lists, and of the weeks that are planned from them. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import {
  type CallBackPlanRequest,
  type Plan,
  type PlanPreview,
  type PlanQuery,
  type PlanRequest,
  type PlanResult,
  type StandingList,
  type StandingListInput,
} from "../../contract/shapes/planning.ts";

type Created = { standing_list: StandingListInput; key: string };
type Changed = { id: number; standing_list: StandingListInput; lock_version: number; key: string };

export const planningApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    standingLists: build.query<StandingList[], void>({
      query: () => "/standing_lists",
      transformResponse: unwrapData<StandingList[]>,
      providesTags: ["Planning", "Sites", "Surgeons", "Doctors"],
    }),
    createStandingList: build.mutation<StandingList, Created>({
      query: ({ key, ...body }) => ({
        url: "/standing_lists",
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<StandingList>,
      invalidatesTags: ["Planning"],
    }),
    // After a refusal too: what is shown was not the present.
    changeStandingList: build.mutation<StandingList, Changed>({
      query: ({ id, key, ...body }) => ({
        url: `/standing_lists/${id}`,
        method: "PUT",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<StandingList>,
      invalidatesTags: ["Planning"],
    }),
    deleteStandingList: build.mutation<unknown, Pick<StandingList, "id" | "lock_version">>({
      query: ({ id, lock_version }) => ({ url: `/standing_lists/${id}`, method: "DELETE", params: { lock_version } }),
      invalidatesTags: ["Planning"],
    }),
    plan: build.query<Plan, PlanQuery>({
      query: (params) => ({ url: "/plan", params }),
      transformResponse: unwrapData<Plan>,
      providesTags: ["Planning", "Callouts", "Sites", "Surgeons", "Doctors"],
    }),
    planWeeks: build.mutation<PlanResult, PlanRequest & { key: string }>({
      query: ({ key, ...body }) => ({ url: "/plan", method: "POST", body, headers: { "idempotency-key": key } }),
      transformResponse: unwrapData<PlanResult>,
      invalidatesTags: ["Planning", "Callouts"],
    }),
    // A refused question shows that what is on the screen is not the present.
    previewPlan: build.mutation<PlanPreview, PlanRequest>({
      query: (body) => ({ url: "/plan/preview", method: "POST", body }),
      transformResponse: unwrapData<PlanPreview>,
      invalidatesTags: (_result, error) => (error ? ["Planning"] : []),
    }),
    callBackPlan: build.mutation<unknown, CallBackPlanRequest>({
      query: (body) => ({ url: "/plan/call_back", method: "POST", body }),
      invalidatesTags: ["Planning", "Callouts"],
    }),
  }),
});

export const {
  useStandingListsQuery,
  useCreateStandingListMutation,
  useChangeStandingListMutation,
  useDeleteStandingListMutation,
  usePlanQuery,
  usePlanWeeksMutation,
  usePreviewPlanMutation,
} = planningApi;
