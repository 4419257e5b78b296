/** What is done to doctors, their leave and their history. */
import { adminApi } from "../../../api/adminApi.ts";
import { unwrapData } from "../../../api/unwrapData.ts";
import { type ArchivedDoctor, type DoctorDetail, type DoctorInput } from "../../../contract/shapes/doctor.ts";
import {
  type AddedUnavailability,
  type DoctorBooking,
  type DoctorCallout,
  type DoctorEmailRow,
  type Unavailability,
  type UnavailabilityInput,
} from "../../../contract/shapes/doctorRequests.ts";
import { type Page } from "../../../contract/shapes/page.ts";

/** What can be said of one doctor without a form; `until`: of a pause, an ISO instant. */
type DoctorAct = { id: number } & (
  | { act: "pause"; until?: string }
  | { act: "archive" | "restore" | "unpause" | "use_address" }
);
type ChangedDoctor = { id: number; doctor: DoctorInput & { lock_version: number }; key: string };
type Paged = { id: number; page: number };

/** `key`: the Idempotency-Key. */
const doctorsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    addDoctor: build.mutation<DoctorDetail, { doctor: DoctorInput; key: string }>({
      query: ({ key, ...body }) => ({ url: "/doctors", method: "POST", body, headers: { "idempotency-key": key } }),
      transformResponse: unwrapData<DoctorDetail>,
      invalidatesTags: ["Doctors", "Groups"],
    }),
    changeDoctor: build.mutation<DoctorDetail, ChangedDoctor>({
      query: ({ id, key, ...body }) => ({
        url: `/doctors/${id}`,
        method: "PUT",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<DoctorDetail>,
      invalidatesTags: ["Doctors", "Groups"],
    }),
    actOnDoctor: build.mutation<ArchivedDoctor, DoctorAct>({
      query: ({ id, act, ...body }) => ({ url: `/doctors/${id}/${act}`, method: "POST", body }),
      transformResponse: unwrapData<ArchivedDoctor>,
      invalidatesTags: ["Doctors", "Groups"],
    }),
    unavailabilities: build.query<Unavailability[], number>({
      query: (id) => `/doctors/${id}/unavailabilities`,
      transformResponse: unwrapData<Unavailability[]>,
      providesTags: ["Doctors"],
    }),
    addUnavailability: build.mutation<AddedUnavailability, UnavailabilityInput & { doctorId: number; key: string }>({
      query: ({ doctorId, key, ...body }) => ({
        url: `/doctors/${doctorId}/unavailabilities`,
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
      transformResponse: unwrapData<AddedUnavailability>,
      invalidatesTags: ["Doctors"],
    }),
    removeUnavailability: build.mutation<unknown, { doctorId: number; id: number }>({
      query: ({ doctorId, id }) => ({ url: `/doctors/${doctorId}/unavailabilities/${id}`, method: "DELETE" }),
      invalidatesTags: ["Doctors"],
    }),
    doctorCallouts: build.query<Page<DoctorCallout>, Paged>({
      query: ({ id, page }) => ({ url: `/doctors/${id}/callouts`, params: { page } }),
      providesTags: ["Callouts", "Doctors"],
    }),
    /** The lists of some days, given by their first and last date, for which the doctor is confirmed. */
    doctorBookings: build.query<DoctorBooking[], { id: number; from: string; to: string }>({
      query: ({ id, ...params }) => ({ url: `/doctors/${id}/bookings`, params }),
      transformResponse: unwrapData<DoctorBooking[]>,
      providesTags: ["Callouts", "Doctors"],
    }),
    doctorEmails: build.query<Page<DoctorEmailRow>, Paged>({
      query: ({ id, page }) => ({ url: `/doctors/${id}/emails`, params: { page } }),
      providesTags: ["Callouts", "Doctors"],
    }),
  }),
});

export const {
  useAddDoctorMutation,
  useChangeDoctorMutation,
  useActOnDoctorMutation,
  useUnavailabilitiesQuery,
  useAddUnavailabilityMutation,
  useRemoveUnavailabilityMutation,
  useDoctorBookingsQuery,
  useDoctorCalloutsQuery,
  useDoctorEmailsQuery,
} = doctorsApi;
