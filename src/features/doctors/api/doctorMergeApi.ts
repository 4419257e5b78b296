/** Endpoints of merging a doctor who was entered twice. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { type DoctorMerge, type DoctorMergePreview } from "../../../contract/shapes/doctors/doctorMerge.ts";

const doctorMergeApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** What would move; asks only. */
    mergePreview: build.query<DoctorMergePreview, { id: number; into_id: number }>({
      query: ({ id, ...body }) => ({ url: `/doctors/${id}/merge_preview`, method: "POST", body }),
      transformResponse: unwrapData<DoctorMergePreview>,
      providesTags: ["Doctors"],
      keepUnusedDataFor: 0,
    }),
    /** Answers with the one who stays. `key`: the Idempotency-Key. */
    mergeDoctor: build.mutation<DoctorDetail, { id: number; key: string } & DoctorMerge>({
      query: ({ id, key, ...body }) => ({
        url: `/doctors/${id}/merge`,
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<DoctorDetail>,
      // After a refusal too: what is shown was not the present.
      invalidatesTags: ["Doctors", "Groups", "Surgeons", "Callouts", "Callout"],
    }),
  }),
});

export const { useMergePreviewQuery, useMergeDoctorMutation } = doctorMergeApi;
