/** Endpoints of the days without lists: of the whole practice, or of one surgeon. */
import { adminApi } from "../../api/adminApi.ts";
import { unwrapData } from "../../api/unwrapData.ts";
import { type DayOff, type DayOffInput } from "../../contract/shapes/planning.ts";

const daysOffApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    daysOff: build.query<DayOff[], void>({
      query: () => "/days_off",
      transformResponse: unwrapData<DayOff[]>,
      providesTags: ["Planning", "Surgeons"],
    }),
    addDayOff: build.mutation<DayOff, { day_off: DayOffInput; key: string }>({
      query: ({ key, ...body }) => ({ url: "/days_off", method: "POST", body, headers: { "idempotency-key": key } }),
      transformResponse: unwrapData<DayOff>,
      invalidatesTags: ["Planning"],
    }),
    removeDayOff: build.mutation<unknown, number>({
      query: (id) => ({ url: `/days_off/${id}`, method: "DELETE" }),
      invalidatesTags: ["Planning"],
    }),
  }),
});

export const { useDaysOffQuery, useAddDayOffMutation, useRemoveDayOffMutation } = daysOffApi;
